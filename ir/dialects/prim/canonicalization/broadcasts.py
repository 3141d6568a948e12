"""Canonicalization patterns of broadcasts."""

from __future__ import annotations

from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim
from .sizes import inserted_ones


@pattern
def broadcast_to_same(op: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Remove a broadcast that repeats nothing."""
    return op.input if op.input.type == op.result.type else None


@pattern
def broadcast_of_broadcast(op: prim.BroadcastOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Merge two broadcasts."""
    return prim.BroadcastOp(source.input, [op.positions[k] for k in source.positions], op.target)


@pattern
def broadcast_of_iota(op: prim.BroadcastOp, source: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """Replace a broadcast iota by an iota with more dimensions."""
    return prim.IotaOp(op.target, op.positions[source.axis])


@pattern
def broadcast_of_inserted_ones(op: prim.BroadcastOp, source: prim.ReshapeOp, rewriter: Rewriter) -> Replacement:
    """Broadcast the operand of a reshape that only inserts dimensions of size 1."""
    if (kept := inserted_ones(source)) is not None:
        return prim.BroadcastOp(source.input, [op.positions[k] for k in kept], op.target)
    return None
