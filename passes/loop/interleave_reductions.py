"""The pass `interleave-reductions`."""

from __future__ import annotations

from math import isqrt

from xdsl.dialects.builtin import AnyFloat, VectorType

from ...ir.dialects.loop import KernelOp, LoopOp, ReduceOp, Reduction
from ...ir.vector_types import element_of
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.costs import total_cost
from .analysis.index_expressions import loops_in
from .analysis.reductions import parts_of, registers_of
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.splitting import block, strip
from .scheduling.unrolling import unroll


class InterleaveReductions(SchedulingPass):
    """Keep several partial results in a long reduction, and add long sums block by block.

        %s = loop.reduce <add> %r = 0 to 65536 step 16 : vector<16xf32> { ... }
    becomes
        %a, %b, %c, %d = loop.reduce <add, add, add, add> %k = 0 to 65536 step 2048 : ... {
          ... = loop.reduce <add, add, add, add> %r = %k to %k + 2048 step 64 : ... { ... }
          loop.yield ...
        }
        %0 = arith.addf %a, %b : vector<16xf32>
        %1 = arith.addf %c, %d : vector<16xf32>
        %s = arith.addf %0, %1 : vector<16xf32>
    With several partial results the processor can execute several iterations at a time. Blocks keep the error of a sum
    of n floats near sqrt(n) roundings of one partial sum instead of n, as cascade summation does. A long sum that
    contains other loops, such as the sum of the losses of rows, is summed in blocks too, with one partial result.
    """

    name = "interleave-reductions"

    accumulators: int = 4
    """How many partial results there are: additions of which each waits for the one before take four cycles on the
    processors of our presets (Agner Fog, Instruction tables: vaddps; Arm Neoverse N1 optimization guide: FADD, two)."""

    most_accumulators: int = from_machine("most_accumulators")
    """How many partial results a loop has in all; one that combines many values has fewer of each."""

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    registers: int = from_machine("registers")
    """Vector registers."""

    minimum_trips: int = 8
    """A reduction that runs less often stays as it is."""

    minimum_block: int = 32
    """How many interleaved iterations a block has at least; fewer would cost more than they gain in accuracy."""

    largest_body: int = 512
    """Instructions in the loop that results at most: long bodies hide latency by themselves, and compile time grows
    with them."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for loop in loops_in(kernel):
            if not isinstance(loop, ReduceOp):
                continue
            if self._is_long(loop, watcher):
                if watcher.allows(loop):
                    self._interleave(loop, watcher)
            elif self._is_long_around_loops(loop) and watcher.allows(loop):
                watcher.done(loop, "it is summed block by block")
                # Not with a rest, which would copy the loops inside: there would be exponentially many in a deep nest.
                block(loop, by=self._block_size(loop.trip_count.as_int, 1), watcher=watcher)

    def _is_long_around_loops(self, loop: ReduceOp) -> bool:
        trips = loop.trip_count.as_int
        return (trips is None or trips > 2 * self.minimum_block) and loop.lower_bound == 0 and _sums_floats(loop) \
            and all(kind.arity == 1 for kind in loop.reductions) and any(op.regions for op in loop.body.block.ops)

    def _is_long(self, loop: ReduceOp, watcher: Watcher) -> bool:
        flat = not any(op.regions for op in loop.body.block.ops)
        trips = loop.trip_count.as_int
        vectors = all(isinstance(r.type, VectorType) for r in loop.outputs)
        simple = all(kind.arity == 1 for kind in loop.reductions)
        whole = loop.lower_bound == 0  # not what vectors left over
        long = trips is None or trips >= self.minimum_trips
        fits = flat and simple and (vectors or (whole and _sums_floats(loop)))
        if fits and not long:
            watcher.missed(loop, "not interleaved: it runs {trips} times, bound {bound}", trips=trips or 0,
                           bound=self.minimum_trips)
        elif flat and not simple:
            watcher.missed(loop, "not interleaved: it looks for a place")
        return fits and long

    def _interleave(self, loop: ReduceOp, watcher: Watcher) -> None:
        held = registers_of(loop, self.bits)
        copies, cost = self.accumulators, total_cost(loop.body.walk())
        while copies > 1 and (copies * held > self.most_accumulators or copies * cost > self.largest_body):
            copies //= 2
        watcher.done(loop, "{copies} partial results are kept", copies=copies)
        trips = loop.trip_count.as_int
        sums = _sums_floats(loop)
        main: LoopOp = loop
        if copies > 1 and (trips is None or trips >= copies):
            [main, *_] = unroll(loop, by=copies, accumulators=copies, watcher=watcher)
        if sums and 2 * copies * held <= self.registers:  # both the sums of a block and those of all blocks fit
            size = self._block_size(trips, copies)
            whole = main.trip_count.as_int  # of a length that is not known it can be known to be 0
            if whole is None or whole >= size:
                strip(main, by=size, watcher=watcher)

    def _block_size(self, trips: int | None, copies: int) -> int:
        """The number of interleaved iterations in a block: a power of two near the square root of all."""
        if trips is None:
            return 4 * self.minimum_block
        return max(self.minimum_block, 1 << max(isqrt(trips // copies).bit_length() - 1, 0))


def _sums_floats(loop: ReduceOp) -> bool:
    return any(kind == Reduction.ADD and isinstance(element_of(loop.outputs[part.start].type), AnyFloat)
               for kind, part in zip(loop.reductions, parts_of(loop), strict=True))
