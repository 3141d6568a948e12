"""Kernels as Triton Python, one statement an operation."""
