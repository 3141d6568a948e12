"""Passes on kernels of the triton dialect."""
