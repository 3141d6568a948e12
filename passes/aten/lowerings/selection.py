"""Selection and conversion: where, masks, clamps, replacements, and conversions of type."""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import BFloat16Type, FixedBitwidthType, Float16Type, Float32Type, Float64Type
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import prim
from ..operators.promotion import compute_type, is_float
from .builder import Builder, Operand, element, sizes
from .table import lowers


def _largest(kind: Attribute) -> float:
    """The largest finite value of a float type."""
    digits, exponent = {
        Float16Type: (11, 16),
        BFloat16Type: (8, 128),
        Float32Type: (24, 128),
        Float64Type: (53, 1024),
    }[type(kind)]
    return (2.0 - 2.0 ** (1 - digits)) * 2.0 ** (exponent - 1)


def choose(b: Builder, condition: SSAValue, on_true: Operand, on_false: Operand) -> SSAValue:
    """The op's result: `on_true` where the condition is not 0, else `on_false`."""
    shape, kind = b.result_sizes, b.result_element
    condition = b.broadcast(b.truth(condition), shape)
    return b.emit(prim.SelectOp(condition, b.fit(on_true, shape, kind), b.fit(on_false, shape, kind)))


@lowers(
    "aten.where.self", "aten.where.ScalarOther", "aten.where.ScalarSelf", "aten.where.Scalar", "prims.where"
)
def where(b: Builder, condition: SSAValue, on_true: Operand, on_false: Operand) -> SSAValue:
    return choose(b, condition, on_true, on_false)


@lowers("aten.masked_fill.Scalar", "aten.masked_fill.Tensor")
def masked_fill(b: Builder, x: SSAValue, mask: SSAValue, value: Operand) -> SSAValue:
    return choose(b, mask, value, x)


def _clamp(b: Builder, x: SSAValue, low: Operand | None, high: Operand | None) -> SSAValue:
    """NaN stays NaN; where the bounds cross, the upper one wins."""
    shape, kind = b.result_sizes, b.result_element
    value = b.fit(x, shape, kind)
    if low is not None:
        value = b.maximum(value, b.fit(low, shape, kind))
    return value if high is None else b.minimum(value, b.fit(high, shape, kind))


lowers("aten.clamp", "aten.clamp.Tensor", "aten.hardtanh")(_clamp)


@lowers("aten.clamp_min", "aten.clamp_min.Tensor")
def clamp_min(b: Builder, x: SSAValue, low: Operand) -> SSAValue:
    return _clamp(b, x, low, None)


@lowers("aten.clamp_max", "aten.clamp_max.Tensor")
def clamp_max(b: Builder, x: SSAValue, high: Operand) -> SSAValue:
    return _clamp(b, x, None, high)


@lowers("aten.relu")
def relu(b: Builder, x: SSAValue) -> SSAValue:
    return _clamp(b, x, 0, None)


@lowers("aten.relu6")
def relu6(b: Builder, x: SSAValue) -> SSAValue:
    return _clamp(b, x, 0, 6)


@lowers("aten.threshold")
def threshold(b: Builder, x: SSAValue, limit: Operand, value: Operand) -> SSAValue:
    return choose(b, _is_within(b, x, limit), value, x)


@lowers("aten.threshold_backward")
def threshold_backward(b: Builder, gradient: SSAValue, x: SSAValue, limit: Operand) -> SSAValue:
    return choose(b, _is_within(b, x, limit), 0, gradient)


def _is_within(b: Builder, x: SSAValue, limit: Operand) -> SSAValue:
    """Whether elements do not exceed a limit, which ATen rounds to a 16-bit type on GPUs only."""
    kind = element(x) if b.is_on_gpu else compute_type(element(x))
    return b.le(b.convert(x, kind), b.fit(limit, sizes(x), kind))


@lowers("aten.nan_to_num")
def nan_to_num(
    b: Builder, x: SSAValue, nan: float | None, positive: float | None, negative: float | None
) -> SSAValue:
    kind = element(x)
    if not is_float(kind):
        return x
    infinity, largest = float("inf"), _largest(kind)
    value = b.select(b.is_nan(x), b.constant(nan or 0.0, b.result), x)
    value = b.select(
        b.eq(x, infinity), b.constant(largest if positive is None else positive, b.result), value
    )
    return b.select(
        b.eq(x, -infinity), b.constant(-largest if negative is None else negative, b.result), value
    )


# Conversions


@lowers("aten._to_copy", "prims.convert_element_type")
def convert(b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    return b.convert(x, b.result_element)


@lowers("aten.view.dtype", "aten.view_copy.dtype", "prims.view_of_dtype")
def bitcast(b: Builder, x: SSAValue, dtype: Attribute) -> SSAValue:
    old, new = element(x), b.result_element
    assert isinstance(old, FixedBitwidthType) and isinstance(new, FixedBitwidthType)
    if old == new:
        return x
    if old.bitwidth != new.bitwidth or 1 in (old.bitwidth, new.bitwidth):
        b.extern("no lowering: bits reinterpreted in a type of another width")
    return b.emit(prim.BitcastOp(x, new))
