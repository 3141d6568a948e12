"""What grows in the loops of TorchScript: the lists that turns append to, and the tensors that they make longer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .rows import Rows, alike, capacity, packed

__all__ = ["Growth", "Place", "at_place", "lists_that_grow", "prepared", "with_lists"]

Place = tuple[Any, ...]
"""The keys that lead to a list in a structure."""


@dataclass(frozen=True)
class Growth:
    """How a list grows in a turn."""

    most: Any
    """The number of elements by which it grows at most."""
    like: list[Any]
    """Elements of it."""


def lists_that_grow(before: Any, after: Any, place: Place = ()) -> Iterator[tuple[Place, Growth]]:
    """The lists in `before` whose length or parts differ in `after`, by their places."""
    if isinstance(before, list) and isinstance(after, list) and not alike(before, after):
        more = capacity(after) - capacity(before)
        yield place, Growth(max(more, 0) if isinstance(more, int) else more, [*after, *before])
        return
    if type(before) is not type(after) or not isinstance(before, list | tuple | dict) or isinstance(before, Rows):
        return
    keys = before.keys() if isinstance(before, dict) else range(min(len(before), len(after)))
    for key in keys:
        if not isinstance(after, dict) or key in after:
            yield from lists_that_grow(before[key], after[key], (*place, key))


def with_lists(value: Any, lists: Mapping[Place, Any], place: Place = ()) -> Any:
    """A copy of a structure with other values at some places."""
    if place in lists:
        return lists[place]
    match value:
        case Rows():
            return value
        case dict():
            return {key: with_lists(each, lists, (*place, key)) for key, each in value.items()}
        case list() | tuple():
            items = [with_lists(each, lists, (*place, at)) for at, each in enumerate(value)]
            return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    return value


def at_place(value: Any, place: Place) -> Any:
    """What a structure has at a place."""
    for key in place:
        value = value[key]
    return value


def prepared(values: Sequence[Any], grown: Mapping[Place, Growth], turns: Any) -> list[Any]:
    """What a loop of so many turns begins with, with place for all that they append."""
    lists = {}
    for place, growth in grown.items():
        before = at_place(values, place)
        lists[place] = [packed(before, capacity(before) + growth.most * turns, growth.like)]
    return with_lists(list(values), lists)
