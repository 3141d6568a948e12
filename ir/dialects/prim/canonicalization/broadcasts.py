"""Patterns that simplify a broadcast."""

from __future__ import annotations

from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim
from .sizes import inserted_ones


@pattern
def broadcast_to_same(op: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """The operand, if nothing is repeated."""
    return op.input if op.input.type == op.result.type else None


@pattern
def broadcast_of_broadcast(op: prim.BroadcastOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Both in one."""
    return prim.BroadcastOp(source.input, [op.positions[k] for k in source.positions], op.target)


@pattern
def broadcast_of_iota(op: prim.BroadcastOp, source: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """An iota of more dimensions."""
    return prim.IotaOp(op.target, op.positions[source.axis])


@pattern
def broadcast_of_inserted_ones(op: prim.BroadcastOp, source: prim.ReshapeOp, rewriter: Rewriter) -> Replacement:
    """A broadcast of what a reshape only adds sizes of 1 to."""
    if (kept := inserted_ones(source)) is not None:
        return prim.BroadcastOp(source.input, [op.positions[k] for k in kept], op.target)
    return None
