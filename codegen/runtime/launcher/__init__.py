"""The small C library through which Python calls kernels."""

from .loader import BoundKernel, Launcher

__all__ = ["BoundKernel", "Launcher"]
