"""Which floats of a kernel may differ a little, as all results that they lead to are rounded to 16 bits."""

from __future__ import annotations

from xdsl.dialects import math as mathematics
from xdsl.dialects.builtin import Float32Type
from xdsl.ir import Operation, SSAValue, Use

from ....ir.dialects import arith, triton
from ....ir.vector_types import is_half
from .floats import Interval
from .integers import Integers

_SCALES = (arith.MulfOp, arith.DivfOp, arith.NegfOp, arith.MaximumfOp, arith.MinimumfOp, mathematics.AbsFOp,
           mathematics.SqrtOp, triton.PreciseDivFOp, triton.PreciseSqrtOp, triton.SplatOp, triton.ExpandDimsOp,
           triton.BroadcastOp, triton.TransOp, triton.ReshapeOp)
"""If an operand differs by a part of itself, so does the result, by at most the same part for each operand."""
_AMPLIFIED = 4.0
"""How many times as large the part may be that a sum differs by."""


class Tolerance:
    """The values of a kernel that may differ by 2**-18 of themselves: an f32 is rounded to 16 bits in the end, by up to
    2**-9 or 2**-12, and nothing between loses digits, as a difference of nearly equal numbers does."""

    def __init__(self, func: triton.FuncOp):
        self.floats = Integers(func).floats
        self._tolerant: set[SSAValue] = set()
        for op in reversed(list(func.walk())):
            for result in op.results:
                if isinstance(triton.element_of(result.type), Float32Type) and all(map(self._tolerates, result.uses)):
                    self._tolerant.add(result)

    def of(self, value: SSAValue) -> bool:
        """Whether a value may differ."""
        return value in self._tolerant

    def _tolerates(self, use: Use) -> bool:
        op = use.operation
        if isinstance(op, arith.TruncFOp):
            return is_half(triton.element_of(op.result.type))
        if not op.results or op.results[0] not in self._tolerant:
            return False
        if isinstance(op, arith.SelectOp):
            return use.index > 0
        if isinstance(op, triton.ExternElementwiseOp):
            return op.function == "copysign" and use.index == 0
        return isinstance(op, _SCALES) or (isinstance(op, arith.AddfOp | arith.SubfOp) and self._keeps_digits(op))

    def _keeps_digits(self, op: Operation) -> bool:
        """Whether a sum is not much less than its terms."""
        first, second = (self.floats.interval(operand) for operand in op.operands)
        if isinstance(op, arith.SubfOp):
            second = -second[1], -second[0]
        if min(first[0], second[0]) >= 0 or max(first[1], second[1]) <= 0:
            return True
        return _greatest(first) + _greatest(second) <= _AMPLIFIED * _least((first[0] + second[0], first[1] + second[1]))


def _greatest(interval: Interval) -> float:
    return max(map(abs, interval))


def _least(interval: Interval) -> float:
    return max(0.0, interval[0], -interval[1])
