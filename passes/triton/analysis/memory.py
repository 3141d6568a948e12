"""The arguments of a kernel that its operations access, and the addresses."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import MemoryEffectKind

from ....ir.dialects import arith, triton
from ....ir.interfaces.effects import ErrorReport, is_pure, own_effects
from ....ir.interfaces.views import viewed

__all__ = ["Buffers", "accessed_arguments", "base_of", "buffers_of", "is_passed_by_none", "is_read", "is_write",
           "read_by", "touched_by", "written_by"]

Buffers = frozenset[SSAValue]


def base_of(pointers: SSAValue) -> SSAValue:
    """The address from which others are computed: an argument, or one of several that is selected."""
    while isinstance(op := pointers.owner, Operation) and (source := viewed(op)) is not None:
        pointers = source
    return pointers


def buffers_of(pointers: SSAValue) -> Buffers:
    """The arguments that addresses may belong to; all of the kernel's if it cannot be determined. A kernel has one
    argument for each buffer, even if the program names the buffer several times."""
    base = base_of(pointers)
    if isinstance(op := base.owner, arith.SelectOp):
        return buffers_of(op.lhs) | buffers_of(op.rhs)
    if isinstance(op, Block) and isinstance(op.parent_op(), triton.FuncOp):
        return frozenset({base})
    return _all_buffers(op)


def _all_buffers(around: Block | Operation) -> Buffers:
    op = around.parent_op() if isinstance(around, Block) else around
    while op is not None and not isinstance(op, triton.FuncOp):
        op = op.parent_op()
    return frozenset() if op is None else frozenset(op.body.block.args)


def is_passed_by_none(op: Operation) -> bool:
    """Whether no access is moved across an operation: a barrier, a loop or a branch."""
    return isinstance(op, triton.BarrierOp) or (bool(op.regions) and not isinstance(op, triton.CombineOperation))


def touched_by(op: Operation) -> set[SSAValue]:
    """The addresses that an operation itself reads or writes, if its operands determine them."""
    return {effect.value for effect in own_effects(op) or () if isinstance(effect.value, SSAValue)}


def is_read(op: Operation) -> bool:
    """Whether an operation itself reads memory."""
    return not is_pure(op) and bool(_accessed(op, MemoryEffectKind.READ))


def is_write(op: Operation) -> bool:
    """Whether an operation itself writes memory."""
    return not is_pure(op) and bool(_accessed(op, MemoryEffectKind.WRITE))


def read_by(op: Operation) -> Buffers:
    """The buffers that an operation, or an operation inside of it, reads."""
    return _accessed_within(op, MemoryEffectKind.READ)


def written_by(op: Operation) -> Buffers:
    """The buffers that an operation, or an operation inside of it, writes."""
    return _accessed_within(op, MemoryEffectKind.WRITE)


def accessed_arguments(func: triton.FuncOp) -> tuple[set[int], set[int]]:
    """The positions of the arguments that a kernel loads from, and of those that it stores to."""
    position = {argument: at for at, argument in enumerate(func.body.block.args)
                if isinstance(argument.type, triton.PointerType)}
    read, written = read_by(func), written_by(func)
    return ({at for each, at in position.items() if each in read},
            {at for each, at in position.items() if each in written})


def _accessed_within(op: Operation, kind: MemoryEffectKind) -> Buffers:
    return frozenset[SSAValue]().union(*(_accessed(inner, kind) for inner in op.walk() if not is_pure(inner)))


def _accessed(op: Operation, kind: MemoryEffectKind) -> Buffers:
    """The buffers that `op` itself reads, or writes."""
    effects = own_effects(op)
    if effects is None:
        return _all_buffers(op)
    found: Buffers = frozenset()
    for effect in effects:
        if effect.kind is kind and not isinstance(effect.resource, ErrorReport):
            found |= buffers_of(effect.value) if isinstance(effect.value, SSAValue) else _all_buffers(op)
    return found
