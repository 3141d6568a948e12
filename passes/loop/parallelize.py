"""The pass `parallelize`."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...ir.dialects.loop import ForOp, KernelOp, LoopOp, ParallelOp
from ...ir.expressions import minimum
from ...ir.interfaces.effects import Memory
from ...ir.machines.costs import Costs
from ...ir.machines.operation_classes import OperationClass, operation_class
from ...ir.machines.targets import machine_of
from ...ir.vector_types import lanes_of
from ...ir.watching import Watcher
from ..analysis.shared_memory import SharedMemory
from ..rewriting.machine_options import from_machine
from .analysis.columns import NotApart, column_loops
from .analysis.index_expressions import Names
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.sharing import parallel

_CALLED = (OperationClass.FUNCTION, OperationClass.LIBRARY)

UNKNOWN_EXTENT = 64
"""How often a loop of unknown extent is taken to run."""


class Parallelize(SchedulingPass):
    """Distribute the iterations of an outermost `loop.parallel` over as many threads as its work is worth.

        loop.parallel %i = 0 to 4096 {
          ...
        }
    becomes
        loop.parallel %i = 0 to 4096 threads 128 {
          ...
        }
    where 128 is an upper limit: the emitted program uses no more threads than OpenMP has. A loop that is worth a
    single thread stays as it is; where a loop has fewer iterations than there is work for threads and contains
    nothing but another parallel loop with more, that one is shared instead.

    Of a sequential loop, as in a scatter, the parallel loops inside are distributed, if each of their iterations only
    accesses columns of its own:

        loop.for %i = 0 to 2048 threads 4 {
          %row = loop.check_index ...
          loop.parallel %j = 0 to 512 step 16 {
            ... loop.store %v, %y[%row * 512 + %j] ...
          }
        }
    Each thread runs all iterations of the outer loop for columns of its own, and waits for no other.
    """

    name = "parallelize"

    grain: int = from_machine("fork_join_operations")
    """The work that is worth a thread, in operations: some microseconds, against one for waking a thread."""

    minimum_iterations: int = from_machine("enough_rows")
    """A loop with fewer iterations gives its place to a longer one just inside."""

    column_grain: int = 256
    """The columns that are worth a thread. Threads with fewer are in each other's way: all of them are in one row at
    a time, and each reads where the row is."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for inner in list(kernel.body.block.ops):
            if isinstance(inner, ParallelOp):
                self._share(inner, watcher)
            elif isinstance(inner, ForOp):
                module = kernel.parent_op()
                assert isinstance(module, ModuleOp)
                self._share_columns(inner, SharedMemory(module).memory(kernel), watcher)

    def _share(self, loop: ParallelOp, watcher: Watcher) -> None:
        loop = self._longest(loop)
        names = Names()
        trips = names.read(loop, loop.trip_count)
        work = trips * _body_work(loop, machine_of(loop).cost)
        threads = names.simplify(work // self.grain)
        if threads.as_int is not None and trips.as_int is not None:
            threads = minimum(threads, trips)
        known = threads.as_int
        if trips.as_int is not None and trips.as_int < 2:
            watcher.missed(loop, "not shared among threads: there is one iteration")
            return
        if known is not None and known < 2:
            watcher.missed(loop, "not shared among threads: {work} operations, bound {bound}",
                           work=names.text(names.simplify(work)), bound=2 * self.grain)
            return
        if not watcher.allows(loop):
            return
        if watcher.listens:
            watcher.done(loop, "{trips} iterations are shared among up to {threads} threads",
                         trips=names.text(trips), threads=names.text(threads))
        parallel(loop, threads=threads, names=names, watcher=watcher)

    def _share_columns(self, loop: ForOp, memory: Memory, watcher: Watcher) -> None:
        """Let threads share the parallel loops in a loop in order."""
        try:
            columns = column_loops(loop, memory)
        except NotApart as reason:
            watcher.missed(loop, f"not shared among threads: {reason}")
            return
        names = Names()
        work = names.simplify(names.read(loop, loop.trip_count) * _body_work(loop, machine_of(loop).cost))
        count = sum((each.upper_bound - each.lower_bound).as_int or 0 for each in columns)
        threads = minimum(names.simplify(work // self.grain), count // self.column_grain)
        if threads.as_int is not None and threads.as_int < 2:
            watcher.missed(loop, "not shared among threads: {work} operations, bound {bound}, in {columns} "
                           "columns, bound {least}", work=names.text(work), bound=2 * self.grain, columns=count,
                           least=2 * self.column_grain)
        elif watcher.allows(loop):
            if watcher.listens:
                watcher.done(loop, "its columns are shared among up to {threads} threads",
                             threads=names.text(threads))
            parallel(loop, threads=threads, names=names, memory=memory, watcher=watcher)

    def _longest(self, loop: ParallelOp) -> ParallelOp:
        """The loop itself, or the first one inside that has iterations enough."""
        current = loop
        while (trips := current.trip_count.as_int) is not None and trips < self.minimum_iterations:
            inner = current.body.block.first_op
            if not isinstance(inner, ParallelOp) or inner.next_op is not current.body.block.last_op:
                break
            more = inner.trip_count.as_int
            if more is not None and more <= trips:
                break
            current = inner
        return current


def _body_work(loop: LoopOp, costs: Costs) -> int:
    """What one iteration costs, in operations; a loop inside of unknown extent is taken to run for a while. A vector
    operation counts as one, except for a function, which is called lane by lane."""
    total = 0
    for op in loop.body.block.ops:
        if isinstance(op, LoopOp):
            trips = op.trip_count.as_int
            total += (UNKNOWN_EXTENT if trips is None else trips) * _body_work(op, costs)
        else:
            kind = operation_class(type(op))
            total += costs.of(kind) * (lanes_of(op.results[0].type) or 1 if kind in _CALLED else 1)
    return total
