"""The pass `cache-rows`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.loop import ApplyOp, KernelOp, LoadOp, LoopOp, ParallelOp
from ...ir.expressions import Expression
from ...ir.interfaces.effects import Memory
from ...ir.traversal import backward_slice, operations_in
from ...ir.watching import Watcher, describe
from ..rewriting.edits import insert_before
from ..rewriting.machine_options import from_machine
from .analysis.costs import total_cost
from .analysis.index_expressions import Names, loops_in
from .row_caching.invariants import Row, find_row
from .row_caching.reuse import RowLoop, RowLoops
from .row_caching.tiles import nest_between, tile_rows, tile_size
from .scheduling.caching import cache
from .scheduling.errors import SchedulingError
from .scheduling.fusing import fuse, obstacle_to_fuse
from .scheduling.primitive import Loops
from .scheduling.scheduling_pass import MemorySchedulingPass
from .scheduling.tiles import stored_type

UNKNOWN_EXTENT = 64
"""How often a loop of unknown extent is taken to run."""

MIN_WORK = 4
"""What takes fewer instructions is not worth its memory."""


class CacheRows(MemorySchedulingPass):
    """Compute the values of a row once and keep them in memory, if loops would compute them again.

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
    There are two cases: a loop around the row that does not change the values, as here, and a later loop over the same
    row that recomputes them, as a softmax does when it divides the exponentials. In the second case the earlier loop
    stores the values: in the memory of the later loop's result, if its type fits and it is not otherwise used, or else
    in scratch memory.

    Addresses are kept too, as one number each: sampling an image then computes addresses and weights once for all
    channels. If a row is long, a loop over tiles of the row is created around the loops.
    """

    name = "cache-rows"

    around: bool = True
    """Whether values that loops around a row do not change are kept, too."""

    threshold: int = 12
    """What computing a row costs at least, in vector instructions, beyond what loading it does."""

    largest_row: int = from_machine("cached_bytes")
    """The bytes of a row in scratch memory at most: it stays in the first-level cache."""

    tiles: int = from_machine("enough_tiles")
    """How many tiles a long row has at least, as far as loops around it do not give threads their work."""

    shortest_tile: int = 128
    """A tile of a long row has at least as many iterations."""

    lanes: int = from_machine("lanes")
    """The length of a tile is a multiple of so many iterations where possible."""

    tile: int = 512
    """The iterations of a tile where it is not known how long the row is."""

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        for block in [b for inner in operations_in(kernel) for region in inner.regions for b in region.blocks]:
            self._reuse_in(block, memory, watcher)
        for loop in loops_in(kernel) if self.around else ():
            self._hoist(loop, memory, watcher)

    def _reuse_in(self, block: Block, memory: Memory, watcher: Watcher) -> None:
        """For each loop of a block, reuse the values that earlier loops computed."""
        loops = RowLoops(block, memory)
        for earlier, later in loops.pairs():
            for value in loops.repeated(earlier, later):
                self._reuse(value, earlier, later, loops, memory, watcher)
            loops.renumber(earlier)
            loops.renumber(later)

    def _reuse(self, value: SSAValue, earlier: RowLoop, later: RowLoop, loops: RowLoops, memory: Memory,
               watcher: Watcher) -> None:
        """Replace the computation of a value by a load of the one that an earlier loop computed, where that is
        cheaper."""
        op, number = value.owner, later.numbers[value]
        assert isinstance(op, Operation)
        body = later.loop.body.block
        work = total_cost(backward_slice([value], lambda each: each.parent is body))
        if work < self.threshold:
            if not isinstance(op, LoadOp):
                watcher.missed(op, lambda: f"{describe(op)} is computed again: that costs {{work}} "
                               "instructions, bound {bound}", work=work, bound=self.threshold)
            return
        is_kept = number in earlier.kept
        result = None if is_kept else loops.result_for(value, earlier, later)
        places = [*([] if result is None else [result]), *([None] if self._fits(value, later.loop) else [])]
        if not is_kept and not places:
            watcher.missed(op, lambda: f"{describe(op)} is computed again: there is no memory for it: a row "
                           "is longer than {bound} bytes, or of unknown length", bound=self.largest_row)
        elif watcher.allows(op):
            watcher.done(op, lambda: f"{describe(op)} is kept from one loop over the row to the next: it "
                         "costs {work} instructions", work=work)
            if is_kept:
                loops.load(value, number, earlier, later)
            else:
                _keep_value(value, number, earlier, later, places, loops, memory, watcher)

    def _fits(self, value: SSAValue, loop: LoopOp) -> bool:
        count = loop.trip_count.as_int
        return loop.step_size == 1 and count is not None and 0 < count * stored_type(value).size <= self.largest_row

    def _hoist(self, loop: LoopOp, memory: Memory, watcher: Watcher) -> None:
        """Compute values that are invariant in loops around a row before these loops."""
        while (row := self._find(loop, memory)) is not None:
            size = self._size(row)
            if size is None:
                watcher.missed(loop, "what the loops around it do not change takes {work} instructions, but "
                               "is longer than {bound} bytes, or of unknown length", work=row.work,
                               bound=self.largest_row)
                return
            if not watcher.allows(loop):
                return
            watcher.done(loop, "what takes {work} instructions is computed once for the loops around it",
                         work=row.work)
            nest = nest_between(row.around, loop)
            parts: list[tuple[LoopOp, LoopOp]] = [(row.around, loop)]
            if nest is not None and loop.trip_count.as_int != size:
                parts = tile_rows(nest, size, memory, watcher)
            for around, part in parts:
                try:
                    [loop] = _keep_row(find_row(part, around, memory, Names(), MIN_WORK), memory, watcher)
                except SchedulingError as error:
                    watcher.missed(part, f"not kept: {error.what}")
                    return

    def _find(self, loop: LoopOp, memory: Memory) -> Row | None:
        """The values of a loop that are worth keeping, and the outermost loop around it in which all of them are
        invariant."""
        if not loop.has_reorderable_iterations or loop.step_size != 1 or loop.parent is None:
            return None
        body = loop.body.block
        if any(op.regions for op in body.ops) or total_cost(body.ops) < self.threshold:
            return None
        found: Row | None = None
        trips, names = 1, Names()
        around = loop.parent_op()
        while isinstance(around, LoopOp):
            row = find_row(loop, around, memory, names, MIN_WORK)
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
        """The number of iterations that are computed at a time; None if scratch memory has no room for one."""
        count = row.loop.trip_count.as_int
        most = self.largest_row // row.bytes
        if nest_between(row.around, row.loop) is None:
            return count if count is not None and 0 < count <= most else None
        wanted = max(self.tiles // _iterations_around(row.around), 1)
        longest = self.tile if count is None else -(-count // wanted)
        most = min(most, max(longest, self.shortest_tile))
        return tile_size(count, most, self.lanes)


def _keep_value(value: SSAValue, number: int, earlier: RowLoop, later: RowLoop, places: Sequence[SSAValue | None],
                loops: RowLoops, memory: Memory, watcher: Watcher) -> None:
    """Let an earlier loop store a value in the first suitable place: a result of the later loop, or scratch memory."""
    for place in places:
        try:
            [fill] = cache(value, before=later.loop, result=place, memory=memory, watcher=watcher)
        except SchedulingError as error:
            if place is places[-1]:
                watcher.missed(later.loop, f"not kept: {error.what}")
            continue
        if place is None:
            loops.keep(number, earlier, fill)
        if obstacle_to_fuse(earlier.loop, fill, memory) is None:
            fuse(earlier.loop, fill, memory=memory, watcher=watcher)
        return


def _keep_row(row: Row, memory: Memory, watcher: Watcher) -> Loops:
    """Keep the values of a row that are worth it before the loops around it."""
    values = list(row.values)
    offsets: dict[Expression, Expression] = {}
    for load, part in row.offsets.items():
        if part not in offsets:
            values.append(_computed_before(load, part, row.names))
            offsets[part] = row.names.symbol_of(values[-1])
        subscript = row.names.expressions(load)["subscript"]
        row.names.write(load, {"subscript": subscript - part + offsets[part]})
    return cache(*values, before=row.around, memory=memory, watcher=watcher)


def _computed_before(op: Operation, expression: Expression, names: Names) -> SSAValue:
    """The value of an expression."""
    indices, (renamed,) = names.close(expression)
    apply = ApplyOp(renamed, indices)
    insert_before(op, apply)
    return apply.result


def _iterations_around(loop: LoopOp) -> int:
    """The number of iterations of the parallel loops around `loop`, which threads share."""
    counts: list[int] = []
    parent = loop.parent_op()
    while isinstance(parent, ParallelOp):
        counts.append(parent.trip_count.as_int or UNKNOWN_EXTENT)
        parent = parent.parent_op()
    return prod(counts)
