"""Containment of values and operations in loops."""

from __future__ import annotations

from xdsl.ir import Block, SSAValue

from ....ir.dialects.loop import LoopOp

__all__ = ["is_inside"]


def is_inside(value: SSAValue, loop: LoopOp) -> bool:
    """Whether a value is computed inside of a loop."""
    owner = value.owner
    block = owner if isinstance(owner, Block) else owner.parent
    while block is not None:
        parent = block.parent_op()
        if parent is loop:
            return True
        block = parent.parent if parent is not None else None
    return False
