"""Rows cut into chunks: how many, and the tensors around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.folding import Combiner
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, constant, product
from ....ir.rewriting.rewriter import Rewriter
from ....ir.shapes import dims
from ....ir.watching import Watcher

COMBINATIONS: dict[Combiner, type[prim.BinaryOp]] = {
    Combiner.ADD: prim.AddOp, Combiner.MUL: prim.MulOp, Combiner.MAXIMUM: prim.MaximumOp,
    Combiner.MINIMUM: prim.MinimumOp, Combiner.AND: prim.AndOp, Combiner.OR: prim.OrOp, Combiner.XOR: prim.XorOp,
}
"""The operation that combines two elements."""


class Chunking(Protocol):
    """A pass that cuts the few long rows of an operation into chunks, with its options."""

    @property
    def name(self) -> str: ...
    @property
    def min_rows(self) -> int: ...
    @property
    def rows(self) -> int: ...
    @property
    def min_length(self) -> int: ...
    @property
    def min_chunk(self) -> int: ...


class ColumnChunking(Protocol):
    """A pass that cuts columns across memory into chunks, with its options."""

    @property
    def name(self) -> str: ...
    @property
    def columns(self) -> int: ...
    @property
    def min_column(self) -> int: ...


def chunks_of_rows(chunking: Chunking, op: prim.ArgReduceOp | prim.ReduceOp | prim.ScanOp, watcher: Watcher,
                   lanes: int = 1) -> int | None:
    """Into how many chunks each row of an operation on one dimension is cut, if one program takes `lanes` neighbouring
    rows where these go across memory; None for an operation that stays."""
    sizes = dims(tensor_of(op.input))
    along = op.axes[0] if isinstance(op, prim.ReduceOp) else op.axis
    length = sizes[along].as_int
    kept = product(size for axis, size in enumerate(sizes) if axis != along).as_int
    if length is None or kept is None:
        watcher.missed(op, "not split: its size depends on symbols")
        return None
    programs = kept if along == len(sizes) - 1 else -(-kept // lanes)
    if length < chunking.min_length:
        watcher.missed(op, "not split: its rows have {length} elements, bound {bound}", length=length,
                       bound=chunking.min_length)
    elif not 0 < programs < chunking.min_rows:
        watcher.missed(op, "not split: {rows} rows keep all programs busy, bound {bound}",
                       rows=programs, bound=chunking.min_rows)
    elif (wanted := min(-(-chunking.rows // programs), length // chunking.min_chunk)) >= 2:
        return chunk_count(length, wanted)
    return None


def chunks_of_columns(chunking: ColumnChunking, op: prim.ArgReduceOp | prim.ReduceOp, kept: int | None,
                      length: int | None, watcher: Watcher) -> tuple[int, int] | None:
    """Into how many chunks each of `kept` columns of `length` elements is cut, and how many there may be at most; None
    for an operation that stays."""
    if kept is None or length is None:
        watcher.missed(op, "not split: its size across memory depends on symbols")
    elif kept >= chunking.columns:
        watcher.missed(op, "not split: {columns} columns keep all programs busy, bound {bound}",
                       columns=kept, bound=chunking.columns)
    elif length < chunking.min_column:
        watcher.missed(op, "not split: its columns have {length} elements, bound {bound}",
                       length=length, bound=chunking.min_column)
    elif kept:
        return -(-2 * chunking.columns // kept), length * 16 // chunking.min_column
    return None


def chunk_count(length: int, wanted: int) -> int:
    """A number of chunks for so many elements: one near the wanted that divides them, or else the wanted."""
    near = (*range(wanted, 2 * wanted), *range(wanted - 1, wanted // 2, -1))
    return next((count for count in near if length % count == 0), wanted)


def replaced(sizes: Sequence[Expression], axis: int, *new: int) -> list[Expression]:
    """Sizes with others in the place of one."""
    return [*sizes[:axis], *map(constant, new), *sizes[axis + 1:]]


def padded(rewriter: Rewriter, value: SSAValue, axis: int, before: int, number: float | int,
           length: int) -> SSAValue:
    """A tensor of `length` along one dimension, with a number before and behind what there was."""
    sizes = replaced(dims(tensor_of(value)), axis, length)
    if list(dims(tensor_of(value))) == sizes:
        return value
    low = [before if each == axis else 0 for each in range(len(sizes))]
    return rewriter.add(prim.PadOp(value, low, number, sizes))


def in_chunks(rewriter: Rewriter, value: SSAValue, axis: int, count: int, neutral: float | int) -> SSAValue:
    """One dimension as `count` chunks and what is in each; the last chunk is filled up."""
    sizes = dims(tensor_of(value))
    length = sizes[axis].as_int
    assert length is not None
    size = -(-length // count)
    value = padded(rewriter, value, axis, 0, neutral, count * size)
    return rewriter.add(prim.ReshapeOp(value, replaced(sizes, axis, count, size)))


def first_part(rewriter: Rewriter, value: SSAValue, axis: int, length: int) -> SSAValue:
    """The first elements along one dimension."""
    sizes = replaced(dims(tensor_of(value)), axis, length)
    if list(dims(tensor_of(value))) == sizes:
        return value
    return rewriter.add(prim.SliceOp(value, [constant(0)] * len(sizes), [1] * len(sizes), sizes))
