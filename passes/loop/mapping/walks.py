"""The mapping of kernels whose programs iterate over rows: each processes the rows of a chunk sequentially and keeps a
sum for each column."""

from __future__ import annotations

from typing import NamedTuple

from ....ir.dialects.loop import ROW_WALK, KernelOp, LoopOp, ParallelOp, ReduceOp
from ....ir.machines.targets import gpu_of
from ..analysis.index_expressions import Names
from .decision import Mapping
from .kernel_loops import power_of_two, trip_count


class Walk(NamedTuple):
    """The loops of such a kernel."""

    chunks: ParallelOp
    columns: ParallelOp
    rows: ReduceOp


def walk_of(kernel: KernelOp) -> Walk | None:
    """The loops of a kernel that `merge-column-sums` marked by an attribute; None for any other kernel."""
    rows = next((op for op in kernel.walk() if isinstance(op, ReduceOp) and ROW_WALK in op.attributes), None)
    if rows is None:
        return None
    columns = rows.parent_op()
    chunks = columns.parent_op() if columns is not None else None
    assert isinstance(columns, ParallelOp) and isinstance(chunks, ParallelOp)
    return Walk(chunks, columns, rows)


def map_walk(walk: Walk, names: Names) -> Mapping:
    """One program for each chunk; lanes for the columns and for the reductions of a row."""
    inside = [op for op in walk.rows.body.walk() if isinstance(op, LoopOp)]
    lanes = {loop: power_of_two(trip_count(loop, names) or 1) for loop in (walk.columns, *inside)}
    row, gpu = max(lanes.values()), gpu_of(walk.rows)
    warps = power_of_two(max(1, min(gpu.most_warps, row // gpu.elements(1))))
    return Mapping(f"{trip_count(walk.rows, names)} rows of {trip_count(walk.columns, names)}, one after the other, "
                   "and a sum for each column", {walk.chunks: 1}, dict(lanes), warps)
