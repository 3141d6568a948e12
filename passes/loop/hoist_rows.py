"""The pass `hoist-rows`."""

from __future__ import annotations

from math import prod

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from ...ir.context import watcher_of
from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp
from ...ir.interfaces.effects import Memory
from ...ir.watching import Watcher
from ..analysis.shared_memory import SharedMemory
from ..rewriting.machine_options import from_machine, settled
from .analysis.costs import total_cost
from .analysis.index_expressions import Names, loops_in
from .hoisting.invariants import Row, find_row
from .hoisting.rewriting import hoist
from .hoisting.tiles import nest_between, tile, tile_size
from .scheduling.scheduling_pass import SchedulingPass

UNKNOWN_EXTENT = 64
"""How often a loop of unknown extent is taken to run."""

LEAST_WORK = 4
"""What takes fewer instructions is not worth its memory."""


class HoistRows(SchedulingPass):
    """Compute what a loop around a row does not change once, before it, and keep it in scratch memory.

        loop.parallel %c = 0 to 32 {
          loop.parallel %k = 0 to 500 {
            %w = math.exp ...
            %v = loop.load %x[%c * 500 + %k] : memref<16000xf32> -> f32
            ...
          }
        }
    becomes
        %row = loop.alloc : memref<500xf32>
        loop.parallel %k = 0 to 500 {
          %w = math.exp ...
          loop.store %w, %row[%k] : f32, memref<500xf32>
        }
        loop.parallel %c = 0 to 32 {
          loop.parallel %k = 0 to 500 {
            %w = loop.load %row[%k] : memref<500xf32> -> f32
            %v = loop.load %x[%c * 500 + %k] : memref<16000xf32> -> f32
            ...
          }
        }
    Places in memory are kept too, as one number each: sampling an image computes places and weights once for all its
    channels. Where a row is long, a loop over tiles of it comes around the loops. `reinplace` has gone before, so
    that a row whose memory the loops write is computed again.
    """

    name = "hoist-rows"

    threshold: int = 12
    """What computing a row costs at least, in vector instructions, beyond what loading it does."""

    largest_row: int = from_machine("cached_bytes")
    """The bytes of a row at most: it stays in the first-level cache."""

    tiles: int = from_machine("enough_tiles")
    """How many tiles a long row has at least, as far as loops around it do not give threads their work."""

    shortest_tile: int = 128
    """A tile of a long row has at least as many iterations."""

    lanes: int = from_machine("lanes")
    """The length of a tile is a multiple of so many iterations where possible."""

    tile: int = 512
    """The iterations of a tile where it is not known how long the row is."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        shared = SharedMemory(op)
        for kernel in op.ops:
            if isinstance(kernel, KernelOp) and self.wants(kernel):
                self._hoist(kernel, shared, watcher_of(ctx))

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        module = kernel.parent_op()
        assert isinstance(module, ModuleOp)
        self._hoist(kernel, SharedMemory(module), watcher)

    def _hoist(self, kernel: KernelOp, shared: SharedMemory, watcher: Watcher) -> None:
        memory = shared.memory(kernel)
        for loop in loops_in(kernel):
            self._visit(loop, memory, watcher)

    def _visit(self, loop: LoopOp, memory: Memory, watcher: Watcher) -> None:
        while (row := self._find(loop, memory)) is not None:
            size = self._size(row)
            if size is None:
                watcher.missed(self.name, loop, "what the loops around it do not change takes {work} instructions, but "
                               "is longer than {bound} bytes, or of unknown length", work=row.work,
                               bound=self.largest_row)
                return
            if not watcher.allows(self.name, loop):
                return
            watcher.done(self.name, loop, "what takes {work} instructions is computed once for the loops around it",
                         work=row.work)
            nest = nest_between(row.around, loop)
            parts = tile(nest, size) if nest is not None and loop.trip_count.as_int != size else [(row.around, loop)]
            for around, part in parts:
                loop = hoist(find_row(part, around, memory, Names(), LEAST_WORK), size)

    def _find(self, loop: LoopOp, memory: Memory) -> Row | None:
        """What pays to be kept of a loop, and the outermost loop around it that leaves all of that as it is."""
        if not isinstance(loop, ParallelOp | ReduceOp) or loop.step_size != 1 or loop.parent is None:
            return None
        body = loop.body.block
        if any(op.regions for op in body.ops) or total_cost(body.ops) < self.threshold:
            return None
        found: Row | None = None
        trips, names = 1, Names()
        around = loop.parent_op()
        while isinstance(around, LoopOp):
            row = find_row(loop, around, memory, names, LEAST_WORK)
            if found is not None and row.kept != found.kept:
                break
            count = around.trip_count.as_int
            trips *= UNKNOWN_EXTENT if count is None else count
            found = row
            around = around.parent_op()
        if found is None or trips < 2 or found.work * (trips - 1) < (found.reads + self.threshold) * trips:
            return None
        return found

    def _size(self, row: Row) -> int | None:
        """How many iterations are computed at a time; None if all, and memory for them is not to be had."""
        count = row.loop.trip_count.as_int
        most = self.largest_row // row.bytes
        if nest_between(row.around, row.loop) is None:
            return count if count is not None and 0 < count <= most else None
        wanted = max(self.tiles // _iterations_around(row.around), 1)
        longest = self.tile if count is None else -(-count // wanted)
        most = min(most, max(longest, self.shortest_tile))
        return tile_size(count, most, self.lanes)


def _iterations_around(loop: LoopOp) -> int:
    """How many iterations the parallel loops around `loop` share among threads."""
    counts: list[int] = []
    parent = loop.parent_op()
    while isinstance(parent, ParallelOp):
        counts.append(parent.trip_count.as_int or UNKNOWN_EXTENT)
        parent = parent.parent_op()
    return prod(counts)
