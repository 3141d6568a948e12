"""Canonicalization patterns of reshapes."""

from __future__ import annotations

from ....expressions import Expression
from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim
from ..index_maps import matching_runs
from .sizes import without_ones


@pattern
def reshape_to_same(op: prim.ReshapeOp, rewriter: Rewriter) -> Replacement:
    """Remove a reshape to the same sizes."""
    return op.input if op.input.type == op.result.type else None


@pattern
def reshape_of_reshape(op: prim.ReshapeOp, source: prim.ReshapeOp, rewriter: Rewriter) -> Replacement:
    """Merge two reshapes."""
    return prim.ReshapeOp(source.input, op.target)


@pattern
def reshape_of_broadcast(op: prim.ReshapeOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Reshape the source of a broadcast instead of its result, if in each run of matching dimensions either all are
    repeated or none.
    """
    inner: list[Expression] = []
    positions: list[int] = []
    at_source = at_target = 0
    for source_run, target_run in matching_runs(op.source, op.target):
        old = [axis in source.positions for axis in range(at_source, at_source + len(source_run))]
        odd = {is_old for is_old, size in zip(old, source_run, strict=True) if size != 1}
        if len(odd) > 1:
            return None
        if True in odd or (not odd and any(old)):
            positions.extend(range(at_target, at_target + len(target_run)))
            inner.extend(target_run)
        at_source += len(source_run)
        at_target += len(target_run)
    reshaped = rewriter.add(prim.ReshapeOp(source.input, inner))
    return prim.BroadcastOp(reshaped, positions, op.target)


@pattern
def reshape_of_iota(op: prim.ReshapeOp, source: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """Replace a reshaped iota by an iota with other sizes, if only dimensions of size 1 are inserted or removed."""
    if without_ones(op.source) != without_ones(op.target) or op.source[source.axis] == 1:
        return None
    rank = sum(size != 1 for size in op.source[:source.axis])
    axis = [k for k, size in enumerate(op.target) if size != 1][rank]
    return prim.IotaOp(op.target, axis)
