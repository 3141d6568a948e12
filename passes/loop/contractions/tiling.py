"""Tiled loops in the place of the nest of a contraction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.ir import SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import LoopOp, ParallelOp, ReduceOp, YieldOp
from ....ir.interfaces.effects import Memory
from ....ir.watching import Watcher
from ..analysis.costs import total_cost
from ..scheduling.accumulating import accumulate
from ..scheduling.caching import cache
from ..scheduling.padding import pad
from ..scheduling.reordering import coalesce, interchange
from ..scheduling.splitting import block, strip
from ..scheduling.tiles import MAX_CACHE
from ..scheduling.unrolling import jam
from ..scheduling.vectorizing import vectorize
from .nests import Contraction, is_in_order, is_line_along, sums_of_products, terms_around, trips_of
from .panels import ROWS_OF_A_PANEL, panel_of, terms_of_block
from .register_tiles import register_tile, rest_width, rows_of

__all__ = ["Limits", "Tiling"]

MAX_REMAINDERS = 4
"""So many values beside whole vectors are as well packed by short vectors as by one with masked lanes."""


class Limits(NamedTuple):
    """What tiles are chosen by; the options of `tile-contractions` say what these are."""

    bits: int
    registers: int
    l2: int
    enough_blocks: int
    least_share: int
    longest_sum: int
    simple_epilogue: int


class Tiling:
    """Puts tiled loops in the place of one nest."""

    def __init__(self, limits: Limits, nest: Contraction, memory: Memory, watcher: Watcher):
        self._limits, self._nest, self._memory, self._watcher = limits, nest, memory, watcher
        self._bytes = nest.element.size
        self._lanes = limits.bits // (8 * self._bytes)
        self._terms = trips_of(nest.terms)
        self._extent = nest.rows.trip_count.as_int
        self.tile = register_tile(self._extent, trips_of(nest.columns), self._lanes, limits.registers)
        longest = limits.longest_sum
        terms = longest // 2 if self._terms is None or self._terms > longest else self._terms
        self._widest = panel_of([loop.trip_count.as_int for loop in nest.columns], self._extent, terms,
                                self.tile.columns, self._lanes, self._bytes)
        self.block: int | None = None
        """The rows that share a panel; None for all."""

    def run(self) -> None:
        """Put the loops there; raises SchedulingError where a primitive does not apply."""
        self._join_long_terms()
        nest = self._inside(self._nest.loops, self._nest.rows, *self._nest.columns)
        rows, *columns = nest[-1 - len(self._nest.columns):]
        left, _ = self._nest.operands(self._sum(rows))
        terms = terms_around(self._sum(rows), self._memory)
        packs_left = not is_in_order(left, terms) and self._packs_left()
        packs_parts = len(self._nest.terms) > 1 and not packs_left and not is_line_along(left, terms)
        held = self._terms if packs_left else self._limits.longest_sum if packs_parts else None
        self.block = self._rows_in_block(held)
        if self.block is not None:
            _, rows = block(rows, by=self.block, watcher=self._watcher)
        *columns, rows = self._inside([rows, *columns], rows)
        if packs_left:
            cache(left, before=columns[0], memory=self._memory, watcher=self._watcher)
        self._panels(columns, packs_parts)

    def _join_long_terms(self) -> None:
        """Let the loops that add up, but for the outermost one, have no more iterations together than a block of a sum
        has."""
        terms = list[LoopOp](self._nest.terms)
        while len(terms) > 1 and ((inner := trips_of(terms[1:])) is None or inner > self._limits.longest_sum):
            terms[:2] = coalesce(terms[0], terms[1], memory=self._memory, watcher=self._watcher)

    def _packs_left(self) -> bool:
        """Whether the operand that is the same in all lanes, which is computed or read across its memory, is packed for
        all columns."""
        columns = trips_of(self._nest.columns)
        if self._terms is None or (columns is not None and columns <= self.tile.columns):
            return False
        enough = self.tile.rows if len(self._nest.terms) == 1 else min(self._extent or ROWS_OF_A_PANEL, ROWS_OF_A_PANEL)
        return self._rows_that_fit(self._terms) >= enough

    def _rows_that_fit(self, values: int) -> int:
        """The rows of which scratch memory holds so many values each."""
        fitting = MAX_CACHE // (values * self._bytes)
        return fitting if fitting == self._extent else fitting // self.tile.rows * self.tile.rows

    def _rows_in_block(self, held: int | None) -> int | None:
        """The rows that share a panel; None for all. Their sums take a quarter of the second-level cache: the more
        rows, the less often is a panel packed. Scratch memory holds so many values of each, too."""
        height = self.tile.rows
        sums = min(self._limits.l2 // 4, MAX_CACHE) // (self._widest.columns * self._bytes)
        limits = [sums, *(() if held is None else (self._rows_that_fit(held),)), *self._rows_for_thread()]
        most = max(height, min(limits) // height * height)
        if self._extent is None:
            return most
        if self._extent <= max(most, min(limits)):
            return None
        equal = -(-self._extent // -(-self._extent // most))
        return -(-equal // height) * height

    def _rows_for_thread(self) -> list[int]:
        """The rows of a block of which there are enough for all cores, together with the panels of columns; none where
        the panels suffice."""
        columns = trips_of(self._nest.columns)
        if columns is None or self._extent is None:
            return []
        blocks = -(-self._limits.enough_blocks // -(-columns // self._widest.columns))
        blocks = min(blocks, self._extent // self._limits.least_share)
        return [] if blocks < 2 else [-(-self._extent // (blocks * self.tile.rows)) * self.tile.rows]

    def _panels(self, columns: Sequence[LoopOp], packs_left: bool) -> None:
        """Compute the products of all rows with one panel of columns after the other."""
        outermost = columns[-1 - self._widest.inner]
        extent = outermost.trip_count.as_int
        if extent is not None and extent <= self._widest.by:
            self._panel(outermost, packs_left)
            return
        _, outermost, *rest = strip(outermost, by=self._widest.by, watcher=self._watcher)
        for each in (outermost, *rest):
            self._panel(each, packs_left)

    def _panel(self, outermost: LoopOp, packs_left: bool) -> None:
        """Compute the products of all rows with a panel of columns."""
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
            whole = terms[0].trip_count.as_int or self._limits.longest_sum
            accumulate(terms[0], by=by or max(2, whole), before=rows, memory=self._memory, watcher=self._watcher)
        left, right = self._nest.operands(self._sum(rows))
        if packs and not early:
            self._pack(right, rows, along=columns[0])
        if packs_left:
            self._pack(left, rows, along=None)
        self._joined(terms_around(self._sum(rows), self._memory))
        self._tiles(rows, self._joined(columns), width)

    def _tiles(self, rows: LoopOp, columns: LoopOp, width: int) -> None:
        """Compute the products of all rows with the columns of a panel, tile by tile."""
        if width <= self.tile.columns:
            self._tile(rows, columns)
            return
        columns, rows = self._interchange(rows, columns)
        _, columns, *rest = strip(columns, by=self.tile.columns, watcher=self._watcher)
        for each in (columns, *rest):
            _, inner = _nest_of(each)
            self._tile(*self._interchange(each, inner))

    def _tile(self, rows: LoopOp, columns: LoopOp) -> None:
        """Compute the products of rows with the columns of a tile, several rows at a time."""
        known = columns.trip_count.as_int
        width = self.tile.columns if known is None else rest_width(known, self._lanes)
        pad(columns, to=width, watcher=self._watcher)
        vectorize(columns, by=width if known is None else None, memory=self._memory, watcher=self._watcher)
        height = rows_of(width, self._lanes, self._limits.registers, rows.trip_count.as_int)
        if height == 1:
            return
        _, *rest = jam(rows, by=height, memory=self._memory, watcher=self._watcher)
        left_over = rest[0].trip_count.as_int if rest else None
        if left_over is not None and left_over > 1:
            jam(rest[0], by=left_over, memory=self._memory, watcher=self._watcher)

    def _pack(self, operand: SSAValue, rows: LoopOp, along: LoopOp | None) -> None:
        """Pack what all rows need of an operand. A short loop over it is one vector, with masked lanes."""
        options = {} if along is None else {"along": along}
        loops = list(cache(operand, before=rows, memory=self._memory, watcher=self._watcher, **options))
        count = loops[-1].trip_count.as_int if len(loops) > 1 else None
        if count is not None and count % self._lanes > MAX_REMAINDERS:
            pad(loops[-1], to=min(self._lanes, rest_width(count, self._lanes)), watcher=self._watcher)

    def _packs_right(self, right: SSAValue, columns: Sequence[LoopOp], width: int) -> bool:
        """Whether a panel of the other operand is packed: it is not read in the order of the lanes, or by many rows."""
        if self._is_nested(columns[0]) or len(columns) > 1 or not is_in_order(right, columns):
            return True
        tiles = None if self._extent is None else self._extent / self.tile.rows
        terms = None if self._terms is None else self._terms * width * self._bytes
        return (tiles is None or tiles > 4) and (terms is None or terms > self._limits.l2 // 64)

    def _terms_in_block(self, terms: Sequence[ReduceOp], width: int) -> int | None:
        """How many iterations of the outermost loop that adds up a block of a long sum has; None for all."""
        if self._terms is not None and self._terms <= self._limits.longest_sum:
            return None
        inner = trips_of(terms[1:])
        assert inner is not None
        most = min(self._limits.longest_sum, MAX_CACHE // (width * self._bytes))
        return terms_of_block(terms[0].trip_count.as_int, inner, most)

    def _is_long_epilogue(self, sum: ReduceOp) -> bool:
        """Whether so much is computed of a sum that it would crowd the sums out of the registers."""
        block = sum.parent
        assert block is not None
        after = [op for op in block.ops if op is not sum and not isinstance(op, YieldOp | arith.ConstantOp)]
        return total_cost(after) > self._limits.simple_epilogue

    def _is_nested(self, loop: LoopOp) -> bool:
        """Whether several loops inside of another one add up the products."""
        return len(terms_around(self._sum(loop), self._memory)) > 1

    def _sum(self, loop: LoopOp) -> ReduceOp:
        [found] = sums_of_products(loop)
        return found

    # The order of loops

    def _inside(self, loops: Sequence[LoopOp], *wanted: LoopOp) -> list[LoopOp]:
        """Bring some of nested loops inside, in this order."""
        nest, order = list(loops), list(loops)
        for each in wanted:
            for at in range(order.index(each), len(nest) - 1):
                nest[at:at + 2] = self._interchange(nest[at], nest[at + 1])
                order[at:at + 2] = order[at + 1], order[at]
        return nest

    def _joined(self, loops: Sequence[LoopOp]) -> LoopOp:
        """Nested loops as one."""
        outermost, *inside = loops
        for each in inside:
            [outermost] = coalesce(outermost, each, memory=self._memory, watcher=self._watcher)
        return outermost

    def _interchange(self, outer: LoopOp, inner: LoopOp) -> tuple[LoopOp, ...]:
        return interchange(outer, inner, memory=self._memory, watcher=self._watcher)


def _nest_of(loop: LoopOp) -> list[LoopOp]:
    """A parallel loop and those inside of it of which each is all that the one around does."""
    nest = [loop]
    while (inner := next((op for op in nest[-1].body.block.ops if isinstance(op, ParallelOp)), None)) is not None:
        nest.append(inner)
    return nest
