"""The small C library through which Python launches kernels on a GPU."""

from .loader import BoundKernel, CudaLauncher

__all__ = ["BoundKernel", "CudaLauncher"]
