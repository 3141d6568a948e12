"""Adaptive pooling and its gradients: the windows follow from the sizes of input and output.

Output o of n covers the indices from `o * size / n`, rounded down, to `(o + 1) * size / n`, rounded up. Where
n divides the size the windows are tiles; else they have several sizes, and a mask says what belongs to each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from xdsl.ir import SSAValue

from ....ir.expressions import Expression, product
from ....ir.shapes import tensor
from .builder import Builder, Size, element, rank, sizes
from .pooling import lowest, max_windows, sum_windows
from .pooling_backward import spread_over_windows, to_positions
from .table import lowers
from .windows import Windows


def tiles(x: SSAValue, output: Sequence[Expression]) -> Windows | None:
    """The windows of a pooling whose output sizes divide the input's; else None."""
    kernel = []
    for size, count in zip(sizes(x)[-len(output) :], output, strict=True):
        whole = None if count == 0 or size % count != 0 else (size // count).as_int
        if whole is None:
            return None
        kernel.append(whole)
    ones, zeros = (1,) * len(kernel), (0,) * len(kernel)
    return Windows(tuple(kernel), tuple(kernel), zeros, ones, tuple(output))


@dataclass(frozen=True)
class MaskedWindows:
    """Windows of several sizes over the last dimensions, each padded to the longest.

    `shape` has `x`'s outer dimensions, the outputs and the places in a window; `indices` and `mask` are such.
    """

    longest: tuple[int, ...]
    starts: tuple[SSAValue, ...]
    """For each dimension the first index of each output."""
    lengths: tuple[SSAValue, ...]
    shape: tuple[Expression, ...]
    indices: tuple[SSAValue, ...]
    """For each dimension of `x` the index of each place."""
    mask: SSAValue
    """Which places belong to the window."""


def masked_windows(b: Builder, x: SSAValue, output: Sequence[Expression]) -> MaskedWindows:
    outer = rank(x) - len(output)
    longest, starts, lengths = [], [], []
    for size, count in zip(sizes(x)[outer:], output, strict=True):
        before, after = size.as_int, count.as_int
        if before is None or after is None:
            b.extern("no lowering: adaptive pooling of symbolic sizes that do not divide")
        longest.append(
            max((-(-(o + 1) * before // after) - o * before // after for o in range(after)), default=0)
        )
        place = b.iota([count], 0)
        start = b.floor_div(b.mul(place, before), after)
        end = b.floor_div(b.add(b.mul(place, before), before + after - 1), after)
        starts.append(start)
        lengths.append(b.sub(end, start))
    shape = (*sizes(x)[:outer], *output, *map(Expression.of, longest))
    indices, masks = [b.iota(shape, dim) for dim in range(outer)], []
    for dim, size in enumerate(sizes(x)[outer:]):
        inner = b.iota(shape, outer + len(output) + dim)
        masks.append(b.lt(inner, b.spread(lengths[dim], [outer + dim], shape)))
        index = b.add(b.spread(starts[dim], [outer + dim], shape), inner)
        indices.append(b.minimum(index, size - 1))
    return MaskedWindows(
        tuple(longest), tuple(starts), tuple(lengths), shape, tuple(indices), reduce(b.logical_and, masks)
    )


def _areas(b: Builder, windows: MaskedWindows, shape: Sequence[Expression]) -> SSAValue:
    """How many elements each window has, in a tensor of the output's `shape`."""
    outer = len(shape) - len(windows.lengths)
    return reduce(b.mul, (b.spread(length, [outer + k], shape) for k, length in enumerate(windows.lengths)))


def _inner_axes(windows: MaskedWindows, x: SSAValue) -> range:
    return range(rank(x), len(windows.shape))


# Average

AVERAGES = ("aten._adaptive_avg_pool2d", "aten._adaptive_avg_pool3d")


@lowers(*AVERAGES)
def adaptive_avg_pool(b: Builder, x: SSAValue, output: Sequence[Size]) -> SSAValue:
    wide, counts = b.widen(x), b.result_sizes[-len(output) :]
    if even := tiles(x, counts):
        return b.convert(b.div(sum_windows(b, wide, even), even.places), element(x))
    windows = masked_windows(b, wide, counts)
    values = b.select(windows.mask, b.gather(wide, windows.indices, windows.shape), 0.0)
    total = b.reduce("add", values, _inner_axes(windows, x))
    areas = b.convert(_areas(b, windows, b.result_sizes), element(wide))
    return b.convert(b.div(total, areas), element(x))


@lowers("aten._adaptive_avg_pool2d_backward")
def adaptive_avg_pool2d_backward(b: Builder, gradient: SSAValue, x: SSAValue) -> SSAValue:
    return _avg_backward(b, gradient, x, 2)


@lowers("aten._adaptive_avg_pool3d_backward")
def adaptive_avg_pool3d_backward(b: Builder, gradient: SSAValue, x: SSAValue) -> SSAValue:
    return _avg_backward(b, gradient, x, 3)


def _avg_backward(b: Builder, gradient: SSAValue, x: SSAValue, count: int) -> SSAValue:
    if even := tiles(x, sizes(gradient)[-count:]):
        return spread_over_windows(b, gradient, x, even, even.places)
    wide = b.widen(gradient)
    windows = masked_windows(b, x, sizes(gradient)[-count:])
    share = b.div(wide, b.convert(_areas(b, windows, sizes(gradient)), element(wide)))
    updates = b.select(windows.mask, b.spread(share, range(rank(x)), windows.shape), 0.0)
    base = b.constant(0, tensor(sizes(x), element(wide)))
    return b.convert(b.scatter("add", base, windows.indices, updates), element(x))


# Maximum


@lowers("aten.adaptive_max_pool2d", "aten.adaptive_max_pool3d")
def adaptive_max_pool(b: Builder, x: SSAValue, output: Sequence[Size]) -> list[SSAValue]:
    counts = b.result_sizes[-len(output) :]
    if even := tiles(x, counts):
        highest, index = max_windows(b, x, even)
        return [highest, index()]
    windows = masked_windows(b, x, counts)
    gathered = b.gather(x, windows.indices, windows.shape)
    values = b.select(windows.mask, gathered, b.constant(lowest(x), tensor(windows.shape, element(x))))
    flat = b.reshape(values, [*b.result_sizes, product(windows.longest)])
    place, outer = b.argreduce("maximum", flat, rank(x)), rank(x) - len(output)
    position = b.constant(0, tensor(b.result_sizes, element(place)))
    for k, plane in enumerate(sizes(x)[outer:]):
        inner = b.rem(b.floor_div(place, product(windows.longest[k + 1 :])), windows.longest[k])
        coordinate = b.add(b.spread(windows.starts[k], [outer + k], b.result_sizes), inner)
        position = b.add(b.mul(position, plane), coordinate)
    return [b.reduce("maximum", flat, [rank(x)]), position]


@lowers("aten.adaptive_max_pool2d_backward")
def adaptive_max_pool2d_backward(b: Builder, gradient: SSAValue, x: SSAValue, indices: SSAValue) -> SSAValue:
    return to_positions(b, gradient, x, indices, 2)


@lowers("aten.adaptive_max_pool3d_backward")
def adaptive_max_pool3d_backward(b: Builder, gradient: SSAValue, x: SSAValue, indices: SSAValue) -> SSAValue:
    return to_positions(b, gradient, x, indices, 3)
