"""Lists of tensors whose length is not known: what a loop of a dynamic number of turns appends to a list, and the
slices of a tensor along a dynamic dimension.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ....ir.errors import UnsupportedError

__all__ = ["Appended", "Rows", "has_rows", "rows_function", "slices"]


class Rows(NamedTuple):
    """Stands in a list for as many tensors as this one has slices along its first dimension."""

    stacked: Tensor


class Appended(list[Any]):
    """A list as the body of a loop sees it that appends to it: what earlier turns have appended is missing."""


def has_rows(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(each, Rows) for each in value)


def slices(x: Tensor, dim: int = 0) -> list[Any]:
    """The slices of a tensor along a dimension."""
    return [Rows(x.movedim(dim, 0))] if isinstance(x.shape[dim], torch.SymInt) else [*x.unbind(dim)]


def rows_function(name: str, values: Sequence[Any]) -> Callable[..., Any]:
    """The function of Python for an operator on such lists, by its name without the namespace."""
    if any(isinstance(each, Appended) for each in values) and name not in _APPENDING:
        raise UnsupportedError("a list is read in a loop of a dynamic number of turns that appends to it",
                               hint="keep what the next turn needs in a variable")
    if name in _FUNCTIONS:
        return _FUNCTIONS[name]
    raise UnsupportedError(f"'{name}' is not available for a list whose length depends on data or on a dynamic size",
                           hint="its length, elements and slices are, and it can be stacked and concatenated")


def _whole(values: Sequence[Any]) -> Tensor:
    """All tensors of the list, stacked."""
    parts = [each.stacked if isinstance(each, Rows) else each[None] for each in values]
    return parts[0] if len(parts) == 1 else torch.cat(parts)


def _length(values: Sequence[Any]) -> Any:
    return sum(each.stacked.shape[0] if isinstance(each, Rows) else 1 for each in values)


def _item(values: Sequence[Any], at: Any) -> Tensor:
    if isinstance(at, int):
        passed = values[:at + 1] if at >= 0 else values[at:]
        if len(passed) == (at + 1 if at >= 0 else -at) and not has_rows([*passed]):
            return values[at]
    return _whole(values).select(0, at)


def _slice(values: Sequence[Any], start: Any, end: Any, step: Any) -> list[Any]:
    if step == -1 and start is None and end is None:
        return _reversed(values)
    return [Rows(_whole(values)[start:end:step])]


def _reversed(values: Sequence[Any]) -> list[Any]:
    return [Rows(each.stacked.flip(0)) if isinstance(each, Rows) else each for each in reversed(values)]


def _reverse(values: list[Any]) -> None:
    values[:] = _reversed(values)


def _stack(values: Sequence[Any], dim: int = 0) -> Tensor:
    return _whole(values).movedim(0, dim)


def _cat(values: Sequence[Any], dim: int = 0) -> Tensor:
    def joined(rows: Tensor) -> Tensor:
        place = dim % (rows.dim() - 1)
        return rows.movedim(0, place).flatten(place, place + 1)

    parts = [joined(each.stacked) if isinstance(each, Rows) else each for each in values]
    return parts[0] if len(parts) == 1 else torch.cat(parts, dim)


_APPENDING: Mapping[str, Callable[..., Any]] = {"append": list.append, "extend": list.extend, "add_": operator.iadd,
                                                   "add": lambda one, other: type(one)([*one, *other])}

_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **_APPENDING, "list": list, "copy": list, "len": _length,
    "__getitem__": _item, "slice": _slice, "reverse": _reverse, "stack": _stack, "cat": _cat,
}
"""What is known of such lists; other functions of lists look at their elements one by one."""
