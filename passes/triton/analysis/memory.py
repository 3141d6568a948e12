"""Which argument of a kernel an access is to."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import arith, triton

__all__ = ["Buffers", "base_of", "buffers_of", "is_read", "is_write", "read_by", "written_by"]

Buffers = frozenset[SSAValue]

_MOVES = (triton.AddPtrOp, triton.SplatOp, triton.ExpandDimsOp, triton.BroadcastOp, triton.ReshapeOp, triton.TransOp,
          triton.BitcastOp)


def base_of(pointers: SSAValue) -> SSAValue:
    """The address from which others are computed: an argument, or one of several that is selected."""
    while isinstance(op := pointers.owner, _MOVES):
        pointers = op.operands[0]
    return pointers


def buffers_of(pointers: SSAValue) -> Buffers:
    """The arguments that addresses may be in; all of the kernel's if that cannot be told. A kernel gets one argument
    for each piece of memory, however often the program names it."""
    base = base_of(pointers)
    if isinstance(op := base.owner, arith.SelectOp):
        return buffers_of(op.lhs) | buffers_of(op.rhs)
    if isinstance(op, Block) and isinstance(op.parent_op(), triton.FuncOp):
        return frozenset({base})
    around = op.parent_op()
    while around is not None and not isinstance(around, triton.FuncOp):
        around = around.parent_op()
    return frozenset() if around is None else frozenset(around.body.block.args)


def is_read(op: Operation) -> bool:
    """Whether an operation itself reads memory."""
    return isinstance(op, _READS)


def is_write(op: Operation) -> bool:
    """Whether an operation itself writes memory."""
    return isinstance(op, _WRITES)


def read_by(op: Operation) -> Buffers:
    """The buffers that an operation, or one inside of it, reads."""
    return frozenset[SSAValue]().union(*(buffers_of(inner.pointers) for inner in op.walk()
                                         if isinstance(inner, _READS)))


def written_by(op: Operation) -> Buffers:
    """The buffers that an operation, or one inside of it, writes."""
    if not op.regions and not isinstance(op, _WRITES):
        return frozenset()
    return frozenset[SSAValue]().union(*(buffers_of(inner.pointers) for inner in op.walk()
                                         if isinstance(inner, _WRITES)))


_READS = (triton.LoadOp, triton.AtomicRMWOp, triton.AtomicCASOp)
_WRITES = (triton.StoreOp, triton.AtomicRMWOp, triton.AtomicCASOp)
