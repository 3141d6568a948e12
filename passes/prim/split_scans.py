"""The pass `split-scans`."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, f64
from xdsl.ir import SSAValue

from ...ir.dialects import prim
from ...ir.dialects.loop import Reduction, identity
from ...ir.dialects.prim.folding import Combiner
from ...ir.dialects.prim.types import tensor_of
from ...ir.numerics import Numerics
from ...ir.shapes import dims
from ...ir.watching import describe
from ..rewriting.machine_options import from_gpu
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter
from .loop_lowering.scalars import is_unsigned
from .splitting.chunks import COMBINATIONS, chunks_of_rows, first_part, in_chunks, padded, replaced


class SplitScans(RewritePass):
    """Split long running sums into chunks that start in parallel, where there are few rows: the sums of whole chunks
    yield the value at which each chunk starts.

        %c = prim.scan <add> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
    becomes
        %0 = ... %x as tensor<256x4096xf64>
        %1 = prim.reduce <add> %0 dims [1] : tensor<256x4096xf64> -> tensor<256xf64>
        %2 = prim.scan <add> %1 dim 0 : tensor<256xf64> -> tensor<256xf64>
        %3 = ... the sums before each chunk: %2 moved by one, and 0 for the first
        %4 = prim.scan <add> %0 dim 1 : tensor<256x4096xf64> -> tensor<256x4096xf64>
        %5 = prim.add %4, ... %3 : tensor<256x4096xf64>
        %c = ... %5 as tensor<1048576xf32>

    The input is read twice instead of once, but by enough programs to fill a GPU instead of by one. If the length is
    not a multiple of the length of a chunk, the last chunk is padded. Sums of floats are computed in f64, as in a scan
    that is not split, and are not split under strict numerics. Running products are not split: the product of a chunk
    that is 0 and that of one that is infinite would give NaN.
    """

    name = "split-scans"

    min_rows: int = from_gpu("enough_rows")
    """Rows that keep a GPU busy: as many programs read about as fast as memory gives."""
    rows: int = from_gpu("enough_chunks")
    """Chunks to make of all rows together: as many as fill the GPU."""
    min_length: int = from_gpu("launch_elements")
    """Elements of a row below which one program is done before two more kernels are launched."""
    min_chunk: int = from_gpu("least_search")
    """Elements of a chunk, at least."""
    lanes: int = from_gpu("lanes")
    """Neighbouring rows that one program takes, where the scan goes across memory."""

    def rewrite(self, op: prim.ScanOp, rewriter: Rewriter) -> Replacement:
        watcher = rewriter.watcher
        if isinstance(tensor_of(op.input).element_type, AnyFloat) and op.kind == Combiner.ADD \
                and rewriter.numerics == Numerics.STRICT:
            watcher.missed(op, "not split: under strict numerics a sum keeps its order")
            return None
        if op.kind == Combiner.MUL:
            watcher.missed(op, "not split: a product that is 0 would meet one that is infinite")
            return None
        count = chunks_of_rows(self, op, watcher, self.lanes)
        if count is None:
            return None
        rewriter.explain(f"{describe(op)} begins in {count} chunks side by side")
        return _split(rewriter, op, count)


def _split(rewriter: Rewriter, op: prim.ScanOp, count: int) -> SSAValue:
    """The sums of whole chunks, what comes before each, and the chunks."""
    axis, kind, value = op.axis, op.kind, op.input
    sizes, element = dims(tensor_of(value)), tensor_of(value).element_type
    length = sizes[axis].as_int
    assert length is not None
    if isinstance(element, AnyFloat) and kind == Combiner.ADD and element != f64:
        value = rewriter.add(prim.ConvertOp(value, f64))
    computed = tensor_of(value).element_type
    neutral = identity(Reduction(kind), computed, is_unsigned(computed))
    chunks = in_chunks(rewriter, value, axis, count, neutral)
    sums = rewriter.add(prim.ReduceOp(kind, chunks, [axis + 1]))
    running = rewriter.add(prim.ScanOp(kind, sums, axis))
    before = padded(rewriter, first_part(rewriter, running, axis, count - 1), axis, 1, neutral, count)
    inside = rewriter.add(prim.ScanOp(kind, chunks, axis + 1))
    kept = [each for each in range(len(sizes) + 1) if each != axis + 1]
    spread = rewriter.add(prim.BroadcastOp(before, kept, dims(tensor_of(inside))))
    result = rewriter.add(COMBINATIONS[kind](spread, inside))
    result = rewriter.add(prim.ReshapeOp(result, replaced(sizes, axis, -(-length // count) * count)))
    result = first_part(rewriter, result, axis, length)
    return result if result.type == op.result.type else rewriter.add(prim.ConvertOp(result, element))
