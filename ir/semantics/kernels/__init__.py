"""Reference semantics of kernels of loops: numpy, one operation and one iteration after the other."""

from .errors import KernelError, OutOfBounds, Race, TooLong, UninitializedRead
from .interpreter import KernelInterpreter, run_kernel

__all__ = ["KernelError", "KernelInterpreter", "OutOfBounds", "Race", "TooLong", "UninitializedRead", "run_kernel"]
