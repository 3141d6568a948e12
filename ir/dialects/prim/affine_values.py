"""Analysis of integer tensors whose elements are expressions of their index: they need neither memory nor bounds
checks.
"""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerType, TensorType
from xdsl.ir import Block, SSAValue

from ...expressions import Expression, constant, maximum, minimum
from ...ranges import RangeTable, bounds, simplify
from .. import prim
from .index_maps import Index

DEEPEST = 100
"""The maximum length of a chain of operations that the analysis follows."""


class AffineValues:
    """Computes the elements of integer tensors as expressions, where possible."""

    def __init__(self, ranges: RangeTable):
        """`ranges` are those of the symbols in indices; more may be added later."""
        self._ranges = ranges
        self._known: dict[tuple[SSAValue, Index], Expression | None] = {}
        self._depth = 0

    def expression(self, value: SSAValue, index: Index) -> Expression | None:
        """The element at `index` as an expression over the symbols of `index`, or None."""
        op, type = value.owner, value.type
        if isinstance(op, Block) or not isinstance(type, TensorType) or not isinstance(type.element_type, IntegerType):
            return None
        if (value, index) not in self._known:
            self._depth += 1
            result = self._expression(op, index) if self._depth <= DEEPEST else None
            self._depth -= 1
            self._known[value, index] = None if result is None else simplify(result, self._ranges)
        return self._known[value, index]

    def _expression(self, op: object, index: Index) -> Expression | None:
        if isinstance(op, prim.IotaOp):
            return index[op.axis]
        if isinstance(op, prim.ConstantOp):
            return constant(int(op.number))
        if isinstance(op, prim.SizeOp):
            return op.value.data
        if isinstance(op, prim.ConvertOp):
            return self.expression(op.input, index) if self._is_index(op.input) and self._is_index(op.result) else None
        if isinstance(op, prim.ViewOp):
            return self.expression(op.input, op.operand_index(index, self._ranges))
        if isinstance(op, prim.SelectOp):
            return self._select(op, index)
        if isinstance(op, prim.NegOp | prim.AbsOp):
            x = self.expression(op.input, index)
            return None if x is None else -x if isinstance(op, prim.NegOp) else maximum(x, -x)
        if isinstance(op, prim.BinaryOp):
            return self._binary(op, index)
        return None

    @staticmethod
    def _is_index(value: SSAValue) -> bool:
        """Whether the type is wide enough to hold every index of a tensor."""
        element = value.type.element_type  # type: ignore[attr-defined]
        return isinstance(element, IntegerType) and element.width.data >= 32

    def _binary(self, op: prim.BinaryOp, index: Index) -> Expression | None:
        x = self.expression(op.lhs, index)
        y = None if x is None else self.expression(op.rhs, index)
        if x is None or y is None:
            return None
        if isinstance(op, prim.AddOp):
            return x + y
        if isinstance(op, prim.SubOp):
            return x - y
        if isinstance(op, prim.MulOp):
            return x * y
        if isinstance(op, prim.MinimumOp):
            return minimum(x, y)
        if isinstance(op, prim.MaximumOp):
            return maximum(x, y)
        divides = isinstance(op, prim.FloorDivOp | prim.DivOp | prim.RemOp)
        if divides and (y.as_int or 0) > 0 and (isinstance(op, prim.FloorDivOp) or self._nonnegative(x)):
            return x % y if isinstance(op, prim.RemOp) else x // y
        return None

    def _nonnegative(self, x: Expression) -> bool:
        low, _ = bounds(x, self._ranges)
        return low is not None and low >= 0

    def _select(self, op: prim.SelectOp, index: Index) -> Expression | None:
        truth = self.truth(op.condition, index)
        return None if truth is None else self.expression(op.on_true if truth else op.on_false, index)

    def truth(self, value: SSAValue, index: Index) -> bool | None:
        """The value of a condition at `index`, if the ranges decide its comparisons."""
        op = value.owner
        while isinstance(op, prim.ViewOp):
            index, op = op.operand_index(index, self._ranges), op.input.owner
        if isinstance(op, prim.AndOp | prim.OrOp):
            return self._connected(op, index)
        if not isinstance(op, prim.CompareOp):
            return None
        x = self.expression(op.lhs, index)
        y = None if x is None else self.expression(op.rhs, index)
        if x is None or y is None:
            return None
        low, high = bounds(simplify(x - y, self._ranges), self._ranges)
        decided = {
            "lt": (high is not None and high < 0, low is not None and low >= 0),
            "le": (high is not None and high <= 0, low is not None and low > 0),
            "gt": (low is not None and low > 0, high is not None and high <= 0),
            "ge": (low is not None and low >= 0, high is not None and high < 0),
            "eq": (low == high == 0, (low or 0) > 0 or (high or 0) < 0),
            "ne": ((low or 0) > 0 or (high or 0) < 0, low == high == 0),
        }[op.comparison.data]
        return True if decided[0] else False if decided[1] else None

    def _connected(self, op: prim.AndOp | prim.OrOp, index: Index) -> bool | None:
        """The value of a conjunction or disjunction; one operand may decide it."""
        decides = isinstance(op, prim.OrOp)
        truths = set[bool | None]()
        for condition in (op.lhs, op.rhs):
            truths.add(self.truth(condition, index))
            if decides in truths:
                return decides
        return None if None in truths else not decides
