"""Arithmetic on two or three operands."""

from __future__ import annotations

import math
from collections.abc import Callable

from xdsl.dialects.builtin import BFloat16Type, f16
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.scalar_arithmetic import round_number
from ....ir.expressions import Expression
from ....ir.shapes import tensor
from ..operators.operands import known
from ..operators.promotion import compute_type, factor_of, is_float, is_low_precision
from .builder import Builder, Operand, element, sizes
from .table import Formula, lowering_of_formula, lowers, pointwise


def _binary(kind: type[prim.BinaryOp], *, rounds_operands: bool = False) -> Formula:
    """One prim op on operands converted to the result's type.

    In low precision an operand that this type does not hold exactly keeps its value, as in eager: then the op
    computes in f32. ATen on the CPU `rounds_operands` of sums all the same, which counts under strict numerics only.
    """

    def rule(b: Builder, x: Operand, y: Operand) -> SSAValue:
        result = b.result_element
        rounds = rounds_operands and b.is_strict
        if not is_low_precision(result) or rounds or (_is_exact(x, result) and _is_exact(y, result)):
            return b.emit(kind(*(b.fit(v, b.result_sizes, result) for v in (x, y))))
        wide = [b.fit(v, b.result_sizes, compute_type(result)) for v in (x, y)]
        return b.convert(b.emit(kind(*wide)), result)

    return rule


def _of_rounded(lowering: Formula) -> Formula:
    """A lowering on operands, numbers too, that are rounded to the result's type, as ATen rounds them except for sums,
    products and quotients."""

    def rule(b: Builder, *operands: Operand) -> SSAValue:
        return lowering(b, *(rounded(b, each) for each in operands))

    return rule


def rounded(b: Builder, operand: Operand) -> Operand:
    """An operand as a tensor of the result's type holds it."""
    kind = b.result_element
    if isinstance(operand, SSAValue):
        return b.convert(operand, kind) if is_low_precision(kind) else operand
    if isinstance(operand, Expression) or not is_low_precision(kind):
        return operand
    number = round_number(kind, operand)
    return operand if number is None else number


def _is_exact(operand: Operand, kind: Attribute) -> bool:
    """Whether the operand is a tensor of `kind` or a number that `kind` holds exactly."""
    if isinstance(operand, SSAValue):
        return element(operand) == kind
    if isinstance(operand, Expression):
        return False
    fraction, exponent = math.frexp(operand)
    digits = 8 if isinstance(kind, BFloat16Type) else 11
    return math.isinf(operand) or (abs(exponent) < 14 and math.ldexp(fraction, digits).is_integer())


add_plain = lowers("prims.add")(_binary(prim.AddOp, rounds_operands=True))
sub_plain = lowers("prims.sub")(_binary(prim.SubOp, rounds_operands=True))
divide = lowers("aten.div.Tensor", "aten.div.Scalar", "prims.div")(_binary(prim.DivOp))
lowers("aten.mul.Tensor", "aten.mul.Scalar", "prims.mul")(_binary(prim.MulOp))
lowers("aten.maximum", "prims.maximum")(_binary(prim.MaximumOp))
lowers("aten.minimum", "prims.minimum")(_binary(prim.MinimumOp))
lowers("aten.fmod.Tensor", "aten.fmod.Scalar", "prims.fmod")(_of_rounded(_binary(prim.RemOp)))
lowers("aten.atan2", "prims.atan2")(_of_rounded(_binary(prim.Atan2Op)))
lowers("aten.copysign.Tensor", "aten.copysign.Scalar")(_binary(prim.CopysignOp))


@lowers("aten.nextafter", "prims.nextafter")
def nextafter(b: Builder, x: Operand, y: Operand) -> SSAValue:
    """The next number of 32 bits is rounded to the same one of 16."""
    if is_low_precision(b.result_element):
        b.extern("no lowering: the next number in a 16-bit type")
    return _binary(prim.NextafterOp)(b, x, y)


@lowers("aten.add.Tensor", "aten.add.Scalar")
def add(b: Builder, x: Operand, y: Operand, alpha: Operand) -> SSAValue:
    return add_plain(b, x, y) if alpha == 1 else _scaled(b, b.add, x, y, alpha)


@lowers("aten.sub.Tensor", "aten.sub.Scalar")
def sub(b: Builder, x: Operand, y: Operand, alpha: Operand) -> SSAValue:
    """ATen adds with a factor of other sign, which makes a difference for the sign of zero."""
    if alpha == 1 or isinstance(alpha, SSAValue | Expression):
        return sub_plain(b, x, y) if alpha == 1 else _scaled(b, b.sub, x, y, alpha)
    return _scaled(b, b.add, x, y, -alpha)


@lowers("aten.rsub.Tensor", "aten.rsub.Scalar")
def rsub(b: Builder, x: Operand, y: Operand, alpha: Operand) -> SSAValue:
    return sub(b, y, x, alpha)


def _scaled(b: Builder, combine: Callable[..., SSAValue], x: Operand, y: Operand, alpha: Operand) -> SSAValue:
    if b.is_strict:
        alpha = rounded(b, alpha)
    x, y, alpha = (b.fit(v, b.result_sizes, compute_type(b.result_element)) for v in (x, y, alpha))
    is_sum = combine == b.add and is_float(b.result_element)
    return b.convert(b.add_product(x, y, alpha) if is_sum else combine(x, b.mul(y, alpha)), b.result_element)


# Division and remainder


@lowers("aten.div.Tensor_mode", "aten.div.Scalar_mode")
def div_mode(b: Builder, x: Operand, y: Operand, rounding_mode: str | None) -> SSAValue:
    if rounding_mode is None:
        return divide(b, x, y)
    return (_rounded_down if rounding_mode == "floor" else _rounded_to_zero)(b, x, y)


def _quotient_to_zero(b: Builder, x: Operand, y: Operand) -> SSAValue:
    quotient = b.div(x, y)
    return b.trunc(quotient) if is_float(element(quotient)) else quotient


def _signs_differ(b: Builder, remainder: SSAValue, divisor: SSAValue) -> SSAValue:
    return b.logical_and(b.ne(remainder, 0), b.xor(b.lt(remainder, 0), b.lt(divisor, 0)))


def _remainder(b: Builder, x: Operand, y: Operand) -> SSAValue:
    """The remainder with the divisor's sign."""
    x, y = b.match(x, y)
    result = b.rem(x, y)
    return b.select(_signs_differ(b, result, y), b.add(result, y), result)


lowers("aten.remainder.Tensor", "aten.remainder.Scalar", "aten.remainder.Scalar_Tensor", "prims.remainder")(
    _of_rounded(lowering_of_formula(_remainder))
)

_rounded_down = lowers("aten.floor_divide", "aten.floor_divide.Scalar")(
    lowering_of_formula(lambda b, x, y: b.floor_div(*b.match(x, y)))
)
_rounded_to_zero = lowering_of_formula(_quotient_to_zero)


# Powers


def _pow_scalar(b: Builder, x: SSAValue, exponent: Operand) -> SSAValue:
    if exponent == 0:
        return b.constant(1, tensor(sizes(x), element(x)))
    if exponent == 1:
        return x
    if exponent == 2:
        return b.mul(x, x)
    if exponent == 3:
        return b.mul(_square(b, x), x)
    if is_float(element(x)):
        if exponent in (0.5, -0.5) and b.result_element == f16 and not b.is_on_gpu:
            # ATen computes other powers of this type as powers, of which -0 and -inf have those of 0 and inf.
            x = b.select(b.eq(x, -math.inf), math.inf, b.add(x, 0.0))
        if exponent == 0.5:
            return b.sqrt(x)
        if exponent == -0.5:
            return b.rsqrt(x)
        if exponent == -1:
            return b.reciprocal(x)
        if exponent == -2:
            return b.reciprocal(_square(b, x))
    return b.pow(x, exponent)


def _square(b: Builder, x: SSAValue) -> SSAValue:
    """ATen rounds it on a GPU before it goes on."""
    square = b.mul(x, x)
    return b.convert(b.convert(square, b.result_element), element(x)) if b.is_strict_on_gpu else square


def _pow_of_scalar(b: Builder, base: Operand, exponent: SSAValue) -> SSAValue:
    if base == 2 and is_float(element(exponent)):
        return b.exp2(exponent)
    return b.pow(base, exponent)


def _pow_tensor(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.pow(x, y)


for _names, _formula in (
    (("aten.pow.Tensor_Scalar",), _pow_scalar),
    (("aten.pow.Scalar",), _pow_of_scalar),
    (("aten.pow.Tensor_Tensor", "prims.pow"), _pow_tensor),
):
    lowers(*_names)(_of_rounded(lowering_of_formula(_formula)))


# Three operands


@pointwise("aten.addcmul")
def addcmul(b: Builder, x: SSAValue, first: SSAValue, second: SSAValue, value: Operand) -> SSAValue:
    value = factor_of(element(x), value)
    return b.add_product(x, first if value == 1 else b.mul(first, value), second)


@pointwise("prims.fma")
def fma(b: Builder, x: SSAValue, y: SSAValue, addend: SSAValue) -> SSAValue:
    shape = b.common_sizes(x, y, addend)
    return b.emit(prim.FmaOp(*(b.fit(operand, shape, element(x)) for operand in (x, y, addend))))


@pointwise("aten.addcdiv")
def addcdiv(b: Builder, x: SSAValue, first: SSAValue, second: SSAValue, value: Operand) -> SSAValue:
    if b.is_strict_on_gpu:
        return b.add_product(x, b.div(first, second), value)
    return b.add(x, b.div(first if value == 1 else b.mul(first, value), second))


@pointwise("aten.lerp.Scalar", "aten.lerp.Tensor")
def lerp(b: Builder, start: SSAValue, end: SSAValue, weight: Operand) -> SSAValue:
    """Exact at both ends: counted from the start for weights below a half, else from the end."""
    distance = b.sub(end, start)
    if not isinstance(weight, SSAValue):
        weight = known(weight)
        if abs(weight) < 0.5:
            return b.add_product(start, distance, weight)
        return b.sub(end, b.mul(distance, 1.0 - weight))
    from_end = b.sub(end, b.mul(distance, b.sub(1.0, weight)))
    return b.select(b.lt(b.abs(weight), 0.5), b.add_product(start, distance, weight), from_end)
