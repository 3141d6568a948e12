"""Which class of operations, as machines know their costs, an operation belongs to.

An operation of ours has a trait that says so; one without is an arithmetic instruction. For upstream's dialects, whose
operations have no such trait, a table stands here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from xdsl.dialects import arith, math
from xdsl.ir import Operation
from xdsl.traits import OpTrait

from .machines.costs import Costs, OperationClass

__all__ = ["BelongsTo", "OperationClass", "cost_of", "operation_class"]


@dataclass(frozen=True)
class BelongsTo(OpTrait):
    """The trait of an operation that is not an arithmetic instruction."""

    operation_class: OperationClass


_UPSTREAM: dict[type[Operation], OperationClass] = {
    **dict.fromkeys((arith.DivfOp, math.SqrtOp, math.RsqrtOp), OperationClass.DIVISION),
    **dict.fromkeys((arith.DivSIOp, arith.DivUIOp, arith.FloorDivSIOp, arith.CeilDivSIOp, arith.CeilDivUIOp,
                     arith.RemSIOp, arith.RemUIOp), OperationClass.INTEGER_DIVISION),
    **dict.fromkeys((math.AcosOp, math.AcoshOp, math.AsinOp, math.AsinhOp, math.AtanOp, math.AtanhOp, math.Atan2Op,
                     math.CbrtOp, math.CosOp, math.CoshOp, math.ErfOp, math.ExpOp, math.Exp2Op, math.ExpM1Op,
                     math.FPowIOp, math.LogOp, math.Log10Op, math.Log1pOp, math.Log2Op, math.PowFOp, math.SinOp,
                     math.SinhOp, math.TanOp, math.TanhOp), OperationClass.FUNCTION),
}


@cache
def operation_class(kind: type[Operation]) -> OperationClass:
    """The class of the operations of one kind."""
    if kind in _UPSTREAM:
        return _UPSTREAM[kind]
    trait = kind.get_trait(BelongsTo)
    return OperationClass.ARITHMETIC if trait is None else trait.operation_class


def cost_of(op: Operation, costs: Costs) -> int:
    """What an operation costs for one element, in arithmetic instructions."""
    return costs.of(operation_class(type(op)))
