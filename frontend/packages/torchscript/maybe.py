"""Values that some of the ways to them give and others do not: None on one side, or no value at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map

from ....ir.errors import UnsupportedError
from .numbers import held, not_
from .rows import Rows, alike, capacity, counted, has_rows, identical, packed

__all__ = ["UNINITIALIZED", "Maybe", "begun", "checked", "is_same", "leaves_as", "unchecked", "united"]

UNINITIALIZED = object()
"""The value of a variable that TorchScript knows not to be read."""


class Maybe(NamedTuple):
    """Tensors, or None where a condition that depends on data does not hold."""

    is_given: bool | Tensor
    value: Any
    """A tensor or a tuple of them, with UNINITIALIZED for what is not given."""


def united(one: Any, other: Any) -> Any:
    """A value of the structure that both have, with `Maybe` for what is a tensor in one and None in the other."""
    if one is UNINITIALIZED or other is UNINITIALIZED:
        return other if one is UNINITIALIZED else one
    for value, like in ((one, other), (other, one)):
        if isinstance(value, Maybe) or (like is None and _is_of_tensors(value)):
            return _as(value, Maybe(False, value))
    if type(one) is not type(other):
        return one
    if isinstance(one, dict) and one.keys() == other.keys():
        return {key: united(each, other[key]) for key, each in one.items()}
    if isinstance(one, list) and not alike(one, other):
        same = _common(one, other)
        rest = one[same:], other[same:]
        return [*one[:same], packed(rest[0], torch.sym_max(*map(capacity, rest)), [*rest[0], *rest[1]])]
    if isinstance(one, Rows) and (one.count is None) != (other.count is None):
        one, other = counted(one), counted(other)
    if isinstance(one, list | tuple) and len(one) == len(other):
        items = [united(*pair) for pair in zip(one, other, strict=True)]
        return type(one)(*items) if hasattr(one, "_fields") else type(one)(items)
    return one


def _common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """The number of elements at the beginning of two lists that are the same objects."""
    pairs = zip(one, other, strict=False)
    return next((at for at, pair in enumerate(pairs) if not identical(*pair)), min(len(one), len(other)))


def _is_of_tensors(value: Any) -> bool:
    leaves = tree_leaves(value)
    return bool(leaves) and all(isinstance(each, Tensor) for each in leaves)


def _as(value: Any, form: Any) -> Any:
    """A value in the structure of `form`, which it and others are united to."""
    if isinstance(form, Maybe):
        if isinstance(value, Maybe):
            return value
        return Maybe(value is not None, _nothing(form.value) if value is None else value)
    if value is UNINITIALIZED:
        return _nothing(form)
    if isinstance(form, dict) and isinstance(value, dict) and form.keys() == value.keys():
        return {key: _as(value[key], each) for key, each in form.items()}
    if isinstance(form, list) and has_rows(form[-1:]) and isinstance(value, list) and not alike(form, value):
        same = len(form) - 1
        return [*map(_as, value[:same], form[:same]), packed(value[same:], capacity(form[same:]), form[same:])]
    if isinstance(form, Rows) and isinstance(value, Rows) and form.count is not None:
        value = counted(value)
    if isinstance(form, list | tuple) and type(form) is type(value) and len(form) == len(value):
        items = [_as(*pair) for pair in zip(value, form, strict=True)]
        return type(form)(*items) if hasattr(form, "_fields") else type(form)(items)
    return value


def _nothing(form: Any) -> Any:
    return tree_map(lambda leaf: UNINITIALIZED, form)


def leaves_as(values: Sequence[Any], form: Sequence[Any]) -> list[Any]:
    """The leaves of values in the structure of `form`; raises UnsupportedError for values of another structure."""
    leaves, spec = tree_flatten([_as(*pair) for pair in zip(values, form, strict=True)])
    if spec != tree_flatten(list(form))[1]:
        raise UnsupportedError("lists or dictionaries differ in structure, by a condition that depends on data",
                               hint="give a dictionary the same keys in both branches, and a list the same elements")
    return leaves


def begun(value: Any, form: Any) -> Any:
    """What a loop begins with, in the structure of `form`: with tensors for what may be missing."""
    def filled(each: Any, like: Any) -> Any:
        if not isinstance(each, Maybe):
            return each
        return Maybe(held(each.is_given), tree_map(
            lambda leaf, like: torch.zeros(like.shape, dtype=like.dtype, device=like.device) if leaf is UNINITIALIZED
            else leaf, each.value, like.value))

    return tree_map(filled, _as(value, form), form, is_leaf=lambda each: isinstance(each, Maybe))


def is_same(one: Any, other: Any) -> bool | Tensor:
    """Whether both are one object; of what may be None that is a tensor."""
    if isinstance(one, Maybe) and other is None:
        return not_(one.is_given)
    return one is other


def unchecked(value: Any) -> Any:
    """A value that is used where it is not None."""
    return value.value if isinstance(value, Maybe) else value


def checked(value: Any) -> Any:
    """The same, where nothing else says so."""
    if isinstance(value, Maybe):
        torch.ops.aten._assert_async.msg(held(value.is_given), "None is used in place of a tensor")
    return unchecked(value)
