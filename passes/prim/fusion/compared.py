"""Reductions whose results are compared with what is made of them, such as a sum with the largest of all sums.

One that is computed in two places may be rounded in two ways, since each loop adds in an order of its own. No sum might
then equal the largest one.
"""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.folding import Combiner
from ....ir.dialects.prim.types import tensor_of

__all__ = ["compared_reductions"]


def compared_reductions(block: Block) -> frozenset[Operation]:
    """The reductions of a block that round and reach both operands of one comparison."""
    if not any(isinstance(op, prim.CompareOp) for op in block.ops):
        return frozenset()
    reductions: list[Operation] = []
    reaching: dict[SSAValue, int] = {}
    """For each value, a bit for each reduction that it depends on."""
    found = 0
    for op in block.ops:
        operands = [reaching.get(operand, 0) for operand in op.operands]
        if isinstance(op, prim.CompareOp):
            found |= operands[0] & operands[1]
        bits = 0
        for each in operands:
            bits |= each
        if _rounds(op):
            bits |= 1 << len(reductions)
            reductions.append(op)
        for result in op.results:
            reaching[result] = bits
    return frozenset(op for number, op in enumerate(reductions) if found >> number & 1)


def _rounds(op: Operation) -> bool:
    return isinstance(op, prim.FoldingOp) and op.kind in (Combiner.ADD, Combiner.MUL) and \
        isinstance(tensor_of(op.results[0]).element_type, AnyFloat)
