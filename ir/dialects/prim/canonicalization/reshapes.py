"""Patterns that simplify a reshape."""

from __future__ import annotations

from ....expressions import Expression
from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim
from ..index_maps import matching_runs
from .sizes import without_ones


@pattern
def reshape_to_same(op: prim.ReshapeOp, rewriter: Rewriter) -> Replacement:
    """The operand, if its sizes are these."""
    return op.input if op.input.type == op.result.type else None


@pattern
def reshape_of_reshape(op: prim.ReshapeOp, source: prim.ReshapeOp, rewriter: Rewriter) -> Replacement:
    """Both in one."""
    return prim.ReshapeOp(source.input, op.target)


@pattern
def reshape_of_broadcast(op: prim.ReshapeOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Where runs of dimensions that belong together are all repeated or all there already, the operand is
    reshaped before it is repeated."""
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
    """An iota of other sizes, if only sizes of 1 come or go."""
    if without_ones(op.source) != without_ones(op.target) or op.source[source.axis] == 1:
        return None
    rank = sum(size != 1 for size in op.source[:source.axis])
    axis = [k for k, size in enumerate(op.target) if size != 1][rank]
    return prim.IotaOp(op.target, axis)
