"""The small C library through which Python launches kernels on a GPU."""

from .loader import DRIVER, BoundKernel, CudaLauncher

__all__ = ["DRIVER", "BoundKernel", "CudaLauncher"]
