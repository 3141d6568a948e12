"""The pass `tile-contractions`."""

from __future__ import annotations

from dataclasses import replace

from xdsl.ir import SSAValue

from ...ir.dialects.loop import KernelOp, ParallelOp
from ...ir.interfaces.effects import Memory
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names
from .contractions.nests import (
    Contraction,
    contraction_of,
    neighbours_along,
    strided_factor,
    sums_of_products,
    trips_of,
)
from .contractions.options import TilingOptions
from .contractions.tiling import Tiling
from .scheduling.caching import cache
from .scheduling.grouping import group, terms_of_dot
from .scheduling.primitive import require
from .scheduling.restoring import all_or_none
from .scheduling.scheduling_pass import MemorySchedulingPass

MIN_ROWS = 4
"""Rows of which each reads an operand across its memory: fewer do not pay for turning a panel of it over."""

IN_TILES = (2, 4)
"""The products of bf16 and of i8 that an element of a tile register adds at a time."""


class TileContractions(TilingOptions, MemorySchedulingPass):
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
    The loop structure is that of Goto and van de Geijn (Anatomy of High-Performance Matrix Multiplication, 2008):
    blocks of rows that stay in the second-level cache, panels of columns as wide as a tile, blocks of the sum, and
    packed panels of an operand if it is not contiguous along the lanes or is used often. Remaining columns form a
    narrower tile, with masked lanes.

    Numbers of 16 or 8 bits are first combined into groups of as many as one instruction multiplies and adds (`group`),
    so that panels contain pairs or quadruples. `loop.dot` documents the rounding; under strict numerics bf16 is
    converted to f32.

    A convolution is tiled in the same way. Its columns are the positions of an image, and its sums run over channels
    and taps. Packing has separate loops over these, and inserts zeros for the padding; afterwards they are coalesced
    into one loop, and so are the columns of a panel, which consists of as many rows of the image as fit. Only the
    packing therefore has masks and windows, and the inner loop is that of a matrix product.

    Of a depthwise convolution, whose factors are both different for each channel, only the windows are packed, once for
    all positions, if channels lie together: then vectors of channels load neighbouring elements of both.
    """

    name = "tile-contractions"

    bf16_terms: int = from_machine("bf16_terms")
    """Products of bf16 that one instruction adds; 1 if none does, or if bf16 are to be multiplied as f32."""

    i8_terms: int = from_machine("i8_terms")
    """Products of i8 that one instruction adds; 1 if none does, or if i8 are to be multiplied as i32."""

    dot_tile: int = from_machine("dot_tile")
    """Rows of a tile register, of as many i32 each, that multiplies packed bf16 and i8; 1 where there is none."""

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        for sum in list(sums_of_products(kernel)):
            found = contraction_of(sum, memory)
            if isinstance(found, str):
                if (factor := strided_factor(sum, memory)) is None:
                    watcher.missed(sum, f"not tiled: {found}")
                elif watcher.allows(sum):
                    self._pack(*factor, memory, watcher)
            elif (reason := self._obstacle(found)) is not None:
                watcher.missed(sum, f"not tiled: {reason}")
            elif watcher.allows(sum):
                self._tile(found, memory, watcher)

    def _tile(self, nest: Contraction, memory: Memory, watcher: Watcher) -> None:
        ways: list[tuple[TilingOptions, tuple[int, int], int]] = [(self, (self.bf16_terms, self.i8_terms), 0)]
        if self.dot_tile > 1 and terms_of_dot(nest.terms[0], *IN_TILES) > 1 \
                and trips_of([nest.rows, *nest.columns]) is not None:
            ways.insert(0, (replace(self, longest_sum=2 * self.longest_sum), IN_TILES, self.dot_tile))
        for options, terms, side in ways:
            tilings: list[Tiling] = []

            def tile() -> None:
                grouped = self._grouped(nest, terms, memory, watcher)  # noqa: B023
                tilings.append(Tiling(options, grouped, memory, watcher, side))  # noqa: B023
                tilings[-1].run()  # noqa: B023

            first, obstacle = all_or_none(nest.loops[0], tile)
            if obstacle is None:
                tiling = tilings[-1]
                watcher.done(first, "tiles of {rows} by {columns} sums, of which {block} rows share a panel",
                             rows=tiling.tile.rows, columns=tiling.tile.columns, block=tiling.block or "all")
                return
            watcher.missed(first, f"not tiled: {obstacle}")
            [sum] = sums_of_products(first)
            again = contraction_of(sum, memory)
            assert isinstance(again, Contraction)
            nest = again

    def _pack(self, factor: SSAValue, outermost: ParallelOp, lanes: ParallelOp, memory: Memory,
              watcher: Watcher) -> None:
        def pack() -> None:
            cache(factor, before=outermost, along=lanes, memory=memory, watcher=watcher)

        first, obstacle = all_or_none(outermost, pack)
        if obstacle is not None:
            watcher.missed(first, f"not tiled: {obstacle}")
        else:
            watcher.done(first, "a factor is packed, whose elements for neighbouring results lie apart")

    def _grouped(self, nest: Contraction, dots: tuple[int, int], memory: Memory, watcher: Watcher) -> Contraction:
        """The nest with the products that one instruction adds put together, where there is one for so many of bf16
        and i8."""
        terms = terms_of_dot(nest.terms[-1], *dots)
        if terms == 1 or len(nest.terms) > 1:
            return nest
        [sum] = group(nest.terms[-1], by=terms, watcher=watcher)
        found = contraction_of(sum, memory)  # type: ignore[arg-type]
        require(not isinstance(found, str), str(found))
        assert isinstance(found, Contraction)
        return found

    def _obstacle(self, nest: Contraction) -> str | None:
        """Why the usual vectors are better."""
        rows, columns = nest.rows.trip_count.as_int, trips_of(nest.columns)
        if columns is not None and columns < 4:
            return f"there are {columns} columns"
        if rows is not None and rows < MIN_ROWS and \
                not neighbours_along(nest.operands(nest.terms[-1])[1], nest.columns[-1], Names()):
            return f"there are {rows} rows, and columns are not side by side"
        return None
