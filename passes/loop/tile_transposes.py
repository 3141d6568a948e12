"""The pass `tile-transposes`."""

from __future__ import annotations

from ...ir.dialects.loop import KernelOp, LoadOp, LoopOp, ParallelOp
from ...ir.interfaces.effects import Memory
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names, loops_in
from .scheduling.caching import cache
from .scheduling.fusing import distribute
from .scheduling.reordering import interchange
from .scheduling.scheduling_pass import MemorySchedulingPass
from .scheduling.splitting import strip
from .tiling.crossings import CrossedNest, crossings_of, find_crossed_nest, obstacle_to_tiles

MAX_SIDE = 64
"""A tile has at most this many rows and columns."""
MIN_REST = 4
"""What is left over is no tile of its own if it is less."""


class TileTransposes(MemorySchedulingPass):
    """Tile a loop nest in which some accesses follow the rows of a matrix and others its columns.

        loop.parallel %i = 0 to 1024 {
          loop.parallel %j = 0 to 2048 {
            %v = loop.load %x[%j * 1024 + %i] : memref<2097152xf32> -> f32
            loop.store %v, %y[%i * 2048 + %j] : f32, memref<2097152xf32>
          }
        }
    becomes
        loop.parallel %a = 0 to 1024 step 32 {
          loop.parallel %b = 0 to 2048 step 32 {
            %t = loop.alloc : memref<1024xf32>
            loop.transpose 32 by 32 of %x[%b * 1024 + %a] stride 1024 to %t[0] stride 32 : ...
            loop.parallel %i = %a to %a + 32 {
              loop.parallel %j = %b to %b + 32 {
                %v = loop.load %t[%i * 32 - %a * 32 + %j - %b] : memref<1024xf32> -> f32
                loop.store %v, %y[%i * 2048 + %j] : f32, memref<2097152xf32>
    so that every cache line is used completely while it is in the cache, and the accesses of the inner loop are
    contiguous and can be vectorized. A store along the columns is tiled in the same way. Loops are divided into equal
    tiles if possible; the remainder is a smaller tile or, if that is too small or of unknown size, loops without
    tiles.
    """

    name = "tile-transposes"

    side: int = from_machine("tile_side")
    """The preferred side of a tile: two cache lines of floats, and a tile stays in the first-level cache."""

    minimum_extent: int = 8
    """A loop that runs less often is no side of a tile."""

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        for inner in loops_in(kernel):
            if isinstance(inner, ParallelOp) and not any(nested.regions for nested in inner.body.block.ops):
                names = Names()
                nest = find_crossed_nest(inner, names, self.minimum_extent, memory)
                if nest is None:
                    if watcher.listens and (what := obstacle_to_tiles(inner, names, self.minimum_extent)):
                        watcher.missed(inner, f"not tiled: {what}")
                elif watcher.allows(inner):
                    watcher.done(inner, "tile by tile; accesses that cross its rows: {accesses}",
                                 accesses=len(nest.crossings))
                    _Tiling(self.side, memory, watcher).tile_nest(nest)


class _Tiling:
    """Puts tiled loops in the place of nests."""

    def __init__(self, side: int, memory: Memory, watcher: Watcher):
        self._side, self._memory, self._watcher = side, memory, watcher

    def tile_nest(self, nest: CrossedNest) -> None:
        """Tile the outer and the inner loop; the loops between them come outside."""
        outer: LoopOp = nest.outer
        for loop in nest.between:
            _, outer = self._interchange(outer, loop)
        self._tile_rows(outer)

    def _tile_rows(self, outer: LoopOp) -> None:
        """Go through the outer loop in strips, and tile each strip."""
        strips, outer, *rest = strip(outer, by=self._step(outer), watcher=self._watcher)
        self._tile_columns(strips, outer)
        if rest and _is_tile(rest[0]):
            self._tile_rows(rest[0])

    def _tile_columns(self, strips: LoopOp, outer: LoopOp) -> None:
        """Tile the iterations of a strip of the outer loop."""
        inner = _inside(outer)
        tiles, inner, *rest = strip(inner, by=self._step(inner), watcher=self._watcher)
        if rest:
            _, left = distribute(outer, rest[0], memory=self._memory, watcher=self._watcher)
            _, others = distribute(strips, left, memory=self._memory, watcher=self._watcher)
            if _is_tile(_inside(left := _inside(others))):
                self._tile_columns(others, left)
        _, outer = self._interchange(outer, tiles)
        for access in crossings_of(outer, inner, Names(), self._memory):
            if isinstance(access, LoadOp):
                cache(access.result, before=outer, memory=self._memory, watcher=self._watcher)
            else:
                cache(access.buffer, after=outer, memory=self._memory, watcher=self._watcher)

    def _interchange(self, outer: LoopOp, inner: LoopOp) -> tuple[LoopOp, ...]:
        return interchange(outer, inner, memory=self._memory, watcher=self._watcher)

    def _step(self, loop: LoopOp) -> int:
        """The side of the tiles along a loop: all of it if that is short; else a divisor, of whole vectors if possible
        and near the preferred side."""
        count = loop.trip_count.as_int
        if count is None:
            return self._side
        if count <= MAX_SIDE:
            return count
        divisors = [step for step in range(self._side // 2, MAX_SIDE + 1) if count % step == 0]
        return min(divisors, key=lambda step: (-min(step & -step, 16), abs(step - self._side)), default=self._side)


def _is_tile(loop: LoopOp) -> bool:
    count = loop.trip_count.as_int
    return count is not None and count >= MIN_REST


def _inside(loop: LoopOp) -> LoopOp:
    """The loop in the body of another one."""
    return next(op for op in loop.body.block.ops if isinstance(op, LoopOp))
