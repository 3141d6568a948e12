"""Functions that a host program for GPUs calls besides kernels and torch's operators, for tensors on the CPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext

import torch
import torch._dynamo  # defines the allocating function
from torch import Tensor

from ...process_groups import collective, group
from ...tensors import expect, fail, has_modes, require, without_modes

__all__ = ["collective", "current_device", "current_stream", "device", "empty_strided", "expect", "fail",
           "fastest_of", "group", "has_modes", "on_device", "require", "upload", "without_modes"]

empty_strided = torch._C._dynamo.guards._empty_strided_cpu  # type: ignore[attr-defined]
on_device = nullcontext
device = 0


def fastest_of(kernels: Mapping[str, Callable[..., None]]) -> Callable[..., None]:
    """The first of several equivalent kernels."""
    first, *_ = kernels.values()
    return lambda stream, grids, *arguments: first(stream, *grids[0], *arguments)


def upload(value: Tensor, device: torch.device) -> Tensor:
    """A copy of a CPU tensor, in place of one on the GPU `device`."""
    return value.clone()


def current_device() -> int:
    """The number of the single device."""
    return device


def current_stream(device: int) -> int:
    """A dummy stream: kernels run synchronously."""
    return 0
