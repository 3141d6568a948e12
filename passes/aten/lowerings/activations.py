"""Activation functions."""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from ....ir.dialects.prim.scalar_arithmetic import round_number
from ..operators.operands import known
from ..operators.promotion import is_low_precision
from .arithmetic import rounded
from .builder import Builder, Operand, axis, element, rank, sizes
from .table import in_steps, lowering_of_formula, lowers, pointwise

SQRT_HALF = math.sqrt(0.5)
# gelu's tanh form: tanh(SCALE * (x + CUBIC * x^3)).
GELU_SCALE = math.sqrt(2.0 / math.pi)
GELU_CUBIC = 0.044715


@pointwise("aten.gelu")
def gelu(b: Builder, x: SSAValue, approximate: str) -> SSAValue:
    b.leave_if_strict(on_gpus=True)
    if approximate == "tanh":
        cube = b.mul(b.mul(x, x), x)
        bell = b.tanh(b.mul(b.add(x, b.mul(cube, GELU_CUBIC)), GELU_SCALE))
    else:
        bell = b.erf(b.mul(x, SQRT_HALF))
    return b.mul(b.mul(x, 0.5), b.add(bell, 1.0))


@pointwise("aten.silu")
def silu(b: Builder, x: SSAValue) -> SSAValue:
    return b.div(x, b.add(b.exp(b.neg(x)), 1.0))


@pointwise("aten.mish")
def mish(b: Builder, x: SSAValue) -> SSAValue:
    return b.mul(x, tanh_of_softplus(b, x))


def tanh_of_softplus(b: Builder, x: SSAValue) -> SSAValue:
    """`tanh(log(1 + exp(x)))` as a quotient of polynomials in `exp(-|x|)`, which neither overflows nor cancels."""
    decay = b.exp(b.neg(b.abs(x)))
    square, double = b.mul(decay, decay), b.add(decay, decay)
    falling, rising = b.add(square, double), b.add(double, 1.0)
    is_negative = b.lt(x, 0.0)
    return b.div(b.select(is_negative, falling, rising),
                 b.select(is_negative, b.add(falling, 2.0), b.add(rising, b.add(square, square))))


@pointwise("aten.softplus")
def softplus(b: Builder, x: SSAValue, beta: Operand, threshold: Operand) -> SSAValue:
    """Above the threshold the function is its own argument."""
    scaled = b.mul(x, beta)
    return b.select(b.gt(scaled, threshold), x, b.div(b.log1p(b.exp(scaled)), beta))


@lowers("aten.log_sigmoid_forward")
def log_sigmoid_forward(b: Builder, x: SSAValue) -> list[SSAValue]:
    output = lowering_of_formula(log_sigmoid)(b, x)
    if sizes(b.source.results[1]) == sizes(x):
        buffer = b.convert(b.exp(b.neg(b.abs(b.widen(x)))), b.result_element)
    else:
        buffer = b.zeros_like_result(1)
    return [output, buffer]


def log_sigmoid(b: Builder, x: SSAValue) -> SSAValue:
    return b.sub(b.minimum(x, 0.0), b.log1p(b.exp(b.neg(b.abs(x)))))


@pointwise("aten.elu", "aten.celu")
def elu(b: Builder, x: SSAValue, alpha: float, scale: float = 1.0, input_scale: float = 1.0) -> SSAValue:
    alpha, scale, input_scale = known(alpha), known(scale), known(input_scale)
    if b.source.name == "aten.celu":
        input_scale = 1.0 / alpha
    negative = b.mul(b.expm1(b.mul(x, float(input_scale))), float(alpha * scale))
    return b.select(b.le(x, 0.0), negative, b.mul(x, float(scale)))


@pointwise("aten.leaky_relu")
def leaky_relu(b: Builder, x: SSAValue, slope: Operand) -> SSAValue:
    return b.select(b.gt(x, 0.0), x, b.mul(x, slope))


@lowers("aten.prelu")
def prelu(b: Builder, x: SSAValue, weight: SSAValue) -> SSAValue:
    """One slope for all, or one for each channel."""
    if sizes(weight) != (1,) and rank(x) > 1:
        weight = b.reshape(weight, [1, *sizes(weight), *[1] * (rank(x) - 2)])
    return lowering_of_formula(prelu_kernel)(b, x, weight)


@pointwise("aten._prelu_kernel")
def prelu_kernel(b: Builder, x: SSAValue, weight: SSAValue) -> SSAValue:
    return b.select(b.gt(x, 0.0), x, b.mul(x, weight))


@pointwise("aten.hardswish")
def hardswish(b: Builder, x: SSAValue) -> SSAValue:
    return b.div(b.mul(x, b.minimum(b.maximum(b.add(x, 3.0), 0.0), 6.0)), 6.0)


@pointwise("aten.hardsigmoid")
def hardsigmoid(b: Builder, x: SSAValue) -> SSAValue:
    return b.div(b.minimum(b.maximum(b.add(x, 3.0), 0.0), 6.0), 6.0)


@pointwise("aten.hardshrink")
def hardshrink(b: Builder, x: SSAValue, limit: Operand) -> SSAValue:
    return b.select(b.le(b.abs(x), rounded(b, limit)), 0.0, x)


@pointwise("aten.softshrink")
def softshrink(b: Builder, x: SSAValue, limit: float) -> SSAValue:
    nothing = b.add(b.mul(x, 0.0), 0.0)  # NaN stays, and no zero is negative
    return b.select(b.gt(x, limit), b.sub(x, limit), b.select(b.lt(x, -limit), b.add(x, limit), nothing))


@in_steps("aten.logit")
def logit(b: Builder, x: SSAValue, eps: float | None) -> SSAValue:
    if eps is not None:
        least, most = limits_of_logit(x, eps)
        x = b.minimum(b.maximum(x, least), most)
    return b.log(b.div(x, b.sub(1.0, x)))


def limits_of_logit(x: SSAValue, eps: float) -> tuple[float, float]:
    """The numbers between which a logit is taken, in steps of the type of `x`."""
    least = (round_number(element(x), eps) or eps) if is_low_precision(element(x)) else eps
    return least, 1.0 - least


def halves(b: Builder, x: SSAValue, dim: int) -> tuple[SSAValue, SSAValue]:
    """The two halves of a tensor along a dimension."""
    dim = axis(x, dim)
    half = sizes(x)[dim] // 2
    return b.slice(x, dim, 0, half), b.slice(x, dim, half, half)


@lowers("aten.glu")
def glu(b: Builder, x: SSAValue, dim: int) -> SSAValue:
    value, gate = (b.widen(half) for half in halves(b, x, dim))
    return b.convert(b.mul(value, b.sigmoid(gate)), b.result_element)


@pointwise("aten.sinc")
def sinc(b: Builder, x: SSAValue) -> SSAValue:
    angle = b.mul(x, math.pi)
    return b.select(b.eq(x, 0.0), 1.0, b.div(b.sin(angle), angle))


@in_steps("aten.special_entr")
def entropy(b: Builder, x: SSAValue) -> SSAValue:
    positive = b.select(b.gt(x, 0.0), b.neg(b.mul(x, b.log(x))), b.select(b.eq(x, 0.0), 0.0, -math.inf))
    return b.select(b.is_nan(x), x, positive)


@pointwise("aten.deg2rad")
def deg2rad(b: Builder, x: SSAValue) -> SSAValue:
    return b.mul(x, math.pi / 180.0)


@pointwise("aten.rad2deg")
def rad2deg(b: Builder, x: SSAValue) -> SSAValue:
    return b.mul(x, 180.0 / math.pi)
