"""Copies of operations that keep their locations."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue


def clone_with_locations(op: Operation, values: dict[SSAValue, SSAValue]) -> Operation:
    """A copy of `op` over other values, with the locations of what it copies."""
    copy = op.clone(values)
    for new, old in zip(copy.walk(), op.walk(), strict=True):
        new.location = old.location
    return copy
