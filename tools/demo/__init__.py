"""The demonstration: `python -m stepwell.tools.demo`."""
