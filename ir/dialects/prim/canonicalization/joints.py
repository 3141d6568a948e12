"""Canonicalization patterns of pads, concatenations and gathers."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ....shapes import dims
from ... import prim

MAX_PIECES = 64


@pattern
def pad_to_same(op: prim.PadOp, rewriter: Rewriter) -> Replacement:
    """Remove a pad that adds nothing."""
    return op.input if op.input.type == op.result.type else None


@pattern
def pad_of_pad(op: prim.PadOp, source: prim.PadOp, rewriter: Rewriter) -> Replacement:
    """Merge two pads with the same number."""
    if source.value != op.value:
        return None
    low = [inner + outer for inner, outer in zip(source.low.data, op.low.data, strict=True)]
    return prim.PadOp(source.input, low, op.value, op.target)


@pattern
def concatenate_pieces(op: prim.ConcatenateOp, rewriter: Rewriter) -> Replacement:
    """Simplify the operands of a concatenation: remove empty ones, inline nested concatenations, and merge adjacent
    slices.
    """
    axis = op.axis
    pieces: list[SSAValue] = []
    for piece in op.inputs:
        owner = piece.owner
        if isinstance(owner, prim.ConcatenateOp) and owner.axis == axis and _may_dissolve(owner):
            pieces.extend(owner.inputs)
        elif dims(piece.type)[axis] != 0 or len(op.inputs) == 1:  # type: ignore[arg-type]
            pieces.append(piece)
    pieces = pieces or [op.inputs[0]]
    joined = [pieces[0]]
    for piece in pieces[1:]:
        whole = _join(rewriter, joined[-1], piece, axis)
        if whole is None:
            joined.append(piece)
        else:
            joined[-1] = whole
    if len(joined) == 1:
        return joined[0]
    return prim.ConcatenateOp(joined, axis) if len(joined) != len(op.inputs) else None


def _may_dissolve(op: prim.ConcatenateOp) -> bool:
    """Whether `op` may be inlined into its user, such that the text does not grow quadratically."""
    return op.result.has_one_use() and len(op.inputs) <= MAX_PIECES


def _join(rewriter: Rewriter, first: SSAValue, second: SSAValue, axis: int) -> SSAValue | None:
    """Merge two slices of one tensor, the second of which starts at the end of the first."""
    one, two = first.owner, second.owner
    if isinstance(one, prim.ReshapeOp) and isinstance(two, prim.ReshapeOp):
        return _join_rows(rewriter, one, two, axis)
    if not isinstance(one, prim.SliceOp) or not isinstance(two, prim.SliceOp):
        return None
    return _join_slices(rewriter, one, two, axis)


def _join_slices(rewriter: Rewriter, one: prim.SliceOp, two: prim.SliceOp, axis: int) -> SSAValue | None:
    if one.input is not two.input or one.steps != two.steps:
        return None
    for k, (start, other) in enumerate(zip(one.offsets.data, two.offsets.data, strict=True)):
        expected = start + one.target[k] * one.steps[k] if k == axis else start
        if other != expected:
            return None
    sizes = [size + two.target[k] if k == axis else size for k, size in enumerate(one.target)]
    return rewriter.add(prim.SliceOp(one.input, one.offsets.data, one.steps, sizes))


def _join_rows(rewriter: Rewriter, one: prim.ReshapeOp, two: prim.ReshapeOp, axis: int) -> SSAValue | None:
    """Merge slices along the outermost dimension that are reshaped, if the concatenated elements are a reshape of the
    merged slice.
    """
    first, second = one.input.owner, two.input.owner
    if not isinstance(first, prim.SliceOp) or not isinstance(second, prim.SliceOp):
        return None
    if first.input is not second.input or any(size != 1 for size in one.target[:axis]):
        return None
    outer = next((k for k, size in enumerate(dims(first.input.type)) if size != 1), 0)  # type: ignore[arg-type]
    if any(a != b for k, (a, b) in enumerate(zip(one.source, two.source, strict=True)) if k != outer):
        return None
    joined = _join_slices(rewriter, first, second, outer)
    sizes = [size + two.target[k] if k == axis else size for k, size in enumerate(one.target)]
    return None if joined is None else rewriter.add(prim.ReshapeOp(joined, sizes))


@pattern
def gather_of_own_places(op: prim.GatherOp, rewriter: Rewriter) -> Replacement:
    """Remove a gather whose indices are the identity."""
    if op.input.type != op.result.type:
        return None
    sizes = dims(op.result.type)
    for axis, (indices, size) in enumerate(zip(op.indices, sizes, strict=True)):
        source = indices.owner
        if not (isinstance(source, prim.IotaOp) and source.axis == axis) and not (
            size == 1 and isinstance(source, prim.ConstantOp) and source.number == 0
        ):
            return None
    return op.input
