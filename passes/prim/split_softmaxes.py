"""The pass `split-softmaxes`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from xdsl.context import Context
from xdsl.dialects.builtin import Float32Type, Float64Type, ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.folding import Combiner
from ...ir.dialects.prim.types import tensor_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.driver import rewrite_once
from ...ir.rewriting.rewriter import Rewriter
from ...ir.shapes import dims
from ...ir.watching import describe
from ..rewriting.machine_options import from_gpu, settled
from .splitting.chunks import chunk_count, chunks_of_rows, in_chunks


@dataclass(frozen=True)
class SplitSoftmaxes(ModulePass):
    """Compute the maxima of few long rows, and the sums of exponentials relative to them, in chunks with maxima of
    their own, so that each chunk is read once.

        %m = prim.reduce <maximum> %x dims [1] : tensor<4x524288xf32> -> tensor<4xf32>
        %e = prim.exp of %x - %m : tensor<4x524288xf32>
        %s = prim.reduce <add> %e dims [1] : tensor<4x524288xf32> -> tensor<4xf32>
    becomes
        %c = prim.reshape %x : tensor<4x524288xf32> -> tensor<4x64x8192xf32>
        %mc = prim.reduce <maximum> %c dims [2] : tensor<4x64x8192xf32> -> tensor<4x64xf32>
        %sc = ... the sum of exp(%c - %mc) : tensor<4x64xf32>
        %m = prim.reduce <maximum> %mc dims [1] : tensor<4x64xf32> -> tensor<4xf32>
        %s = ... the sum of %sc * exp(%mc - %m) : tensor<4xf32>

    The maximum is needed before the first exponential, so a row that many programs read would be read twice. In a chunk
    of negative infinities, exponentials are relative to zero, so that the sum of other chunks stays finite. The pass
    does nothing under strict numerics.
    """

    name = "split-softmaxes"

    min_rows: int = from_gpu("enough_rows")
    """Rows that keep a GPU busy, as in `split-reductions`."""
    rows: int = from_gpu("enough_chunks")
    """Chunks to make of all rows together."""
    min_length: int = from_gpu("least_row")
    """Elements of a row below which one program reads it."""
    min_chunk: int = from_gpu("least_search")
    """Elements of a chunk, at least."""
    chunk: int = from_gpu("phase_elements")
    """Elements of a chunk at most: those that a program keeps from the maximum to the sum."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if numerics_of(op) == Numerics.STRICT:
            return
        watcher = watcher_of(ctx)
        maxima = {total: maximum for maximum, total in _softmaxes(op)}
        counts: dict[prim.ReduceOp, int] = {}
        for maximum in dict.fromkeys(maxima.values()):
            if (count := chunks_of_rows(self, maximum, watcher)) is not None:
                length = dims(tensor_of(maximum.input))[-1].as_int or 0
                counts[maximum] = chunk_count(length, max(count, -(-length // self.chunk)))
        made: dict[prim.ReduceOp, _Chunks] = {}

        def rewrite(reduce: prim.ReduceOp, rewriter: Rewriter) -> SSAValue | None:
            rewriter.explain(f"{describe(reduce)} is taken of chunks first")
            if reduce in counts:
                chunks = made[reduce] = _Chunks(rewriter, reduce, counts[reduce])
                return chunks.maximum(rewriter)
            if reduce in maxima and (chunks := made.get(maxima[reduce])) is not None \
                    and chunks.maxima.owner.parent is not None:
                return chunks.sum_relative_to(rewriter, _maximum_of(reduce))
            return None

        rewrite_once(self.name, op, prim.ReduceOp, rewrite, Rewriter(op, watcher))


def _softmaxes(op: ModuleOp) -> Iterator[tuple[prim.ReduceOp, prim.ReduceOp]]:
    """The maxima of rows, each with a sum of exponentials relative to it."""
    for total in op.walk():
        if not isinstance(total, prim.ReduceOp) or total.kind != Combiner.ADD \
                or not isinstance(exponential := total.input.owner, prim.ExpOp) \
                or not isinstance(difference := exponential.input.owner, prim.SubOp) \
                or not isinstance(spread := difference.rhs.owner, prim.BroadcastOp):
            continue
        value, maximum, last = difference.lhs, spread.input.owner, len(dims(tensor_of(difference.lhs))) - 1
        if isinstance(maximum, prim.ReduceOp) and maximum.kind == Combiner.MAXIMUM and maximum.input is value \
                and list(maximum.axes) == list(total.axes) == [last] and list(spread.positions) == list(range(last)) \
                and isinstance(tensor_of(value).element_type, Float32Type | Float64Type):
            yield maximum, total


def _maximum_of(total: prim.ReduceOp) -> SSAValue:
    """What a sum of exponentials is relative to, after its maximum was replaced."""
    return total.input.owner.input.owner.rhs.owner.input  # type: ignore[union-attr]


class _Chunks:
    """The maxima of chunks, and the sums of exponentials relative to them."""

    def __init__(self, rewriter: Rewriter, maximum: prim.ReduceOp, count: int):
        [self.axis] = maximum.axes
        value = in_chunks(rewriter, maximum.input, self.axis, count, -inf)
        self.maxima = rewriter.add(prim.ReduceOp(Combiner.MAXIMUM, value, [self.axis + 1]))
        nothing, zero = (rewriter.add(prim.ConstantOp(number, tensor_of(self.maxima))) for number in (-inf, 0.0))
        is_empty = rewriter.add(prim.CompareOp("eq", self.maxima, nothing))
        about = rewriter.add(prim.SelectOp(is_empty, zero, self.maxima))
        spread = rewriter.add(prim.BroadcastOp(about, list(range(self.axis + 1)), dims(tensor_of(value))))
        exponentials = rewriter.add(prim.ExpOp(rewriter.add(prim.SubOp(value, spread))))
        self._sums = rewriter.add(prim.ReduceOp(Combiner.ADD, exponentials, [self.axis + 1]))

    def maximum(self, rewriter: Rewriter) -> SSAValue:
        """The maximum of whole rows."""
        return rewriter.add(prim.ReduceOp(Combiner.MAXIMUM, self.maxima, [self.axis], second_stage=True))

    def sum_relative_to(self, rewriter: Rewriter, maximum: SSAValue) -> SSAValue:
        """The sum of exponentials of whole rows relative to their maximum."""
        spread = rewriter.add(prim.BroadcastOp(maximum, list(range(self.axis)), dims(tensor_of(self.maxima))))
        factors = rewriter.add(prim.ExpOp(rewriter.add(prim.SubOp(self.maxima, spread))))
        parts = rewriter.add(prim.MulOp(self._sums, factors))
        return rewriter.add(prim.ReduceOp(Combiner.ADD, parts, [self.axis], second_stage=True))
