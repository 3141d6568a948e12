"""Which argument of a kernel an access is to."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import triton

__all__ = ["buffer_of", "is_read", "is_write", "read_by", "written_by"]

_MOVES = (triton.AddPtrOp, triton.SplatOp, triton.ExpandDimsOp, triton.BroadcastOp, triton.ReshapeOp, triton.TransOp,
          triton.BitcastOp)


def buffer_of(pointers: SSAValue) -> SSAValue | None:
    """The argument from which addresses are computed; None if that cannot be told. Kernels get one argument for each
    piece of memory, however often the program names it."""
    while isinstance(op := pointers.owner, _MOVES):
        pointers = op.operands[0]
    return pointers if isinstance(op, Block) and isinstance(op.parent_op(), triton.FuncOp) else None


def is_read(op: Operation) -> bool:
    """Whether an operation itself reads memory."""
    return isinstance(op, _READS)


def is_write(op: Operation) -> bool:
    """Whether an operation itself writes memory."""
    return isinstance(op, _WRITES)


def read_by(op: Operation) -> set[SSAValue | None]:
    """The buffers that an operation, or one inside of it, reads."""
    return {buffer_of(inner.pointers) for inner in op.walk() if isinstance(inner, _READS)}


def written_by(op: Operation) -> set[SSAValue | None]:
    """The buffers that an operation, or one inside of it, writes; the combinations of reductions write none."""
    if not op.regions and not isinstance(op, _WRITES):
        return set()
    return {buffer_of(inner.pointers) for inner in op.walk() if isinstance(inner, _WRITES)}



_READS = (triton.LoadOp, triton.AtomicRMWOp, triton.AtomicCASOp)
_WRITES = (triton.StoreOp, triton.AtomicRMWOp, triton.AtomicCASOp)
