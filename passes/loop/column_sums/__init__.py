"""Kernels that process rows, and kernels that reduce columns of the same rows, merged into one."""
