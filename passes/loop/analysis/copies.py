"""Stores that leave memory unchanged."""

from __future__ import annotations

from xdsl.ir import Operation

from ....ir.dialects.loop import LoadOp, StoreOp
from ....ir.interfaces.effects import effects_of

__all__ = ["puts_back"]


def puts_back(op: Operation) -> bool:
    """Whether an operation stores a value at the place from which it was just loaded."""
    if not isinstance(op, StoreOp) or not isinstance(load := op.value.owner, LoadOp):
        return False
    if not (load.parent is op.parent and load.buffer is op.buffer and load.subscript == op.subscript
            and list(load.indices) == list(op.indices) and load.stride == op.stride and load.mask is op.mask):
        return False
    between = load.next_op
    while between is not op:
        if between is None or effects_of(between).writes:
            return False
        between = between.next_op
    return True
