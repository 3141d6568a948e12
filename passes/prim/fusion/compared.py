"""Reductions whose results meet what was chosen among them: a sum is compared with the largest of all sums, or
subtracted from it.

One that is computed in two places may be rounded in two ways, since each loop adds in an order of its own. No sum might
then equal the largest one, or one exceed it, and the square root of the difference be NaN.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from xdsl.dialects.builtin import AnyFloat, IntegerType, TensorType
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.folding import Combiner
from ....ir.dialects.prim.types import tensor_of

__all__ = ["compared_reductions"]


def compared_reductions(block: Block) -> frozenset[Operation]:
    """The reductions of a block that round, and reach both operands of a comparison; or both of a difference or
    quotient, one of them by a choice. Exponentials of differences are excepted: they change as little as these do."""
    reductions: list[Operation] = []
    reaching: dict[SSAValue, int] = {}
    """For each value, a bit for each reduction that it depends on without another one between them."""
    chosen: dict[SSAValue, int] = {}
    """The same for those that it depends on by a choice."""
    found = 0
    for op in block.ops:
        values = [reaching.get(operand, 0) for operand in op.operands]
        choices = [chosen.get(operand, 0) for operand in op.operands]
        match op:
            case prim.CompareOp():
                found |= values[0] & values[1]
            case prim.SubOp() | prim.DivOp() if not all(isinstance(use.operation, prim.ExpOp)
                                                        for use in op.result.uses):
                found |= values[0] & choices[1] | choices[0] & values[1]
        value, choice = reduce(or_, values, 0), reduce(or_, choices, 0)
        if _chooses(op):
            choice |= value
        if _rounds(op):
            value, choice = 1 << len(reductions), 0
            reductions.append(op)
        for result in op.results:
            reaching[result], chosen[result] = value, choice
    return frozenset(op for number, op in enumerate(reductions) if found >> number & 1)


def _chooses(op: Operation) -> bool:
    """Whether elements of the results may be elements of an operand at other places. A call of ATen that also tells
    their places does that, as a sort."""
    if isinstance(op, prim.FoldingOp):
        return op.kind in (Combiner.MAXIMUM, Combiner.MINIMUM)
    return isinstance(op, prim.GatherOp | prim.ScatterOp) or (not isinstance(op, prim.PrimOp) and any(
        isinstance(result.type, TensorType) and isinstance(result.type.element_type, IntegerType)
        for result in op.results))


def _rounds(op: Operation) -> bool:
    return isinstance(op, prim.FoldingOp) and op.kind in (Combiner.ADD, Combiner.MUL) and \
        isinstance(tensor_of(op.results[0]).element_type, AnyFloat)
