"""Replacing the nest of a contraction by tiled loops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import LoopOp, ParallelOp, ReduceOp, YieldOp
from ....ir.interfaces.effects import Memory
from ....ir.watching import Watcher
from ..analysis.costs import total_cost
from ..scheduling.accumulating import accumulate
from ..scheduling.caching import cache
from ..scheduling.dot_tiles import dot_tile
from ..scheduling.padding import pad
from ..scheduling.reordering import coalesce, interchange
from ..scheduling.splitting import block, strip
from ..scheduling.tiles import MAX_CACHE
from ..scheduling.unrolling import jam
from ..scheduling.vectorizing import vectorize
from .nests import FEW_COLUMNS, Contraction, is_in_order, is_line_along, sums_of_products, terms_around, trips_of
from .options import TilingOptions
from .panels import ROWS_OF_A_PANEL, panel_of, terms_of_block
from .register_tiles import RegisterTile, register_tile, rest_width, rows_of

__all__ = ["Tiling"]

MAX_REMAINDERS = 4
"""So many values beside whole vectors are as well packed by short vectors as by one with masked lanes."""


class Tiling:
    """Replaces one nest by tiled loops."""

    def __init__(self, options: TilingOptions, nest: Contraction, memory: Memory, watcher: Watcher, tile_side: int = 0):
        """`tile_side` is the number of rows of a tile register, if these are used."""
        self._options, self._nest, self._memory, self._watcher = options, nest, memory, watcher
        self._tile_side = tile_side
        self._bytes = nest.element.size
        self._lanes = options.bits // (8 * self._bytes)
        self._terms = trips_of(nest.terms)
        self._extent = nest.rows.trip_count.as_int
        side = 2 * tile_side
        self.tile = RegisterTile(side, side) if side else \
            register_tile(self._extent, trips_of(nest.columns), self._lanes, options.registers)
        longest = options.longest_sum
        terms = longest // 2 if self._terms is None or self._terms > longest else self._terms
        self._widest = panel_of([loop.trip_count.as_int for loop in nest.columns], self._extent, terms,
                                self.tile.columns, self._lanes, self._bytes, self._threads())
        self.block: int | None = None
        """The rows that share a panel; None for all."""

    def run(self) -> None:
        """Create the loops; raises SchedulingError if a scheduling primitive does not apply."""
        self._join_long_terms()
        nest = self._inside(self._nest.loops, self._nest.rows, *self._nest.columns)
        rows, *columns = nest[-1 - len(self._nest.columns):]
        left, _ = self._nest.operands(self._sum(rows))
        terms = terms_around(self._sum(rows), self._memory)
        packs_left = not is_in_order(left, terms) and self._packs_left()
        packs_parts = len(self._nest.terms) > 1 and not packs_left and not is_line_along(left, terms)
        held = self._terms if packs_left else self._options.longest_sum if packs_parts else None
        self.block = self._rows_in_block(held)
        if self.block is not None:
            _, rows = block(rows, by=self.block, watcher=self._watcher)
        *columns, rows = self._inside([rows, *columns], rows)
        if packs_left:
            cache(left, before=columns[0], memory=self._memory, watcher=self._watcher)
        self._panels(columns, packs_parts)

    def _threads(self) -> int:
        """The number of threads that need panels of their own, since the other loops have fewer iterations than there
        are cores; 1 if these are enough or unknown, or a thread would have too few columns."""
        around = trips_of([loop for loop in self._nest.loops if loop not in (self._nest.rows, *self._nest.columns)])
        columns = trips_of(self._nest.columns)
        if around is None or self._extent is None or columns is None:
            return 1
        threads = -(-self._options.cores // (around * max(1, self._extent // self._options.least_share)))
        return max(1, min(threads, columns // FEW_COLUMNS))

    def _join_long_terms(self) -> None:
        """Coalesce outer loops of the sum until the inner ones have no more iterations than a block of the sum."""
        terms = list[LoopOp](self._nest.terms)
        while len(terms) > 1 and ((inner := trips_of(terms[1:])) is None or inner > self._options.longest_sum):
            terms[:2] = coalesce(terms[0], terms[1], memory=self._memory, watcher=self._watcher)

    def _packs_left(self) -> bool:
        """Whether the operand that is the same in all lanes is packed for all columns: it is computed, or is not read
        in the order of memory."""
        columns = trips_of(self._nest.columns)
        if self._terms is None or (columns is not None and columns <= self.tile.columns):
            return False
        enough = self.tile.rows if len(self._nest.terms) == 1 else min(self._extent or ROWS_OF_A_PANEL, ROWS_OF_A_PANEL)
        return self._rows_that_fit(self._terms) >= enough

    def _rows_that_fit(self, values: int) -> int:
        """The number of rows for which scratch memory has room for a given number of values each."""
        fitting = MAX_CACHE // (values * self._bytes)
        return fitting if fitting == self._extent else fitting // self.tile.rows * self.tile.rows

    def _rows_in_block(self, held: int | None) -> int | None:
        """The number of rows that share a panel; None for all. Their sums take a quarter of the second-level cache,
        since a panel is packed the less often the more rows there are, and scratch memory must have room for the packed
        values of each row."""
        height = self.tile.rows
        sums = min(self._options.l2 // 4, MAX_CACHE) // (self._widest.columns * self._bytes)
        limits = [sums, *(() if held is None else (self._rows_that_fit(held),)), *self._rows_for_thread(),
                  *self._rows_in_cache()]
        most = max(height, min(limits) // height * height)
        if self._extent is None:
            return most
        if self._extent <= max(most, min(limits)):
            return None
        equal = -(-self._extent // -(-self._extent // most))
        return -(-equal // height) * height

    def _rows_for_thread(self) -> list[int]:
        """The number of rows of a block such that all cores have work, together with the panels of columns; empty if
        there are enough panels."""
        columns = trips_of(self._nest.columns)
        if columns is None or self._extent is None:
            return []
        blocks = -(-self._options.enough_blocks // -(-columns // self._widest.columns))
        blocks = min(blocks, self._extent // self._options.least_share)
        return [] if blocks < 2 else [-(-self._extent // (blocks * self.tile.rows)) * self.tile.rows]

    def _rows_in_cache(self) -> list[int]:
        """The number of rows of which a factor takes half of the second-level cache, where tile registers multiply
        faster than it would be read from beyond."""
        terms = min(self._terms or self._options.longest_sum, self._options.longest_sum)
        return [self._options.l2 // 2 // (terms * self._bytes)] if self._tile_side else []

    def _panels(self, columns: Sequence[LoopOp], packs_left: bool) -> None:
        """Compute the product panel by panel of columns."""
        outermost = columns[-1 - self._widest.inner]
        extent = outermost.trip_count.as_int
        if extent is not None and extent <= self._widest.by:
            self._panel(outermost, packs_left)
            return
        _, outermost, *rest = strip(outermost, by=self._widest.by, watcher=self._watcher)
        for each in (outermost, *rest):
            self._panel(each, packs_left)

    def _panel(self, outermost: LoopOp, packs_left: bool) -> None:
        """Compute one panel of columns for all rows."""
        *columns, rows = _nest_of(outermost)
        rows, *columns = self._inside([*columns, rows], *columns)
        known = trips_of(columns)
        width = self._widest.columns if known is None else known
        _, right = self._nest.operands(self._sum(rows))
        packs = self._packs_right(right, columns, width)
        terms = terms_around(self._sum(rows), self._memory)
        by = self._terms_in_block(terms, width)
        early = packs and by is not None and self._terms is not None and self._terms % by != 0 \
            and self._terms * width * self._bytes <= MAX_CACHE
        if early:
            self._pack(right, rows, along=columns[0])
        if by is not None or self._nest.are_stored_apart or self._is_long_epilogue(terms[0]):
            whole = terms[0].trip_count.as_int or self._options.longest_sum
            accumulate(terms[0], by=by or max(2, whole), before=rows, memory=self._memory, watcher=self._watcher)
        left, right = self._nest.operands(self._sum(rows))
        if packs and not early:
            self._pack(right, rows, along=columns[0])
        if packs_left:
            self._pack(left, rows, along=None)
        self._joined(terms_around(self._sum(rows), self._memory))
        self._tiles(rows, self._joined(columns), width)

    def _tiles(self, rows: LoopOp, columns: LoopOp, width: int) -> None:
        """Compute the columns of a panel for all rows, tile by tile."""
        if width <= self.tile.columns:
            self._tile(rows, columns)
            return
        columns, rows = self._interchange(rows, columns)
        _, columns, *rest = strip(columns, by=self.tile.columns, watcher=self._watcher)
        for each in (columns, *rest):
            _, inner = _nest_of(each)
            self._tile(*self._interchange(each, inner))

    def _tile(self, rows: LoopOp, columns: LoopOp) -> None:
        """Compute the columns of a tile, several rows at a time."""
        known = columns.trip_count.as_int
        if self._tile_side:
            self._dot_tiles(rows)
            return
        width = self.tile.columns if known is None else rest_width(known, self._lanes)
        pad(columns, to=width, watcher=self._watcher)
        vectorize(columns, by=width if known is None else None, memory=self._memory, watcher=self._watcher)
        height = rows_of(width, self._lanes, self._options.registers, rows.trip_count.as_int)
        if height == 1:
            return
        _, *rest = jam(rows, by=height, memory=self._memory, watcher=self._watcher)
        left_over = rest[0].trip_count.as_int if rest else None
        if left_over is not None and left_over > 1:
            jam(rest[0], by=left_over, memory=self._memory, watcher=self._watcher)

    def _dot_tiles(self, rows: LoopOp) -> None:
        """Compute the columns of a tile in tile registers, several rows at a time."""
        blocks: Sequence[LoopOp] = [rows]
        if (extent := rows.trip_count.as_int) is None or extent > self.tile.rows:
            _, *blocks = strip(rows, by=self.tile.rows, watcher=self._watcher)
        for each in blocks:
            _, columns = dot_tile(*_nest_of(each), memory=self._memory, watcher=self._watcher)
            width = rest_width(columns.trip_count.as_int or self.tile.columns, self._lanes)
            pad(columns, to=width, watcher=self._watcher)
            vectorize(columns, by=width, memory=self._memory, watcher=self._watcher)

    def _pack(self, operand: SSAValue, rows: LoopOp, along: LoopOp | None) -> None:
        """Pack the part of an operand that all rows need. A short loop over it becomes one vector with masked lanes."""
        options = {} if along is None else {"along": along}
        loops = list(cache(operand, before=rows, memory=self._memory, watcher=self._watcher, **options))
        count = loops[-1].trip_count.as_int if len(loops) > 1 else None
        if count is not None and count % self._lanes > MAX_REMAINDERS:
            pad(loops[-1], to=min(self._lanes, rest_width(count, self._lanes)), watcher=self._watcher)

    def _packs_right(self, right: SSAValue, columns: Sequence[LoopOp], width: int) -> bool:
        """Whether a panel of the other operand is packed: it is not contiguous along the lanes, or many rows read
        it."""
        if self._tile_side or self._is_nested(columns[0]) or len(columns) > 1 or not is_in_order(right, columns):
            return True
        tiles = None if self._extent is None else self._extent / self.tile.rows
        terms = None if self._terms is None else self._terms * width * self._bytes
        return (tiles is None or tiles > 4) and (terms is None or terms > self._options.l2 // 64)

    def _terms_in_block(self, terms: Sequence[ReduceOp], width: int) -> int | None:
        """The number of iterations of the outermost loop of the sum in one block of a long sum; None for all."""
        if self._terms is not None and self._terms <= self._options.longest_sum:
            return None
        inner = trips_of(terms[1:])
        assert inner is not None
        most = min(self._options.longest_sum, MAX_CACHE // (width * self._bytes))
        return terms_of_block(terms[0].trip_count.as_int, inner, most)

    def _is_long_epilogue(self, sum: ReduceOp) -> bool:
        """Whether the epilogue is so long that it would displace the sums from the registers."""
        block = sum.parent
        assert block is not None
        after = [op for op in block.ops if op is not sum and not isinstance(op, YieldOp | arith.ConstantOp)]
        return total_cost(after) > self._options.simple_epilogue

    def _is_nested(self, loop: LoopOp) -> bool:
        """Whether the sum consists of several nested loops."""
        return len(terms_around(self._sum(loop), self._memory)) > 1

    def _sum(self, loop: LoopOp) -> ReduceOp:
        [found] = sums_of_products(loop)
        return found

    # The order of loops

    def _inside(self, loops: Sequence[LoopOp], *wanted: LoopOp) -> list[LoopOp]:
        """Move some of the nested loops inside, in this order."""
        nest, order = list(loops), list(loops)
        for each in wanted:
            for at in range(order.index(each), len(nest) - 1):
                nest[at:at + 2] = self._interchange(nest[at], nest[at + 1])
                order[at:at + 2] = order[at + 1], order[at]
        return nest

    def _joined(self, loops: Sequence[LoopOp]) -> LoopOp:
        """Coalesce nested loops."""
        outermost, *inside = loops
        for each in inside:
            [outermost] = coalesce(outermost, each, memory=self._memory, watcher=self._watcher)
        return outermost

    def _interchange(self, outer: LoopOp, inner: LoopOp) -> tuple[LoopOp, ...]:
        return interchange(outer, inner, memory=self._memory, watcher=self._watcher)


def _nest_of(loop: LoopOp) -> list[LoopOp]:
    """A parallel loop and the loops that are perfectly nested in it."""
    nest = [loop]
    while (inner := next((op for op in nest[-1].body.block.ops if isinstance(op, ParallelOp)), None)) is not None:
        nest.append(inner)
    return nest
