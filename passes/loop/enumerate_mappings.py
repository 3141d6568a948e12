"""The pass `enumerate-mappings`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.loop import DOT, WARPS, BlockAttr, ForOp, KernelOp, LoopOp, block_of
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher, counted
from ..analysis.shared_memory import SharedMemory
from ..rewriting.alternatives import is_large, offer
from .analysis.index_expressions import Names
from .mapping.contractions import GROUP, OTHER_GROUPS, ContractionNest, contraction_nest, tiles_of, write_tile
from .mapping.kernel_loops import power_of_two, trip_count


@dataclass(frozen=True)
class EnumerateMappings(ModulePass):
    """Generate variants of a kernel with different mappings, of which a measurement chooses one.

        loop.kernel @sums(...) attributes {stages = 1 : i64, warps = 4 : i64} {
          loop.parallel %i = 0 to 4096 attributes {block = #loop.block<8, x>} { ... }
        host.launch @sums(%x, %y)
    becomes
        loop.kernel @sums(...) attributes {stages = 1 : i64, warps = 4 : i64} { ... }
        loop.kernel @sums_1(...) attributes {stages = 1 : i64, warps = 4 : i64} {
          loop.parallel %i = 0 to 4096 attributes {block = #loop.block<16, x>} { ... }
        ...
        host.launch_one_of [@sums, @sums_1, ...](%x, %y)
    The variants have twice or half as many lanes or warps as the original kernel, which comes first; those of a kernel
    that `map-contractions` mapped have other tiles, or another number of programs that share columns (`grouped`).
    Kernels that read what they write, which cannot be run repeatedly on the same memory, small kernels, and those that
    carry sums from block to block (`stream-softmax{tiles=4}` gives them other tiles) get no variants.
    """

    name = "enumerate-mappings"

    candidates: int = 4
    """Kernels to choose from at most, the first one included."""
    tiles: int = 8
    """The same for a kernel that multiplies matrices on tensor cores."""
    minimum_elements: int = 65536
    """Elements of the largest buffer from which on a kernel has variants."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, shared = watcher_of(ctx), SharedMemory(op)
        taken = {kernel.sym_name.data for kernel in op.ops if isinstance(kernel, KernelOp)}
        for kernel in [each for each in op.ops if isinstance(each, KernelOp)]:
            of_kernel = shared.launches.get(kernel.sym_name.data, [])
            if of_kernel and self._is_worth_it(kernel, shared, watcher):
                products = _tiled_products(kernel)
                variants = (list(_variants(kernel))[:max(0, self.candidates - 1)] if products is None
                            else products[:max(0, self.tiles - 1)])
                if variants and watcher.allows(kernel):
                    watcher.done(kernel, f"{counted(len(variants), 'other mapping')} to choose from")
                    offer(kernel, {str(number): each for number, each in enumerate(variants, 1)}, of_kernel, taken)

    def _is_worth_it(self, kernel: KernelOp, shared: SharedMemory, watcher: Watcher) -> bool:
        carrying = [op for op in kernel.walk() if isinstance(op, ForOp) and op.carried]
        if any(isinstance(each, LoopOp) and block_of(each) is not None for op in carrying for each in op.walk()):
            watcher.missed(kernel, "no other mappings: it carries sums from block to block")
            return False
        if shared.reads_what_it_writes(kernel):
            watcher.missed(kernel, "no other mappings: it reads what it writes")
            return False
        return is_large(kernel, self.minimum_elements, watcher, "mappings")


def _variants(kernel: KernelOp) -> Iterator[KernelOp]:
    """Copies of a kernel with other mappings, the most promising ones first."""
    mapped = [op for op in kernel.walk() if isinstance(op, LoopOp) and block_of(op) is not None]
    names, gpu = Names(), gpu_of(kernel)
    extents = [trip_count(loop, names) for loop in mapped]
    lanes = [_lanes(loop) for loop in mapped]
    are_programs = [_axis(loop) is not None for loop in mapped]
    warps = kernel.attributes.get(WARPS)
    if not mapped or not isinstance(warps, IntegerAttr):
        return
    widest = max((k for k, is_program in enumerate(are_programs) if is_program), key=lambda k: lanes[k], default=None)
    chunked = [k for k, extent in enumerate(extents) if not are_programs[k] and (extent is None or extent > lanes[k])]

    def scaled(positions: list[int], factor: float) -> list[int]:
        return [int(n * factor) if k in positions else n for k, n in enumerate(lanes)]

    programs = [] if widest is None else [widest]
    seen = {(tuple(lanes), warps.value.data)}
    for positions, factor, of_warps in ((programs, 2, 1.0), (chunked, 2, 1.0), (programs, 0.5, 1.0), ([], 1, 2.0),
                                        (chunked, 0.5, 1.0), ([], 1, 0.5), (programs, 2, 2.0), (chunked, 2, 2.0)):
        changed, count = scaled(positions, factor), int(warps.value.data * of_warps)
        fits = all(0 < n <= gpu.registers_of_rows // 2 and (extent is None or n <= power_of_two(extent) or n == old)
                   for n, old, extent in zip(changed, lanes, extents, strict=True))
        if fits and 1 <= count <= gpu.most_warps and (tuple(changed), count) not in seen:
            seen.add((tuple(changed), count))
            yield _mapped(kernel, changed, count)


def _tiled_products(kernel: KernelOp) -> list[KernelOp] | None:
    """Copies of a kernel that maps sums of products to tensor cores, with other tiles, the most promising ones first;
    None for any other kernel."""
    precision = next((op.attributes[DOT] for op in kernel.walk() if DOT in op.attributes), None)
    nest = contraction_nest(kernel)
    if not isinstance(precision, StringAttr) or not isinstance(nest, ContractionNest):
        return None
    tiles, sizes = tiles_of(nest, gpu_of(kernel), precision.data), nest.sizes(Names())
    choices = [(tile, GROUP) for tile in tiles]
    choices[2:2] = [(tile, group) for tile in tiles[:1] for group in OTHER_GROUPS
                    if tile.blocks(1, sizes[1], 1) > min(group, GROUP) and tile.blocks(1, 1, sizes[2]) > 1]
    copies: list[KernelOp] = []
    for tile, group in choices:
        copy = kernel.clone()
        same = contraction_nest(copy)
        assert isinstance(same, ContractionNest)
        write_tile(copy, same.loops, same.sums, tile, group)
        if not any(copy.is_structurally_equivalent(each) for each in (kernel, *copies)):
            copies.append(copy)
    return copies


def _lanes(loop: LoopOp) -> int:
    block = block_of(loop)
    return 1 if block is None else block.lanes


def _axis(loop: LoopOp) -> str | None:
    block = block_of(loop)
    return None if block is None else block.launch_axis


def _mapped(kernel: KernelOp, lanes: list[int], warps: int) -> KernelOp:
    copy = kernel.clone()
    loops = [op for op in copy.walk() if isinstance(op, LoopOp) and block_of(op) is not None]
    for loop, count in zip(loops, lanes, strict=True):
        loop.attributes["block"] = BlockAttr.of(count, _axis(loop))
    copy.attributes[WARPS] = IntegerAttr(warps, i64)
    return copy
