"""The pass `tile-thin-products`."""

from __future__ import annotations

from xdsl.dialects.builtin import FixedBitwidthType

from ...ir.dialects.loop import KernelOp, LoopOp
from ...ir.interfaces.effects import Memory
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .contractions.nests import trips_of
from .contractions.thin import ThinProduct, sums_in, thin_product_of
from .scheduling.accumulating import accumulate
from .scheduling.caching import cache
from .scheduling.grouping import group, terms_of_dot
from .scheduling.reordering import interchange
from .scheduling.restoring import all_or_none
from .scheduling.scheduling_pass import MemorySchedulingPass
from .scheduling.splitting import block
from .scheduling.unrolling import jam
from .scheduling.vectorizing import vectorize


class TileThinProducts(MemorySchedulingPass):
    """Multiply few rows by a matrix such that the matrix is read once, in the order in which it lies in memory.

        loop.parallel %j = 0 to 4096 {
          %s = loop.reduce <add> %k = 0 to 4096 : f32 {
            %a = loop.load %x[%k] : memref<4096xf32> -> f32
            %b = loop.load %w[%j * 4096 + %k] : memref<16777216xf32> -> f32
            %p = arith.mulf %a, %b fastmath<contract> : f32
            loop.yield %p : f32
          }
          loop.store %s, %y[%j] : f32, memref<4096xf32>
        }
    becomes
        loop.parallel %j = 0 to 4096 step 4 {
          %s0, %s1, %s2, %s3 = loop.reduce <add, ...> %k = 0 to 4096 step 16 : vector<16xf32>, ... {
            %a = loop.load %x[%k] : memref<4096xf32> -> vector<16xf32>
            %b0 = loop.load %w[%j * 4096 + %k] : memref<16777216xf32> -> vector<16xf32>
            ...
    If elements of neighbouring columns are contiguous instead, the sums of a block of columns are kept in the
    first-level cache, and a few rows of the matrix at a time are multiplied and added to them. Operations on an
    element before it is multiplied, such as the dequantization of a low-bit matrix, are computed when it is loaded.
    What all columns of such a matrix need of the rows, as floats in the order of its bytes, is computed once before.
    """

    name = "tile-thin-products"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    registers: int = from_machine("registers")
    """Vector registers."""

    enough_blocks: int = from_machine("enough_rows")
    """Blocks of columns that keep all cores busy."""

    bf16_terms: int = from_machine("bf16_terms")
    """Products of bf16 that one instruction adds; 1 if none does, or if bf16 are to be multiplied as f32."""

    i8_terms: int = from_machine("i8_terms")
    """Products of i8 that one instruction adds; 1 if none does, or if i8 are to be multiplied as i32."""

    most_rows: int = from_machine("shared_rows")
    """More rows are multiplied by a packed matrix, in tiles."""

    least_terms: int = 20
    """Terms of a sum for each row, at least, where neighbours in memory are added up: the lanes of shorter sums cost
    more to add up than turning the matrix over."""

    streams: int = 6
    """Columns that are read side by side at most: as many places from which memory is fetched ahead."""

    page: int = from_machine("fetched_page")
    """Bytes of a column up to which one row is multiplied by one column after the other, where memory is fetched ahead
    of one place in a page. [M] One row, one thread of Zen 4, 6 columns and one at a time, us: columns of 2048 bytes of
    four bits 1253 and 634, of 1024 bf16 853 and 541, of 4096 i8 1505 and 1167."""

    shortest_row: int = 1024
    """Columns at least, where neighbours in memory belong to neighbouring columns: as many floats as a page has. Of
    shorter rows going down the columns finds several in a page."""

    least_block: int = 1024
    """Columns of a block at least: fewer are too short a part of a row to be fetched ahead."""

    largest_block: int = 4096
    """Columns of a block at most, so that the sums of a block stay in the first-level cache."""

    terms: int = 8
    """Rows of the matrix that are added to the sums at a time: as many pages as a processor fetches ahead from."""

    l1: int = from_machine("l1")
    """The bytes of the first-level cache."""

    enough_uses: int = 64
    """Columns at least for which the other factor of a matrix of few bits is unpacked once."""

    longest_sum: int = 256
    """Products of longer sums are added up in blocks of so many first, so that errors do not grow with the length."""

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        for sum in list(sums_in(kernel)):
            found = thin_product_of(sum, memory, self.most_rows)
            if found is None or not self._pays(found):
                continue
            if watcher.allows(sum):
                self._tile(found, memory, watcher)

    def _pays(self, product: ThinProduct) -> bool:
        terms, columns = trips_of(product.terms), product.columns.trip_count.as_int
        if product.is_along_sum:
            innermost = product.sum.trip_count.as_int
            if len(product.terms) > 1 and (innermost is None or innermost % self._lanes(product)):
                return False
            return terms is None or terms >= self.least_terms * product.row_count + self._lanes(product)
        return (terms is None or terms > self.terms) and (columns is None or columns >= self.shortest_row)

    def _lanes(self, product: ThinProduct) -> int:
        type = product.sum.outputs[0].type
        assert isinstance(type, FixedBitwidthType)
        return self.bits // (8 * type.size)

    def _tile(self, product: ThinProduct, memory: Memory, watcher: Watcher) -> None:
        tile = self._along_sum if product.is_along_sum else self._along_columns
        first, obstacle = all_or_none(product.loops[0], lambda: tile(product, memory, watcher))
        if obstacle is not None:
            watcher.missed(first, f"not tiled: {obstacle}")
            return
        watcher.done(first, "a matrix is read once for {rows} rows", rows=product.row_count)

    def _along_sum(self, product: ThinProduct, memory: Memory, watcher: Watcher) -> None:
        """Add up products of vectors, of several columns and all rows at a time."""
        columns, rows = _innermost(product, memory, watcher)
        sum: LoopOp = product.sum
        if (by := terms_of_dot(sum, self.bf16_terms, self.i8_terms)) > 1 and _are_whole(sum, by):
            [sum] = group(sum, by=by, watcher=watcher)
        elif product.is_unpacked and self.bf16_terms == 1:
            self._share(product, columns, memory, watcher)
        vectorize(sum, by=self._lanes(product), memory=memory, watcher=watcher)
        if rows is not None and product.row_count > 1:
            jam(rows, by=product.row_count, memory=memory, watcher=watcher)
        if product.row_count == 1 and product.column_bytes is not None and product.column_bytes <= self.page:
            return
        together = max(2, min(self.streams, self.registers * 3 // 4 // product.row_count))
        count = columns.trip_count.as_int
        jam(columns, by=together if count is None else min(together, count), memory=memory, watcher=watcher)

    def _share(self, product: ThinProduct, columns: LoopOp, memory: Memory, watcher: Watcher) -> None:
        """Compute once what all columns need of the other factor, if the first-level cache holds it."""
        type, terms, count = product.sum.outputs[0].type, trips_of(product.terms), columns.trip_count.as_int
        assert isinstance(type, FixedBitwidthType)
        values = list(product.shared())
        bytes = None if terms is None else terms * product.row_count * type.size * len(values)
        if bytes is not None and 0 < bytes <= self.l1 and (count is None or count >= self.enough_uses):
            for value in values:
                cache(value, before=columns, memory=memory, watcher=watcher)

    def _along_columns(self, product: ThinProduct, memory: Memory, watcher: Watcher) -> None:
        """Add products of a few rows of the matrix to the sums of a block of columns."""
        columns, rows = _innermost(product, memory, watcher)
        count = columns.trip_count.as_int
        width = self.largest_block if count is None else \
            min(self.largest_block, max(self.least_block, -(-count // self.enough_blocks)))
        if count is None or count > width:
            _, columns = block(columns, by=width, watcher=watcher)
        if rows is not None:
            rows, columns = interchange(columns, rows, memory=memory, watcher=watcher)
        terms = product.sum.trip_count.as_int
        for by in (self.longest_sum, self.terms):
            if terms is None or terms > by:
                accumulate(product.sum, by=by, before=rows or columns, memory=memory, watcher=watcher)
        vectorize(columns, by=4 * self._lanes(product), memory=memory, watcher=watcher)
        if rows is not None and product.row_count > 1:
            jam(rows, by=product.row_count, memory=memory, watcher=watcher)


def _are_whole(sum: LoopOp, by: int) -> bool:
    """Whether no group of terms is left incomplete."""
    terms = sum.trip_count.as_int
    return terms is not None and terms % by == 0


def _innermost(product: ThinProduct, memory: Memory, watcher: Watcher) -> tuple[LoopOp, LoopOp | None]:
    """Bring the loops over columns and rows inside, that over rows last."""
    loops: list[LoopOp] = list(product.loops)
    order = list(product.loops)
    for wanted in (product.columns, *(() if product.rows is None else (product.rows,))):
        for at in range(order.index(wanted), len(loops) - 1):
            loops[at:at + 2] = interchange(loops[at], loops[at + 1], memory=memory, watcher=watcher)
            order[at:at + 2] = order[at + 1], order[at]
    return (loops[-1], None) if product.rows is None else (loops[-2], loops[-1])
