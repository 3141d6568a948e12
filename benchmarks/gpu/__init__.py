"""Measures programs on a GPU: `python -m stepwell.benchmarks --device cuda`."""
