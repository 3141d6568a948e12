"""Rearranging operations as views: other sizes and strides over the same memory, where that is possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from ....ir.dialects import prim
from ....ir.dialects.prim.index_maps import matching_runs
from ....ir.expressions import Expression, constant


class StridedView(NamedTuple):
    """An offset from the operand's first element, and strides, both in elements."""

    offset: Expression
    strides: tuple[Expression, ...]


def strided_view(op: prim.ViewOp, strides: Sequence[Expression]) -> StridedView | None:
    """The view of the operand's memory, with the operand's strides, that is the result of `op`; None if strides cannot
    express it. Dimensions of size 1 have the stride that they have in torch: libraries check it for alignment, and take
    a stride of 0 for repeated memory."""
    zero = constant(0)
    if isinstance(op, prim.TransposeOp):
        return StridedView(zero, tuple(strides[axis] for axis in op.order))
    if isinstance(op, prim.BroadcastOp):
        source = dict(zip(op.positions, strides, strict=True))
        result, step = dict[int, Expression](), constant(1)
        for axis, size in reversed([*enumerate(op.target)]):
            result[axis] = source.get(axis, step if size == 1 else zero)
            step = result[axis] * size
        return StridedView(zero, tuple(result[axis] for axis in range(len(op.target))))
    if isinstance(op, prim.SliceOp):
        if any(size == 0 for size in op.target):
            return StridedView(zero, tuple(strides))
        offset = sum((o * s for o, s in zip(op.offsets.data, strides, strict=True)), zero)
        return StridedView(offset, tuple(s * step for s, step in zip(strides, op.steps, strict=True)))
    if isinstance(op, prim.ReshapeOp):
        return _reshaped(op.source, op.target, strides)
    return None


def _reshaped(source: Sequence[Expression], target: Sequence[Expression],
              strides: Sequence[Expression]) -> StridedView | None:
    result: list[Expression] = []
    position, step = len(source), constant(1)
    for source_run, target_run in reversed([*matching_runs(source, target)]):
        position -= len(source_run)
        run = [(size, stride) for size, stride in
               zip(source_run, strides[position:position + len(source_run)], strict=True) if size != 1]
        for (_, outer), (size, inner) in pairwise(run):
            if outer != inner * size:
                return None
        if run:
            step = run[-1][1]
        for size in reversed(target_run):
            result.append(step)
            step = step * size
    return StridedView(constant(0), tuple(reversed(result)))
