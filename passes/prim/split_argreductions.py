"""The pass `split-argreductions`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, i64
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.types import tensor_of
from ...ir.shapes import dims, tensor
from ...ir.watching import describe
from .chunks import chunks_of_rows, in_chunks
from .loop_lowering.identities import identity
from .value_rewriter import ValueRewriter


@dataclass(frozen=True)
class SplitArgreductions(ModulePass):
    """Search chunks of a long row side by side, where there are few rows, and then the best among the chunks' best.

        %k = prim.argreduce <maximum> %x dim 0 : tensor<4194304xf32> -> tensor<i64>
    becomes
        %0 = prim.reshape %x : tensor<4194304xf32> -> tensor<256x16384xf32>
        %1 = prim.reduce <maximum> %0 dims [1] : tensor<256x16384xf32> -> tensor<256xf32>
        %2 = prim.argreduce <maximum> %0 dim 1 : tensor<256x16384xf32> -> tensor<256xi64>
        %3 = prim.argreduce <maximum> %1 dim 0 : tensor<256xf32> -> tensor<i64>
        %4 = prim.gather %2[%3] : tensor<256xi64> -> tensor<i64>
        %k = ... %3 * 16384 + %4

    Of equal elements the first still wins, and a NaN over all, within chunks and among them. The last chunk is filled
    up with the least value there is, which is not the first of its kind.
    """

    name = "split-argreductions"

    min_rows: int = 96
    """Rows that keep a GPU busy, as in `split-reductions`."""
    rows: int = 264
    """Chunks to make of all rows together."""
    min_length: int = 32768
    """Elements of a row below which one program is done before more kernels are launched."""
    min_chunk: int = 4096
    """Elements of a chunk, at least."""
    lanes: int = 32
    """Neighbouring rows that one program takes, where the search goes across memory."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        counts: dict[Operation, int] = {}

        def rule(rewriter: ValueRewriter, search: Operation) -> SSAValue | None:
            assert isinstance(search, prim.ArgReduceOp)
            count = chunks_of_rows(self, search, watcher)
            if count is None:
                return None
            counts[search] = count
            return _split(rewriter, search, count)

        ValueRewriter({prim.ArgReduceOp: rule}, watcher, self.name,
                      lambda search, _: f"{describe(search)} searches {counts[search]} chunks first").run(op)


def _split(rewriter: ValueRewriter, op: prim.ArgReduceOp, count: int) -> SSAValue:
    """The best of each chunk and its place there, the best chunk, and the place in the whole row."""
    axis, kind, element = op.axis, op.kind, tensor_of(op.input).element_type
    chunks = in_chunks(rewriter, op.input, axis, count, identity(kind, element, element))
    size = dims(tensor_of(chunks))[axis + 1]
    best = rewriter.add(prim.ReduceOp(kind, chunks, [axis + 1]))
    places = rewriter.add(prim.ArgReduceOp(kind, chunks, axis + 1))
    chunk = rewriter.add(prim.ArgReduceOp(kind, best, axis))
    shape = dims(tensor_of(chunk))
    others = [rewriter.add(prim.IotaOp(shape, dimension)) for dimension in range(len(shape))]
    inside = rewriter.add(prim.GatherOp(places, [*others[:axis], chunk, *others[axis:]], tensor(shape, i64)))
    length = rewriter.add(prim.ConstantOp(size.as_int or 0, tensor(shape, i64)))
    return rewriter.add(prim.AddOp(rewriter.add(prim.MulOp(chunk, length)), inside))
