"""What an aten op does to memory: nothing on tensors; on buffers it reads them."""

from __future__ import annotations

from collections.abc import Set

from xdsl.ir import Operation
from xdsl.traits import EffectInstance, MemoryEffect, MemoryEffectKind

from ..host import BufferType


class ReadsBuffers(MemoryEffect):
    """Equal calls on equal buffers differ if somebody writes to a buffer in between."""

    @classmethod
    def get_effects(cls, op: Operation) -> Set[EffectInstance]:
        return {EffectInstance(MemoryEffectKind.READ, operand) for operand in op.operands
                if isinstance(operand.type, BufferType)}
