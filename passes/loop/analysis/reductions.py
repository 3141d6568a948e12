"""What a reduction is given in each iteration, and which results belong together."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from ....ir.dialects.loop import ReduceOp

__all__ = ["parts_of", "yielded"]


def parts_of(loop: ReduceOp) -> list[slice]:
    """Which results each combination of a reduction has."""
    parts: list[slice] = []
    for kind in loop.reductions:
        start = parts[-1].stop if parts else 0
        parts.append(slice(start, start + kind.arity))
    return parts


def yielded(loop: ReduceOp) -> Sequence[SSAValue]:
    """What an iteration gives, for each result."""
    last = loop.body.block.last_op
    assert last is not None
    return last.operands
