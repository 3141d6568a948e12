"""The pass `map-contractions`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from xdsl.dialects.builtin import Float32Type, IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.loop import DOT, IMPRECISE_TERMS, KernelOp, LoopOp, ReduceOp
from ...ir.dtypes import is_float8
from ...ir.float32_products import allows_tf32
from ...ir.interfaces.effects import Effects, effects_of
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
from .scheduling.fusing import fuse, obstacle_to_fuse
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
    over columns, and perhaps a loop around these that adds up what is computed of them; the factors may be computed,
    and so may anything elementwise of the sums. Several loops over rows, over columns, or over the matrices of a batch
    become one. Factors are bf16, f16, f32, or floats of eight bits. f32 is multiplied as tf32 if the module allows it
    (`stepwell.float32_products`). Otherwise it keeps its precision, which tensor cores do not have, and only large
    products are mapped.

    Sums over the same terms become one loop, and what else is computed of them is loaded behind it. The tile with the
    least predicted time is chosen: blocks run in rounds, one block on each multiprocessor at a time.
    The mapping does not change what a kernel computes at this level.
    """

    name = "map-contractions"

    tile: tuple[int, ...] = ()
    """Rows, columns, terms at a time, warps, stages, and the programs along the first launch axis that are a group, for
    every kernel, instead of those that are chosen."""
    small: int = Gpu.small_product
    """Multiplications of f32 with its precision up to which a kernel is left to `map-to-blocks`."""

    imprecise_terms: int = 128
    """Terms of eight bits at most that tensor cores add up with less than the precision of f32. [M] H100, the error of
    sums of 4096 terms, in bf16 1.66e-3 as with the library; 2048x4096x4096 takes 77 us, 161 if each is f32."""

    def __post_init__(self) -> None:
        if self.tile and len(self.tile) - len(ProductTile._fields) not in (0, 1):
            raise ValueError("a tile has rows, columns, terms, warps, stages, and perhaps programs of a group")

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        nest = contraction_nest(kernel) if numerics_of(kernel) >= Numerics.DEFAULT else None
        if nest is None:
            return
        reason = nest if isinstance(nest, str) else self._why_not(nest, kernel)
        if isinstance(nest, str) or reason is not None:
            watcher.missed(kernel, f"not mapped to products of blocks: {reason}")
            return
        precision = _precision(nest, kernel)
        sizes, group = self.tile[:len(ProductTile._fields)], self.tile[len(ProductTile._fields):] or (GROUP,)
        tiles = [ProductTile(*sizes)] if sizes else tiles_of(nest, gpu_of(kernel), precision)
        if not tiles:
            watcher.missed(kernel, "not mapped to products of blocks: shared memory is too small")
            return
        tile = tiles[0]
        if watcher.allows(kernel):
            size = (*nest.sizes(Names()), gpu_of(kernel).multiprocessors)
            costs = [each.rounds(*size) * each.cost() for each in tiles[:2]]
            watcher.done(kernel, f"blocks of {tile.rows}x{tile.columns}, {tile.terms} terms at a time; "
                         f"{tile.warps} warps, {tile.stages} stages; for a term as long as "
                         f"{' multiply-adds, with the next tile '.join(map(str, costs))}")
            loops, sums = _nested(nest, watcher), _fused(nest.sums, watcher)
            write_tile(kernel, loops, sums, tile, *group)
            for loop in sums:
                loop.attributes[DOT] = StringAttr(precision)
                if is_float8(nest.element):
                    loop.attributes[IMPRECISE_TERMS] = IntegerAttr(min(tile.terms, self.imprecise_terms), i64)
            _sink_below(sums)

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


def _fused(sums: Iterable[ReduceOp], watcher: Watcher) -> list[ReduceOp]:
    """The sums over the same terms in one loop, which loads the factor that they share once."""
    fused: list[ReduceOp] = []
    for loop in sums:
        if fused and obstacle_to_fuse(fused[-1], loop) is None:
            [fused[-1]] = fuse(fused[-1], loop, watcher=watcher)  # type: ignore[list-item]
        else:
            fused.append(loop)
    return fused


def _sink_below(sums: Sequence[ReduceOp]) -> None:
    """Move what the sums do not need behind the last one, so that registers hold nothing else meanwhile."""
    last = sums[-1]
    assert last.parent is not None
    before = list(takewhile(lambda op: op is not last, last.parent.ops))
    kept: dict[Operation, Effects] = {last: effects_of(last)}
    for op in reversed(before):
        effects = effects_of(op)
        if op in sums or effects.reports or any(effects.conflicts(each) for each in kept.values()) \
                or any(user in kept for result in op.results for user in _users(result, last.parent)):
            kept[op] = effects
    place: Operation = last
    for op in before:
        if op not in kept:
            op.detach()
            last.parent.insert_op_after(op, place)
            place = op


def _users(value: SSAValue, block: Block) -> Iterator[Operation]:
    """The operations of a block that use a value, themselves or in their regions."""
    for use in value.uses:
        if (user := block.find_ancestor_op_in_block(use.operation)) is not None:
            yield user


def _precision(nest: ContractionNest, kernel: KernelOp) -> str:
    module: Operation | None = kernel.parent_op()
    allowed = isinstance(module, ModuleOp) and allows_tf32(module)
    return "tf32" if isinstance(nest.element, Float32Type) and allowed else "ieee"
