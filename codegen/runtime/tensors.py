"""What every generated host program does with tensors that are given to it. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

__all__ = ["aligned", "expect", "has_modes", "without_modes"]

ALIGNMENT = 8
"""Rows of a mask begin at multiples of so many elements in the memory-efficient attention of torch."""

has_modes: Callable[[], bool] = torch._C._is_torch_function_mode_enabled  # type: ignore[attr-defined]
"""Whether a mode of torch, as `torch.device` is one, is told of the calls of torch's functions."""
without_modes = torch._C.DisableTorchFunction


def expect(value: Tensor, strides: tuple[int, ...]) -> Tensor:
    """`value` with these strides: itself, or a copy where the tensor lies otherwise in memory."""
    if all(size == 1 or have == want for size, have, want in zip(value.shape, value.stride(), strides, strict=True)):
        return value.as_strided(value.shape, strides)
    fresh = torch.empty_strided(value.shape, strides, dtype=value.dtype, device=value.device)
    return fresh.copy_(value)


def aligned(value: Tensor) -> Tensor:
    """`value` such that each row begins at a multiple of eight elements: itself, or a copy with room behind rows."""
    if all(stride % ALIGNMENT == 0 for stride in value.stride()[:-1]):
        return value
    *others, length = value.shape
    wide = value.new_empty((*others, -(-length // ALIGNMENT) * ALIGNMENT))
    return wide[..., :length].copy_(value)
