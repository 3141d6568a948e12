"""Reference semantics of triton kernels with numpy: programs and operations run one after the other."""

from .interpreter import run_triton_kernel

__all__ = ["run_triton_kernel"]
