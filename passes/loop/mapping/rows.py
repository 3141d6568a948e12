"""The mapping of kernels whose programs have loops of their own: reductions, scans, and what follows them."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from ....ir.dialects.loop import ForOp, LoadOp, LoopOp, ParallelOp, ReduceOp
from ..analysis.index_expressions import Names
from .accesses import Access, Accesses
from .constants import (
    COLUMN_BLOCK,
    COLUMN_BYTES,
    LONGEST_PERSISTENT_COLUMN,
    LONGEST_PERSISTENT_ROW,
    PERSISTENT_REGISTERS,
    PROGRAM_ELEMENTS,
    ROW_CHUNK,
    UNKNOWN_EXTENT,
    Chip,
)
from .decision import Mapping, warps_for
from .nests import Nest, power_of_two, trip_count
from .pointwise import fastest_loop


def map_rows(nest: Nest, accesses: Accesses, names: Names, chip: Chip) -> Mapping:
    """Lanes for the loops of programs and for those inside, by which of them neighbours in memory follow."""
    lane_loops = [loop for each in nest.inner for loop in lanes_of(each, accesses)]
    inside = [access for access in accesses.all if any(loop in access.loops for loop in lane_loops)]
    if nest.outer and go_along_columns(nest, lane_loops, inside):
        return _map_columns(nest, lane_loops, inside, names, chip)
    return _map_rows(nest, lane_loops, inside, names, chip)


def lanes_of(loop: LoopOp, accesses: Accesses) -> list[LoopOp]:
    """Of a loop and those nested in it, the ones whose iterations are lanes: those that most bytes lie along."""
    return _best_lanes(loop, accesses)[1]


def _best_lanes(loop: LoopOp, accesses: Accesses) -> tuple[int, list[LoopOp]]:
    own = sum(access.bytes for access in accesses.inside(loop) if access.goes_along(loop))
    nested = [_best_lanes(op, accesses) for op in loop.body.block.ops if isinstance(op, LoopOp)]  # type: ignore[attr-defined]
    total, lanes = sum(score for score, _ in nested), [each for _, chosen in nested for each in chosen]
    if can_be_lanes(loop) and (own >= total or not lanes):
        return own, [loop]
    return total, lanes


def can_be_lanes(loop: LoopOp) -> bool:
    """Whether iterations of a loop can be taken many at a time."""
    return not isinstance(loop, ForOp)


def go_along_columns(nest: Nest, lane_loops: Iterable[LoopOp], inside: Iterable[Access]) -> bool:
    """Whether neighbours in memory belong to different programs, rather than to the row of one."""
    lanes = set(lane_loops)
    along_rows = along_columns = 0
    for access in inside:
        if any(access.goes_along(loop) for loop in access.loops if loop in lanes):
            along_rows += access.bytes
        elif any(access.goes_along(loop) for loop in nest.outer):
            along_columns += access.bytes
    return along_columns > along_rows


def _map_rows(nest: Nest, lane_loops: list[LoopOp], inside: list[Access], names: Names, chip: Chip) -> Mapping:
    extents = [trip_count(loop, names) for loop in lane_loops]
    persistent = is_persistent_row(lane_loops, extents, inside)
    longest = LONGEST_PERSISTENT_ROW if persistent else ROW_CHUNK
    lanes = {loop: longest if extent is None else min(longest, power_of_two(extent))
             for loop, extent in zip(lane_loops, extents, strict=True)}
    row = max(lanes.values(), default=1)
    mapping = Mapping(lanes=lanes, programs=dict.fromkeys(nest.outer, 1))
    rows = 1
    if nest.outer:
        last = nest.outer[-1]
        counts = {loop: trip_count(loop, names) or UNKNOWN_EXTENT for loop in nest.outer}
        rows = min(max(1, PROGRAM_ELEMENTS // row), power_of_two(counts[last]))
        while rows > 1 and prod(counts.values()) < rows * chip.enough_programs:
            rows //= 2
        mapping.programs[last] = rows
    mapping.warps = warps_for(rows * row)
    known = max((extent for extent in extents if extent is not None), default=0)
    length = f"rows of {'unknown length' if None in extents else known}, "
    at_once = all(extent is not None and extent <= lanes[loop] for loop, extent in
                  zip(lane_loops, extents, strict=True))
    how = f"{length}{'at once' if at_once else f'{row} elements at a time'}" if lanes else "serial loops"
    mapping.reason = f"{how}, {rows} {'row' if rows == 1 else 'rows'} a program"
    return mapping


def is_persistent_row(lane_loops: list[LoopOp], extents: list[int | None], inside: list[Access]) -> bool:
    """Whether one program holds a row in registers, instead of reading it anew in each of its loops."""
    if None in extents or len(lane_loops) < 2:
        return False
    longest = max(extent for extent in extents if extent is not None)
    alive = max(1, len(_read_again(lane_loops, inside)))
    return longest <= LONGEST_PERSISTENT_ROW and power_of_two(longest) * alive <= PERSISTENT_REGISTERS


def _read_again(lane_loops: list[LoopOp], inside: list[Access]) -> set[object]:
    """The buffers that several of the loops read."""
    readers: dict[object, set[LoopOp]] = {}
    for access in inside:
        if isinstance(access.op, LoadOp):
            readers.setdefault(access.op.buffer, set()).update(loop for loop in lane_loops if loop in access.loops)
    return {buffer for buffer, loops in readers.items() if len(loops) > 1}


def _map_columns(nest: Nest, lane_loops: list[LoopOp], inside: list[Access], names: Names, chip: Chip) -> Mapping:
    fast = fastest_loop(nest.outer, inside)
    counts = {loop: trip_count(loop, names) or UNKNOWN_EXTENT for loop in nest.outer}
    width = min((access.bytes for access in inside if access.goes_along(fast)), default=4)
    columns = min(max(1, COLUMN_BYTES // width), power_of_two(counts[fast]))
    extents = [trip_count(loop, names) for loop in lane_loops]
    phases = sum(isinstance(loop, ReduceOp | ParallelOp) for loop in lane_loops)
    persistent = phases > 1 and all(extent is not None and extent <= LONGEST_PERSISTENT_COLUMN for extent in extents)
    longest = LONGEST_PERSISTENT_COLUMN if persistent else max(1, COLUMN_BLOCK // columns)
    lanes = {loop: longest if extent is None else min(longest, power_of_two(extent))
             for loop, extent in zip(lane_loops, extents, strict=True)}
    block = max(lanes.values(), default=1)
    while columns * block < COLUMN_BLOCK and columns < power_of_two(counts[fast]) and \
            prod(counts.values()) >= 2 * columns * chip.enough_programs:
        columns *= 2  # the columns are short, and there are many
    mapping = Mapping(lanes=lanes, programs=dict.fromkeys(nest.outer, 1) | {fast: columns})
    mapping.warps = warps_for(columns * block)
    how = "at once" if all(extent is not None and extent <= lanes[loop] for loop, extent in
                           zip(lane_loops, extents, strict=True)) else f"{block} rows at a time"
    mapping.reason = f"{columns} columns a program, {how}"
    return mapping
