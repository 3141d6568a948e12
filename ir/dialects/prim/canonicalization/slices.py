"""Canonicalization patterns of slices."""

from __future__ import annotations

from ....expressions import constant, symbol
from ....ranges import Range, RangeTable
from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ....shapes import dims
from ... import prim
from ..affine_values import AffineValues
from .sizes import is_less


@pattern
def slice_to_same(op: prim.SliceOp, rewriter: Rewriter) -> Replacement:
    """Remove a slice of the whole tensor."""
    if op.input.type == op.result.type and all(step == 1 for step in op.steps) and not any(op.offsets.data):
        return op.input
    return None


@pattern
def slice_of_slice(op: prim.SliceOp, source: prim.SliceOp, rewriter: Rewriter) -> Replacement:
    """Merge two slices."""
    offsets = [first + second * step for first, second, step in
               zip(source.offsets.data, op.offsets.data, source.steps, strict=True)]
    steps = [first * second for first, second in zip(source.steps, op.steps, strict=True)]
    return prim.SliceOp(source.input, offsets, steps, op.target)


@pattern
def slice_of_broadcast(op: prim.SliceOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Slice the source of a broadcast instead of its result."""
    kept = source.positions
    inner = rewriter.add(prim.SliceOp(source.input, [op.offsets.data[k] for k in kept],
                                         [op.steps[k] for k in kept], [op.target[k] for k in kept]))
    return prim.BroadcastOp(inner, kept, op.target)


@pattern
def slice_of_transpose(op: prim.SliceOp, source: prim.TransposeOp, rewriter: Rewriter) -> Replacement:
    """Slice the source of a transpose instead of its result."""
    back = [source.order.index(axis) for axis in range(len(source.order))]
    inner = rewriter.add(prim.SliceOp(source.input, [op.offsets.data[k] for k in back],
                                         [op.steps[k] for k in back], [op.target[k] for k in back]))
    return prim.TransposeOp(inner, source.order)


@pattern
def slice_of_iota(op: prim.SliceOp, source: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """Replace a slice of an iota by a shorter iota, if it starts at the first element."""
    axis = source.axis
    if op.offsets.data[axis] != 0 or op.steps[axis] != 1:
        return None
    return prim.IotaOp(op.target, axis)


@pattern
def slice_of_concatenate(op: prim.SliceOp, source: prim.ConcatenateOp, rewriter: Rewriter) -> Replacement:
    """Replace a slice within one operand of a concatenation by a slice of this operand."""
    axis = source.axis
    first, count = op.offsets.data[axis], op.target[axis]
    last = first + (count - 1) * op.steps[axis]
    start = constant(0)
    for piece in source.inputs:
        end = start + dims(piece.type)[axis]  # type: ignore[arg-type]
        if is_less(start, first) and is_less(last + 1, end):
            offsets = list(op.offsets.data)
            offsets[axis] = first - start
            return prim.SliceOp(piece, offsets, op.steps, op.target)
        start = end
    return None


@pattern
def slice_of_pad(op: prim.SliceOp, source: prim.PadOp, rewriter: Rewriter) -> Replacement:
    """Replace a slice without padding by a slice of the operand of the pad, and a slice of padding by a constant."""
    inside = True
    offsets = []
    lists = (op.offsets.data, op.steps, op.target, source.low.data, source.source)
    for first, step, count, low, size in zip(*lists, strict=True):
        last = first + (count - 1) * step
        if count != 0 and (is_less(last + 1, low) or is_less(low + size, first)):
            return prim.ConstantOp(source.value, op.result.type)
        inside = inside and bool(is_less(low, first)) and bool(is_less(last + 1, low + size))
        offsets.append(first - low)
    return prim.SliceOp(source.input, offsets, op.steps, op.target) if inside else None


@pattern
def slice_of_select(op: prim.SliceOp, source: prim.SelectOp, rewriter: Rewriter) -> Replacement:
    """Replace a slice of a select by a slice of one operand, if the condition is the same for all indices of the
    slice.
    """
    ranges = RangeTable({f"t{axis}": Range(0, size) for axis, size in enumerate(op.target) if size != 1})
    places = [constant(0) if size == 1 else symbol(f"t{axis}") for axis, size in enumerate(op.target)]
    index = [first + step * place for first, step, place in zip(op.offsets.data, op.steps, places, strict=True)]
    truth = AffineValues(ranges).truth(source.condition, tuple(index))
    if truth is None:
        return None
    chosen = source.on_true if truth else source.on_false
    return prim.SliceOp(chosen, op.offsets.data, op.steps, op.target)
