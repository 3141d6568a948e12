"""The pass `interleave-iterations`."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ...ir.dialects.loop import KernelOp, ParallelOp
from ...ir.machines.operation_classes import cost_of
from ...ir.machines.targets import machine_of
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from .analysis.costs import total_cost
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.unrolling import jam


class InterleaveIterations(SchedulingPass):
    """Execute several iterations of a parallel loop interleaved, where each is a long chain of dependent operations.

        loop.parallel %i = 0 to 4096 step 16 {
          %a = math.sin %v : vector<16xf32>
          %b = math.sin %a : vector<16xf32>
          ...
        }
    becomes
        loop.parallel %i = 0 to 4096 step 32 {
          %k = loop.apply %i + 16 : index
          %a0 = math.sin %v0 : vector<16xf32>
          %a1 = math.sin %v1 : vector<16xf32>
          %b0 = math.sin %a0 : vector<16xf32>
          %b1 = math.sin %a1 : vector<16xf32>
          ...
        }
    Out-of-order execution looks some hundred instructions ahead. It overlaps iterations by itself unless a single
    iteration is longer than that.
    """

    name = "interleave-iterations"

    longest_chain: int = 24
    """Instructions in a row that wait for one another; a loop with more in one iteration is interleaved. The hundred
    instructions that a processor keeps waiting are four such iterations, which fill its units."""

    copies: int = 4
    """How many iterations run side by side at most."""

    largest_body: int = 1024
    """Instructions in the loop that results at most: compile time grows with them."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for inner in operations_in(kernel):
            if isinstance(inner, ParallelOp) and inner.step_size > 1:
                copies = self._copies(inner, watcher)
                if copies > 1 and watcher.allows(inner):
                    watcher.done(inner, "{copies} iterations run side by side", copies=copies)
                    jam(inner, by=copies, watcher=watcher)

    def _copies(self, loop: ParallelOp, watcher: Watcher) -> int:
        """The number of iterations of a loop that are interleaved."""
        ops = list(loop.body.block.ops)
        if any(op.regions for op in ops):
            return 1
        chain = _longest_chain(ops)
        trips = loop.trip_count.as_int
        copies = self.copies
        while copies > 1 and (
            chain * 2 < self.longest_chain * copies
            or copies * total_cost(ops) > self.largest_body
            or (trips is not None and trips < copies)
        ):
            copies //= 2
        if copies == 1:
            watcher.missed(loop, "not interleaved: its longest chain takes {chain} instructions, bound "
                           "{bound}; all of it {work}, bound {largest}", chain=chain, bound=self.longest_chain,
                           work=total_cost(ops), largest=self.largest_body // 2)
        return copies


def _longest_chain(ops: list[Operation]) -> int:
    """The number of instructions on the longest path of dependences from a value."""
    depth: dict[SSAValue, int] = {}
    costs = machine_of(ops[0]).cost
    for op in ops:
        reached = cost_of(op, costs) + max((depth.get(operand, 0) for operand in op.operands), default=0)
        depth.update(dict.fromkeys(op.results, reached))
    return max(depth.values(), default=0)

