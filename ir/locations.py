"""Preservation of locations in rewrites: a replacement takes the location of the original, a fusion all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from xdsl.dialects.builtin import UNKNOWN_LOC, ArrayAttr, FusedLoc, LocationAttr, NoneAttr
from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriterListener

from .traversal import operations_in


def fuse_locations(locations: Iterable[LocationAttr]) -> LocationAttr:
    """The fusion of all known locations, without duplicates; nested fusions are flattened."""
    parts = dict.fromkeys(part for location in locations for part in _flatten(location))
    if len(parts) == 1:
        return next(iter(parts))
    return FusedLoc(ArrayAttr(parts), NoneAttr()) if parts else UNKNOWN_LOC


def inherit_location(new: Operation, *old: Operation) -> None:
    """Give `new`, and nested operations, the locations of the operations it replaces, unless they have one."""
    location = old[0].location if len(old) == 1 else fuse_locations(op.location for op in old)
    for op in operations_in(new) if new.regions else (new,):
        if op.location == UNKNOWN_LOC:
            op.location = location


def add_location(kept: Operation, other: Operation) -> None:
    """Add the locations of `other`, and of nested operations, to those of the equal operation `kept`."""
    for op, same in zip(kept.walk(), other.walk(), strict=False):
        if op.location != same.location:
            op.location = fuse_locations([op.location, same.location])


class LocationKeeper(PatternRewriterListener):
    """A rewriter listener that gives new operations the location of the operation that they replace.

    PatternRewriteWalker(pattern, listener=LocationKeeper())
    """

    def __init__(self) -> None:
        self._new: list[Operation] = []
        super().__init__(
            operation_insertion_handler=[self._new.append],
            operation_replacement_handler=[lambda op, _: self._replaced(op)],
        )

    def _replaced(self, old: Operation) -> None:
        for op in self._new:
            inherit_location(op, old)
        self._new.clear()


def _flatten(location: LocationAttr) -> Iterable[LocationAttr]:
    if isinstance(location, FusedLoc):
        for part in cast(ArrayAttr[LocationAttr], location.locations):
            yield from _flatten(part)
    elif location != UNKNOWN_LOC:
        yield location
