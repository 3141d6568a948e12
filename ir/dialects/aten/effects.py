"""The memory effects of aten ops: none on tensors, reads of buffers."""

from __future__ import annotations

from collections.abc import Set

from xdsl.ir import Operation
from xdsl.traits import EffectInstance, MemoryEffect, MemoryEffectKind

from ..host import BufferType


class ReadsBuffers(MemoryEffect):
    """Reads its operands that are buffers: equal calls may differ if a buffer is written in between."""

    @classmethod
    def get_effects(cls, op: Operation) -> Set[EffectInstance]:
        return {EffectInstance(MemoryEffectKind.READ, operand) for operand in op.operands
                if isinstance(operand.type, BufferType)}
