"""The pass `drop-division-checks`."""

from __future__ import annotations

from xdsl.dialects import vector
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerAttr, UnitAttr
from xdsl.ir import SSAValue

from ...ir.dialects import arith
from ...ir.dialects.arith import UNCHECKED
from ..rewriting.rewrite_pass import InPlace, Replacement, RewritePass

Signed = arith.CeilDivSIOp | arith.DivSIOp | arith.FloorDivSIOp | arith.RemSIOp
Unsigned = arith.CeilDivUIOp | arith.DivUIOp | arith.RemUIOp


class DropDivisionChecks(RewritePass):
    """Mark integer divisions that cannot fail, because their divisor is neither 0 nor -1.

        %q = arith.floordivsi %a, %c7 : i64
    becomes
        %q = arith.floordivsi %a, %c7 {unchecked} : i64
    Any other division calls a function that reports an error for a divisor of 0, and negates for -1, since dividing
    the least integer by -1 traps on x86. Vectors are then divided lane by lane.
    """

    name = "drop-division-checks"

    def rewrite(self, op: Signed | Unsigned) -> Replacement:
        failing = (0, -1) if isinstance(op, Signed) else (0,)
        if UNCHECKED in op.attributes or not _is_never(op.rhs, failing):
            return None
        return InPlace(lambda: op.attributes.update({UNCHECKED: UnitAttr()}))


def _is_never(value: SSAValue, numbers: tuple[int, ...]) -> bool:
    """Whether an integer, or every lane of a vector of integers, is known to differ from some numbers."""
    match value.owner:
        case arith.ConstantOp(value=IntegerAttr() as constant):
            return constant.value.data not in numbers
        case arith.ConstantOp(value=DenseIntOrFPElementsAttr() as constant):
            return not set(constant.get_values()) & set(numbers)
        case vector.BroadcastOp() | arith.ExtSIOp() | arith.IndexCastOp() as same:
            return _is_never(same.operands[0], numbers)
        case arith.ExtUIOp() as widened:
            return _is_never(widened.operands[0], (0,))
        case arith.SelectOp() as choice:
            return _is_never(choice.lhs, numbers) and _is_never(choice.rhs, numbers)
    return False
