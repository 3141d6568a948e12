"""The mapping of kernels with loops inside of programs: reductions, scans, and the loops after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from ....ir.dialects.loop import ForOp, LoadOp, LoopOp, ParallelOp, ReduceOp, Residency, residency_of
from ....ir.expressions import Expression
from ....ir.machines.gpu import Gpu
from ....ir.machines.targets import gpu_of
from ..analysis.index_expressions import Names
from ..analysis.scans import scans_of
from .accesses import Access, Accesses
from .decision import Mapping, is_heavy, warps_for
from .kernel_loops import KernelLoops, expected_trips, power_of_two, trip_count
from .pointwise import fastest_loop

Bounds = tuple[Expression, Expression]
"""Where a loop begins and ends."""


@dataclass(frozen=True)
class Rows:
    """What the programs of a kernel do: each some rows, or some columns."""

    nest: KernelLoops
    lane_loops: list[LoopOp]
    """The loops of a program whose iterations are lanes."""
    extents: list[int | None]
    """How often each of them runs."""
    inside: list[Access]
    """What they read and write."""
    are_columns: bool
    """Whether neighbours in memory belong to different programs, rather than to the row of one."""
    held: dict[Bounds, int]
    """How many values of each element several loops over the same range need, for each range where they do."""
    @property
    def alive(self) -> int:
        """The number of values of each element that are kept from one loop to the next."""
        return max(self.held.values(), default=1)

    @property
    def are_in_parts(self) -> bool:
        """Whether registers hold rows in several blocks, each with loops of its own."""
        return self.are_held and all(residency_of(loop) is Residency.IN_PARTS for loop in self.lane_loops)

    @property
    def are_held(self) -> bool:
        """Whether registers hold rows from one loop to the next, and there are several loops."""
        return len(self.lane_loops) > 1 and None not in self.extents and \
            all(residency_of(loop) is not Residency.STREAMED for loop in self.lane_loops)

    def chunks(self, longest: int) -> dict[LoopOp, int]:
        """The number of lanes of each loop: at most `longest` together with those of the loops in it."""
        lanes: dict[LoopOp, int] = {}
        for loop, extent in zip(reversed(self.lane_loops), reversed(self.extents), strict=True):
            inside = max((count for inner, count in lanes.items() if loop.is_ancestor(inner)), default=1)
            most = max(1, longest // inside)
            lanes[loop] = most if extent is None else min(most, power_of_two(extent))
        return {loop: lanes[loop] for loop in self.lane_loops}

    def are_taken_at_once(self, lanes: dict[LoopOp, int]) -> bool:
        """Whether each loop has all of its iterations in one block."""
        return all(extent is not None and extent <= lanes[loop]
                   for loop, extent in zip(self.lane_loops, self.extents, strict=True))

    def largest_block(self, lanes: dict[LoopOp, int]) -> int:
        """The number of elements of the largest block: the lanes of a loop and of the lane loops around it."""
        return max((prod(lanes[outer] for outer in self.lane_loops if outer is loop or outer.is_ancestor(loop))
                    for loop in self.lane_loops), default=1)


def rows_of(nest: KernelLoops, accesses: Accesses, names: Names) -> Rows:
    """The rows or columns of a kernel with loops inside of programs."""
    lane_loops = [loop for each in nest.inner for loop in lanes_of(each, accesses, names)]
    inside = [access for access in accesses.all if any(loop in access.loops for loop in lane_loops)]
    extents = [trip_count(loop, names) for loop in lane_loops]
    are_columns = bool(nest.outer) and _go_along_columns(nest, lane_loops, inside)
    return Rows(nest, lane_loops, extents, inside, are_columns, _held(lane_loops, inside, names))


def map_rows(nest: KernelLoops, accesses: Accesses, names: Names, gpu: Gpu) -> Mapping:
    """The lanes of program loops and of inner loops, chosen such that neighbouring lanes access neighbouring memory."""
    rows = rows_of(nest, accesses, names)
    counts = {loop: expected_trips(loop, names) or 1 for loop in nest.outer}
    return (_map_columns if rows.are_columns else _map_rows)(rows, counts, gpu)


def lanes_of(loop: LoopOp, accesses: Accesses, names: Names) -> list[LoopOp]:
    """The loops, of one loop and those nested in it, whose iterations are lanes: those along which most of the traffic
    is contiguous."""
    return _best_lanes(loop, accesses, names)[1]


def _best_lanes(loop: LoopOp, accesses: Accesses, names: Names) -> tuple[float, list[LoopOp]]:
    inside = accesses.inside(loop)
    own = sum(access.traffic_along(loop) for access in inside)
    repeats = all(access.step(loop) == 0 for access in inside)
    nested = [_best_lanes(op, accesses, names) for op in loop.body.block.ops if isinstance(op, LoopOp)]
    total, lanes = sum(score for score, _ in nested), [each for _, chosen in nested for each in chosen]
    in_order = isinstance(loop, ForOp) and scans_of(loop, names) is None
    if not in_order and (own > total or not lanes or (own == total and not repeats)):
        return own, [loop]
    if isinstance(loop, ReduceOp) and _are_short(lanes, names):
        # Else it would wait for each of its iterations, which have little to do.
        return own + total, [loop, *lanes]
    return total, lanes


def _are_short(lanes: Sequence[LoopOp], names: Names) -> bool:
    """Whether each of some loops has fewer iterations than a warp has threads."""
    extents = [trip_count(each, names) for each in lanes]
    return all(extent is not None and extent < gpu_of(each).warp for each, extent in zip(lanes, extents, strict=True))


def _go_along_columns(nest: KernelLoops, lane_loops: Sequence[LoopOp], inside: Sequence[Access]) -> bool:
    along_rows = along_columns = 0.0
    for access in inside:
        of_row = max((access.traffic_along(loop) for loop in lane_loops), default=0.0)
        along_rows += of_row
        along_columns += 0.0 if of_row else max(access.traffic_along(loop) for loop in nest.outer)
    return along_columns > along_rows


def _held(lane_loops: list[LoopOp], inside: list[Access], names: Names) -> dict[Bounds, int]:
    """The number of buffers that several loops over the same range load, for each such range."""
    readers: dict[tuple[object, Bounds], set[LoopOp]] = {}
    for access in inside:
        if isinstance(access.op, LoadOp):
            for loop in lane_loops:
                if loop in access.loops:
                    readers.setdefault((access.op.buffer, bounds_of(loop, names)), set()).add(loop)
    found: dict[Bounds, int] = {}
    for (_, bounds), loops in readers.items():
        if len(loops) > 1:
            found[bounds] = found.get(bounds, 0) + 1
    return found


def bounds_of(loop: LoopOp, names: Names) -> Bounds:
    """The bounds of a loop, over the symbols of the table."""
    return names.simplify(names.read(loop, loop.lower_bound)), names.simplify(names.read(loop, loop.upper_bound))


def _map_rows(rows: Rows, counts: dict[ParallelOp, int], gpu: Gpu) -> Mapping:
    count = prod(counts.values())
    is_idle = count < gpu.multiprocessors and not is_heavy(rows.lane_loops)
    chunk = gpu.elements(gpu.many_warps)
    lanes = rows.chunks(gpu.registers_of_rows if rows.are_held else chunk)
    at_once = rows.are_taken_at_once(lanes)
    if not at_once:
        # One loop is read once, and there are many; loops that registers hold stay as they are beside longer ones.
        many = len(lanes) == 1 and count >= gpu.enough_programs
        shorter = rows.chunks(gpu.wide_elements if many else chunk)
        lanes = {loop: number if extent is not None and extent <= number else shorter[loop]
                 for (loop, number), extent in zip(lanes.items(), rows.extents, strict=True)}
    row = rows.largest_block(lanes)
    mapping = Mapping(lanes=lanes, programs=dict.fromkeys(counts, 1))
    several = 1
    if counts:
        last = list(counts)[-1]
        several = gpu.elements(gpu.usual_warps) // row
        if 2 * row <= gpu.wide_elements:
            several = max(2, several)  # a program moves one row while it computes another
        several = max(1, several)
        several = min(several, power_of_two(counts[last]))
        while several > 1 and count < several * gpu.enough_programs:
            several //= 2
        mapping.programs[last] = several
    if at_once:
        mapping.warps = gpu.many_warps if rows.are_in_parts else warps_for(gpu, several * row, rows.alive)
        if is_idle and row >= chunk:
            mapping.warps = min(gpu.most_warps, 2 * mapping.warps)
    else:
        mapping.warps = max(1, min(gpu.most_warps, row // gpu.elements(1)))
    known = sum((upper - lower).as_int or 0 for lower, upper in rows.held) if rows.are_in_parts else \
        max((extent for extent in rows.extents if extent is not None), default=0)
    length = f"rows of {'unknown length' if None in rows.extents else known}, "
    whole = f"in {len(rows.held)} parts" if rows.are_in_parts else "at once"
    how = f"{length}{whole if at_once else f'{row} elements at a time'}" if lanes else \
        "serial loops"
    mapping.reason = f"{how}, {several} {'row' if several == 1 else 'rows'} a program"
    return mapping


def _map_columns(rows: Rows, counts: dict[ParallelOp, int], gpu: Gpu) -> Mapping:
    fast = fastest_loop(rows.nest.outer, rows.inside)
    width = min((access.bytes for access in rows.inside if access.goes_along(fast)), default=4)
    columns = min(max(1, gpu.line // width), power_of_two(counts[fast]))
    while columns * width > gpu.sector and prod(counts.values()) < columns * gpu.multiprocessors:
        columns //= 2
    few = prod(counts.values()) < columns * gpu.multiprocessors
    block_elements = gpu.elements(gpu.usual_warps)
    elements = gpu.program_elements if few else block_elements
    lanes = rows.chunks(gpu.column_elements if rows.are_held else max(1, elements // columns))
    block = max(lanes.values(), default=1)
    while columns * block < block_elements and columns < power_of_two(counts[fast]) and \
            prod(counts.values()) >= 2 * columns * gpu.enough_programs:
        columns *= 2  # they are short, and there are many
    mapping = Mapping(lanes=lanes, programs=dict.fromkeys(counts, 1) | {fast: columns})
    # Threads that hold what they reduce have less to exchange if they are few.
    mapping.warps = warps_for(gpu, columns * block, held=rows.are_held)
    how = "at once" if rows.are_taken_at_once(lanes) else f"{block} rows at a time"
    mapping.reason = f"{columns} columns a program, {how}"
    return mapping
