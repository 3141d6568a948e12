"""The pass `tile-transposes`."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.loop import (
    AllocOp,
    KernelOp,
    LoadOp,
    ParallelOp,
    StoreOp,
    TransposeOp,
    YieldOp,
    loop_body,
)
from ...ir.expressions import Expression, constant
from ...ir.locations import inherit_location
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names, loops_in
from .scheduling.scheduling_pass import SchedulingPass
from .tiling.crossings import CrossedNest, Crossing, find_crossed_nest, obstacle_to_tiles
from .tiling.pieces import Piece, cut


class TileTransposes(SchedulingPass):
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
    so that every cache line is used as a whole while it is near, and the inner loop meets only neighbours, which makes
    vectors of it. A store along the columns is tiled likewise. Sides are cut into equal tiles if possible; what is
    left over is a smaller tile, or, if its size is not known, the loops as they were.
    """

    name = "tile-transposes"

    side: int = from_machine("tile_side")
    """The preferred side of a tile: two cache lines of floats, and a tile stays in the first-level cache."""

    minimum_extent: int = 8
    """A loop that runs less often is no side of a tile."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for inner in loops_in(kernel):
            if isinstance(inner, ParallelOp) and not any(nested.regions for nested in inner.body.block.ops):
                names = Names()
                nest = find_crossed_nest(inner, names, self.minimum_extent)
                if nest is None:
                    if watcher.listens and (what := obstacle_to_tiles(inner, names, self.minimum_extent)):
                        watcher.missed(self.name, inner, f"not tiled: {what}")
                elif watcher.allows(self.name, inner):
                    watcher.done(self.name, inner, "tile by tile; accesses that cross its rows: {accesses}",
                                 accesses=len(nest.crossings))
                    _Tiling(nest, names).rewrite(self.side)


class _Tiling:
    """Puts tiled loops in the place of a nest."""

    def __init__(self, nest: CrossedNest, names: Names):
        self.nest = nest
        self.names = names

    def rewrite(self, side: int) -> None:
        outer, inner = self.nest.outer, self.nest.inner
        rows, columns = ([bounds["lower"], bounds["upper"]] for bounds in map(self.names.expressions, (outer, inner)))
        block, anchor = self._place()
        for part in cut(rows[0], rows[1], side):
            if part.step is None:
                self._add(block, anchor, self._plain(part, Piece(columns[0], columns[1], None)))
                continue
            for strip in cut(columns[0], columns[1], side):
                write = self._plain if strip.step is None else self._tiled
                self._add(block, anchor, write(part, strip))
        for loop in (inner, outer):
            loop.detach()
            loop.erase()

    def _place(self) -> tuple[Block, Operation]:
        """Where the new loops go: the loops between the outer and the inner one come outside."""
        outer, between = self.nest.outer, self.nest.between
        if not between:
            assert outer.parent is not None
            return outer.parent, outer
        between[0].detach()
        assert outer.parent is not None
        outer.parent.insert_op_before(between[0], outer)
        block = between[-1].body.block
        assert block.last_op is not None
        return block, block.last_op

    def _add(self, block: Block, anchor: Operation, loop: ParallelOp) -> None:
        for op in loop.walk():
            if isinstance(op, ParallelOp | AllocOp | TransposeOp):
                op.location = self.nest.outer.location
        inherit_location(loop, self.nest.outer)
        block.insert_op_before(loop, anchor)

    def _loop(self, lower: Expression, upper: Expression, step: int = 1) -> ParallelOp:
        operands, (low, high) = self.names.close(lower, upper)
        return ParallelOp(high, loop_body(), operands, lower=low, step=step)

    def _plain(self, rows: Piece, columns: Piece) -> ParallelOp:
        """The loops as they were, over parts of their ranges."""
        i = self._loop(rows.lower, rows.upper)
        self._fill(i, columns.lower, columns.upper, {})
        return i

    def _tiled(self, rows: Piece, columns: Piece) -> ParallelOp:
        """Loops over tiles: what is read across is transposed first, what is written across last."""
        assert rows.step is not None and columns.step is not None
        a = self._loop(rows.lower, rows.upper, rows.step)
        b = self._loop(columns.lower, columns.upper, columns.step)
        first = self.names.of(a.induction_variable), self.names.of(b.induction_variable)
        for tiled, loop in ((a, self.nest.outer), (b, self.nest.inner)):
            hint = loop.induction_variable.name_hint
            tiled.induction_variable.name_hint = hint and f"{hint}o"
        i = self._loop(first[0], first[0] + rows.step)
        tiles: dict[Operation, _Tile] = {}
        before: list[Operation] = []
        after: list[Operation] = []
        for crossing in self.nest.crossings:
            alloc = AllocOp(MemRefType(crossing.access.buffer.type.element_type,  # type: ignore[attr-defined]
                                       [rows.step * columns.step]))
            alloc.result.name_hint = "tile"
            before.append(alloc)
            tiles[crossing.access] = _Tile(alloc.result, crossing.direction, (rows.step, columns.step), first)
            copy = self._copy(crossing, tiles[crossing.access])
            (before if isinstance(crossing.access, LoadOp) else after).append(copy)
        b.body.block.add_ops([*before, i, *after, YieldOp()])
        self._fill(i, first[1], first[1] + columns.step, tiles)
        a.body.block.add_ops([b, YieldOp()])
        return a

    def _copy(self, crossing: Crossing, tile: _Tile) -> TransposeOp:
        """The copy of a tile between where the access goes and scratch memory."""
        i, j = (self.names.of(loop.induction_variable).as_symbol for loop in (self.nest.outer, self.nest.inner))
        assert i is not None and j is not None
        lowest = tile.first[0] + (tile.sizes[0] - 1 if crossing.direction < 0 else 0)
        start = crossing.subscript.substitute({i: lowest, j: tile.first[1]})
        scratch = [constant(0), constant(tile.sizes[1])]
        buffer = crossing.access.buffer
        if isinstance(crossing.access, LoadOp):
            indices, expressions = self.names.close(start, crossing.stride, *scratch)
            return TransposeOp((tile.sizes[1], tile.sizes[0]), buffer, tile.memory, expressions, indices)
        indices, expressions = self.names.close(*scratch, start, crossing.stride)
        return TransposeOp(tile.sizes, tile.memory, buffer, expressions, indices)

    def _fill(self, i: ParallelOp, lower: Expression, upper: Expression, tiles: dict[Operation, _Tile]) -> None:
        """Copy what the nest does into a new outer loop, with accesses to tiles for those that have one."""
        j = self._loop(lower, upper)
        outer, inner = self.nest.outer, self.nest.inner
        values: dict[SSAValue, SSAValue] = {}
        for old, new in ((outer, i), (inner, j)):
            values[old.induction_variable] = new.induction_variable
            new.induction_variable.name_hint = old.induction_variable.name_hint
        for op in outer.body.block.ops if not self.nest.between else ():
            if op is not inner and not isinstance(op, YieldOp):
                i.body.block.add_op(op.clone(values))
        i.body.block.add_ops([j, YieldOp()])
        for op in inner.body.block.ops:
            tile = tiles.get(op)
            if tile is None:
                j.body.block.add_op(op.clone(values))
                continue
            indices, (place,) = self.names.close(tile.place(*(self.names.of(k.induction_variable) for k in (i, j))))
            if isinstance(op, StoreOp):
                access: LoadOp | StoreOp = StoreOp(values.get(op.value, op.value), tile.memory, place, indices)
            else:
                assert isinstance(op, LoadOp)
                access = LoadOp(tile.memory, place, indices)
                access.result.name_hint = op.result.name_hint
                values[op.result] = access.result
            access.location = op.location
            j.body.block.add_op(access)


class _Tile(NamedTuple):
    """Scratch memory for the elements that one tile of the loops accesses across; the inner loop meets neighbours."""

    memory: SSAValue
    direction: int
    """How the outer loop moves in the buffer: along the rows of its transpose, or against them."""
    sizes: tuple[int, int]
    first: tuple[Expression, Expression]
    """The first values of the outer and the inner variable."""

    def place(self, i: Expression, j: Expression) -> Expression:
        row = i - self.first[0] if self.direction > 0 else self.first[0] + self.sizes[0] - 1 - i
        return row * self.sizes[1] + j - self.first[1]
