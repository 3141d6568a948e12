"""Updates of elements at computed indices: replaced, added or combined.

What eager would add in bf16 or f16, rounding each time, is added in f32 and rounded once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import IntegerType, Signedness, i64
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects.prim.types import BOOL
from ....ir.expressions import Expression, constant
from ....ir.shapes import tensor
from ..operators.promotion import compute_type, is_float
from .builder import Builder, Operand, Size, axis, element, rank, sizes
from .indexing import indexed_places, is_mask, places
from .table import lowers


def combined(
    b: Builder, kind: str, base: SSAValue, indices: Sequence[SSAValue], updates: SSAValue
) -> SSAValue:
    """`base` with `updates` combined in, computed in f32 for bf16 and f16."""
    wide = element(base) if kind == "set" else compute_type(element(base))
    return b.convert(b.scatter(kind, b.convert(base, wide), indices, b.convert(updates, wide)), element(base))


# index_put


@lowers("aten.index_put", "aten._unsafe_index_put", "aten._index_put_impl")
def index_put(
    b: Builder, x: SSAValue, indices: Sequence[SSAValue | None], values: SSAValue, accumulate: bool, *_: Any
) -> SSAValue:
    given = [(k, one) for k, one in enumerate(indices) if one is not None]
    values = b.convert(values, element(x))
    if not given:
        return b.add(x, values) if accumulate else b.broadcast(values, sizes(x))
    if len(given) == 1 and is_mask(given[0][1]):
        return _put_where(b, x, given[0][0], given[0][1], values, accumulate)
    positions, shape = indexed_places(b, x, indices)
    return combined(b, "add" if accumulate else "set", x, positions, b.broadcast(values, shape))


def _put_where(
    b: Builder, x: SSAValue, start: int, mask: SSAValue, values: SSAValue, accumulate: bool
) -> SSAValue:
    """A mask over the dimensions from `start` on: a choice, if all that it selects gets the same values."""
    stop = start + rank(mask)
    behind = rank(x) - stop
    if rank(values) > behind:
        shape = list(sizes(values))
        place = len(shape) - behind - 1
        if shape[place] != 1:
            b.extern("no lowering: a mask selects an unknown number of elements")
        values = b.reshape(values, [*shape[:place], *[constant(1)] * rank(mask), *shape[place + 1 :]])
    condition = b.spread(b.truth(mask), range(start, stop), sizes(x))
    values = b.broadcast(values, sizes(x))
    return b.select(condition, b.add(x, values) if accumulate else values, x)


@lowers("aten._unsafe_masked_index_put_accumulate")
def masked_index_put(
    b: Builder, x: SSAValue, mask: SSAValue, indices: Sequence[SSAValue | None], values: SSAValue
) -> SSAValue:
    """Where the mask does not hold, 0 is added to some element."""
    if any(size == 0 for size in sizes(x)):
        return x
    inside = [
        None if one is None else b.minimum(b.maximum(b.convert(one, i64), 0), size - 1)
        for one, size in zip(indices, sizes(x), strict=False)
    ]
    positions, shape = indexed_places(b, x, inside, wrap=False)
    values = b.select(b.broadcast(mask, shape), b.broadcast(values, shape), 0)
    return combined(b, "add", x, positions, values)


# scatter: along one dimension


def _scatter(b: Builder, kind: str, x: SSAValue, dim: int, index: SSAValue, source: Operand) -> SSAValue:
    if any(size == 0 for size in sizes(index)):
        return x  # whatever the ranks are
    if rank(index) == 0:
        index = b.reshape(index, [1])
    shape = sizes(index)
    if isinstance(source, SSAValue):
        if rank(source) == 0:
            source = b.reshape(source, [1])
        for k, size in enumerate(shape):
            source = b.slice(source, k, 0, size)
    else:
        source = b.constant(source, tensor(shape, element(x)))
    if rank(x) == 0:
        index, source = b.reshape(index, []), b.reshape(source, [])
        return combined(b, kind, x, [], source)
    positions = places(b, rank(x), {axis(x, dim): b.convert(index, i64)}, shape)
    return combined(b, kind, x, positions, source)


@lowers("aten.scatter.src", "aten.scatter.value")
def scatter(b: Builder, x: SSAValue, dim: int, index: SSAValue, source: Operand) -> SSAValue:
    return _scatter(b, "set", x, dim, index, source)


@lowers("aten.scatter_add")
def scatter_add(b: Builder, x: SSAValue, dim: int, index: SSAValue, source: SSAValue) -> SSAValue:
    return _scatter(b, "add", x, dim, index, source)


@lowers("aten.scatter.reduce", "aten.scatter.value_reduce")
def scatter_with(
    b: Builder, x: SSAValue, dim: int, index: SSAValue, source: Operand, reduce: str
) -> SSAValue:
    return _scatter(b, {"add": "add", "multiply": "mul"}[reduce], x, dim, index, source)


REDUCTIONS = {"sum": "add", "mean": "add", "prod": "mul", "amax": "maximum", "amin": "minimum"}


@lowers("aten.scatter_reduce.two")
def scatter_reduce(
    b: Builder, x: SSAValue, dim: int, index: SSAValue, source: SSAValue, reduce: str, include_self: bool
) -> SSAValue:
    base = x
    if not include_self:
        base = _scatter(b, "set", x, dim, index, _neutral(reduce, element(x)))
    if reduce != "mean":
        return _scatter(b, REDUCTIONS[reduce], base, dim, index, source)
    kind = element(x)
    wide = compute_type(kind)
    total = _scatter(b, "add", b.convert(base, wide), dim, index, b.convert(source, wide))
    count = b.constant(int(include_self), tensor(sizes(x), i64))
    count = b.convert(b.maximum(_scatter(b, "add", count, dim, index, 1), 1), wide)
    return b.convert(b.div(total, count) if is_float(kind) else b.floor_div(total, count), kind)


def _neutral(reduce: str, kind: Attribute) -> float | int:
    """What an element that is not counted starts from."""
    if reduce in ("sum", "mean", "prod"):
        return int(reduce == "prod")
    lowest = reduce == "amax"
    if not isinstance(kind, IntegerType):
        return -math.inf if lowest else math.inf
    if kind == BOOL or kind.signedness.data == Signedness.UNSIGNED:
        return 0 if lowest else (1 << kind.width.data) - 1
    return -(1 << (kind.width.data - 1)) if lowest else (1 << (kind.width.data - 1)) - 1


# index_add and relatives: whole slices along one dimension


def _along(b: Builder, kind: str, x: SSAValue, dim: int, index: SSAValue, source: SSAValue) -> SSAValue:
    if rank(x) == 0:
        return combined(b, kind, x, [], b.reshape(source, []))
    dim = axis(x, dim)
    across = [shape[:dim] + shape[dim + 1 :] for shape in (tuple(sizes(x)), tuple(sizes(source)))]
    if across[0] != across[1]:
        b.extern("no lowering: the sizes of the slices are not known to be equal")
    index = b.reshape(b.convert(index, i64), [sizes(source)[dim]])
    positions = places(b, rank(x), {dim: b.spread(index, [dim], sizes(source))}, sizes(source))
    return combined(b, kind, x, positions, source)


@lowers("aten.index_add")
def index_add(
    b: Builder, x: SSAValue, dim: int, index: SSAValue, source: SSAValue, alpha: Operand
) -> SSAValue:
    if any(size == 0 for size in sizes(x)):
        return x  # ATen does not look at the indices
    return _along(b, "add", x, dim, index, source if alpha == 1 else b.mul(source, alpha))


@lowers("aten.index_copy")
def index_copy(b: Builder, x: SSAValue, dim: int, index: SSAValue, source: SSAValue) -> SSAValue:
    return _along(b, "set", x, dim, index, source)


@lowers("aten.index_fill.int_Scalar", "aten.index_fill.int_Tensor")
def index_fill(b: Builder, x: SSAValue, dim: int, index: SSAValue, value: Operand) -> SSAValue:
    """Each index along the dimension is filled or not."""
    if rank(x) == 0:
        return b.fit(value, (), element(x))
    dim, size = axis(x, dim), sizes(x)[axis(x, dim)]
    index = b.convert(b.reshape(index, [b.count(index, range(rank(index)))]), i64)
    index = b.select(b.lt(index, 0), b.add(index, size), index)
    none = b.constant(0, tensor([size], i64))
    hits = b.scatter("add", none, [index], b.constant(1, tensor(sizes(index), i64)))
    return b.select(b.spread(b.ne(hits, 0), [dim], sizes(x)), b.fit(value, (), element(x)), x)


@lowers("aten.put")
def put(b: Builder, x: SSAValue, index: SSAValue, source: SSAValue, accumulate: bool) -> SSAValue:
    count = b.count(x, range(rank(x)))
    index = b.convert(index, i64)
    index = b.select(b.lt(index, 0), b.add(index, count), index)
    flat = combined(
        b, "add" if accumulate else "set", b.reshape(x, [count]), [index], b.reshape(source, sizes(index))
    )
    return b.reshape(flat, sizes(x))


@lowers("aten.embedding_dense_backward")
def embedding_backward(
    b: Builder, gradient: SSAValue, index: SSAValue, rows: Size, padding: Size, scale_by_frequency: bool
) -> SSAValue:
    """Each row of the gradient added to the row that was looked up, except to the padding row."""
    shape, index, gradient = sizes(gradient), b.convert(index, i64), b.widen(gradient)
    if scale_by_frequency:
        none, ones = b.constant(0, tensor([rows], i64)), b.constant(1, tensor(sizes(index), i64))
        frequency = b.gather(b.scatter("add", none, [index], ones), [index], sizes(index))
        gradient = b.div(
            gradient, b.spread(b.convert(frequency, element(gradient)), range(rank(index)), shape)
        )
    if b.is_nonnegative(Expression.of(padding)):
        kept = b.ne(index, padding)
        gradient = b.select(b.spread(kept, range(rank(index)), shape), gradient, 0.0)
    base = b.constant(0, tensor(b.result_sizes, element(gradient)))
    positions = [b.spread(index, range(rank(index)), shape), b.iota(shape, len(shape) - 1)]
    return b.convert(b.scatter("add", base, positions, gradient), b.result_element)


@lowers("aten.masked_scatter")
def masked_scatter(b: Builder, x: SSAValue, mask: SSAValue, source: SSAValue) -> SSAValue:
    """Where the mask holds, the elements of the source, one after the other."""
    shape, count = b.result_sizes, b.count(source, range(rank(source)))
    if count == 0:
        return b.broadcast(x, shape)
    mask = b.broadcast(b.truth(mask), shape)
    total = b.count(mask, range(rank(mask)))
    number = b.scan("add", b.convert(b.reshape(mask, [total]), i64), 0)
    place = b.maximum(b.sub(number, 1), 0)
    elements = b.reshape(b.convert(source, element(x)), [count])
    if not b.is_nonnegative(count - 1):  # elements are read where the mask does not hold, too
        elements = b.pad(elements, [0], [1], 0)
    values = b.gather(elements, [place], [total])
    return b.select(mask, b.reshape(values, shape), b.broadcast(x, shape))
