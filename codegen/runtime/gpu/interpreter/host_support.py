"""The runtime of host programs for GPUs whose kernels are interpreted on tensors of the CPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext

import torch
from torch import Tensor

from ...host_runtime import HostRuntime

__all__ = ["InterpreterRuntime"]


class InterpreterRuntime(HostRuntime):
    """The runtime of a single device, whose kernels run synchronously."""

    device = 0
    on_device = nullcontext

    @staticmethod
    def current_device() -> int:
        """The number of the single device."""
        return 0

    @staticmethod
    def current_stream(device: int) -> int:
        """A dummy stream."""
        return 0

    @staticmethod
    def upload(value: Tensor, device: torch.device) -> Tensor:
        """A copy of a CPU tensor, in place of one on the GPU `device`."""
        return value.clone()

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]]) -> Callable[..., None]:
        """The first of several equivalent kernels, which takes the grids of all of them."""
        return first_of(kernels)


def first_of(kernels: Mapping[str, Callable[..., None]]) -> Callable[..., None]:
    """The first of several kernels, as a function of the grids of all of them."""
    first, *_ = kernels.values()
    return lambda stream, grids, *arguments: first(stream, *grids[0], *arguments)
