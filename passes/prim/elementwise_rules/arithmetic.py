"""Rules about sums, products, quotients and signs."""

from __future__ import annotations

import math

from xdsl.dialects.builtin import AnyFloat, Float16Type
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import tensor_of
from ..numerics import Numerics
from ..scalar_arithmetic import Number, evaluate, round_number
from .operands import Rule, Simplifier, constant_last, is_bool, is_float, is_number, number


def simplify_add(s: Simplifier, op: prim.AddOp) -> SSAValue | None:
    """`x + 0`, `x + -y`, `(x + a) + b`."""
    if is_bool(op.result):
        return s.insert(prim.OrOp(op.lhs, op.rhs))
    for x, y in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if is_number(y, -0.0) if is_float(y) else is_number(y, 0):
            return x
        if is_number(y, 0.0) and s.allows(Numerics.DEFAULT, op):
            return x
        if isinstance(y.owner, prim.NegOp):
            return s.insert(prim.SubOp(x, y.owner.input))
    return _merge_addends(s, op, 1)


def simplify_sub(s: Simplifier, op: prim.SubOp) -> SSAValue | None:
    """`x - 0`, `0 - x`, `x - -y`, `x - x`, `(x + a) - b`."""
    if is_number(op.rhs, 0.0) or (is_number(op.rhs, -0.0) and s.allows(Numerics.DEFAULT, op)):
        return op.lhs
    if is_number(op.lhs, -0.0 if is_float(op.lhs) else 0) or (
        is_number(op.lhs, 0.0) and s.allows(Numerics.DEFAULT, op)
    ):
        return s.insert(prim.NegOp(op.rhs))
    if isinstance(op.rhs.owner, prim.NegOp):
        return s.insert(prim.AddOp(op.lhs, op.rhs.owner.input))
    if op.lhs is op.rhs and not is_float(op.result):
        return s.constant(0, op.result)
    return _merge_addends(s, op, -1)


def _merge_addends(s: Simplifier, op: prim.AddOp | prim.SubOp, sign: int) -> SSAValue | None:
    """`(x ± a) ± b` as `x + c`."""
    lhs, rhs = op.lhs, op.rhs
    if sign > 0 and number(rhs) is None:
        lhs, rhs = rhs, lhs
    inner, second = lhs.owner, number(rhs)
    if second is None or not isinstance(inner, prim.AddOp | prim.SubOp):
        return None
    x, first = inner.lhs, number(inner.rhs)
    if first is None and isinstance(inner, prim.AddOp):
        x, first = inner.rhs, number(inner.lhs)
    if first is None:
        return None
    first = -first if isinstance(inner, prim.SubOp) else first
    total = _sum(s, op, first, sign * second)
    return None if total is None else s.insert(prim.AddOp(x, s.constant(total, op.result)))


def _sum(s: Simplifier, op: Operation, first: Number, second: Number) -> Number | None:
    """The sum that may stand for two addends one after the other."""
    total = round_number(tensor_of(op.results[0]).element_type, first + second)
    if total is None or not is_float(op.results[0]) or s.numerics == Numerics.FAST:
        return total
    exact = math.isfinite(total) and math.fsum((first, second, -total)) == 0
    near = 2 * abs(total) >= max(abs(first), abs(second))
    return total if s.numerics == Numerics.DEFAULT and exact and near else None


def simplify_mul(s: Simplifier, op: prim.MulOp) -> SSAValue | None:
    """`x * 1`, `x * -1`, integers `x * 0`, `-x * -y`, `(x * a) * b`."""
    if is_bool(op.result):
        return s.insert(prim.AndOp(op.lhs, op.rhs))
    for x, y in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if is_number(y, 1):
            return x
        if is_number(y, -1):
            return s.insert(prim.NegOp(x))
        if is_number(y, 0) and not is_float(y):
            return y
    if isinstance(op.lhs.owner, prim.NegOp) and isinstance(op.rhs.owner, prim.NegOp):
        return s.insert(prim.MulOp(op.lhs.owner.input, op.rhs.owner.input))
    return _merge_factors(s, op)


def _merge_factors(s: Simplifier, op: prim.MulOp) -> SSAValue | None:
    lhs, rhs = constant_last(op)
    inner, second = lhs.owner, number(rhs)
    if second is None or not isinstance(inner, prim.MulOp):
        return None
    x, first = inner.lhs, number(inner.rhs)
    if first is None:
        x, first = inner.rhs, number(inner.lhs)
    if first is None:
        return None
    product = round_number(tensor_of(op.result).element_type, first * second)
    if product is None:
        return None
    if is_float(op.result) and s.numerics != Numerics.FAST:
        exact = math.isfinite(product) and _is_product(first, second, product)
        same_side = (abs(first) < 1) == (abs(second) < 1)
        if s.numerics == Numerics.STRICT or not exact or not same_side or product == 0:
            return None
    return s.insert(prim.MulOp(x, s.constant(product, op.result)))


def _is_product(first: Number, second: Number, product: Number) -> bool:
    (a, b), (c, d), (p, q) = (float(n).as_integer_ratio() for n in (first, second, product))
    return a * c * q == b * d * p


def simplify_div(s: Simplifier, op: prim.DivOp) -> SSAValue | None:
    """`x / 1`, and by a constant: a multiplication, where its reciprocal is exact or bits do not matter."""
    if is_number(op.rhs, 1):
        return op.lhs
    divisor = number(op.rhs)
    if divisor is None or not is_float(op.result) or divisor == 0 or not math.isfinite(divisor):
        return None
    element = tensor_of(op.result).element_type
    reciprocal = round_number(element, 1 / divisor)
    # A subnormal reciprocal would have lost bits, or be taken for zero.
    smallest = 2.0**-14 if isinstance(element, Float16Type) else 2.0**-126
    if reciprocal is None or not math.isfinite(reciprocal) or abs(reciprocal) < smallest:
        return None
    if _is_product(divisor, reciprocal, 1) or s.numerics == Numerics.FAST:
        return s.insert(prim.MulOp(op.lhs, s.constant(reciprocal, op.result)))
    return None


def simplify_reciprocal(s: Simplifier, op: prim.ReciprocalOp) -> SSAValue | None:
    """The reciprocal of a square root, which is how eager's own `rsqrt` is computed."""
    if isinstance(op.input.owner, prim.SqrtOp):
        return s.insert(prim.RsqrtOp(op.input.owner.input))
    return None


def simplify_neg(s: Simplifier, op: prim.NegOp) -> SSAValue | None:
    """`-(-x)`, and `-(x - y)` where the sign of a zero does not matter."""
    inner = op.input.owner
    if isinstance(inner, prim.NegOp):
        return inner.input
    if isinstance(inner, prim.SubOp) and op.input.has_one_use() and s.allows(Numerics.DEFAULT, op):
        return s.insert(prim.SubOp(inner.rhs, inner.lhs))
    return None


def simplify_abs(s: Simplifier, op: prim.AbsOp) -> SSAValue | None:
    """`||x||` and `|-x|`."""
    inner = op.input.owner
    if isinstance(inner, prim.AbsOp):
        return op.input
    return s.insert(prim.AbsOp(inner.input)) if isinstance(inner, prim.NegOp) else None


def simplify_extremum(s: Simplifier, op: prim.MaximumOp | prim.MinimumOp) -> SSAValue | None:
    """The larger of `x` and `x`, of `x` and minus infinity; two bounds as one."""
    if op.lhs is op.rhs:
        return op.lhs
    lhs, rhs = constant_last(op)
    bound, inner = number(rhs), lhs.owner
    if bound is None:
        return None
    if isinstance(tensor_of(rhs).element_type, AnyFloat) and (
        bound == (-math.inf if isinstance(op, prim.MaximumOp) else math.inf)
    ):
        return lhs
    if isinstance(inner, type(op)) and (first := number(inner.rhs)) is not None:
        both = evaluate(op, [first, bound])
        return None if both is None else s.insert(type(op)(inner.lhs, s.constant(both, op.result)))
    return None


RULES: dict[type[Operation], Rule] = {
    prim.AddOp: simplify_add, prim.SubOp: simplify_sub, prim.MulOp: simplify_mul, prim.DivOp: simplify_div,
    prim.ReciprocalOp: simplify_reciprocal, prim.NegOp: simplify_neg, prim.AbsOp: simplify_abs,
    prim.MaximumOp: simplify_extremum, prim.MinimumOp: simplify_extremum,
}
