"""The memory effects of aten ops: none on tensors, reads of buffers, and results that lie in the memory of operands."""

from __future__ import annotations

from collections.abc import Set

from xdsl.ir import Operation
from xdsl.traits import EffectInstance, MemoryEffect, MemoryEffectKind

from ..host import BufferType

_MAY_RETURN_OPERAND = frozenset({
    "contiguous", "reshape", "to", "_unsafe_view", "lift_fresh", "expand_as", "unsafe_chunk", "unsafe_split",
    "unsafe_split_with_sizes",
})
"""ATen may return an operand or views of it from these, though their schemas promise new tensors or leave it open."""


def may_alias(op: Operation) -> bool:
    """Whether a result of an operation may lie in the memory of an operand; so it may if that has no schema."""
    schema = getattr(op, "schema", None)
    return schema is None or any(result.alias for result in schema.returns) or schema.name in _MAY_RETURN_OPERAND


class ReadsBuffers(MemoryEffect):
    """Reads its operands that are buffers: equal calls may differ if a buffer is written in between."""

    @classmethod
    def get_effects(cls, op: Operation) -> Set[EffectInstance]:
        return {EffectInstance(MemoryEffectKind.READ, operand) for operand in op.operands
                if isinstance(operand.type, BufferType)}
