"""Cutting the range of a loop into pieces that are walked through in equal steps."""

from __future__ import annotations

from typing import NamedTuple

from ....ir.expressions import Expression

LARGEST_SIDE = 64
"""A tile has at most this many rows and columns."""
LEAST_REST = 4
"""What is left over is no tile of its own if it is less."""


class Piece(NamedTuple):
    """The part `lower <= i < upper` of a range; `step` divides its length, or is None if it is to be walked singly."""

    lower: Expression
    upper: Expression
    step: int | None


def cut(lower: Expression, upper: Expression, side: int) -> list[Piece]:
    """A range cut into a piece of equal steps, of `side` or what divides the range, and what is left over."""
    count = (upper - lower).as_int
    step = side if count is None else _step(count, side)
    middle = lower + (upper - lower) // step * step
    pieces = [Piece(lower, middle, step)]
    if middle != upper:
        rest = (upper - middle).as_int
        pieces.append(Piece(middle, upper, rest if rest is not None and rest >= LEAST_REST else None))
    return pieces


def _step(count: int, side: int) -> int:
    """The whole range if that is small; else a divisor of it, of whole vectors if possible and near `side`."""
    if count <= LARGEST_SIDE:
        return count
    divisors = [step for step in range(side // 2, LARGEST_SIDE + 1) if count % step == 0]
    return min(divisors, key=lambda step: (-min(step & -step, 16), abs(step - side)), default=side)
