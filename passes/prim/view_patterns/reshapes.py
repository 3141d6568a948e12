"""Rules that replace a reshape."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.expressions import Expression
from ...rewriting.value_rewriter import Rule, ValueRewriter
from ..analysis.index_maps import matching_runs
from .sizes import without_ones


def fold_reshape(rewriter: ValueRewriter, op: prim.ReshapeOp) -> SSAValue | None:
    """The operand itself; or a reshape of what the operand shows, before it was repeated."""
    if op.input.type == op.result.type:
        return op.input
    source = op.input.owner
    if isinstance(source, prim.ReshapeOp):
        return rewriter.insert(prim.ReshapeOp(source.input, op.target))
    if isinstance(source, prim.BroadcastOp):
        return _reshape_of_broadcast(rewriter, op, source)
    if isinstance(source, prim.IotaOp):
        return _reshape_of_iota(rewriter, op, source)
    return None


def _reshape_of_broadcast(
    rewriter: ValueRewriter, op: prim.ReshapeOp, source: prim.BroadcastOp
) -> SSAValue | None:
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
    reshaped = rewriter.insert(prim.ReshapeOp(source.input, inner))
    return rewriter.insert(prim.BroadcastOp(reshaped, positions, op.target))


def _reshape_of_iota(rewriter: ValueRewriter, op: prim.ReshapeOp, source: prim.IotaOp) -> SSAValue | None:
    if without_ones(op.source) != without_ones(op.target) or op.source[source.axis] == 1:
        return None
    rank = sum(size != 1 for size in op.source[:source.axis])
    axis = [k for k, size in enumerate(op.target) if size != 1][rank]
    return rewriter.insert(prim.IotaOp(op.target, axis))


RULES: dict[type[Operation], Rule] = {prim.ReshapeOp: fold_reshape}
