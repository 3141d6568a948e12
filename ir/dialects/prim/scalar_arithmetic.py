"""prim's elementwise ops on scalars, rounded to their element types."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from ctypes import c_float
from typing import Any

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type, IntegerType, Signedness
from xdsl.ir import Attribute, Operation

from .. import prim
from .types import tensor_of

__all__ = ["Number", "evaluate", "is_exact", "round_number"]

Number = int | float


def round_number(element: Attribute, number: Number) -> Number | None:
    """Round `number` to an element type; None for an unsupported type or number."""
    if isinstance(element, IntegerType):
        return _to_integer(element, number)
    try:
        value = float(number)
    except OverflowError:
        return None
    if isinstance(element, Float64Type):
        return value
    if isinstance(element, Float32Type):
        return c_float(value).value
    if isinstance(element, BFloat16Type):
        return _round_bfloat16(c_float(value).value)
    if isinstance(element, Float16Type):
        try:
            return struct.unpack("<e", struct.pack("<e", c_float(value).value))[0]
        except OverflowError:
            return math.copysign(math.inf, value)
    return None


def _to_integer(element: IntegerType, number: Number) -> int | None:
    width = element.width.data
    if width == 1:
        return int(number != 0)
    if isinstance(number, float):
        if not math.isfinite(number):
            return None
        whole = math.trunc(number)
        return whole if _wrap(element, whole) == whole else None
    return _wrap(element, number)


def _wrap(element: IntegerType, number: int) -> int:
    width = element.width.data
    number &= (1 << width) - 1
    is_signed = element.signedness.data != Signedness.UNSIGNED
    return number - (1 << width) if is_signed and number >> (width - 1) else number


def _round_bfloat16(value: float) -> float:
    if math.isnan(value):
        return value
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    bits += 0x7FFF + ((bits >> 16) & 1)
    return struct.unpack("<f", struct.pack("<I", bits & 0xFFFF0000))[0]


def is_exact(source: Attribute, target: Attribute) -> bool:
    """Whether every number of the source type is representable in the target type."""
    if source == target:
        return True
    if isinstance(source, IntegerType):
        signed = source.signedness.data != Signedness.UNSIGNED and source.width.data > 1
        bits = source.width.data - signed
        if isinstance(target, IntegerType):
            target_signed = target.signedness.data != Signedness.UNSIGNED and target.width.data > 1
            return bits <= target.width.data - target_signed and (target_signed or not signed)
        return bits <= _PRECISION.get(type(target), 0) and bits <= _MAX_EXPONENT.get(type(target), 0)
    return type(target) in _WIDER.get(type(source), ())


_PRECISION = {Float16Type: 11, BFloat16Type: 8, Float32Type: 24, Float64Type: 53}
_MAX_EXPONENT = {Float16Type: 15, BFloat16Type: 127, Float32Type: 127, Float64Type: 1023}
_WIDER = {Float16Type: (Float32Type, Float64Type), BFloat16Type: (Float32Type, Float64Type),
          Float32Type: (Float64Type,)}


def evaluate(op: Operation, numbers: list[Number]) -> Number | None:
    """Compute an elementwise op on numbers of its operands' types; None if it is not supported here."""
    element = tensor_of(op.results[0]).element_type
    if isinstance(op, prim.CompareOp):
        return int(_COMPARISONS[str(op.comparison.data)](*numbers))
    if isinstance(op, prim.ConvertOp):
        return round_number(element, numbers[0])
    if isinstance(op, prim.SelectOp):
        return numbers[1] if numbers[0] else numbers[2]
    table = _ON_INTEGERS if isinstance(element, IntegerType) else _ON_FLOATS
    function = table.get(type(op))
    if function is None or (element == IntegerType(1) and type(op) not in _ON_BOOLEANS):
        return None
    try:
        result = function(*numbers)
    except (ValueError, OverflowError, ZeroDivisionError):
        return None
    if isinstance(element, Float16Type | BFloat16Type):
        result = c_float(result).value
    return round_number(element, result)


_COMPARISONS: dict[str, Callable[[Number, Number], bool]] = {
    "eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y,
    "le": lambda x, y: x <= y, "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y,
}


def _divide(x: float, y: float) -> float:
    if y == 0:
        return math.nan if x == 0 or math.isnan(x) else math.copysign(math.inf, x) * math.copysign(1, y)
    return x / y


def _maximum(x: float, y: float) -> float:
    return math.nan if math.isnan(x) or math.isnan(y) else max(x, y)


def _minimum(x: float, y: float) -> float:
    return math.nan if math.isnan(x) or math.isnan(y) else min(x, y)


def _truncated_quotient(x: int, y: int) -> int:
    return x // y if (x < 0) == (y < 0) else -(-x // y)


_ON_FLOATS: dict[type[Operation], Callable[..., Any]] = {
    prim.AbsOp: abs, prim.NegOp: lambda x: -x, prim.AddOp: lambda x, y: x + y, prim.SubOp: lambda x, y: x - y,
    prim.MulOp: lambda x, y: x * y, prim.DivOp: _divide, prim.MaximumOp: _maximum, prim.MinimumOp: _minimum,
    prim.ReciprocalOp: lambda x: _divide(1.0, x), prim.SqrtOp: math.sqrt,
    prim.RsqrtOp: lambda x: _divide(1.0, math.sqrt(x)), prim.ExpOp: math.exp, prim.Exp2Op: lambda x: 2.0**x,
    prim.Expm1Op: math.expm1, prim.LogOp: math.log, prim.Log1pOp: math.log1p, prim.Log2Op: math.log2,
    prim.Log10Op: math.log10, prim.SinOp: math.sin, prim.CosOp: math.cos, prim.TanhOp: math.tanh,
    prim.PowOp: math.pow, prim.CopysignOp: math.copysign,
}
_ON_INTEGERS: dict[type[Operation], Callable[..., Any]] = {
    prim.AbsOp: abs, prim.NegOp: lambda x: -x, prim.NotOp: lambda x: ~x, prim.AddOp: lambda x, y: x + y,
    prim.SubOp: lambda x, y: x - y, prim.MulOp: lambda x, y: x * y, prim.MaximumOp: max, prim.MinimumOp: min,
    prim.DivOp: _truncated_quotient, prim.FloorDivOp: lambda x, y: x // y,
    prim.RemOp: lambda x, y: x - y * _truncated_quotient(x, y), prim.AndOp: lambda x, y: x & y,
    prim.OrOp: lambda x, y: x | y, prim.XorOp: lambda x, y: x ^ y,
}
# For booleans `not` is logical and a sum is a disjunction: only the following ops work as for integers.
_ON_BOOLEANS = {prim.AndOp, prim.OrOp, prim.XorOp, prim.MaximumOp, prim.MinimumOp, prim.MulOp}
