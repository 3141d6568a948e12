"""What computing a value costs before its functions are expanded, in vector instructions."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects import math
from xdsl.ir import Operation

from ....ir.dialects import arith
from ....ir.dialects.loop import LibmOp

FUNCTION_COST = 24
"""An elementary function that is expanded to arithmetic; most take 15 to 40 instructions."""

LIBRARY_COST = 200
"""A function of the C library, called lane by lane."""

INTEGER_DIVISION_COST = 100
"""A division of integers: processors have none of vectors."""

_COSTS: dict[type[Operation], int] = {
    **dict.fromkeys((arith.DivfOp, math.SqrtOp), 10),
    **dict.fromkeys((arith.DivSIOp, arith.FloorDivSIOp, arith.RemSIOp), INTEGER_DIVISION_COST),
    **dict.fromkeys((math.AbsFOp, math.FmaOp, math.FloorOp, math.CeilOp, math.TruncOp, math.RoundEvenOp,
                     math.CopySignOp), 1),
    LibmOp: LIBRARY_COST,
}


def cost(op: Operation) -> int:
    """What one operation costs; constants and index arithmetic count like any other."""
    known = _COSTS.get(type(op))
    if known is not None:
        return known
    return FUNCTION_COST if op.name.startswith("math.") else 1


def total_cost(ops: Iterable[Operation]) -> int:
    return sum(map(cost, ops))
