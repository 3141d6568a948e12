"""Maxima that ignore NaN, and logarithms and lengths of two operands."""

from __future__ import annotations

import math
from collections.abc import Callable

from xdsl.ir import SSAValue

from ..operators.promotion import is_float
from .builder import Builder, Operand, element
from .table import in_steps, pointwise


@pointwise("aten.fmax", "prims.fmax")
def fmax(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    """The larger; where one is NaN, the other."""
    return _ignoring_nan(b, b.maximum, x, y)


@pointwise("aten.fmin", "prims.fmin")
def fmin(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return _ignoring_nan(b, b.minimum, x, y)


def _ignoring_nan(b: Builder, pick: Callable[..., SSAValue], x: SSAValue, y: SSAValue) -> SSAValue:
    picked = pick(x, y)
    if not is_float(element(picked)):
        return picked
    return b.select(b.is_nan(x), y, b.select(b.is_nan(y), x, picked))


@pointwise("aten.hypot", "prims.hypot")
def hypot(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    """Scaled by the larger side, so that no square overflows."""
    x, y = b.abs(x), b.abs(y)
    longer, shorter = b.maximum(x, y), b.minimum(x, y)
    ratio = b.div(shorter, longer)
    length = b.mul(longer, b.sqrt(b.add(b.mul(ratio, ratio), 1.0)))
    length = b.select(b.eq(longer, 0.0), 0.0, length)
    return b.select(b.logical_or(b.eq(x, math.inf), b.eq(y, math.inf)), math.inf, length)


@pointwise("aten.heaviside")
def heaviside(b: Builder, x: SSAValue, values: SSAValue) -> SSAValue:
    return b.select(b.eq(x, 0), values, b.convert(b.gt(x, 0), element(x)))


# Logarithms of products


@in_steps(
    "aten.xlogy.Tensor",
    "aten.xlogy.Scalar_Other",
    "aten.xlogy.Scalar_Self",
)
def xlogy(b: Builder, x: Operand, y: Operand) -> SSAValue:
    x, y = b.match(x, y)
    return _zero_times(b, x, y, b.log(y))


@in_steps("aten.special_xlog1py", "aten.special_xlog1py.other_scalar", "aten.special_xlog1py.self_scalar")
def xlog1py(b: Builder, x: Operand, y: Operand) -> SSAValue:
    x, y = b.match(x, y)
    return _zero_times(b, x, y, b.log1p(y))


def _zero_times(b: Builder, x: SSAValue, y: SSAValue, logarithm: SSAValue) -> SSAValue:
    """`x * logarithm`, which is 0 for x = 0 unless y is NaN."""
    return b.select(b.is_nan(y), y, b.select(b.eq(x, 0.0), 0.0, b.mul(x, logarithm)))


@pointwise("aten.logaddexp")
def logaddexp(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return _log_of_sum(b, x, y, lambda gap: b.log1p(b.exp(gap)))


@pointwise("aten.logaddexp2")
def logaddexp2(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return _log_of_sum(b, x, y, lambda gap: b.mul(b.log1p(b.exp2(gap)), 1.0 / math.log(2.0)))


def _log_of_sum(b: Builder, x: SSAValue, y: SSAValue, rest: Callable[[SSAValue], SSAValue]) -> SSAValue:
    same_infinity = b.logical_and(b.eq(x, y), b.eq(b.abs(x), math.inf))
    total = b.add(b.maximum(x, y), rest(b.neg(b.abs(b.sub(x, y)))))
    return b.select(same_infinity, x, total)
