"""Conversions of 8-bit floats from and to f32: kernels load and store them as bits, since processors have no arithmetic
for them."""

from __future__ import annotations

from xdsl.dialects.builtin import Float8E4M3FNType, Float8E8M0FNUType, f16, f32, i8, i16, i32
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import arith
from .scopes import Scopes

MAGNITUDE, INFINITY = 0x7FFFFFFF, 0xFF << 23
"""The bits of an f32 without its sign, and those of infinity."""


def read_float8(s: Scopes, bits: SSAValue, element: Attribute) -> SSAValue:
    """The number with these eight bits as an f32, exactly.

    As the upper byte of an f16 those of e5m2 are what they mean. Those of e4m3fn have an exponent of four bits: behind
    their sign, one place further down, they are the number divided by 256, except that all bits set are NaN.
    """
    if isinstance(element, Float8E8M0FNUType):
        return _power_of_two(s, bits)
    wide = s.compute(arith.ExtUIOp(bits, i16))
    if not isinstance(element, Float8E4M3FNType):
        return _as_f32(s, s.compute(arith.ShLIOp(wide, s.constant(8, i16))))
    magnitude = s.compute(arith.AndIOp(wide, s.constant(0x7F, i16)))
    sign = s.compute(arith.ShLIOp(s.compute(arith.AndIOp(wide, s.constant(0x80, i16))), s.constant(8, i16)))
    moved = s.compute(arith.OrIOp(sign, s.compute(arith.ShLIOp(magnitude, s.constant(7, i16)))))
    number = s.compute(arith.MulfOp(_as_f32(s, moved), s.constant(256.0, f32)))
    is_nan = s.compute(arith.CmpiOp(magnitude, s.constant(0x7F, i16), "eq"))
    return s.compute(arith.SelectOp(is_nan, s.constant(float("nan"), f32), number))


def write_float8(s: Scopes, number: SSAValue, element: Attribute) -> SSAValue:
    """The eight bits of an f32 rounded to the nearest number, of two equally near ones to that with the last bit 0.

    Where the exponent has no place for it, adding a power of two rounds to multiples of the least number. Numbers that
    are too large become the largest number of e4m3fn, which has no infinity.
    """
    bits = s.compute(arith.BitcastOp(number, i32))
    if isinstance(element, Float8E8M0FNUType):
        return _exponent(s, bits)
    fraction, bias, largest = (3, 7, 0x43E00000) if isinstance(element, Float8E4M3FNType) else (2, 15, 143 << 23)
    places = 23 - fraction

    def constant(value: int) -> SSAValue:
        return s.constant(value, i32)

    def moved(value: SSAValue, count: int) -> SSAValue:
        return s.compute(arith.ShRUIOp(value, constant(count)))

    given = s.compute(arith.AndIOp(bits, constant(MAGNITUDE)))
    magnitude = s.compute(arith.MinSIOp(given, constant(largest)))
    last = s.compute(arith.AndIOp(moved(magnitude, places), constant(1)))
    half = (1 << places - 1) - 1 - ((127 - bias) << 23)
    normal = moved(s.compute(arith.AddiOp(s.compute(arith.AddiOp(magnitude, last)), constant(half))), places)
    power = 127 - bias + places + 1
    small = s.compute(arith.AddfOp(s.compute(arith.BitcastOp(magnitude, f32)), s.constant(2.0 ** (power - 127), f32)))
    subnormal = s.compute(arith.SubiOp(s.compute(arith.BitcastOp(small, i32)), constant(power << 23)))
    is_small = s.compute(arith.CmpiOp(magnitude, constant((128 - bias) << 23), "slt"))
    is_nan = s.compute(arith.CmpiOp(given, constant(INFINITY), "sgt"))
    rounded = s.compute(arith.SelectOp(is_nan, constant(0x7F), s.compute(arith.SelectOp(is_small, subnormal, normal))))
    sign = s.compute(arith.AndIOp(moved(bits, 24), constant(0x80)))
    return s.compute(arith.TruncIOp(s.compute(arith.OrIOp(rounded, sign)), i8))


def _power_of_two(s: Scopes, bits: SSAValue) -> SSAValue:
    """The bits are the exponent of an f32, except that the least one is that of a subnormal number, and the greatest
    one is NaN and not infinity."""
    wide = s.compute(arith.ExtUIOp(bits, i32))
    next = s.compute(arith.AddiOp(wide, s.constant(1, i32)))
    is_special = s.compute(arith.CmpiOp(s.compute(arith.AndIOp(next, s.constant(0xFE, i32))), s.constant(0, i32), "eq"))
    fraction = s.compute(arith.SelectOp(is_special, s.constant(1 << 22, i32), s.constant(0, i32)))
    exponent = s.compute(arith.ShLIOp(wide, s.constant(23, i32)))
    return s.compute(arith.BitcastOp(s.compute(arith.OrIOp(exponent, fraction)), f32))


def _exponent(s: Scopes, bits: SSAValue) -> SSAValue:
    """The exponent of the magnitude, one more from half on, but for a subnormal number from above half on. What is
    infinite or NaN is NaN."""
    magnitude = s.compute(arith.AndIOp(bits, s.constant(MAGNITUDE, i32)))
    is_normal = s.compute(arith.CmpiOp(magnitude, s.constant(1 << 23, i32), "sge"))
    half = s.compute(arith.SelectOp(is_normal, s.constant(1 << 22, i32), s.constant((1 << 22) - 1, i32)))
    limited = s.compute(arith.MinSIOp(magnitude, s.constant(INFINITY, i32)))
    rounded = s.compute(arith.ShRUIOp(s.compute(arith.AddiOp(limited, half)), s.constant(23, i32)))
    return s.compute(arith.TruncIOp(rounded, i8))


def _as_f32(s: Scopes, bits: SSAValue) -> SSAValue:
    return s.compute(arith.ExtFOp(s.compute(arith.BitcastOp(bits, f16)), f32))
