"""Lists whose length is not known: what loops of a dynamic number of turns and branches on data append to a list, and
the slices of a tensor along a dynamic dimension.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map

from ....ir.errors import UnsupportedError
from .numbers import assure, held, to_bool, to_float, to_int

__all__ = ["Appended", "ListIsRead", "Rows", "alike", "capacity", "counted", "has_rows", "identical", "packed",
           "rows_function", "slices", "whole"]


class Rows(NamedTuple):
    """Stands in a list for as many elements as its tensors have slices along their first dimension."""

    stacked: Any
    """A tensor, or a structure of them where the elements are such structures."""
    count: Any = None
    """How many of the slices are elements, from the first; all if None."""
    kind: Any = "tensor"
    """What the elements are, in the same structure: `tensor`, `bool`, `int` or `float`."""


class Appended(list[Any]):
    """A list as the body of a loop sees it that appends to it: what earlier turns have appended is missing."""


class ListIsRead(UnsupportedError):
    """Where the body of a loop uses a list otherwise than by appending to it in each turn."""


def has_rows(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(each, Rows) for each in value)


def slices(x: Tensor, dim: int = 0) -> list[Any]:
    """The slices of a tensor along a dimension."""
    return [Rows(x.movedim(dim, 0))] if isinstance(x.shape[dim], torch.SymInt) else [*x.unbind(dim)]


def rows_function(name: str, values: Sequence[Any]) -> Callable[..., Any]:
    """The function of Python for an operator on such lists, by its name without the namespace."""
    if any(isinstance(each, Appended) for each in values) and name not in _APPENDING:
        raise ListIsRead("a list is read in a loop that appends to it")
    if name in _FUNCTIONS:
        return _FUNCTIONS[name]
    raise UnsupportedError(f"'{name}' is not available for a list whose length depends on data or on a dynamic size",
                           hint="its length, elements and slices are, and it can be stacked and concatenated")


def capacity(values: Sequence[Any]) -> Any:
    """The number of elements that a list has at most."""
    return sum(tree_leaves(each.stacked)[0].shape[0] if isinstance(each, Rows) else 1 for each in values)


def packed(values: Sequence[Any], most: Any, like: Sequence[Any]) -> Rows:
    """A list in tensors with place for so many elements, of which `like` has one at least."""
    first = values[0] if values else None
    if isinstance(first, Rows) and first.count is not None and _same(capacity([first]), most):
        found, values = first, values[1:]
    else:
        found = _empty(like[0], most)
    for each in values:
        block = _block(each)
        _check_alike(block, found)
        length = tree_leaves(block.stacked)[0].shape[0]
        places = torch.arange(length) + found.count
        found = Rows(tree_map(lambda x, y, places=places: x.index_copy(0, places.to(x.device), y), found.stacked,
                              block.stacked), found.count + _count(block), found.kind)
    return found


def alike(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two lists are so many elements, with as many rows at the same places."""
    return len(one) == len(other) and all(
        isinstance(before, Rows) == isinstance(after, Rows) and _same(capacity([before]), capacity([after]))
        for before, after in zip(one, other, strict=True))


def identical(one: Any, other: Any) -> bool:
    """Whether two structures have the same objects at the same places."""
    (leaves, spec), (leaves_other, spec_other) = tree_flatten(one), tree_flatten(other)
    return spec == spec_other and all(map(operator.is_, leaves, leaves_other))


def _same(one: Any, other: Any) -> bool:
    return str(one) == str(other)


def _empty(like: Any, most: Any) -> Rows:
    """Place for so many elements like this one."""
    def zeros(leaf: Any, kind: str) -> Tensor:
        sizes = leaf.shape[1 if isinstance(like, Rows) else 0:] if isinstance(leaf, Tensor) else ()
        dtype = leaf.dtype if isinstance(leaf, Tensor) else _DTYPES[kind]
        return torch.zeros((most, *sizes), dtype=dtype, device=leaf.device if isinstance(leaf, Tensor) else None)

    value, kind = (like.stacked, like.kind) if isinstance(like, Rows) else (like, tree_map(_kind, like))
    return Rows(tree_map(zeros, value, kind), 0, kind)


_DTYPES = {"bool": torch.bool, "int": torch.int64, "float": torch.float64}


def counted(rows: Rows) -> Rows:
    """The rows with a number for their count."""
    return rows._replace(count=_count(rows))


def _block(value: Any) -> Rows:
    """An element of a list, or several, as rows."""
    if isinstance(value, Rows):
        return value
    return Rows(tree_map(lambda leaf: held(leaf)[None], value), None, tree_map(_kind, value))


def _kind(value: Any) -> str:
    for kind, types in (("tensor", Tensor), ("bool", bool), ("int", int | torch.SymInt),
                        ("float", float | torch.SymFloat)):
        if isinstance(value, types):
            return kind
    raise UnsupportedError(f"a list whose length depends on data or on a dynamic size holds a {type(value).__name__}",
                           hint="it may hold tensors, numbers, and tuples, lists and dictionaries of them")


def _check_alike(one: Rows, other: Rows) -> None:
    """Raise UnsupportedError if these can be no rows of the same tensors."""
    (parts, spec), (others, spec_other) = tree_flatten(one.stacked), tree_flatten(other.stacked)
    shown = [[str(x.dtype).removeprefix("torch."), *map(str, x.shape[1:])] for x in (*parts, *others)]
    if spec != spec_other or shown[:len(parts)] != shown[len(parts):]:
        sizes = " and ".join(f"{kind}[{', '.join(shape)}]" for kind, *shape in shown)
        raise UnsupportedError(f"a list whose length depends on data or on a dynamic size holds tensors of different "
                               f"sizes or types, {sizes}", hint="pad them to one size, or write them into a tensor")


def _count(rows: Rows) -> Any:
    return tree_leaves(rows.stacked)[0].shape[0] if rows.count is None else rows.count


def _taken(rows: Rows) -> Rows:
    """The rows without those that are no elements."""
    count, most = rows.count, tree_leaves(rows.stacked)[0].shape[0]
    if count is None:
        return rows
    torch._check(count >= 0)
    torch._check(count <= most)
    return Rows(tree_map(lambda x: x.narrow(0, 0, count), rows.stacked), None, rows.kind)


def whole(values: Sequence[Any]) -> Rows:
    """All elements of a list."""
    first, *others = (_taken(_block(each)) for each in values)
    for each in others:
        _check_alike(first, each)
    if not others:
        return first
    return Rows(tree_map(lambda *parts: torch.cat(parts), first.stacked, *(each.stacked for each in others)), None,
                first.kind)


def _length(values: Sequence[Any]) -> Any:
    return sum(_count(each) if isinstance(each, Rows) else 1 for each in values)


def _place(values: Sequence[Any], at: Any) -> tuple[Sequence[Any], Any]:
    """A part of the list, and a place in it that is not negative, where that is known."""
    while isinstance(at, int) and len(values) > 1 and not isinstance(values[0 if at >= 0 else -1], Rows):
        if at in (0, -1):
            return [values[at]], 0
        values, at = (values[1:], at - 1) if at > 0 else (values[:-1], at + 1)
    if isinstance(at, int) and at < 0:
        at = at + _length(values)
    return values, at


def _item(values: Sequence[Any], at: Any) -> Any:
    values, at = _place(values, at)
    if isinstance(at, int) and len(values) == 1 and at == 0 and not has_rows([*values]):
        return values[0]
    rows = values[0] if len(values) == 1 else whole(values)
    rows = _block(rows)
    if rows.count is not None or isinstance(at, torch.SymInt):
        assure(at < _count(rows), "list index out of range")
        assure(at >= -_count(rows) if rows.count is None else at >= 0, "list index out of range")
    return tree_map(lambda x, kind: _decoded(x.select(0, at), kind), rows.stacked, rows.kind)


def _decoded(value: Tensor, kind: str) -> Any:
    return {"tensor": lambda it: it, "bool": to_bool, "int": to_int, "float": to_float}[kind](value)


def _set_item(values: list[Any], at: Any, value: Any) -> list[Any]:
    rows = whole(values)
    values[:] = [Rows(tree_map(lambda x, y: x.select_scatter(held(y), 0, at), rows.stacked, value), None, rows.kind)]
    return values


def _pop(values: list[Any], at: int = -1) -> Any:
    if at != -1:
        raise UnsupportedError("an element inside a list is removed whose length depends on data or on a dynamic size",
                               hint="its last element can be")
    found, last = _item(values, at), values.pop()
    if isinstance(last, Rows):
        rest = [*values, last]
        rows = last if len(rest) == 1 else whole(rest)
        values[:] = [Rows(rows.stacked, _count(rows) - 1, rows.kind)]
    return found


def _slice(values: Sequence[Any], start: Any, end: Any, step: Any) -> list[Any]:
    if step == -1 and start is None and end is None:
        return _reversed(values)
    rows = whole(values)
    return [Rows(tree_map(lambda x: x[start:end:step], rows.stacked), None, rows.kind)]


def _reversed(values: Sequence[Any]) -> list[Any]:
    return [Rows(tree_map(lambda x: x.flip(0), _taken(each).stacked), None, each.kind) if isinstance(each, Rows)
            else each for each in reversed(values)]


def _reverse(values: list[Any]) -> None:
    values[:] = _reversed(values)


def _stack(values: Sequence[Any], dim: int = 0) -> Tensor:
    return whole(values).stacked.movedim(0, dim)


def _cat(values: Sequence[Any], dim: int = 0) -> Tensor:
    def joined(rows: Tensor) -> Tensor:
        place = dim % (rows.dim() - 1)
        return rows.movedim(0, place).flatten(place, place + 1)

    parts = [joined(_taken(each).stacked) if isinstance(each, Rows) else each for each in values]
    return parts[0] if len(parts) == 1 else torch.cat(parts, dim)


def _of_all(function: Callable[[Tensor], Tensor]) -> Callable[[Sequence[Any]], Any]:
    """A function of all numbers of a list."""
    def computed(values: Sequence[Any]) -> Any:
        rows = whole(values)
        return _decoded(function(rows.stacked), rows.kind)

    return computed


_APPENDING: Mapping[str, Callable[..., Any]] = {"append": list.append, "extend": list.extend, "add_": operator.iadd,
                                                   "add": lambda one, other: type(one)([*one, *other])}

_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **_APPENDING, "list": list, "copy": list, "len": _length, "clear": list.clear,
    "__getitem__": _item, "_set_item": _set_item, "pop": _pop, "slice": _slice, "reverse": _reverse,
    "stack": _stack, "cat": _cat, "sum": _of_all(torch.sum), "min": _of_all(torch.min), "max": _of_all(torch.max),
}
"""What is known of such lists; other functions of lists look at their elements one by one."""
