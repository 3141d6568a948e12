"""torch's type promotion: the element type that operands of several types are computed in."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float64Type,
    IntegerType,
    Signedness,
    TensorType,
    f32,
    i64,
)
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects.prim.types import BOOL
from .operands import Extern, Number, Operand

__all__ = ["compute_type", "factor_of", "is_float", "is_low_precision", "promote", "result_type"]


def is_float(element: Attribute) -> bool:
    return isinstance(element, AnyFloat)


def _range(element: IntegerType) -> tuple[int, int]:
    unsigned = element.signedness.data == Signedness.UNSIGNED
    return (Signedness.UNSIGNED if unsigned else Signedness.SIGNED).value_range(element.width.data)


def factor_of(element: Attribute, factor: Operand) -> Operand:
    """A factor of tensors with this element type. Eager truncates a float that scales integers; ATen decides about
    numbers outside of the type's range.
    """
    if not isinstance(element, IntegerType) or not isinstance(factor, int | float):
        return factor
    smallest, beyond = _range(element)
    if not smallest <= int(factor) < beyond:
        raise Extern(f"no lowering: the factor {factor} is not in the range of {element}")
    return int(factor)


def is_low_precision(element: Attribute) -> bool:
    """Whether eager computes with this type in f32 and rounds the result."""
    return isinstance(element, BFloat16Type | Float16Type)


def compute_type(element: Attribute) -> Attribute:
    """The type that formulas and sums over `element` are computed in."""
    return f32 if is_low_precision(element) else element


def result_type(operands: Iterable[SSAValue | Number]) -> Attribute:
    """The type that torch computes an elementwise op of these operands in.

    Tensors with dimensions decide; a 0-d tensor matters only by a higher category (boolean, integer, float),
    a number only by one that no tensor has.
    """
    ranked: list[Attribute | None] = [None, None, None]
    for operand in operands:
        rank, element = _classify(operand)
        known = ranked[rank]
        ranked[rank] = element if known is None else promote(known, element)
    result = _combine(ranked[0], _combine(ranked[1], ranked[2]))
    assert result is not None, "promotion needs an operand"
    return result


def _classify(operand: SSAValue | Number) -> tuple[int, Attribute]:
    if isinstance(operand, SSAValue):
        assert isinstance(operand.type, TensorType)
        return (0 if operand.type.get_num_dims() else 1), operand.type.element_type
    if isinstance(operand, bool):
        return 2, BOOL
    return 2, f32 if isinstance(operand, float) else i64


def _combine(higher: Attribute | None, lower: Attribute | None) -> Attribute | None:
    if higher is None or lower is None:
        return higher or lower
    if is_float(higher):
        return higher
    return promote(higher, lower) if higher == BOOL or is_float(lower) else higher


def promote(a: Attribute, b: Attribute) -> Attribute:
    """The smallest type that holds the values of both, as torch has it."""
    if a == b or b == BOOL:
        return a
    if a == BOOL:
        return b
    if is_float(a) or is_float(b):
        if not is_float(a) or not is_float(b):
            return a if is_float(a) else b
        if isinstance(a, Float64Type) or isinstance(b, Float64Type):
            return a if isinstance(a, Float64Type) else b
        return f32
    assert isinstance(a, IntegerType) and isinstance(b, IntegerType)
    unsigned = [t.signedness.data == Signedness.UNSIGNED for t in (a, b)]
    if unsigned[0] == unsigned[1]:
        return max(a, b, key=lambda t: t.width.data)
    signed, other = (b, a) if unsigned[0] else (a, b)
    if signed.width.data > other.width.data:
        return signed
    return IntegerType(min(64, other.width.data * 2))
