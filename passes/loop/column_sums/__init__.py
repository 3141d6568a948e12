"""Kernels that walk rows, and the sums of columns that are computed along with them."""
