"""Rules that replace a broadcast."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ...rewriting.value_rewriter import Rule, ValueRewriter
from .sizes import inserted_ones


def fold_broadcast(rewriter: ValueRewriter, op: prim.BroadcastOp) -> SSAValue | None:
    """The operand itself; or a broadcast of what the operand shows."""
    if op.input.type == op.result.type:
        return op.input
    source = op.input.owner
    positions = op.positions
    if isinstance(source, prim.BroadcastOp):
        composed = [positions[k] for k in source.positions]
        return rewriter.insert(prim.BroadcastOp(source.input, composed, op.target))
    if isinstance(source, prim.IotaOp):
        return rewriter.insert(prim.IotaOp(op.target, positions[source.axis]))
    if isinstance(source, prim.ReshapeOp) and (kept := inserted_ones(source)) is not None:
        return rewriter.insert(prim.BroadcastOp(source.input, [positions[k] for k in kept], op.target))
    return None


RULES: dict[type[Operation], Rule] = {prim.BroadcastOp: fold_broadcast}
