"""The mapping of kernels whose programs walk rows: each takes the rows of a chunk one after the other, and keeps a sum
for each column."""

from __future__ import annotations

from typing import NamedTuple

from ....ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp, YieldOp
from ....ir.targets import gpu_of
from ..analysis.index_expressions import Names
from .constants import WALK_THREAD_ELEMENTS
from .decision import Mapping
from .kernel_loops import power_of_two, trip_count, walks_rows


class Walk(NamedTuple):
    """The loops of such a kernel."""

    chunks: ParallelOp
    columns: ParallelOp
    rows: ReduceOp


def walk_of(kernel: KernelOp) -> Walk | None:
    """The walk that a kernel is: a reduction that stores, of which each iteration reduces a row."""
    nests = [op for op in kernel.body.block.ops if isinstance(op, LoopOp)]
    if len(nests) != 1 or not isinstance(chunks := nests[0], ParallelOp):
        return None
    columns = chunks.body.block.first_op
    if not isinstance(columns, ParallelOp) or not isinstance(columns.next_op, YieldOp):
        return None
    loops = [op for op in columns.body.block.ops if isinstance(op, LoopOp)]
    if len(loops) != 1 or not isinstance(rows := loops[0], ReduceOp) or not walks_rows(columns):
        return None
    return Walk(chunks, columns, rows)


def map_walk(walk: Walk, names: Names) -> Mapping:
    """A program for each chunk, lanes for the columns and for what is reduced of a row."""
    inside = [op for op in walk.rows.body.walk() if isinstance(op, LoopOp)]
    lanes = {loop: power_of_two(trip_count(loop, names) or 1) for loop in (walk.columns, *inside)}
    row, gpu = max(lanes.values()), gpu_of(walk.rows)
    warps = power_of_two(max(1, min(gpu.most_warps, row // (gpu.warp * WALK_THREAD_ELEMENTS))))
    return Mapping(f"{trip_count(walk.rows, names)} rows of {trip_count(walk.columns, names)}, one after the other, "
                   "and a sum for each column", {walk.chunks: 1}, dict(lanes), warps)
