"""The pass `split-argreductions`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, i64
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.loop import Reduction, identity
from ...ir.dialects.prim.folding import Combiner
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import product
from ...ir.rewriting.driver import rewrite_once
from ...ir.rewriting.rewriter import Rewriter
from ...ir.shapes import dims, tensor
from ...ir.watching import Watcher, describe
from ..rewriting.machine_options import from_gpu, settled
from .loop_lowering.scalars import is_unsigned
from .splitting.chunks import chunk_count, chunks_of_columns, chunks_of_rows, in_chunks


@dataclass(frozen=True)
class SplitArgreductions(ModulePass):
    """Split a search for an extremum into two stages, over chunks and then over the results of the chunks, where there
    are few rows or columns.

        %k = prim.argreduce <maximum> %x dim 0 : tensor<4194304xf32> -> tensor<i64>
    becomes
        %0 = prim.reshape %x : tensor<4194304xf32> -> tensor<256x16384xf32>
        %1 = prim.reduce <maximum> %0 dims [1] : tensor<256x16384xf32> -> tensor<256xf32>
        %2 = prim.argreduce <maximum> %0 dim 1 : tensor<256x16384xf32> -> tensor<256xi64>
        %3 = prim.argreduce <maximum> %1 dim 0 : tensor<256xf32> -> tensor<i64>
        %4 = prim.gather %2[%3] : tensor<256xi64> -> tensor<i64>
        %k = ... %3 * 16384 + %4

    As before, the result is the first of equal elements, and a NaN precedes all numbers: this holds within a chunk and
    among chunks. The last chunk is padded with the identity of the reduction, which cannot be found because it comes
    last. If a `prim.reduce` of the same kind also computes the extremum itself, it becomes a reduction of %1.
    """

    name = "split-argreductions"

    min_rows: int = from_gpu("enough_rows")
    """Rows that keep a GPU busy, as in `split-reductions`."""
    rows: int = from_gpu("enough_chunks")
    """Chunks to make of all rows together."""
    min_length: int = from_gpu("launch_elements")
    """Elements of a row below which one program is done before more kernels are launched."""
    min_chunk: int = from_gpu("least_search")
    """Elements of a chunk, at least."""
    columns: int = from_gpu("enough_columns")
    """Results across memory that keep a GPU busy, as in `split-reductions`."""
    min_column: int = from_gpu("least_column")
    """Elements of a column below which it is searched at once; a chunk has a sixteenth of them at least."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        splitting = _Splitting({each: count for each in op.walk() if isinstance(each, prim.ArgReduceOp)
                                and (count := self._chunks(each, watcher)) is not None})
        rewrite_once(self.name, op, prim.ArgReduceOp | prim.ReduceOp, splitting.rewrite,
                     Rewriter(op, watcher))

    def _chunks(self, op: prim.ArgReduceOp, watcher: Watcher) -> int | None:
        """Into how many chunks each row or column is cut; None for a search that stays."""
        sizes = dims(tensor_of(op.input))
        if op.axis == len(sizes) - 1:
            return chunks_of_rows(self, op, watcher)
        length = sizes[op.axis].as_int
        kept = product(size for axis, size in enumerate(sizes) if axis != op.axis).as_int
        found = chunks_of_columns(self, op, kept, length, watcher)
        return None if found is None or length is None else chunk_count(length, min(found))


class _Chunks(NamedTuple):
    """A tensor in chunks, and the best of each."""

    searched: SSAValue
    best: SSAValue


class _Splitting:
    """The rewrites of searches that are cut into chunks, and of the extrema beside them."""

    def __init__(self, counts: dict[prim.ArgReduceOp, int]):
        self._counts = counts
        self._chunks: dict[tuple[SSAValue, Combiner, int], _Chunks] = {}

    def rewrite(self, op: prim.ArgReduceOp | prim.ReduceOp, rewriter: Rewriter) -> SSAValue | None:
        if isinstance(op, prim.ReduceOp):
            rewriter.explain(f"{describe(op)} is found by a search in chunks")
            return self._extremum(rewriter, op)
        if op in self._counts:
            rewriter.explain(f"{describe(op)} searches {self._counts[op]} chunks first")
            return self._search(rewriter, op)
        return None

    def _search(self, rewriter: Rewriter, op: prim.ArgReduceOp) -> SSAValue:
        """The best of each chunk and its place there, the best chunk, and the place in all of them."""
        axis, kind = op.axis, op.kind
        chunks, best = self._made(op, axis) or self._make(rewriter, op, axis, self._counts[op])
        places = rewriter.add(prim.ArgReduceOp(kind, chunks, axis + 1))
        chunk = rewriter.add(prim.ArgReduceOp(kind, best, axis))
        shape = dims(tensor_of(chunk))
        others = [rewriter.add(prim.IotaOp(shape, dimension)) for dimension in range(len(shape))]
        inside = rewriter.add(prim.GatherOp(places, [*others[:axis], chunk, *others[axis:]], tensor(shape, i64)))
        size = dims(tensor_of(chunks))[axis + 1]
        length = rewriter.add(prim.ConstantOp(size.as_int or 0, tensor(shape, i64)))
        return rewriter.add(prim.AddOp(rewriter.add(prim.MulOp(chunk, length)), inside))

    def _extremum(self, rewriter: Rewriter, op: prim.ReduceOp) -> SSAValue | None:
        """The best of the chunks' best, where a search makes them."""
        if len(op.axes) != 1:
            return None
        [axis] = op.axes
        made = self._made(op, axis)
        if made is None and (count := self._count_beside(op, axis)) is not None:
            made = self._make(rewriter, op, axis, count)
        return None if made is None else rewriter.add(
            prim.ReduceOp(op.kind, made.best, [axis], second_stage=True))

    def _count_beside(self, op: prim.ReduceOp, axis: int) -> int | None:
        """Into how many chunks a search cuts what is reduced."""
        searches = (use.operation for use in op.input.uses)
        return next((self._counts[search] for search in searches
                     if isinstance(search, prim.ArgReduceOp) and search in self._counts
                     and search.parent is op.parent and (search.kind, search.axis) == (op.kind, axis)), None)

    def _made(self, op: prim.ArgReduceOp | prim.ReduceOp, axis: int) -> _Chunks | None:
        """The chunks that were made for another operation, unless its rewrite was not allowed."""
        made = self._chunks.get((op.input, op.kind, axis))
        return made if made is not None and made.best.owner.parent is op.parent else None  # type: ignore[union-attr]

    def _make(self, rewriter: Rewriter, op: prim.ArgReduceOp | prim.ReduceOp, axis: int, count: int) -> _Chunks:
        """What an operation reduces, in chunks."""
        element = tensor_of(op.input).element_type
        chunks = in_chunks(rewriter, op.input, axis, count, identity(Reduction(op.kind), element, is_unsigned(element)))
        made = _Chunks(chunks, rewriter.add(prim.ReduceOp(op.kind, chunks, [axis + 1])))
        self._chunks[op.input, op.kind, axis] = made
        return made
