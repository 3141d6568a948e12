"""Maximum and average pooling over the last one, two or three dimensions."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from xdsl.dialects.builtin import IntegerType, Signedness, i64
from xdsl.ir import SSAValue

from ....ir.expressions import Expression, constant, product
from ....ir.shapes import tensor
from ..operators.promotion import compute_type, is_float
from .builder import Builder, Operand, element, rank, sizes
from .table import lowers
from .windows import Numbers, Windows, padded, unfolded, window_parts

# Up to this many elements a window is written out element by element, else as a reduction.
WRITTEN_OUT = 16


def lowest(x: SSAValue) -> float | int:
    """What no element of `x` is below."""
    kind = element(x)
    if not isinstance(kind, IntegerType):
        return -math.inf
    return 0 if kind.signedness.data == Signedness.UNSIGNED else -(1 << (kind.width.data - 1))


# Maximum


def _flat(b: Builder, coordinates: Sequence[SSAValue], plane: Sequence[Expression]) -> SSAValue:
    """The row-major position of coordinates in a plane."""
    position = coordinates[0]
    for coordinate, size in zip(coordinates[1:], plane[1:], strict=True):
        position = b.add(b.mul(position, size), coordinate)
    return position


def _first_coordinates(b: Builder, windows: Windows, shape: Sequence[Expression]) -> list[SSAValue]:
    """Where each window's first element stands along each dimension; negative in the padding."""
    outer = len(shape) - windows.rank
    firsts = []
    for dim, (stride, padding) in enumerate(zip(windows.stride, windows.padding, strict=True), outer):
        firsts.append(b.sub(b.mul(b.iota(shape, dim), stride), padding))
    return firsts


def _indices(
    b: Builder,
    windows: Windows,
    shape: Sequence[Expression],
    plane: Sequence[Expression],
    offset: SSAValue,
    highest: SSAValue,
    least: float | int,
) -> SSAValue:
    """The position in the plane of each window's maximum, `offset` away from the window's first element."""
    firsts = _first_coordinates(b, windows, shape)
    found = b.add(_flat(b, firsts, plane), offset)
    if not any(windows.padding):
        return found
    # Where all elements are the least there are, the padding is as high: take the first that is none.
    inside = [
        b.add(first, b.mul(b.floor_div(b.add(b.maximum(b.neg(first), 0), d - 1), d), d))
        for first, d in zip(firsts, windows.dilation, strict=True)
    ]
    return b.select(b.eq(highest, least), _flat(b, inside, plane), found)


def _offsets(windows: Windows, plane: Sequence[Expression]) -> list[Expression]:
    """The way from a window's first element to each of its places, in positions of the plane."""
    steps = [product(plane[k + 1 :]) for k in range(len(plane))]
    return [
        sum((step * (k * d) for step, k, d in zip(steps, place, windows.dilation, strict=True)), constant(0))
        for place in windows.offsets()
    ]


def max_windows(b: Builder, x: SSAValue, windows: Windows) -> tuple[SSAValue, Callable[[], SSAValue]]:
    """The maximum of each window, and a function that makes its position in the plane; NaN wins."""
    least, plane = lowest(x), sizes(x)[rank(x) - windows.rank :]
    around = padded(b, x, windows, least)
    if windows.places <= WRITTEN_OUT:
        parts = window_parts(b, around, windows)
        highest = reduce(b.maximum, parts)
        shape = sizes(highest)
        return highest, lambda: _indices(
            b, windows, shape, plane, _last_raised(b, parts, _offsets(windows, plane)), highest, least
        )
    tiles = unfolded(b, around, windows)
    shape = sizes(tiles)[: rank(x)]
    flat = b.reshape(tiles, [*shape, windows.places])
    highest = b.reduce("maximum", flat, [rank(x)])

    def index() -> SSAValue:
        place, offset = b.argreduce("maximum", flat, rank(x)), None
        for k in reversed(range(windows.rank)):
            step = product(plane[k + 1 :]) * windows.dilation[k]
            way = b.mul(b.rem(place, windows.kernel[k]) if k else place, step)
            offset = way if offset is None else b.add(offset, way)
            place = b.floor_div(place, windows.kernel[k])
        assert offset is not None
        return _indices(b, windows, shape, plane, offset, highest, least)

    return highest, index


def _last_raised(b: Builder, parts: Sequence[SSAValue], offsets: Sequence[Expression]) -> SSAValue:
    """The offset of the last part that was above all before it, or NaN."""
    highest, offset = parts[0], b.constant(offsets[0], tensor(sizes(parts[0]), i64))
    for part, way in zip(parts[1:], offsets[1:], strict=True):
        is_higher = b.gt(part, highest)
        if is_float(element(part)):
            is_higher = b.logical_or(is_higher, b.is_nan(part))
        offset, highest = b.select(is_higher, way, offset), b.maximum(highest, part)
    return offset


def _max_pool(
    b: Builder, x: SSAValue, kernel: Numbers, stride: Numbers, padding: Numbers, dilation: Numbers, *_: Any
) -> list[SSAValue]:
    windows = Windows.of(_pooled_rank(b), kernel, stride, padding, dilation, b.result_sizes)
    highest, index = max_windows(b, x, windows)
    return [highest, index()] if len(b.source.results) > 1 else [highest]


def _pooled_rank(b: Builder) -> int:
    """How many dimensions the op pools: the digit before its `d`."""
    name = b.source.name.replace("_with_indices", "").replace("_backward", "")
    return int(name[-2])


lowers(*(f"aten.max_pool{n}d{ending}" for n in (1, 2, 3) for ending in ("", "_with_indices")))(_max_pool)


# Average


def divisor(
    b: Builder,
    windows: Windows,
    plane: Sequence[Expression],
    ceil: bool,
    with_padding: bool,
    override: int | None,
) -> Operand:
    """What the sum of each window is divided by: a number, or a tensor over the pooled dimensions."""
    if override is not None:
        return override
    if not ceil and (with_padding or not any(windows.padding)):
        return windows.places
    counts = []
    for dim, (size, k, s, p) in enumerate(
        zip(plane, windows.kernel, windows.stride, windows.padding, strict=True)
    ):
        first = b.sub(b.mul(b.iota([windows.output[dim]], 0), s), p)
        end = b.minimum(b.add(first, k), size + p)
        if not with_padding:
            first, end = b.maximum(first, 0), b.minimum(end, size)
        counts.append(b.spread(b.sub(end, first), [dim], windows.output))
    return reduce(b.mul, counts)


def sum_windows(b: Builder, x: SSAValue, windows: Windows) -> SSAValue:
    around = padded(b, x, windows, 0)
    if windows.places <= WRITTEN_OUT:
        return reduce(b.add, window_parts(b, around, windows))
    return b.reduce("add", unfolded(b, around, windows), range(rank(x), rank(x) + windows.rank))


def _avg_pool(
    b: Builder,
    x: SSAValue,
    kernel: Numbers,
    stride: Numbers,
    padding: Numbers,
    ceil: bool,
    with_padding: bool,
    override: int | None = None,
) -> SSAValue:
    count = _pooled_rank(b)
    windows = Windows.of(count, kernel, stride, padding, [1], b.result_sizes)
    by = divisor(b, windows, sizes(x)[-count:], ceil, with_padding, override)
    kind = element(x)
    if not is_float(kind):
        b.extern("no lowering: an average of integers")
    total = sum_windows(b, b.convert(x, compute_type(kind)), windows)
    return b.convert(b.div(total, by), kind)


lowers(*(f"aten.avg_pool{n}d" for n in (1, 2, 3)))(_avg_pool)
