"""Which memory the ops of a kernel read and write."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
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
        kind = type(inner)
        if kind in _READS:
            reads.add(memory(inner.buffer))  # type: ignore[attr-defined]
        elif kind in _WRITES:
            writes.add(memory(inner.buffer))  # type: ignore[attr-defined]
            if kind is AtomicOp:
                reads.add(memory(inner.buffer))  # type: ignore[attr-defined]
        elif kind is TransposeOp:
            reads.add(memory(inner.source))  # type: ignore[attr-defined]
            writes.add(memory(inner.target))  # type: ignore[attr-defined]
        elif not _only_contains(kind):
            buffers = {memory(value) for value in inner.operands if type(value.type) is MemRefType}
            reads |= buffers
            writes |= buffers
            repeatable &= bool(inner.regions) or _is_pure(kind)
    return Effects(frozenset(reads), frozenset(writes), repeatable and not writes)


_READS = frozenset({LoadOp, GatherOp})
_WRITES = frozenset({StoreOp, AtomicOp})


@cache
def _only_contains(kind: type[Operation]) -> bool:
    """Whether ops of a class themselves do nothing to memory, whatever they are given."""
    return issubclass(kind, LoopOp | CheckIndexOp | KernelOp) or kind.has_trait(IsTerminator)


@cache
def _is_pure(kind: type[Operation]) -> bool:
    return kind.has_trait(NoMemoryEffect, value_if_unregistered=False)


def accessed_arguments(kernel: KernelOp) -> tuple[set[int], set[int]]:
    """The positions of the arguments that a kernel reads, and of those that it writes."""
    position: dict[Hashable, int] = {argument: at for at, argument in enumerate(kernel.body.block.args)}
    effects = effects_of(kernel)
    return ({position[buffer] for buffer in effects.reads if buffer in position},
            {position[buffer] for buffer in effects.writes if buffer in position})
