"""Benchmark programs for Stepwell, and the command that compares it with eager and Inductor."""
