"""Rows cut into chunks: how many, and the tensors around them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from ...ir.dialects import prim
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import Expression, constant
from ...ir.shapes import dims
from .value_rewriter import ValueRewriter


def chunk_count(length: int, wanted: int) -> int:
    """A number of chunks for so many elements: one near the wanted that divides them, or else the wanted."""
    near = (*range(wanted, 2 * wanted), *range(wanted - 1, wanted // 2, -1))
    return next((count for count in near if length % count == 0), wanted)


def replaced(sizes: Sequence[Expression], axis: int, *new: int) -> list[Expression]:
    """Sizes with others in the place of one."""
    return [*sizes[:axis], *map(constant, new), *sizes[axis + 1:]]


def padded(rewriter: ValueRewriter, value: SSAValue, axis: int, before: int, number: float | int,
           length: int) -> SSAValue:
    """A tensor of `length` along one dimension, with a number before and behind what there was."""
    sizes = replaced(dims(tensor_of(value)), axis, length)
    if list(dims(tensor_of(value))) == sizes:
        return value
    low = [before if each == axis else 0 for each in range(len(sizes))]
    return rewriter.add(prim.PadOp(value, low, number, sizes))


def in_chunks(rewriter: ValueRewriter, value: SSAValue, axis: int, count: int, neutral: float | int) -> SSAValue:
    """One dimension as `count` chunks and what is in each; the last chunk is filled up."""
    sizes = dims(tensor_of(value))
    length = sizes[axis].as_int
    assert length is not None
    size = -(-length // count)
    value = padded(rewriter, value, axis, 0, neutral, count * size)
    return rewriter.add(prim.ReshapeOp(value, replaced(sizes, axis, count, size)))


def first_part(rewriter: ValueRewriter, value: SSAValue, axis: int, length: int) -> SSAValue:
    """The first elements along one dimension."""
    sizes = replaced(dims(tensor_of(value)), axis, length)
    if list(dims(tensor_of(value))) == sizes:
        return value
    return rewriter.add(prim.SliceOp(value, [constant(0)] * len(sizes), [1] * len(sizes), sizes))
