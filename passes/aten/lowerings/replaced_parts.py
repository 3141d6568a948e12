"""Parts of a tensor along one dimension replaced by another tensor, and the gradients of such parts."""

from __future__ import annotations

from xdsl.ir import BlockArgument, SSAValue

from ....ir.expressions import Expression
from .builder import Builder, Size, Sizes, axis, element, rank, sizes
from .indexing import element_index, places
from .table import lowers
from .views import slice_start


@lowers("aten.select_scatter")
def select_scatter(b: Builder, x: SSAValue, source: SSAValue, dim: int, index: Size) -> SSAValue:
    dim = axis(x, dim)
    source = b.convert(source, element(x))
    first = element_index(b, x, dim, index)
    if _is_written_in_place(x, first):
        return _written(b, x, b.unsqueeze(source, dim), dim, first)
    others = [k for k in range(rank(x)) if k != dim]
    is_there = b.eq(b.iota(sizes(x), dim), first)
    return b.select(is_there, b.spread(source, others, sizes(x)), x)


def _is_written_in_place(x: SSAValue, start: Expression) -> bool:
    """Whether it may suffice to write a part of `x`: at a computed place of an argument, as of a cache in a buffer."""
    return isinstance(x, BlockArgument) and start.as_int is None


def _written(b: Builder, x: SSAValue, source: SSAValue, dim: int, start: Expression) -> SSAValue:
    """`x` with another tensor written over its elements from `start` on along one dimension."""
    place = b.add(b.iota(sizes(source), dim), start)
    return b.scatter("set", x, places(b, rank(x), {dim: place}, sizes(source)), source)


@lowers("aten.select_backward")
def select_backward(b: Builder, gradient: SSAValue, shape: Sizes, dim: int, index: Size) -> SSAValue:
    base = b.constant(0, b.result)
    dim = axis(base, dim)
    return _padded(b, b.unsqueeze(gradient, dim), base, dim, element_index(b, base, dim, index))


def _padded(b: Builder, x: SSAValue, base: SSAValue, dim: int, start: Size) -> SSAValue:
    """`x` with zeros around it along one dimension, to the sizes of `base`."""
    low: list[Size] = [0] * rank(x)
    high: list[Size] = [0] * rank(x)
    low[dim], high[dim] = start, sizes(base)[dim] - start - sizes(x)[dim]
    return b.pad(x, low, high, 0)


@lowers("aten.slice_scatter")
def slice_scatter(
    b: Builder, x: SSAValue, source: SSAValue, dim: int, start: Size | None, end: Size | None, step: Size
) -> SSAValue:
    dim, shape = axis(x, dim), sizes(x)
    source = b.convert(source, element(x))
    count = sizes(source)[dim]
    if count == 0:
        return x
    first, step = slice_start(b, x, dim, start, end, step, count)
    for distance in (first, shape[dim] - first - 1 - (count - 1) * step):
        b.require(distance, f"a slice from {first} is out of bounds for dimension {dim}")
    if step == 1 and _is_written_in_place(x, first):
        return _written(b, x, source, dim, first)
    position = b.sub(b.iota(shape, dim), first)
    inside = b.logical_and(b.ge(position, 0), b.lt(position, count * step))
    if step == 1:
        return b.select(inside, _padded(b, source, x, dim, first), x)
    inside = b.logical_and(inside, b.eq(b.rem(b.maximum(position, 0), step), 0))
    nearest = b.minimum(b.floor_div(b.maximum(position, 0), step), count - 1)
    values = b.gather(source, places(b, rank(x), {dim: nearest}, shape), shape)
    return b.select(inside, values, x)


@lowers("aten.slice_backward")
def slice_backward(
    b: Builder, gradient: SSAValue, shape: Sizes, dim: int, start: Size, end: Size, step: Size
) -> SSAValue:
    base = b.constant(0, b.result)
    if step != 1:
        return slice_scatter(b, base, gradient, dim, start, end, step)
    dim = axis(base, dim)
    first, _ = slice_start(b, base, dim, start, end, step, sizes(gradient)[dim])
    return _padded(b, gradient, base, dim, first)
