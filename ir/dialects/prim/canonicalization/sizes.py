"""Queries on the sizes of rearranging ops."""

from __future__ import annotations

from collections.abc import Sequence

from ....expressions import Expression
from ... import prim

Sizes = Sequence[Expression]


def without_ones(sizes: Sizes) -> list[Expression]:
    """The sizes other than 1."""
    return [size for size in sizes if size != 1]


def inserted_ones(op: prim.ReshapeOp) -> list[int] | None:
    """The result dimensions of the operand's dimensions, if a reshape only inserts dimensions of size 1; otherwise
    None.
    """
    source, target = op.source, op.target
    kept: list[int] = []
    position = 0
    for size in source:
        while position < len(target) and target[position] != size:
            if target[position] != 1:
                return None
            position += 1
        if position == len(target):
            return None
        kept.append(position)
        position += 1
    return kept if all(size == 1 for size in target[position:]) else None


def is_less(small: Expression, large: Expression) -> bool | None:
    """Whether one size is at most another; None if this depends on symbols."""
    difference = (large - small).as_int
    return None if difference is None else difference >= 0
