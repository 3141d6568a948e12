"""Functions that a host program for GPUs calls besides kernels and torch's operators. Imported when a program is
loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

import torch
import torch._dynamo  # defines the allocating function
from torch import Tensor

from ....ir.formulas import FUNCTIONS
from ..cache import DiskCache
from ..choices import Choice
from ..process_groups import collective, group
from ..tensors import Once, expect, fail, has_modes, require, without_modes
from .tuning import Fastest, Tuner

__all__ = ["CudaRuntime"]


class CudaRuntime:
    """The runtime of one GPU."""

    def __init__(self, device: int, cache: DiskCache, keys: Mapping[str, str]):
        """`keys` maps kernel names to keys of their compiled code."""
        self.device = device
        self.FUNCTIONS = FUNCTIONS
        self.expect, self.require, self.fail, self.Once = expect, require, fail, Once
        self.has_modes, self.without_modes = has_modes, without_modes
        self.collective, self.group = collective, group
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
