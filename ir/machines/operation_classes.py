"""The cost class of each operation.

A trait declares it for Stepwell's operations; one without the trait is an arithmetic instruction. A table in this
module declares it for operations of upstream dialects.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from xdsl.dialects import arith, math
from xdsl.ir import Operation
from xdsl.traits import OpTrait

from .costs import Costs, OperationClass

__all__ = ["BelongsTo", "OperationClass", "cost_of", "operation_class"]


@dataclass(frozen=True)
class BelongsTo(OpTrait):
    """The trait of an operation that is not a single arithmetic instruction."""

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
    """The cost class of a kind of operation."""
    if kind in _UPSTREAM:
        return _UPSTREAM[kind]
    trait = kind.get_trait(BelongsTo)
    return OperationClass.ARITHMETIC if trait is None else trait.operation_class


def cost_of(op: Operation, costs: Costs) -> int:
    """The cost of an operation for one element, in arithmetic instructions."""
    return costs.of(operation_class(type(op)))
