"""Rules that replace a slice."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.expressions import constant
from ....ir.shapes import dims
from ...rewriting.value_rewriter import Rule, ValueRewriter
from ..analysis.demands import Demands
from .sizes import is_less


def fold_slice(rewriter: ValueRewriter, op: prim.SliceOp) -> SSAValue | None:
    """The operand itself; or a slice of what the operand shows."""
    if op.input.type == op.result.type and all(step == 1 for step in op.steps) and not any(op.offsets.data):
        return op.input
    rule = _RULES_BY_SOURCE.get(type(op.input.owner))
    return rule(rewriter, op, op.input.owner) if rule is not None else None


def _of_slice(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.SliceOp) -> SSAValue:
    offsets = [first + second * step for first, second, step in
               zip(source.offsets.data, op.offsets.data, source.steps, strict=True)]
    steps = [first * second for first, second in zip(source.steps, op.steps, strict=True)]
    return rewriter.insert(prim.SliceOp(source.input, offsets, steps, op.target))


def _of_broadcast(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.BroadcastOp) -> SSAValue:
    kept = source.positions
    inner = rewriter.insert(prim.SliceOp(source.input, [op.offsets.data[k] for k in kept],
                                         [op.steps[k] for k in kept], [op.target[k] for k in kept]))
    return rewriter.insert(prim.BroadcastOp(inner, kept, op.target))


def _of_transpose(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.TransposeOp) -> SSAValue:
    back = [source.order.index(axis) for axis in range(len(source.order))]
    inner = rewriter.insert(prim.SliceOp(source.input, [op.offsets.data[k] for k in back],
                                         [op.steps[k] for k in back], [op.target[k] for k in back]))
    return rewriter.insert(prim.TransposeOp(inner, source.order))


def _of_iota(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.IotaOp) -> SSAValue | None:
    axis = source.axis
    if op.offsets.data[axis] != 0 or op.steps[axis] != 1:
        return None
    return rewriter.insert(prim.IotaOp(op.target, axis))


def _of_concatenate(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.ConcatenateOp) -> SSAValue | None:
    """A slice that lies in one of the pieces is a slice of that piece."""
    axis = source.axis
    first, count = op.offsets.data[axis], op.target[axis]
    last = first + (count - 1) * op.steps[axis]
    start = constant(0)
    for piece in source.inputs:
        end = start + dims(piece.type)[axis]  # type: ignore[arg-type]
        if is_less(start, first) and is_less(last + 1, end):
            offsets = list(op.offsets.data)
            offsets[axis] = first - start
            return rewriter.insert(prim.SliceOp(piece, offsets, op.steps, op.target))
        start = end
    return None


def _of_pad(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.PadOp) -> SSAValue | None:
    """A slice that shows no padding is a slice of the operand, one that shows only padding is a constant."""
    inside = True
    offsets = []
    lists = (op.offsets.data, op.steps, op.target, source.low.data, source.source)
    for first, step, count, low, size in zip(*lists, strict=True):
        last = first + (count - 1) * step
        if count != 0 and (is_less(last + 1, low) or is_less(low + size, first)):
            return rewriter.insert(prim.ConstantOp(source.value, op.result.type))
        inside = inside and bool(is_less(low, first)) and bool(is_less(last + 1, low + size))
        offsets.append(first - low)
    return rewriter.insert(prim.SliceOp(source.input, offsets, op.steps, op.target)) if inside else None


def _of_select(rewriter: ValueRewriter, op: prim.SliceOp, source: prim.SelectOp) -> SSAValue | None:
    """A slice of one of the two tensors, if the condition is one of places and decided for all of the slice."""
    seen = Demands({})
    index = [first + step * place for first, step, place in
             zip(op.offsets.data, op.steps, seen.fresh_index(op.target), strict=True)]
    truth = seen.affine.truth(source.condition, tuple(index))
    if truth is None:
        return None
    chosen = source.on_true if truth else source.on_false
    return rewriter.insert(prim.SliceOp(chosen, op.offsets.data, op.steps, op.target))


_RULES_BY_SOURCE: dict[type, Callable[..., SSAValue | None]] = {
    prim.SliceOp: _of_slice, prim.BroadcastOp: _of_broadcast, prim.TransposeOp: _of_transpose,
    prim.IotaOp: _of_iota, prim.ConcatenateOp: _of_concatenate, prim.PadOp: _of_pad,
    prim.SelectOp: _of_select,
}

RULES: dict[type[Operation], Rule] = {prim.SliceOp: fold_slice}
