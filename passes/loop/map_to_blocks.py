"""The pass `map-to-blocks`."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerAttr, i64

from ...ir.dialects.loop import LANES, STAGES, WARPS, BlockAttr, KernelOp, ParallelOp
from ...ir.machines.gpu import Gpu
from ...ir.machines.targets import gpu_of, machine_of
from ...ir.watching import Watcher, counted
from ..rewriting.kernel_pass import KernelPass
from .analysis.index_expressions import Names
from .mapping.accesses import Accesses
from .mapping.decision import Mapping
from .mapping.kernel_loops import expected_trips, kernel_loops, power_of_two, trip_count
from .mapping.pointwise import map_pointwise
from .mapping.rows import map_rows
from .mapping.walks import map_walk, walk_of


class MapToBlocks(KernelPass):
    """Choose which loops of a kernel become the programs and the lanes of a launch on a GPU, the sizes of blocks, and
    the warps of a program.

        loop.kernel @sums(%x: memref<524288xf32>, %y: memref<4096xf32>) {
          loop.parallel %i = 0 to 4096 {
            %s = loop.reduce <add> %r = 0 to 128 : f32 { ... }
            ...
    becomes
        loop.kernel @sums(%x: memref<524288xf32>, %y: memref<4096xf32>) attributes {stages = 1 : i64, warps = 4 : i64} {
          loop.parallel %i = 0 to 4096 attributes {block = #loop.block<8, x>} {
            %s = loop.reduce <add> %r = 0 to 128 : f32 attributes {block = #loop.block<128>} { ... }
            ...
    The mapping does not change what a kernel computes. The loop with contiguous accesses becomes lanes; rows that fit
    into registers are processed at once, several in a program if they are short; and there are enough programs to fill
    the GPU if there is enough work. Numbers that depend on the machine come from its description; the others are in
    `mapping/constants.py`, each with its reason.
    """

    name = "map-to-blocks"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        if WARPS not in kernel.attributes:
            mapping = mapping_of(kernel)
            if watcher.allows(kernel):
                if not isinstance(machine := machine_of(kernel), Gpu):
                    watcher.missed(kernel, f"not mapped for the machine '{machine.name}', which is no GPU, "
                                   f"but for '{gpu_of(kernel).name}'")
                watcher.done(kernel, lambda mapping=mapping: describe(mapping, kernel))
                write(mapping, kernel)


def mapping_of(kernel: KernelOp) -> Mapping:
    """The mapping that the cost model chooses for a kernel."""
    names = Names()
    if (walk := walk_of(kernel)) is not None:
        return map_walk(walk, names)
    gpu = gpu_of(kernel)
    nest = kernel_loops(kernel, fewest=gpu.enough_programs)
    if not nest.outer and not nest.inner:
        return Mapping("a single program of scalars", warps=1)
    accesses = Accesses(kernel, names)
    mapping = (map_rows if nest.inner else map_pointwise)(nest, accesses, names, gpu)
    for reduction in nest.repeated:
        mapping.lanes[reduction] = power_of_two(trip_count(reduction, names) or 1)
    order_axes(mapping, names)
    return mapping


def order_axes(mapping: Mapping, names: Names) -> None:
    """Let the innermost loop have the axis x, so that programs that run at the same time access neighbouring memory;
    but the one with the most blocks where the others would have too many for their axes, or may have: those hold no
    more than 65535. On an H200, a concatenation of rows so takes 96 instead of 100 us (copying as much 95), and what a
    batch norm reads again 140 instead of 145."""
    def order(loop: ParallelOp) -> tuple[bool, float]:
        blocks = expected_trips(loop, names) / mapping.programs[loop]
        return trip_count(loop, names) is None or blocks > Gpu.most_programs_across, blocks

    if any(order(loop)[0] for loop in list(mapping.programs)[:-1]):
        mapping.programs = {loop: mapping.programs[loop] for loop in sorted(mapping.programs, key=order)}


def write(mapping: Mapping, kernel: KernelOp) -> None:
    """Put a mapping into the attributes of a kernel."""
    for axis, (loop, lanes) in zip("xyz", reversed(mapping.programs.items()), strict=False):
        loop.attributes.pop(LANES, None)
        loop.attributes["block"] = BlockAttr.of(lanes, axis)
    for loop, lanes in mapping.lanes.items():
        loop.attributes["block"] = BlockAttr.of(lanes)
    kernel.attributes[WARPS] = IntegerAttr(mapping.warps, i64)
    kernel.attributes[STAGES] = IntegerAttr(mapping.stages, i64)


def describe(mapping: Mapping, kernel: KernelOp) -> str:
    """A mapping in words, for remarks."""
    lanes = [*(loop for loop, count in mapping.programs.items() if count > 1), *mapping.lanes]
    accesses = Accesses(kernel, Names()).all
    along = sum(max((access.traffic_along(loop) for loop in lanes), default=0) for access in accesses)
    return f"{mapping.reason}; {counted(mapping.warps, 'warp')}; lanes access neighbours in {along:.0f} of " \
           f"{sum(access.traffic for access in accesses)} bytes"
