"""Analyses of kernels of the triton dialect."""
