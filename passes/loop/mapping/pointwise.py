"""The mapping of kernels without loops inside of programs: each element is computed independently."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from ....ir.dialects.loop import CONTIGUOUS, LANES, TRANSPOSED, LoadOp, ParallelOp
from ....ir.machines.gpu import Gpu
from ..analysis.index_expressions import Names
from .accesses import NEAR, Access, Accesses
from .constants import (
    HEAVY_THREAD_ELEMENTS,
    MANY_ACCESSES,
    MIN_CROSSING,
    SEVERAL_LOADS,
    STRIDED_THREAD_ELEMENTS,
    UNKNOWN_LANES,
)
from .decision import Mapping, instructions_of
from .kernel_loops import KernelLoops, expected_trips, fitting_block, power_of_two, trip_count


def map_pointwise(nest: KernelLoops, accesses: Accesses, names: Names, gpu: Gpu) -> Mapping:
    """The block of each program loop: one loop is divided into blocks, or two if rows are short or a tile is
    transposed."""
    extents = {loop: trip_count(loop, names) for loop in nest.outer}
    sizes = {loop: expected_trips(loop, names) for loop in nest.outer}
    moved = [access for access in accesses.all if nest.outer[-1] in access.loops]
    width = max((access.bytes for access in moved if not isinstance(access.op, LoadOp)), default=4)
    fast = fastest_loop(nest.outer, moved)
    if (across := crossing_loop(nest.outer, moved, fast)) is not None and min(sizes[fast], sizes[across]) > 1:
        return _map_tile(nest, fast, across, sizes, width, len(moved) > MANY_ACCESSES, gpu)
    total = prod(sizes.values())
    instructions = instructions_of(nest.outer[-1])
    is_heavy = instructions > gpu.heavy_element
    block = HEAVY_THREAD_ELEMENTS * gpu.wide_warps * gpu.warp if is_heavy else gpu.pointwise_bytes // width
    if is_strided := _is_strided(fast, moved):
        block = min(block, STRIDED_THREAD_ELEMENTS * gpu.wide_warps * gpu.warp)
    while block > gpu.least_block and total < block * gpu.enough_programs:
        block //= 2
    lanes = min(block, power_of_two(sizes[fast]))
    if len(nest.outer) > 1:
        extent = extents[fast]
        if extent is not None:
            lanes = min(lanes, max(gpu.least_block, fitting_block(extent, block)))
        elif "expected" not in fast.attributes:
            lanes = min(lanes, UNKNOWN_LANES)
    mapping = Mapping(programs=dict.fromkeys(nest.outer, 1) | {fast: lanes})
    if lanes < block and len(nest.outer) > 1:
        # Rows are short, and a program takes several.
        slow = [loop for loop in nest.outer if loop is not fast][-1]
        mapping.programs[slow] = min(block // lanes, power_of_two(sizes[slow]))
    elements = prod(mapping.programs.values())
    loads = sum(isinstance(access.op, LoadOp) for access in moved)
    is_narrow = (loads >= SEVERAL_LOADS and instructions < gpu.cost.function) or elements < block
    thread_elements = HEAVY_THREAD_ELEMENTS if is_heavy else max(1, gpu.access // width) * (1 if is_narrow else 2)
    if is_strided:
        thread_elements = min(thread_elements, STRIDED_THREAD_ELEMENTS)
    mapping.warps = max(1, min(gpu.wide_warps, elements // (gpu.warp * thread_elements)))
    mapping.reason = f"{_product(mapping.programs.values())} elements a program of {total} in all"
    if None in extents.values():
        mapping.reason = f"{_product(mapping.programs.values())} elements a program"
    return mapping


def fastest_loop(loops: tuple[ParallelOp, ...], accesses: list[Access]) -> ParallelOp:
    """The loop that becomes lanes: the one with that attribute, or else the one along which most of the traffic is
    contiguous; the innermost one if several are equal."""
    return max(loops, key=lambda loop: (loop.attributes.get(LANES) == CONTIGUOUS,
                                        sum(each.traffic_along(loop) for each in accesses), loops.index(loop)))


def _is_strided(fast: ParallelOp, accesses: list[Access]) -> bool:
    """Whether most loads have a distance of several elements between lanes, as in windows with a stride."""
    steps = [access.step(fast) for access in accesses if isinstance(access.op, LoadOp)]
    strided = sum(step is not None and 1 < abs(step) <= NEAR for step in steps)
    return 2 * strided > len(steps)


def crossing_loop(loops: tuple[ParallelOp, ...], accesses: list[Access], fast: ParallelOp) -> ParallelOp | None:
    """The other side of a transposed tile: the loop with that attribute if the fastest one has been decided, or else
    one along which an access is contiguous that jumps along the fastest loop, if its traffic is not less than that of
    other accesses."""
    if LANES in fast.attributes:
        return next((loop for loop in loops if loop.attributes.get(LANES) == TRANSPOSED), None)
    most = max((access.traffic for access in accesses), default=0)
    crossing = [loop for loop in loops if loop is not fast and any(
        access.traffic_along(loop) and access.jumps(fast) and access.traffic >= most / MIN_CROSSING
        for access in accesses)]
    return crossing[-1] if crossing else None


def _map_tile(nest: KernelLoops, fast: ParallelOp, across: ParallelOp, sizes: dict[ParallelOp, int], width: int,
              is_window: bool, gpu: Gpu) -> Mapping:
    total, side = prod(sizes.values()), 2 * gpu.line_elements
    while side > gpu.line_elements and (is_window or total < side * side * gpu.enough_programs):
        side //= 2
    side = max(side, gpu.line // width)
    while side * side * width > gpu.shared:  # through which a tile is transposed
        side //= 2
    tile = {loop: min(side, power_of_two(sizes[loop])) for loop in (fast, across)}
    for loop, other in ((fast, across), (across, fast)):  # the tile keeps its elements, and becomes flat
        if tile[other] < side:
            tile[loop] = min(side * side // tile[other], power_of_two(sizes[loop]))
    return Mapping(f"a tile of {tile[across]}x{tile[fast]} is transposed in each program",
                   dict.fromkeys(nest.outer, 1) | tile,
                   warps=max(1, min(gpu.usual_warps, tile[fast] * tile[across] // gpu.elements(1))))


def _product(factors: Iterable[int]) -> str:
    return "x".join(str(factor) for factor in factors if factor != 1) or "1"
