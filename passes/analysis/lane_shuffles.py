"""Up to which distance between lanes an access moves whole vectors, whose lanes are shuffled in registers."""

from __future__ import annotations

from xdsl.ir import Attribute

from ...ir.dialects.loop import LoadOp, StoreOp
from ...ir.vector_types import stored_bits

__all__ = ["WIDEST_LOAD", "is_shuffled", "widest_masked_load"]

WIDEST_LOAD = 8
"""Where one shuffle takes any lanes of two registers, as those of AVX-512 do of 32 bits and more; elsewhere it is 2.
Measured with GCC 12."""
WIDEST_MASKED_LOAD = 4
"""The same under a mask, which is spread over the elements in between by a shuffle for each vector."""
WIDEST_STORE = 4
"""Where stores take masks, as those of AVX-512 do; elsewhere vectors are only reversed. Measured likewise."""


def widest_masked_load(type: Attribute, bits: int) -> int:
    """The greatest distance between the lanes of a masked load of numbers that moves whole vectors, with registers of
    so many bits."""
    return WIDEST_MASKED_LOAD if _takes_any_lanes(type, bits) else 1


def is_shuffled(op: LoadOp | StoreOp, bits: int) -> bool:
    """Whether an access moves whole vectors on a machine with registers of `bits` bits, and not element by element."""
    if op.stride is None or op.lanes is None:
        return False
    stride = op.stride.value.data
    takes_any_lanes = _takes_any_lanes(op.moved.type, bits)
    if op.mask is not None:
        return isinstance(op, LoadOp) and (stride == -1 or 1 < abs(stride) <= widest_masked_load(op.moved.type, bits))
    if isinstance(op, LoadOp):
        return 0 < abs(stride) <= min(WIDEST_LOAD if takes_any_lanes else 2, op.lanes)
    return stride == -1 or 1 < stride <= (WIDEST_STORE if takes_any_lanes else 1)


def _takes_any_lanes(type: Attribute, bits: int) -> bool:
    """Whether one shuffle takes any lanes of two registers of such numbers, as those of AVX-512 do."""
    return bits >= 512 and stored_bits(type) >= 32
