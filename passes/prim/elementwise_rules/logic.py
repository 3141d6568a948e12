"""Rules about booleans, bits, comparisons and choices."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.elementwise import Comparison
from ....ir.dialects.prim.types import tensor_of
from .operands import Rule, Simplifier, is_bool, is_float, is_number, number

_NEGATED = {Comparison.EQ: Comparison.NE, Comparison.NE: Comparison.EQ, Comparison.LT: Comparison.GE,
            Comparison.GE: Comparison.LT, Comparison.GT: Comparison.LE, Comparison.LE: Comparison.GT}


def simplify_not(s: Simplifier, op: prim.NotOp) -> SSAValue | None:
    """Twice; of a comparison, the opposite one (of floats only `eq` and `ne` have one, because of NaN)."""
    inner = op.input.owner
    if isinstance(inner, prim.NotOp):
        return inner.input
    if isinstance(inner, prim.CompareOp):
        comparison = inner.comparison.data
        if not is_float(inner.lhs) or comparison in (Comparison.EQ, Comparison.NE):
            return s.insert(prim.CompareOp(_NEGATED[comparison], inner.lhs, inner.rhs))
    return None


def simplify_and(s: Simplifier, op: prim.AndOp) -> SSAValue | None:
    """`x & x`, `x & all ones`, `x & 0`."""
    if op.lhs is op.rhs:
        return op.lhs
    for x, y in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if is_number(y, 0):
            return y
        if is_number(y, 1 if is_bool(y) else -1):
            return x
    return None


def simplify_or(s: Simplifier, op: prim.OrOp) -> SSAValue | None:
    """`x | x`, `x | 0`, `x | all ones`."""
    if op.lhs is op.rhs:
        return op.lhs
    for x, y in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if is_number(y, 0):
            return x
        if is_number(y, 1 if is_bool(y) else -1):
            return y
    return None


def simplify_xor(s: Simplifier, op: prim.XorOp) -> SSAValue | None:
    """`x ^ x`, `x ^ 0`, of booleans `x ^ true`."""
    if op.lhs is op.rhs:
        return s.constant(0, op.result)
    for x, y in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if is_number(y, 0):
            return x
        if is_bool(y) and is_number(y, 1):
            return s.insert(prim.NotOp(x))
    return None


def simplify_shift(s: Simplifier, op: prim.ShiftLeftOp | prim.ShiftRightOp) -> SSAValue | None:
    """By nothing."""
    return op.lhs if is_number(op.rhs, 0) else None


def simplify_compare(s: Simplifier, op: prim.CompareOp) -> SSAValue | None:
    """Integers with themselves; booleans with a boolean constant; a converted boolean with 0."""
    comparison = op.comparison.data
    if op.lhs is op.rhs and not is_float(op.lhs):
        holds = comparison in (Comparison.EQ, Comparison.LE, Comparison.GE)
        return s.constant(int(holds), op.result)
    if comparison not in (Comparison.EQ, Comparison.NE):
        return None
    truth, constant = op.lhs, number(op.rhs)
    inner = truth.owner
    if isinstance(inner, prim.ConvertOp) and is_bool(inner.input):
        truth = inner.input
    if not is_bool(truth) or constant not in (0, 1):
        return None
    return truth if (constant == 1) == (comparison is Comparison.EQ) else s.insert(prim.NotOp(truth))


def simplify_select(s: Simplifier, op: prim.SelectOp) -> SSAValue | None:
    """Between equals, by a constant, by a negation, between 1 and 0, of a choice by the same condition."""
    condition, yes, no = op.condition, op.on_true, op.on_false
    if yes is no:
        return yes
    known = number(condition)
    if known is not None:
        return yes if known else no
    if isinstance(condition.owner, prim.NotOp):
        return s.insert(prim.SelectOp(condition.owner.input, no, yes))
    for value, other in ((yes, 0), (no, 1)):
        inner = value.owner
        if isinstance(inner, prim.SelectOp) and inner.condition is condition:
            if other:
                return s.insert(prim.SelectOp(condition, yes, inner.on_false))
            return s.insert(prim.SelectOp(condition, inner.on_true, no))
    for one, zero, negate in ((yes, no, False), (no, yes, True)):
        if is_number(one, 1) and is_number(zero, 0):
            truth = s.insert(prim.NotOp(condition)) if negate else condition
            if is_bool(op.result):
                return truth
            return s.insert(prim.ConvertOp(truth, tensor_of(op.result).element_type))
    return None


RULES: dict[type[Operation], Rule] = {
    prim.NotOp: simplify_not, prim.AndOp: simplify_and, prim.OrOp: simplify_or, prim.XorOp: simplify_xor,
    prim.ShiftLeftOp: simplify_shift, prim.ShiftRightOp: simplify_shift, prim.CompareOp: simplify_compare,
    prim.SelectOp: simplify_select,
}
