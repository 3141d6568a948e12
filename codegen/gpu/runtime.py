"""What a host program for GPUs calls besides kernels and torch's operators. Imported when a program is loaded."""

from __future__ import annotations

from contextlib import AbstractContextManager

import torch
import torch._dynamo  # which the function that allocates belongs to

from ..host.runtime import expect

__all__ = ["CudaRuntime"]


class CudaRuntime:
    """One GPU."""

    expect = staticmethod(expect)
    empty_strided = staticmethod(torch._C._dynamo.guards._empty_strided_cuda)  # type: ignore[attr-defined]
    """Allocates on the current device."""
    current_device = staticmethod(torch._C._cuda_getDevice)
    current_stream = staticmethod(torch._C._cuda_getCurrentRawStream)

    def __init__(self, device: int):
        self.device = device

    def on_device(self) -> AbstractContextManager[None]:
        """This GPU is the current one."""
        return torch.cuda.device(self.device)
