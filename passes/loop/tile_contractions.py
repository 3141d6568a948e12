"""The pass `tile-contractions`."""

from __future__ import annotations

from xdsl.ir import SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.dialects import arith
from ...ir.dialects.loop import KernelOp, LoopOp, ReduceOp, YieldOp
from ...ir.interfaces.effects import Memory
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.costs import total_cost
from .analysis.index_expressions import Names
from .contractions.nests import Contraction, contraction_of, neighbours_along, sums_of_products
from .contractions.register_tiles import register_tile, rest_width, rows_of
from .scheduling.accumulating import accumulate
from .scheduling.caching import cache
from .scheduling.errors import SchedulingError
from .scheduling.padding import pad
from .scheduling.reordering import interchange
from .scheduling.scheduling_pass import MemorySchedulingPass
from .scheduling.splitting import block, strip
from .scheduling.tiles import LARGEST_CACHE
from .scheduling.unrolling import jam
from .scheduling.vectorizing import vectorize

LEAST_ROWS = 4
"""Rows of which each reads an operand across its memory: fewer do not pay for turning a panel of it over."""


class TileContractions(MemorySchedulingPass):
    """Compute matrix products tile by tile, with the sums of a tile in registers.

        loop.parallel %i = 0 to 120 {
          loop.parallel %j = 0 to 256 {
            %s = loop.reduce <add> %k = 0 to 128 : f32 {
              %a = loop.load %x[%i * 128 + %k] : memref<15360xf32> -> f32
              %b = loop.load %w[%j * 128 + %k] : memref<32768xf32> -> f32
              %p = arith.mulf %a, %b fastmath<contract> : f32
              loop.yield %p : f32
            }
            loop.store %s, %y[%i * 256 + %j] : f32, memref<30720xf32>
          }
        }
    becomes
        loop.parallel %jo = 0 to 256 step 64 {
          %panel = loop.alloc : memref<8192xf32>
          loop.transpose 64 by 128 of %w[%jo * 128] stride 128 to %panel[0] stride 64 : ...
          loop.parallel %i = 0 to 120 step 6 {
            %s0, ..., %s5 = loop.reduce <add, ...> %k = 0 to 128 : vector<64xf32>, ... {
              %b = loop.load %panel[%k * 64] : memref<8192xf32> -> vector<64xf32>
              %a0 = loop.load %x[%i * 128 + %k] : memref<15360xf32> -> f32
              ...
    The loops are those of Goto and van de Geijn (Anatomy of High-Performance Matrix Multiplication, 2008): rows in
    blocks that stay in the second-level cache, columns in panels that are as wide as a tile, the sum in blocks, and a
    panel of an operand packed where it is not read in the order of the lanes or is used often. What is left over of the
    columns is a narrower tile, with masked lanes.
    """

    name = "tile-contractions"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    registers: int = from_machine("registers")
    """Vector registers."""

    l2: int = from_machine("l2")
    """The bytes of the second-level cache."""

    longest_sum: int = 256
    """A longer sum is added up in blocks: their operands stay in the caches, and errors stay below those of libraries,
    which add up blocks of about as many."""

    simple_epilogue: int = 16
    """Operations on a finished sum that are done in the registers of its tile; more of them are a loop of their own."""

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        for sum in list(sums_of_products(kernel)):
            found = contraction_of(sum, memory)
            if isinstance(found, str):
                watcher.missed(self.name, sum, f"not tiled: {found}")
            elif (reason := self._obstacle(found)) is not None:
                watcher.missed(self.name, sum, f"not tiled: {reason}")
            elif watcher.allows(self.name, sum):
                self._tile(found, memory, watcher)

    def _tile(self, nest: Contraction, memory: Memory, watcher: Watcher) -> None:
        """Tile a nest; where a primitive does not apply, put the nest back as it was."""
        outermost = nest.loops[0]
        around, before, after = outermost.parent, outermost.prev_op, outermost.next_op
        assert around is not None
        original, tiling = outermost.clone(), _Tiling(self, nest, memory, watcher)
        try:
            tiling.run()
        except SchedulingError as error:
            while (last := around.last_op if after is None else after.prev_op) is not before:
                assert last is not None
                Rewriter.erase_op(last, safe_erase=False)
            Rewriter.insert_op(original, InsertPoint.at_end(around) if after is None else InsertPoint.before(after))
            watcher.missed(self.name, original, f"not tiled: {error.what}")
            return
        first = around.first_op if before is None else before.next_op
        assert first is not None
        watcher.done(self.name, first, "tiles of {rows} by {columns} sums, of which {block} rows share a panel",
                     rows=tiling.tile.rows, columns=tiling.tile.columns, block=tiling.block or "all")

    def _obstacle(self, nest: Contraction) -> str | None:
        """Why the usual vectors are better."""
        rows, columns = nest.rows.trip_count.as_int, nest.columns.trip_count.as_int
        if columns is not None and columns < 4:
            return f"there are {columns} columns"
        if rows is not None and rows < LEAST_ROWS and \
                not neighbours_along(nest.operands(nest.sum)[1], nest.columns, Names()):
            return f"there are {rows} rows, and columns are not side by side"
        return None


class _Tiling:
    """Puts tiled loops in the place of one nest."""

    def __init__(self, choice: TileContractions, nest: Contraction, memory: Memory, watcher: Watcher):
        self._choice, self._nest, self._memory, self._watcher = choice, nest, memory, watcher
        self._bytes = nest.element.size
        self._lanes = choice.bits // (8 * self._bytes)
        self._terms = nest.sum.trip_count.as_int
        self._extent = nest.rows.trip_count.as_int
        self.block: int | None = None
        """The rows that share a panel; None for all."""
        self.tile = register_tile(self._extent, nest.columns.trip_count.as_int, self._lanes, choice.registers)

    def run(self) -> None:
        rows, columns = self._innermost()
        packs_left = self._packs_left(columns)
        self.block = self._rows_in_block(packs_left)
        if self.block is not None:
            _, rows = block(rows, by=self.block, watcher=self._watcher)
        columns, rows = self._interchange(rows, columns)
        if packs_left:
            left, _ = self._nest.operands(self._sum(rows))
            cache(left, before=columns, memory=self._memory, watcher=self._watcher)
        self._panels(columns)

    def _panels(self, columns: LoopOp) -> None:
        """Compute the products of all rows with one panel of columns after the other."""
        extent = columns.trip_count.as_int
        if extent is not None and extent < self.tile.columns:
            self._panel(columns, rest_width(extent, self._lanes))
            return
        _, columns, *rest = strip(columns, by=self.tile.columns, watcher=self._watcher)
        self._panel(columns, self.tile.columns)
        for each in rest:
            left_over = each.trip_count.as_int
            self._panel(each, self.tile.columns if left_over is None else rest_width(left_over, self._lanes))

    def _innermost(self) -> tuple[LoopOp, LoopOp]:
        """Bring the loops over rows and columns inside, that over columns last."""
        loops: list[LoopOp] = list(self._nest.loops)
        order = list(self._nest.loops)
        for wanted in (self._nest.rows, self._nest.columns):
            for at in range(order.index(wanted), len(loops) - 1):
                loops[at:at + 2] = self._interchange(loops[at], loops[at + 1])
                order[at:at + 2] = order[at + 1], order[at]
        return loops[-2], loops[-1]

    def _packs_left(self, columns: LoopOp) -> bool:
        """Whether the operand that is the same in all lanes is computed, or read across its memory: then it is packed
        for all columns."""
        left, _ = self._nest.operands(self._nest.sum)
        extent = columns.trip_count.as_int
        return (extent is None or extent > self.tile.columns) and self._terms is not None \
            and not neighbours_along(left, self._nest.sum, Names()) \
            and self._rows_that_fit(self._terms) >= self.tile.rows

    def _rows_that_fit(self, terms: int) -> int:
        """The rows of which scratch memory holds an operand."""
        fitting = LARGEST_CACHE // (terms * self._bytes)
        return fitting // self.tile.rows * self.tile.rows

    def _rows_in_block(self, packs_left: bool) -> int | None:
        """The rows that share a panel; None for all. Their sums take a quarter of the second-level cache: the more
        rows, the less often is a panel packed."""
        height = self.tile.rows
        most = self._choice.l2 // 4 // (self.tile.columns * self._bytes) // height * height
        if packs_left:
            assert self._terms is not None
            most = min(most, self._rows_that_fit(self._terms))
        return None if self._extent is not None and self._extent <= most else most

    def _panel(self, columns: LoopOp, width: int) -> None:
        """Compute the products of all rows with a panel of columns."""
        [rows] = [op for op in columns.body.block.ops if isinstance(op, LoopOp)]  # type: ignore[attr-defined]
        rows, columns = self._interchange(columns, rows)
        sum, blocks = self._sum(rows), self._terms_in_block()
        _, right = self._nest.operands(sum)
        packs = self._packs_right(right, columns, width)
        early = packs and blocks is not None and self._terms is not None and self._terms % blocks != 0 \
            and self._terms * width * self._bytes <= LARGEST_CACHE
        if early:
            self._pack(right, rows, columns)
        if blocks is not None or self._is_long_epilogue(sum):
            accumulate(sum, by=blocks or self._terms or self._choice.longest_sum, before=rows, memory=self._memory,
                       watcher=self._watcher)
        if packs and not early:
            self._pack(self._nest.operands(sum)[1], rows, columns)
        pad(columns, to=width, watcher=self._watcher)
        known = columns.trip_count.as_int is not None
        vectorize(columns, by=None if known else width, memory=self._memory, watcher=self._watcher)
        self._rows(rows, rows_of(width, self._lanes, self._choice.registers, rows.trip_count.as_int))

    def _rows(self, rows: LoopOp, height: int) -> None:
        """Compute several rows at a time."""
        if height == 1:
            return
        _, *rest = jam(rows, by=height, memory=self._memory, watcher=self._watcher)
        left_over = rest[0].trip_count.as_int if rest else None
        if left_over is not None and left_over > 1:
            jam(rest[0], by=left_over, memory=self._memory, watcher=self._watcher)

    def _pack(self, right: SSAValue, rows: LoopOp, columns: LoopOp) -> None:
        cache(right, before=rows, along=columns, memory=self._memory, watcher=self._watcher)

    def _packs_right(self, right: SSAValue, columns: LoopOp, width: int) -> bool:
        """Whether a panel of the other operand is packed: it is not read in the order of the lanes, or by many rows."""
        if not neighbours_along(right, columns, Names()):
            return True
        tiles = None if self._extent is None else self._extent / self.tile.rows
        terms = None if self._terms is None else self._terms * width * self._bytes
        return (tiles is None or tiles > 4) and (terms is None or terms > self._choice.l2 // 16)

    def _terms_in_block(self) -> int | None:
        """How many products a block of a long sum has: a divisor of all, if there is one near half of the longest
        sum."""
        longest = self._choice.longest_sum
        if self._terms is None:
            return longest // 2
        if self._terms <= longest:
            return None
        divisors = [each for each in range(longest // 3, longest + 1) if self._terms % each == 0]
        return min(divisors, key=lambda each: (-min(each & -each, 16), abs(each - longest // 2)), default=longest // 2)

    def _is_long_epilogue(self, sum: ReduceOp) -> bool:
        """Whether so much is computed of a sum that it would crowd the sums out of the registers."""
        block = sum.parent
        assert block is not None
        after = [op for op in block.ops if op is not sum and not isinstance(op, YieldOp | arith.ConstantOp)]
        return total_cost(after) > self._choice.simple_epilogue

    def _sum(self, loop: LoopOp) -> ReduceOp:
        [found] = sums_of_products(loop)
        return found

    def _interchange(self, outer: LoopOp, inner: LoopOp) -> tuple[LoopOp, ...]:
        return interchange(outer, inner, memory=self._memory, watcher=self._watcher)
