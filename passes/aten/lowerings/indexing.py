"""Elements at computed indices: index, gather, embedding and their relatives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from xdsl.dialects.builtin import IntegerType, Signedness, i64
from xdsl.ir import SSAValue

from ....ir.dialects.prim.types import BOOL
from ....ir.expressions import Expression, maximum, minimum, product
from ....ir.shapes import contiguous_strides, tensor
from .builder import Builder, Size, Sizes, axis, element, rank, sizes
from .table import lowers


def wrapped(b: Builder, index: SSAValue, size: Expression) -> SSAValue:
    """An index tensor as i64, negative indices counted from the back."""
    index = b.convert(index, i64)
    return b.select(b.lt(index, 0), b.add(index, size), index)


def gather_along(b: Builder, x: SSAValue, indices: Mapping[int, SSAValue], shape: Sizes) -> SSAValue:
    """Elements of `x` in a tensor of `shape`, of the same rank.

    Along the dimensions in `indices` they come from the computed indices (tensors of `shape`), along the
    others from their own.
    """
    return b.gather(x, places(b, rank(x), indices, shape), shape)


def places(b: Builder, count: int, indices: Mapping[int, SSAValue], shape: Sizes) -> list[SSAValue]:
    """One index tensor for each of `count` dimensions: those given, and the index itself."""
    return [indices[k] if k in indices else b.iota(shape, k) for k in range(count)]


# Computed numbers as indices


def element_index(b: Builder, x: SSAValue, dim: int, index: Size) -> Expression:
    """An index along a dimension, counted from the front, that the program checks if it may be out of range."""
    size, index = sizes(x)[dim], Expression.of(index)
    what = f"index {index} is out of bounds for dimension {dim}"
    if b.is_nonnegative(-1 - index):
        index = size + index
    elif not b.is_nonnegative(index) and ((size - index).as_int or 0) <= 0:
        index = index + size * minimum(maximum(-index, 0), 1)  # a negative one is counted from the back
    for distance in (index, size - index - 1):
        b.require(distance, what)
    return index


# index and index_put


def is_mask(index: SSAValue) -> bool:
    kind = element(index)
    return isinstance(kind, IntegerType) and (
        kind == BOOL or (kind.width.data == 8 and kind.signedness.data == Signedness.UNSIGNED)
    )


def indexed_places(
    b: Builder, x: SSAValue, indices: Sequence[SSAValue | None], wrap: bool = True
) -> tuple[list[SSAValue], tuple[Expression, ...]]:
    """Index tensors for all dimensions of `x`, and their shape, as advanced indexing means them.

    The index tensors are broadcast together; their dimensions stand where the first of them stood if they are
    neighbours, else in front.
    """
    tensors = {k: index for k, index in enumerate(indices) if index is not None}
    given = list(tensors)
    if any(map(is_mask, tensors.values())):
        b.extern("no lowering: a mask selects an unknown number of elements")
    common = b.common_sizes(*tensors.values())
    others = [k for k in range(rank(x)) if k not in given]
    neighbours = given == list(range(given[0], given[-1] + 1))
    front = [k for k in others if k < given[0]] if neighbours else []
    back = [k for k in others if k not in front]
    shape = (*(sizes(x)[k] for k in front), *common, *(sizes(x)[k] for k in back))
    computed = range(len(front), len(front) + len(common))
    result = []
    for k, size in enumerate(sizes(x)):
        if k in given:
            index = wrapped(b, tensors[k], size) if wrap else b.convert(tensors[k], i64)
            result.append(b.spread(b.broadcast(index, common), computed, shape))
        elif k in front:
            result.append(b.iota(shape, front.index(k)))
        else:
            result.append(b.iota(shape, len(front) + len(common) + back.index(k)))
    return result, shape


@lowers("aten.index.Tensor", "aten._unsafe_index.Tensor")
def index(b: Builder, x: SSAValue, indices: Sequence[SSAValue | None]) -> SSAValue:
    if all(one is None for one in indices):
        return x
    positions, shape = indexed_places(b, x, indices)
    return b.gather(x, positions, shape)


@lowers("aten._unsafe_masked_index")
def masked_index(
    b: Builder, x: SSAValue, mask: SSAValue, indices: Sequence[SSAValue | None], fill: float
) -> SSAValue:
    """Where the mask does not hold, the fill value, whatever the index there."""
    shape = b.result_sizes
    if any(size == 0 for size in sizes(x)):
        return b.constant(fill, b.result)
    inside = [
        None if one is None else b.minimum(b.maximum(b.convert(one, i64), 0), size - 1)
        for one, size in zip(indices, sizes(x), strict=False)
    ]
    positions, _ = indexed_places(b, x, inside, wrap=False)
    return b.select(b.broadcast(mask, shape), b.gather(x, positions, shape), b.constant(fill, b.result))


@lowers("aten.index_select")
def index_select(b: Builder, x: SSAValue, dim: int, index: SSAValue) -> SSAValue:
    if rank(x) == 0:
        return b.reshape(x, b.result_sizes)
    dim = axis(x, dim)
    flat = b.reshape(b.convert(index, i64), [b.result_sizes[dim]])
    return gather_along(b, x, {dim: b.spread(flat, [dim], b.result_sizes)}, b.result_sizes)


@lowers("aten.gather")
def gather(b: Builder, x: SSAValue, dim: int, index: SSAValue, *_: Any) -> SSAValue:
    shape = b.result_sizes
    if any(size == 0 for size in shape):
        return b.constant(0, b.result)  # whatever the ranks are
    if rank(x) == 0:
        return b.broadcast(x, shape)
    if rank(index) == 0:
        index = b.reshape(index, [1])
    found = gather_along(b, x, {axis(x, dim): b.convert(index, i64)}, sizes(index))
    return b.reshape(found, shape)


@lowers("aten.take")
def take(b: Builder, x: SSAValue, index: SSAValue) -> SSAValue:
    count = b.count(x, range(rank(x)))
    return b.gather(b.reshape(x, [count]), [wrapped(b, index, count)], sizes(index))


@lowers("aten.embedding")
def embedding(b: Builder, weight: SSAValue, index: SSAValue, *_: Any) -> SSAValue:
    shape = b.result_sizes
    rows = b.spread(b.convert(index, i64), range(rank(index)), shape)
    return b.gather(weight, [rows, b.iota(shape, len(shape) - 1)], shape)


# Diagonals


@lowers("aten.diagonal", "aten.diagonal_copy")
def diagonal(b: Builder, x: SSAValue, offset: int, first: int, second: int) -> SSAValue:
    """The two dimensions leave, and the diagonal comes last."""
    shape, first, second = b.result_sizes, axis(x, first), axis(x, second)
    last = b.iota(shape, len(shape) - 1)
    others = iter(range(len(shape) - 1))
    at = {first: b.add(last, max(-offset, 0)), second: b.add(last, max(offset, 0))}
    return b.gather(x, [at[k] if k in at else b.iota(shape, next(others)) for k in range(rank(x))], shape)


@lowers("aten.diagonal_scatter")
def diagonal_scatter(
    b: Builder, x: SSAValue, source: SSAValue, offset: int, first: int, second: int
) -> SSAValue:
    shape, first, second = sizes(x), axis(x, first), axis(x, second)
    above, left = max(-offset, 0), max(offset, 0)
    low, high = [0] * rank(source), [0] * rank(source)
    length = sizes(source)[-1]
    low[-1] = above
    padded = b.pad(b.convert(source, element(x)), low, [*high[:-1], shape[first] - length - above], 0)
    # Its last dimension now runs along `first`; move it there.
    others = [k for k in range(rank(x)) if k not in (first, second)]
    order = sorted(range(len(others) + 1), key=[*others, first].__getitem__)
    values = b.spread(b.transpose(padded, order), sorted([*others, first]), shape)
    rows, columns = b.iota(shape, first), b.iota(shape, second)
    on_diagonal = b.eq(b.sub(columns, rows), left - above)
    return b.select(on_diagonal, values, x)


# Strided views of a contiguous tensor


@lowers("aten.as_strided", "aten.as_strided_copy")
def as_strided(
    b: Builder, x: SSAValue, shape: Sizes, strides: Sizes, offset: int | Expression | None
) -> SSAValue:
    """Elements of the storage, known only where the storage is the tensor itself."""
    if not b.is_row_major_operand(x):
        b.extern("no lowering: the strides of the base tensor are not known")
    shape, count = b.result_sizes, b.count(x, range(rank(x)))
    if is_whole(b, x, shape, strides, offset):
        return b.reshape(x, shape)
    reach = sum((s - 1) * stride for s, stride in zip(shape, strides, strict=True)) + (offset or 0)
    if not b.is_nonnegative(count - 1 - reach):
        b.extern("no lowering: its elements may lie outside of the base tensor")
    position = b.constant(0 if offset is None else offset, tensor(shape, i64))
    for k, stride in enumerate(strides):
        position = b.add(position, b.mul(b.iota(shape, k), stride))
    return b.gather(b.reshape(x, [count]), [position], shape)


@lowers("aten.as_strided_scatter")
def as_strided_scatter(
    b: Builder, x: SSAValue, source: SSAValue, shape: Sizes, strides: Sizes, offset: int | Expression | None
) -> SSAValue:
    """What the gradient of `as_strided` writes into zeros, where that is all of them."""
    if not b.is_row_major_operand(x) or not is_whole(b, x, sizes(source), strides, offset):
        b.extern("no lowering: it writes into a part of the base tensor")
    return b.reshape(b.convert(source, element(x)), sizes(x))


def is_whole(b: Builder, x: SSAValue, shape: Sizes, strides: Sizes, offset: int | Expression | None) -> bool:
    """Whether a view by strides has the elements of a row-major tensor in their order."""
    wanted = contiguous_strides(shape)
    return (offset is None or offset == 0) and product(shape) == b.count(x, range(rank(x))) and all(
        size == 1 or stride == expected for size, stride, expected in zip(shape, strides, wanted, strict=True))
