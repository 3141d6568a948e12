"""Functions on tensors for all generated host programs. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn
from weakref import ref

import torch
from torch import Tensor

from ...ir.errors import IndexOutOfRange

__all__ = ["Once", "expect", "fail", "has_modes", "require", "without_modes"]

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


class Once:
    """Calls a function once for the same tensors, as long as nobody writes them.

    Layers with the same code share a program, so that there may be results for several sets of tensors.
    """

    def __init__(self, function: Callable[..., Any]):
        self._function = function
        self._kept: dict[tuple[tuple[int, int, int], ...], tuple[Any, ...]] = {}

    def __call__(self, *operands: Tensor) -> Any:
        now = tuple([(id(each), each.data_ptr(), _version(each)) for each in operands])
        kept = self._kept.get(now)
        if kept is None:
            results = self._function(*operands)
            same = [place for place, *_ in now]
            self._kept = {key: value for key, value in self._kept.items() if [place for place, *_ in key] != same}
            # Their memory is kept, so that data exchanged later has another address.
            kept = self._kept[now] = (results, [each.detach() for each in operands],
                                      [ref(each, self._forget) for each in operands])
        return kept[0]

    def _forget(self, _: object) -> None:
        """Forget all results: a tensor is gone, and another one may get its id."""
        self._kept = {}


def _version(tensor: Tensor) -> int:
    """The number of writes to a tensor; one of inference mode does not count them."""
    return -1 if tensor.is_inference() else tensor._version
