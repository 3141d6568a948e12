"""The runtime of host programs for GPUs. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

import torch
from torch import Tensor

from ..cache import DiskCache
from ..choices import Choice
from ..host_runtime import HostRuntime
from .tuning import Fastest, Tuner

__all__ = ["CudaRuntime"]


class CudaRuntime(HostRuntime):
    """The runtime of one GPU."""

    def __init__(self, device: int, cache: DiskCache, keys: Mapping[str, str]):
        """`keys` maps kernel names to keys of their compiled code."""
        self.device = device
        self.empty_strided = torch._C._dynamo.guards._empty_strided_cuda  # type: ignore[attr-defined]
        """Allocates a tensor on the current device."""
        self.current_device = torch._C._cuda_getDevice
        self.current_stream = torch._C._cuda_getCurrentRawStream
        self._cache, self._keys = cache, keys
        self.choices: list[Choice] = []
        """The choices made by measurement, in order."""

    def upload(self, value: Tensor, device: torch.device) -> Tensor:
        """Copy a CPU tensor to this GPU. The caller may write into it as soon as this returns."""
        # Unpinned memory is copied synchronously, before the call returns.
        return value.to(device, non_blocking=not value.is_pinned(), copy=True)

    def on_device(self) -> AbstractContextManager[None]:
        """A context in which this GPU is the current one."""
        return torch.cuda.device(self.device)

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]]) -> Callable[..., None]:
        """The fastest of several kernels, determined at its first launch. It takes the grids of all of them."""
        device = torch.cuda.get_device_name(self.device)
        return Fastest(kernels, Tuner(self._cache, device, self._keys, choices=self.choices))
