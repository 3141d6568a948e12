"""Which memory the ops of a kernel read and write."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeAlias

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue
from xdsl.traits import IsTerminator, NoMemoryEffect

from ....ir.dialects.loop import AtomicOp, CheckIndexOp, GatherOp, KernelOp, LoadOp, LoopOp, StoreOp, TransposeOp

Memory: TypeAlias = Callable[[SSAValue], Hashable]
"""What tells buffers apart: two of them share memory if they are given the same key."""


class Effects(NamedTuple):
    """The memory that an op reads and writes, with all that is nested in it."""

    reads: frozenset[Hashable]
    writes: frozenset[Hashable]
    repeatable: bool
    """Whether the op could run twice: it writes nothing, and has no other effect that would show."""

    def conflicts(self, other: Effects) -> bool:
        """Whether the order of the two matters."""
        return bool(self.writes & (other.reads | other.writes) or self.reads & other.writes)


def effects_of(op: Operation, memory: Memory = lambda buffer: buffer) -> Effects:
    """What `op` does to memory; a buffer used by an op that is not known here counts as read and written."""
    reads: set[Hashable] = set()
    writes: set[Hashable] = set()
    repeatable = True
    for inner in op.walk():
        if isinstance(inner, LoadOp | GatherOp):
            reads.add(memory(inner.buffer))
        elif isinstance(inner, StoreOp):
            writes.add(memory(inner.buffer))
        elif isinstance(inner, AtomicOp):
            reads.add(memory(inner.buffer))
            writes.add(memory(inner.buffer))
        elif isinstance(inner, TransposeOp):
            reads.add(memory(inner.source))
            writes.add(memory(inner.target))
        elif not (isinstance(inner, LoopOp | CheckIndexOp | KernelOp) or inner.has_trait(IsTerminator)):
            buffers = {memory(value) for value in inner.operands if isinstance(value.type, MemRefType)}
            reads |= buffers
            writes |= buffers
            repeatable &= bool(inner.regions) or inner.has_trait(NoMemoryEffect, value_if_unregistered=False)
    return Effects(frozenset(reads), frozenset(writes), repeatable and not writes)


def accessed_arguments(kernel: KernelOp) -> tuple[set[int], set[int]]:
    """The positions of the arguments that a kernel reads, and of those that it writes."""
    position: dict[Hashable, int] = {argument: at for at, argument in enumerate(kernel.body.block.args)}
    effects = effects_of(kernel)
    return ({position[buffer] for buffer in effects.reads if buffer in position},
            {position[buffer] for buffer in effects.writes if buffer in position})
