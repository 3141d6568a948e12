"""What a host program for GPUs calls besides kernels and torch's operators. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

import torch
import torch._dynamo  # which the function that allocates belongs to

from ..host.runtime import expect
from .tuning import Fastest, Tuner

__all__ = ["CudaRuntime"]


class CudaRuntime:
    """One GPU."""

    expect = staticmethod(expect)
    empty_strided = staticmethod(torch._C._dynamo.guards._empty_strided_cuda)  # type: ignore[attr-defined]
    """Allocates on the current device."""
    current_device = staticmethod(torch._C._cuda_getDevice)
    current_stream = staticmethod(torch._C._cuda_getCurrentRawStream)

    def __init__(self, device: int, tuner: Tuner):
        self.device = device
        self._tuner = tuner

    def on_device(self) -> AbstractContextManager[None]:
        """This GPU is the current one."""
        return torch.cuda.device(self.device)

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]]) -> Callable[..., None]:
        """That of some kernels which is fastest, found at its first launch. It takes the grids of all."""
        return Fastest(kernels, self._tuner)
