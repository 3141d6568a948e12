"""Canonicalization patterns of transposes and reverses."""

from __future__ import annotations

from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim


@pattern
def transpose_to_same(op: prim.TransposeOp, rewriter: Rewriter) -> Replacement:
    """Remove a transpose that moves no dimension; replace it by a reshape if only dimensions of size 1 move."""
    if op.order == tuple(range(len(op.order))):
        return op.input
    moved = [axis for axis in op.order if op.source[axis] != 1]
    return prim.ReshapeOp(op.input, op.target) if moved == sorted(moved) else None


@pattern
def transpose_of_transpose(op: prim.TransposeOp, source: prim.TransposeOp, rewriter: Rewriter) -> Replacement:
    """Merge two transposes."""
    return prim.TransposeOp(source.input, [source.order[axis] for axis in op.order])


@pattern
def transpose_of_iota(op: prim.TransposeOp, source: prim.IotaOp, rewriter: Rewriter) -> Replacement:
    """Replace a transposed iota by an iota along another dimension."""
    return prim.IotaOp(op.target, op.order.index(source.axis))


@pattern
def transpose_of_broadcast(op: prim.TransposeOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Transpose the source of a broadcast instead of its result."""
    # The result dimensions of the dimensions of the broadcast's source.
    places = [op.order.index(position) for position in source.positions]
    inner = sorted(range(len(places)), key=places.__getitem__)
    return prim.BroadcastOp(rewriter.add(prim.TransposeOp(source.input, inner)), sorted(places), op.target)


@pattern
def reverse_of_ones(op: prim.ReverseOp, rewriter: Rewriter) -> Replacement:
    """Remove dimensions of size 1 from a reverse."""
    axes = [axis for axis in op.axes if op.source[axis] != 1]
    if not axes:
        return op.input
    return prim.ReverseOp(op.input, axes) if len(axes) < len(op.axes) else None


@pattern
def reverse_of_reverse(op: prim.ReverseOp, source: prim.ReverseOp, rewriter: Rewriter) -> Replacement:
    """Merge two reverses."""
    return prim.ReverseOp(source.input, sorted(set(op.axes) ^ set(source.axes)))


@pattern
def reverse_of_broadcast(op: prim.ReverseOp, source: prim.BroadcastOp, rewriter: Rewriter) -> Replacement:
    """Reverse the source of a broadcast instead of its result."""
    inner = [source.positions.index(axis) for axis in op.axes if axis in source.positions]
    return prim.BroadcastOp(rewriter.add(prim.ReverseOp(source.input, inner)), source.positions, op.target)
