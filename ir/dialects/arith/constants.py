"""Queries for constant values, scalar or splat."""

from __future__ import annotations

from xdsl.dialects.arith import ConstantOp
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr
from xdsl.ir import SSAValue

from ...interfaces.views import unrepeated

__all__ = ["constant_of", "is_true", "is_zero"]


def constant_of(value: SSAValue) -> IntegerAttr | FloatAttr | None:
    """The constant that a value, or every element of it, equals; None if unknown."""
    op = unrepeated(value).owner
    if not isinstance(op, ConstantOp):
        return None
    number = op.value
    if isinstance(number, DenseIntOrFPElementsAttr):
        return number.get_attrs()[0] if number.is_splat() else None
    return number if isinstance(number, IntegerAttr | FloatAttr) else None


def is_true(condition: SSAValue) -> bool | None:
    """Whether a condition holds in every lane; None if unknown or if lanes differ."""
    number = constant_of(condition)
    return None if number is None else bool(number.value.data)


def is_zero(value: SSAValue) -> bool:
    """Whether all bits of a value are known to be zero."""
    number = constant_of(value)
    return number is not None and str(number.value.data) in ("0", "0.0")
