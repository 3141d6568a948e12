"""Reference semantics of loop kernels with numpy: sequential execution, one operation at a time."""

from .errors import KernelError, OutOfBounds, Race, TooLong, UninitializedRead
from .interpreter import KernelInterpreter, run_kernel

__all__ = ["KernelError", "KernelInterpreter", "OutOfBounds", "Race", "TooLong", "UninitializedRead", "run_kernel"]
