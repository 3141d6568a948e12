"""Conversions of 8-bit floats to f32: kernels load them as bits, since processors have no arithmetic for them."""

from __future__ import annotations

from xdsl.dialects.builtin import Float8E4M3FNType, Float8E8M0FNUType, f16, f32, i16, i32
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import arith
from .scopes import Scopes


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


def _power_of_two(s: Scopes, bits: SSAValue) -> SSAValue:
    """The bits are the exponent of an f32, except that the least one is that of a subnormal number, and the greatest
    one is NaN and not infinity."""
    wide = s.compute(arith.ExtUIOp(bits, i32))
    next = s.compute(arith.AddiOp(wide, s.constant(1, i32)))
    is_special = s.compute(arith.CmpiOp(s.compute(arith.AndIOp(next, s.constant(0xFE, i32))), s.constant(0, i32), "eq"))
    fraction = s.compute(arith.SelectOp(is_special, s.constant(1 << 22, i32), s.constant(0, i32)))
    exponent = s.compute(arith.ShLIOp(wide, s.constant(23, i32)))
    return s.compute(arith.BitcastOp(s.compute(arith.OrIOp(exponent, fraction)), f32))


def _as_f32(s: Scopes, bits: SSAValue) -> SSAValue:
    return s.compute(arith.ExtFOp(s.compute(arith.BitcastOp(bits, f16)), f32))
