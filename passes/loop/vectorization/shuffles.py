"""Up to which distance between lanes an access moves whole vectors, whose lanes are shuffled in registers."""

from __future__ import annotations

from ....ir.dialects.loop import LoadOp, StoreOp
from ....ir.vector_types import stored_bits

__all__ = ["WIDEST_LOAD", "is_shuffled"]

WIDEST_LOAD = 8
"""Where one shuffle takes any lanes of two registers, as those of AVX-512 do of 32 bits and more; elsewhere it is 2.
Measured with GCC 12."""
WIDEST_STORE = 4
"""Where stores take masks, as those of AVX-512 do; elsewhere vectors are only reversed. Measured likewise."""


def is_shuffled(op: LoadOp | StoreOp, bits: int) -> bool:
    """Whether an access moves whole vectors on a machine with registers of `bits` bits, and not element by element."""
    if op.stride is None or op.lanes is None:
        return False
    stride = op.stride.value.data
    takes_any_lanes = bits >= 512 and stored_bits(op.moved.type) >= 32
    if op.mask is not None:
        return stride == -1 and isinstance(op, LoadOp)
    if isinstance(op, LoadOp):
        return 0 < abs(stride) <= min(WIDEST_LOAD if takes_any_lanes else 2, op.lanes)
    return stride == -1 or 1 < stride <= (WIDEST_STORE if takes_any_lanes else 1)
