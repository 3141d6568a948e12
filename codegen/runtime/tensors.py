"""Functions on tensors for all generated host programs. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import torch
from torch import Tensor

from ...ir.errors import IndexOutOfRange

__all__ = ["expect", "fail", "has_modes", "require", "without_modes"]

has_modes: Callable[[], bool] = torch._C._is_torch_function_mode_enabled  # type: ignore[attr-defined]
"""Whether a mode of torch, such as `torch.device`, intercepts calls of torch's functions."""
without_modes = torch._C.DisableTorchFunction


def expect(value: Tensor, strides: tuple[int, ...]) -> Tensor:
    """`value` with these strides: itself, or a copy if its strides differ."""
    if all(size == 1 or have == want for size, have, want in zip(value.shape, value.stride(), strides, strict=True)):
        return value.as_strided(value.shape, strides)
    fresh = torch.empty_strided(value.shape, strides, dtype=value.dtype, device=value.device)
    return fresh.copy_(value)


def require(value: Tensor, sizes: tuple[int, ...], dtype: torch.dtype, operator: str) -> None:
    """Raise RuntimeError unless the result of an operator has the sizes and type that the program was compiled for."""
    if value.shape != sizes or value.dtype is not dtype:
        raise RuntimeError(
            f"{operator} gives a {value.dtype} tensor of sizes {list(value.shape)}, and this program was compiled for "
            f"{dtype} and {list(sizes)}, which a torch._check or the operator's fake implementation promised")


def fail(message: str) -> NoReturn:
    """Stop the program, because an assertion about sizes or places does not hold."""
    raise IndexOutOfRange(message)
