"""Gradients of activation functions."""

from __future__ import annotations

import math

from xdsl.dialects.builtin import f16
from xdsl.ir import SSAValue

from ..operators.operands import known
from .activations import GELU_CUBIC, GELU_SCALE, SQRT_HALF, halves, limits_of_logit, tanh_of_softplus
from .arithmetic import rounded
from .builder import Builder, Operand, axis
from .table import in_steps, lowers, pointwise


@in_steps("aten.sigmoid_backward", on_gpus=True)
def sigmoid_backward(b: Builder, gradient: SSAValue, y: SSAValue) -> SSAValue:
    if b.result_element == f16:
        b.leave_if_strict()
    return b.mul(b.mul(gradient, b.sub(1.0, y)), y)


@in_steps("aten.tanh_backward", on_gpus=True)
def tanh_backward(b: Builder, gradient: SSAValue, y: SSAValue) -> SSAValue:
    return b.mul(gradient, b.sub(1.0, b.mul(y, y)))


@pointwise("aten.gelu_backward")
def gelu_backward(b: Builder, gradient: SSAValue, x: SSAValue, approximate: str) -> SSAValue:
    """Of the form with tanh, (1 + tanh u) / 2 and its slope are quotients of `exp(-|2u|)`, which neither overflow nor
    cancel."""
    b.leave_if_strict(on_gpus=True)
    if approximate == "tanh":
        square = b.mul(x, x)
        double = b.mul(b.add(x, b.mul(b.mul(square, x), GELU_CUBIC)), 2.0 * GELU_SCALE)
        decay = b.exp(b.neg(b.abs(double)))
        upper = b.div(1.0, b.add(decay, 1.0))
        lower = b.mul(decay, upper)
        bell = b.select(b.lt(double, 0.0), lower, upper)
        inner_slope = b.mul(b.add(b.mul(square, 3.0 * GELU_CUBIC), 1.0), 2.0 * GELU_SCALE)
        slope = b.mul(b.mul(x, b.mul(lower, upper)), inner_slope)
    else:
        bell = b.mul(b.add(b.erf(b.mul(x, SQRT_HALF)), 1.0), 0.5)
        density = b.mul(b.exp(b.mul(b.mul(x, x), -0.5)), 1.0 / math.sqrt(2.0 * math.pi))
        slope = b.mul(x, density)
    return b.mul(gradient, b.add(bell, slope))


@pointwise("aten.silu_backward")
def silu_backward(b: Builder, gradient: SSAValue, x: SSAValue) -> SSAValue:
    gate = b.sigmoid(x)
    return b.mul(b.mul(gradient, gate), b.add(b.mul(x, b.sub(1.0, gate)), 1.0))


@pointwise("aten.mish_backward")
def mish_backward(b: Builder, gradient: SSAValue, x: SSAValue) -> SSAValue:
    bell = tanh_of_softplus(b, x)
    slope = b.mul(b.mul(x, b.sigmoid(x)), b.sub(1.0, b.mul(bell, bell)))
    return b.mul(gradient, b.add(bell, slope))


@pointwise("aten.softplus_backward")
def softplus_backward(
    b: Builder, gradient: SSAValue, x: SSAValue, beta: Operand, threshold: Operand
) -> SSAValue:
    scaled = b.mul(x, beta)
    growth = b.exp(scaled)
    return b.select(b.gt(scaled, threshold), gradient, b.div(b.mul(gradient, growth), b.add(growth, 1.0)))


@pointwise("aten.log_sigmoid_backward")
def log_sigmoid_backward(b: Builder, gradient: SSAValue, x: SSAValue, buffer: SSAValue) -> SSAValue:
    decay = buffer if b.is_strict else b.exp(b.neg(b.abs(x)))
    part = b.div(decay, b.add(decay, 1.0))
    return b.mul(gradient, b.select(b.lt(x, 0.0), b.sub(1.0, part), part))


@pointwise("aten.elu_backward")
def elu_backward(
    b: Builder,
    gradient: SSAValue,
    alpha: float,
    scale: float,
    input_scale: float,
    is_result: bool,
    x: SSAValue,
) -> SSAValue:
    """`x` is the activation's result if `is_result`, else its argument."""
    alpha, scale, input_scale = known(alpha), known(scale), known(input_scale)
    height = float(alpha * scale)
    if is_result:
        slope = b.mul(b.add(x, height), float(input_scale))
    else:
        slope = b.mul(b.exp(b.mul(x, float(input_scale))), float(input_scale) * height)
    return b.select(b.le(x, 0.0), b.mul(gradient, slope), b.mul(gradient, float(scale)))


@pointwise("aten.leaky_relu_backward")
def leaky_relu_backward(
    b: Builder, gradient: SSAValue, x: SSAValue, slope: Operand, is_result: bool
) -> SSAValue:
    return b.select(b.gt(x, 0.0), gradient, b.mul(gradient, slope))


@pointwise("aten.hardtanh_backward")
def hardtanh_backward(b: Builder, gradient: SSAValue, x: SSAValue, low: Operand, high: Operand) -> SSAValue:
    return b.select(b.logical_or(b.le(x, low), b.ge(x, high)), 0.0, gradient)


@pointwise("aten.hardsigmoid_backward")
def hardsigmoid_backward(b: Builder, gradient: SSAValue, x: SSAValue) -> SSAValue:
    return b.select(b.logical_and(b.gt(x, -3.0), b.lt(x, 3.0)), b.div(gradient, 6.0), 0.0)


@pointwise("aten.hardswish_backward")
def hardswish_backward(b: Builder, gradient: SSAValue, x: SSAValue) -> SSAValue:
    middle = b.mul(gradient, b.add(b.div(x, 3.0), 0.5))
    return b.select(b.le(x, -3.0), 0.0, b.select(b.lt(x, 3.0), middle, gradient))


@pointwise("aten.hardshrink_backward", "aten.softshrink_backward")
def shrink_backward(b: Builder, gradient: SSAValue, x: SSAValue, limit: Operand) -> SSAValue:
    return b.select(b.le(b.abs(x), rounded(b, limit)), 0.0, gradient)


@in_steps("aten.logit_backward")
def logit_backward(b: Builder, gradient: SSAValue, x: SSAValue, eps: float | None) -> SSAValue:
    slope = b.div(gradient, b.mul(x, b.sub(1.0, x)))
    if eps is None:
        inside = b.logical_and(b.ge(x, 0.0), b.le(x, 1.0))
        return b.select(inside, slope, math.nan)
    least, most = limits_of_logit(x, eps)
    return b.select(b.logical_and(b.ge(x, least), b.le(x, most)), slope, 0.0)


@lowers("aten.glu_backward")
def glu_backward(b: Builder, gradient: SSAValue, x: SSAValue, dim: int) -> SSAValue:
    value, gate = (b.widen(half) for half in halves(b, x, dim))
    gradient, gate = b.widen(gradient), b.sigmoid(gate)
    if b.is_strict:
        gate = b.widen(b.convert(gate, b.result_element))
    to_value = b.mul(gate, gradient)
    to_gate = b.mul(b.mul(b.mul(b.sub(1.0, gate), gate), value), gradient)
    return b.convert(b.concatenate([to_value, to_gate], axis(x, dim)), b.result_element)


@lowers("aten._prelu_kernel_backward")
def prelu_kernel_backward(b: Builder, gradient: SSAValue, x: SSAValue, weight: SSAValue) -> list[SSAValue]:
    gradient, wide, weight = b.widen(gradient), b.widen(x), b.widen(weight)
    to_input = b.select(b.gt(wide, 0.0), gradient, b.mul(weight, gradient))
    to_weight = b.select(b.gt(wide, 0.0), 0.0, b.mul(wide, gradient))
    return [b.fit(to_input, b.result_sizes, b.result_element), b.convert(to_weight, b.result_element)]
