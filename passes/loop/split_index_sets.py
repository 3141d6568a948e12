"""The pass `split-index-sets`."""

from __future__ import annotations

from xdsl.rewriter import Rewriter

from ...ir.dialects import arith
from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp, Reduction, YieldOp
from ...ir.watching import Watcher
from .analysis.costs import total_cost
from .analysis.index_expressions import loops_in
from .index_set_splitting.folding import fold
from .index_set_splitting.turning_points import piece_starts, turns_in
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.splitting import peel
from .scheduling.unrolling import unroll


class SplitIndexSets(SchedulingPass):
    """Split a parallel loop or a reduction where a condition on its variable changes, or a minimum or maximum in a
    subscript does (index set splitting).

        loop.parallel %i = 0 to 60 {
          %v = loop.load %x[max(%i - 2, 0)] : memref<58xf32> -> f32
          ...
        }
    becomes
        loop.parallel %i = 0 to 2 {
          %v = loop.load %x[0] : memref<58xf32> -> f32
          ...
        }
        loop.parallel %i = 2 to 60 {
          %v = loop.load %x[%i - 2] : memref<58xf32> -> f32
          ...
        }
    Within a piece there are no masks or selects, and accesses are contiguous and can be vectorized. Conditions come
    from padding and concatenation, minima and maxima from reflection and replication padding and from rolling. A piece
    that only stores what it loads from the same place, as beside a slice that is assigned in place, is removed. Partial
    results of a reduction are combined. A reduction with no more iterations than the permitted number of pieces, such
    as one over the two halves of a byte, is unrolled instead.

    A masked load is slow where it would read a page that does not exist: the processor handles that in microcode. [M]
    Scores of a row over a concatenation of 256 keys and one take 3.7 ms with masks in the worst case, 0.14 ms split.
    """

    name = "split-index-sets"

    most_pieces: int = 5
    """A loop that would have more pieces stays as it is."""

    shortest_loop: int = 16
    """A loop that runs less often stays as it is."""

    largest_body: int = 256
    """Instructions in all pieces at most: compile time grows with them."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for loop in loops_in(kernel):
            if isinstance(loop, ReduceOp) and isinstance(loop.parent_op(), LoopOp):
                self._write_out(loop, watcher)
            if isinstance(loop, ParallelOp | ReduceOp) and loop.parent is not None and loop.step_size == 1:
                self._split(loop, watcher)

    def _write_out(self, loop: ReduceOp, watcher: Watcher) -> None:
        """Write out a reduction of a few iterations of which conditions select different values. Where they only mask
        what is read, as at the border of an image, it stays a loop, which `tile-contractions` knows."""
        trips, around = loop.trip_count.as_int, loop.parent_op()
        if trips is None or not 1 < trips <= self.most_pieces or any(op.regions for op in loop.body.block.ops) \
                or not any(isinstance(op, arith.SelectOp) for op in loop.body.block.ops) \
                or Reduction.SOFTMAX in loop.reductions or not turns_in(loop):
            return
        work = trips * total_cost(loop.body.walk())
        if work > self.largest_body or not watcher.allows(loop):
            return
        watcher.done(loop, "{trips} iterations are written out, each without conditions", trips=trips)
        unroll(loop, watcher=watcher)
        assert isinstance(around, LoopOp)
        fold(around)

    def _split(self, loop: ParallelOp | ReduceOp, watcher: Watcher) -> None:
        lower, upper = loop.lower_bound.as_int, loop.upper_bound.as_int
        if lower is None or upper is None or upper - lower < self.shortest_loop:
            return
        if isinstance(loop, ReduceOp) and Reduction.SOFTMAX in loop.reductions:
            return
        turns = turns_in(loop)
        if not turns:
            return
        places = piece_starts(turns, lower, upper)
        pieces = len(places) + 1
        work = pieces * total_cost(loop.body.walk())
        if pieces > self.most_pieces or work > self.largest_body:
            watcher.missed(loop, "not split: it has {pieces} pieces, bound {most}, of {work} instructions "
                           "together, bound {largest}", pieces=pieces, most=self.most_pieces, work=work,
                           largest=self.largest_body)
            return
        if not watcher.allows(loop):
            return
        watcher.done(loop, "{pieces} loops, each without conditions" if places else
                     "its range decides the conditions in it", pieces=pieces)
        for piece in peel(loop, at=places, watcher=watcher) if places else (loop,):
            fold(piece)
            if isinstance(piece, ReduceOp):
                if piece.trip_count.as_int == 1:
                    unroll(piece, watcher=watcher)
            elif isinstance(piece.body.block.first_op, YieldOp):
                Rewriter.erase_op(piece)
