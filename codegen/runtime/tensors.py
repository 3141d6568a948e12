"""What every generated host program does with tensors that are given to it. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import torch
from torch import Tensor

__all__ = ["aligned", "expect", "fail", "has_modes", "require", "without_modes"]

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


def require(value: Tensor, sizes: tuple[int, ...], dtype: torch.dtype, operator: str) -> None:
    """Raise RuntimeError unless what an operator gave is what the program was compiled for."""
    if value.shape != sizes or value.dtype is not dtype:
        raise RuntimeError(
            f"{operator} gives a {value.dtype} tensor of sizes {list(value.shape)}, and this program was compiled for "
            f"{dtype} and {list(sizes)}, which a torch._check or the operator's fake implementation promised")


def fail(message: str) -> NoReturn:
    """Stop the program: something does not hold that it relies on."""
    raise RuntimeError(message)


def aligned(value: Tensor) -> Tensor:
    """`value` such that each row begins at a multiple of eight elements: itself, or a copy with room behind rows."""
    if all(stride % ALIGNMENT == 0 for stride in value.stride()[:-1]):
        return value
    *others, length = value.shape
    wide = value.new_empty((*others, -(-length // ALIGNMENT) * ALIGNMENT))
    return wide[..., :length].copy_(value)
