"""The pass `map-contractions`."""

from __future__ import annotations

from xdsl.dialects.builtin import Float32Type, ModuleOp, StringAttr
from xdsl.ir import Operation

from ...ir.dialects.loop import DOT, KernelOp, LoopOp
from ...ir.float32_products import allows_tf32
from ...ir.machines.gpu import Gpu
from ...ir.machines.targets import gpu_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.watching import Watcher
from ..analysis.product_tiles import ProductTile
from .analysis.index_expressions import Names
from .mapping.contractions import (
    GROUP,
    MIN_ROWS,
    ContractionNest,
    contraction_nest,
    is_on_tensor_cores,
    tiles_of,
    trips_of,
    write_tile,
)
from .scheduling.reordering import coalesce, interchange
from .scheduling.scheduling_pass import SchedulingPass


class MapContractions(SchedulingPass):
    """Map a kernel that multiplies matrices to blocks of rows, columns and terms, which tensor cores multiply.

        loop.kernel @mm_relu(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<65536xbf16>) {
          loop.parallel %i = 0 to 256 {
            loop.parallel %j = 0 to 256 {
              %s = loop.reduce <add> %k = 0 to 256 : f32 { ... }
              ...
    becomes
        loop.kernel @mm_relu(...) attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
          loop.parallel %i = 0 to 256 attributes {block = #loop.block<64, x>} {
            loop.parallel %j = 0 to 256 attributes {block = #loop.block<32, y>} {
              %s = loop.reduce <add> %k = 0 to 256 : f32 attributes {block = #loop.block<128>, dot = "ieee"} { ... }
              ...
    The only other loops of such a kernel are sums of products of a factor that varies over rows and one that varies
    over columns; the factors may be computed, and so may anything elementwise of the sums. Several loops over rows,
    over columns, or over the matrices of a batch become one. Factors are bf16, f16, or f32. The latter are multiplied
    as tf32 if the module allows it (`stepwell.float32_products`). Otherwise they keep their precision, which tensor
    cores do not have, and only large products are mapped.

    The tile with the least predicted time is chosen: blocks run in rounds, one block on each multiprocessor at a time.
    The mapping does not change what a kernel computes at this level.
    """

    name = "map-contractions"

    tile: tuple[int, ...] = ()
    """Rows, columns, terms at a time, warps, stages, and the programs along the first launch axis that are a group, for
    every kernel, instead of those that are chosen."""
    small: int = Gpu.small_product
    """Multiplications of f32 with its precision up to which a kernel is left to `map-to-blocks`."""

    def __post_init__(self) -> None:
        if self.tile and len(self.tile) - len(ProductTile._fields) not in (0, 1):
            raise ValueError("a tile has rows, columns, terms, warps, stages, and perhaps programs of a group")

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        nest = contraction_nest(kernel) if numerics_of(kernel) >= Numerics.DEFAULT else None
        if nest is None:
            return
        reason = nest if isinstance(nest, str) else self._why_not(nest, kernel)
        if isinstance(nest, str) or reason is not None:
            watcher.missed(self.name, kernel, f"not mapped to products of blocks: {reason}")
            return
        precision = _precision(nest, kernel)
        sizes, group = self.tile[:len(ProductTile._fields)], self.tile[len(ProductTile._fields):] or (GROUP,)
        tiles = [ProductTile(*sizes)] if sizes else tiles_of(nest, gpu_of(kernel), precision)
        if not tiles:
            watcher.missed(self.name, kernel, "not mapped to products of blocks: shared memory is too small")
            return
        tile = tiles[0]
        if watcher.allows(self.name, kernel):
            watcher.done(self.name, kernel, f"blocks of {tile.rows}x{tile.columns}, {tile.terms} terms at a time; "
                         f"{tile.warps} warps, {tile.stages} stages")
            write_tile(kernel, _nested(nest, watcher), nest.sums, tile, *group)
            for loop in nest.sums:
                loop.attributes[DOT] = StringAttr(precision)

    def _why_not(self, nest: ContractionNest, kernel: KernelOp) -> str | None:
        names = Names()
        matrices, *sides = (trips_of(loops, names) for loops in nest.groups)
        terms = [trips_of([loop], names) for loop in nest.sums]
        if any(0 in (count, matrices) for count in (*sides, *terms)):
            return "it is empty"
        known = sorted(count for count in sides if count is not None)
        if (known and known[0] < MIN_ROWS) or (len(known) == 2 and known[1] < Gpu.least_product) or \
                any(count is not None and count < Gpu.least_product for count in terms):
            return "it is thin"
        if is_on_tensor_cores(nest, _precision(nest, kernel)):
            return None
        work = trips_of((*nest.loops, *nest.sums[:1]), names)
        return "it is small, and f32 keeps its precision" if work is not None and work <= self.small else None


def _nested(nest: ContractionNest, watcher: Watcher) -> list[LoopOp]:
    """One loop for each kind, those of the matrices of a batch outermost, then that of the rows, then that of the
    columns."""
    order = [loop for group in nest.groups for loop in group]
    loops: list[LoopOp] = list(nest.loops)
    places = [order.index(loop) for loop in nest.loops]
    for end in range(len(loops) - 1, 0, -1):
        for at in range(end):
            if places[at] > places[at + 1]:
                loops[at:at + 2] = interchange(loops[at], loops[at + 1], watcher=watcher)
                places[at:at + 2] = places[at + 1], places[at]
    end = len(loops)
    for group in reversed(nest.groups):
        for _ in group[1:]:
            loops[end - 2:end] = coalesce(loops[end - 2], loops[end - 1], watcher=watcher)
            end -= 1
        end -= 1 if group else 0
    return loops


def _precision(nest: ContractionNest, kernel: KernelOp) -> str:
    module: Operation | None = kernel.parent_op()
    allowed = isinstance(module, ModuleOp) and allows_tf32(module)
    return "tf32" if isinstance(nest.element, Float32Type) and allowed else "ieee"
