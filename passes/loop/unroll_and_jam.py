"""The pass `unroll-and-jam`."""

from __future__ import annotations

from xdsl.dialects.builtin import FixedBitwidthType, VectorType

from ...ir.dialects.loop import KernelOp, LoadOp, LoopOp, ParallelOp, ReduceOp
from ...ir.machines.targets import machine_of
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.costs import total_cost
from .analysis.index_expressions import Names
from .analysis.reductions import registers_of
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.unrolling import jam


class UnrollAndJam(SchedulingPass):
    """Reduce several vectors of columns in one loop, so that a longer part of each row is read.

        loop.parallel %i = 0 to 1024 step 16 {
          %s = loop.reduce <add> %r = 0 to 512 : vector<16xf32> {
            %v = loop.load %x[%r * 1024 + %i] : memref<524288xf32> -> vector<16xf32>
            loop.yield %v : vector<16xf32>
          }
          ...
        }
    becomes
        loop.parallel %i = 0 to 1024 step 32 {
          %k = loop.apply %i + 16 : index
          %s0, %s1 = loop.reduce <add, add> %r = 0 to 512 : vector<16xf32>, vector<16xf32> {
            %v0 = loop.load %x[%r * 1024 + %i] : memref<524288xf32> -> vector<16xf32>
            %v1 = loop.load %x[%r * 1024 + %k] : memref<524288xf32> -> vector<16xf32>
            loop.yield %v0, %v1 : vector<16xf32>, vector<16xf32>
          }
          ...
        }
    With one vector of each row, one cache line of each page is read, which is too little for the hardware prefetcher.
    """

    name = "unroll-and-jam"

    copies: int = 4
    """How many vectors of a row are read together at most."""

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    registers: int = from_machine("registers")
    """Vector registers, half of which hold results at most."""

    shortest_column: int = 16
    """Columns of fewer rows are left alone."""

    largest_body: int = 512
    """Instructions in the loop that results at most: compile time grows with them, and registers run out."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for loop in operations_in(kernel):
            if isinstance(loop, ParallelOp) and loop.step_size > 1 and self._goes_down_columns(loop):
                copies = self._copies(loop, watcher)
                if copies > 1 and watcher.allows(loop):
                    watcher.done(loop, "{copies} vectors of a row are read together", copies=copies)
                    jam(loop, by=copies, watcher=watcher)

    def _copies(self, loop: ParallelOp, watcher: Watcher) -> int:
        work = total_cost(loop.body.walk())
        trips = loop.trip_count.as_int
        held = max((registers_of(op, self.bits) for op in loop.body.walk() if isinstance(op, ReduceOp)), default=0)
        copies = self.copies
        while copies > 1 and (copies * work > self.largest_body or 2 * copies * held > self.registers
                              or (trips is not None and trips < copies)):
            copies //= 2
        if copies == 1:
            watcher.missed(loop, "not unrolled: one iteration takes {work} instructions, bound {bound}, and "
                           "there are {trips} iterations, bound 2", work=work, bound=self.largest_body // 2,
                           trips="a number of" if trips is None else trips)
        return copies

    def _goes_down_columns(self, loop: ParallelOp) -> bool:
        """Whether all control flow in `loop` is loops that every column runs alike, and one of these reads a vector of
        each row."""
        names = Names()
        column = names.of(loop.induction_variable).as_symbol
        assert column is not None
        found = False
        for op in loop.body.walk():
            if op.regions:
                if not isinstance(op, LoopOp):
                    return False
                if any(column in bound.symbols() for bound in names.expressions(op).values()):
                    return False
            elif isinstance(op, LoadOp) and op.stride is None and isinstance(op.result.type, VectorType):
                subscript = names.expressions(op)["subscript"]
                inner = op.parent_op()
                while not found and isinstance(inner, LoopOp) and inner is not loop:
                    row, rows = names.of(inner.induction_variable).as_symbol, inner.trip_count.as_int
                    assert row is not None
                    found = (rows is None or rows >= self.shortest_column) and subscript.coefficient(column) == 1 \
                        and _is_far(subscript.coefficient(row), op.result.type, machine_of(op).line)
                    inner = inner.parent_op()
        return found


def _is_far(step: object, type: VectorType, line: int) -> bool:
    """Whether rows `step` elements apart are on different cache lines of `line` bytes."""
    if step is None or step == 0:
        return False
    known = step.as_int  # type: ignore[attr-defined]
    element = type.element_type
    assert isinstance(element, FixedBitwidthType)
    return known is None or abs(known) * element.bitwidth >= 8 * line

