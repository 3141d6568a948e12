"""Which operations several programs may each do for themselves."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from xdsl.ir import Operation
from xdsl.traits import Pure

from ....ir.dialects.loop import ApplyOp, CheckIndexOp, LoadOp, YieldOp


def can_be_repeated(op: Operation, written: Collection[Hashable] = ()) -> bool:
    """Whether an operation may be done by several programs, each for itself, while they write some buffers."""
    if isinstance(op, LoadOp):
        return op.buffer not in written
    return isinstance(op, ApplyOp | CheckIndexOp | YieldOp) or (
        not op.regions and op.has_trait(Pure, value_if_unregistered=False))
