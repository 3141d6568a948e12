"""The pass `unroll-loops`."""

from __future__ import annotations

from math import prod

from xdsl.ir import Operation

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp, Reduction, loops_around
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher
from .analysis.index_expressions import Names
from .mapping.accesses import Accesses
from .mapping.kernel_loops import trip_count
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.unrolling import unroll


class UnrollLoops(SchedulingPass):
    """Unroll short loops that would fill fewer lanes than a loop around them.

        loop.parallel %i = 0 to 4096 {
          %s = loop.reduce <maximum> %r = 0 to 3 : f32 {
            %v = loop.load %x[%i * 2 + %r] : memref<8194xf32> -> f32
            loop.yield %v : f32
          }
    becomes
        loop.parallel %i = 0 to 4096 {
          %0 = loop.load %x[%i * 2] : memref<8194xf32> -> f32
          %1 = loop.load %x[%i * 2 + 1] : memref<8194xf32> -> f32
          %2 = loop.load %x[%i * 2 + 2] : memref<8194xf32> -> f32
          %3 = arith.maximumf %0, %1 : f32
          %s = arith.maximumf %3, %2 : f32
    The window of a pooling becomes a few loads of whole blocks. Sums are added in the order of the loop. A loop with
    one iteration is always unrolled; a parallel loop of more only if those around it keep all multiprocessors busy.
    """

    name = "unroll-loops"

    trips: int = 32
    """Iterations of a loop at most."""
    trips_of_phases: int = 8
    """Iterations at most where several loops read one row: all of it stays in registers from the first to the last."""
    operations: int = 768
    """Operations of a kernel at most when loops are written out: compile time grows with them."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        names = Names()
        for loop in self._chosen(kernel, names, watcher):
            if watcher.allows(loop):
                watcher.done(loop, "{trips} iterations are written out",
                             trips=trip_count(loop, names) or 0)
                unroll(loop, watcher=watcher)

    def _chosen(self, kernel: KernelOp, names: Names, watcher: Watcher) -> list[LoopOp]:
        """The loops to be written out, inner ones first."""
        loops = [op for op in kernel.walk(region_first=True) if isinstance(op, LoopOp)]
        if not any(self._is_short(loop, names) for loop in loops):
            return []
        accesses = Accesses(kernel, names)
        sizes: dict[Operation, int] = {}
        chosen: list[LoopOp] = []
        total = sum(1 for _ in kernel.walk())
        for loop in loops:
            body = list(loop.body.block.ops)
            sizes[loop] = size = sum(sizes.get(op, 1) for op in body)
            nested = [op for op in body if isinstance(op, LoopOp) and op not in chosen]
            trips = trip_count(loop, names) or 0
            if nested or not self._is_short(loop, names):
                continue
            if trips > 1 and not _is_better_written_out(loop, trips, accesses):
                continue
            if trips > 1 and isinstance(loop, ParallelOp) and _leaves_few(loop, names):
                watcher.missed(loop, "not written out: the loops around it leave programs idle")
                continue
            if total + (trips - 1) * size > self.operations:
                watcher.missed(loop, "not written out: the kernel would have {operations} operations, bound "
                               "{bound}", operations=total + (trips - 1) * size, bound=self.operations)
                continue
            total += (trips - 1) * size
            sizes[loop] = trips * size
            chosen.append(loop)
        return chosen

    def _is_short(self, loop: LoopOp, names: Names) -> bool:
        if isinstance(loop, ReduceOp) and Reduction.SOFTMAX in loop.reductions:
            return False
        trips = trip_count(loop, names)
        block = loop.parent
        assert block is not None
        phases = sum(isinstance(op, LoopOp) for op in block.ops)
        return trips is not None and 0 < trips <= (self.trips if phases == 1 else self.trips_of_phases)


def _leaves_few(loop: ParallelOp, names: Names) -> bool:
    """Whether the parallel loops around a loop have fewer iterations than all warps of one program on each
    multiprocessor have lanes."""
    gpu = gpu_of(loop)
    counts = [trip_count(each, names) for each in loops_around(loop) if isinstance(each, ParallelOp)]
    return None not in counts and prod(count or 0 for count in counts) < gpu.multiprocessors * gpu.warp


def _is_better_written_out(loop: LoopOp, trips: int, accesses: Accesses) -> bool:
    """Whether a parallel loop around has better lanes than a short loop."""
    inside, sector = accesses.inside(loop), gpu_of(loop).sector
    outer = [each for each in loops_around(loop) if isinstance(each, ParallelOp)]
    own = sum(access.traffic for access in inside
              if access.goes_along(loop) and trips * access.bytes >= sector)
    around = max((sum(access.traffic_along(each) for access in inside) for each in outer), default=0.0)
    return bool(outer) and around >= own and (around > 0 or not inside)

