"""Rules that replace a transpose or a reverse."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ...rewriting.value_rewriter import Rule, ValueRewriter


def fold_transpose(rewriter: ValueRewriter, op: prim.TransposeOp) -> SSAValue | None:
    """The operand itself; or a simpler view of it, or of what it shows."""
    order = op.order
    if order == tuple(range(len(order))):
        return op.input
    moved = [axis for axis in order if op.source[axis] != 1]
    if moved == sorted(moved):
        return rewriter.insert(prim.ReshapeOp(op.input, op.target))
    source = op.input.owner
    if isinstance(source, prim.TransposeOp):
        return rewriter.insert(prim.TransposeOp(source.input, [source.order[axis] for axis in order]))
    if isinstance(source, prim.IotaOp):
        return rewriter.insert(prim.IotaOp(op.target, order.index(source.axis)))
    if isinstance(source, prim.BroadcastOp):
        # Where each dimension of the broadcast's operand ends up, in that order.
        places = [order.index(position) for position in source.positions]
        inner = sorted(range(len(places)), key=places.__getitem__)
        turned = rewriter.insert(prim.TransposeOp(source.input, inner))
        return rewriter.insert(prim.BroadcastOp(turned, sorted(places), op.target))
    return None


def fold_reverse(rewriter: ValueRewriter, op: prim.ReverseOp) -> SSAValue | None:
    """The operand itself; or a reverse along fewer dimensions, of what the operand shows."""
    source = op.input.owner
    axes = [axis for axis in op.axes if op.source[axis] != 1]
    if not axes:
        return op.input
    if isinstance(source, prim.ReverseOp):
        return rewriter.insert(prim.ReverseOp(source.input, sorted(set(axes) ^ set(source.axes))))
    if isinstance(source, prim.BroadcastOp):
        inner = [source.positions.index(axis) for axis in axes if axis in source.positions]
        turned = rewriter.insert(prim.ReverseOp(source.input, inner))
        return rewriter.insert(prim.BroadcastOp(turned, source.positions, op.target))
    return rewriter.insert(prim.ReverseOp(op.input, axes)) if len(axes) < len(op.axes) else None


RULES: dict[type[Operation], Rule] = {
    prim.TransposeOp: fold_transpose, prim.ReverseOp: fold_reverse,
}
