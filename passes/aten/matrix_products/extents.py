"""The sizes of matrix products and of convolutions that are matrix products."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import arguments
from ....ir.expressions import Expression, product
from ...analysis.lane_shuffles import widest_masked_load
from ..operators.operands import element, rank, sizes

__all__ = ["MOST_TAPS", "Extents", "few_taps", "of_convolution", "of_matrices", "of_windows"]


MOST_TAPS = 9
"""Elements of a window at most, of a convolution of each channel by itself that becomes a generated kernel on a CPU."""


class Extents(NamedTuple):
    """`batch` products of a matrix of `rows` x `inner` by one of `inner` x `columns`."""

    batch: int
    rows: int
    inner: int
    columns: int


def of_matrices(x: SSAValue, y: SSAValue) -> Extents | None:
    """The extents of `x @ y` over the last two dimensions; None where one is symbolic."""
    *batch, rows, inner = sizes(x)
    return _known(batch, rows, inner, [sizes(y)[-1]])


def of_convolution(op: Operation) -> Extents | None:
    """The extents of a convolution whose window is one element and moves by one: the product of its weight and of each
    image of the batch, features by channels by places. None for other convolutions, and where an extent is symbolic."""
    given = arguments(op)
    weight, image = given["weight"], given["input"]
    taps = sizes(weight)[2:]
    if given["transposed"] or given["groups"] != 1 or any(tap != 1 for tap in taps) \
            or any(step != 1 for step in given["stride"]) or any(size != 0 for size in given["padding"]) \
            or rank(image) != 2 + len(taps):
        return None
    batch, channels, *places = sizes(image)
    return _known([batch], sizes(weight)[0], channels, places)


def of_windows(op: Operation) -> Extents | None:
    """The extents of a convolution as a product of its weight by the windows of each image: features by numbers of a
    window by places. None for transposed convolutions, groups of channels, and where an extent is symbolic."""
    given = arguments(op)
    weight, image = given["weight"], given["input"]
    features, *window = sizes(weight)
    if given["transposed"] or given["groups"] != 1 or rank(image) != rank(weight):
        return None
    _, _, *places = sizes(op.results[0])
    return _known([sizes(image)[0]], features, product(window), places)


def few_taps(op: Operation, bits: int) -> int | None:
    """The elements of the window of a convolution of each channel by itself, without gaps, which moves by one, or so
    far that registers of so many bits are loaded as a whole; None for others.

    [M] By windows of 3 x 3 that move by two, one thread of Zen 4, times of the library divided by ours: 96 x 112 x 112
    2.49, 144 x 56 x 56 2.39, 576 x 14 x 14 1.38; where elements are loaded one by one 0.66, 0.82, 1.45.
    """
    given = arguments(op)
    weight, image = given["weight"], given["input"]
    features, channels, *taps = sizes(weight)
    if given["transposed"] or channels != 1 or given["groups"] != features or sizes(image)[1] != features \
            or any(number != 1 for number in given["dilation"]):
        return None
    if given["stride"][-1] > widest_masked_load(element(image), bits):
        return None
    known = [tap.as_int for tap in taps]
    return None if None in known else prod(tap or 0 for tap in known)


def _known(batch: list[Expression], rows: Expression, inner: Expression, columns: list[Expression]) -> Extents | None:
    numbers = [[each.as_int for each in part] for part in (batch, [rows], [inner], columns)]
    if any(number is None for part in numbers for number in part):
        return None
    return Extents(*(prod(number or 0 for number in part) for part in numbers))
