"""Comparisons of index values, as linear functions of a loop's variable."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import SSAValue

from ....ir.dialects import arith
from ....ir.expressions import Expression, constant
from ....ir.ranges import bounds
from ..analysis.index_expressions import Names

# What must not be negative if a comparison holds: factors of the difference, and an offset.
_AT_LEAST_ZERO = {"sge": (1, 0), "sgt": (1, -1), "sle": (-1, 0), "slt": (-1, -1)}


def difference(op: arith.CmpiOp, names: Names) -> Expression | None:
    """Left minus right, if both are index expressions."""
    left, right = (_index(operand, names) for operand in op.operands)
    return None if left is None or right is None else left - right


def _index(value: SSAValue, names: Names) -> Expression | None:
    owner = value.owner
    if isinstance(value.type, IndexType) and not isinstance(owner, arith.ConstantOp):
        return names.of(value)
    if isinstance(owner, arith.IndexCastOp) and isinstance(owner.input.type, IndexType):
        return names.of(owner.input)
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return constant(owner.value.value.data)
    return None


def conditions(op: arith.CmpiOp, names: Names) -> list[Expression]:
    """Expressions that are non-negative exactly if the comparison, or one half of an equality, holds."""
    rest = difference(op, names)
    if rest is None:
        return []
    if op.predicate_name in _AT_LEAST_ZERO:
        factor, offset = _AT_LEAST_ZERO[op.predicate_name]
        return [rest * factor + offset]
    return [rest, -rest] if op.predicate_name in ("eq", "ne") else []


def decided(op: arith.CmpiOp, names: Names) -> bool | None:
    """The result of a comparison, if the ranges of the variables determine it."""
    known = [_is_at_least_zero(names.simplify(each), names) for each in conditions(op, names)]
    if not known:
        return None
    if False in known:
        return op.predicate_name == "ne"
    return None if None in known else op.predicate_name != "ne"


def _is_at_least_zero(expression: Expression, names: Names) -> bool | None:
    low, high = bounds(expression, names.ranges)
    if low is not None and low >= 0:
        return True
    return False if high is not None and high < 0 else None
