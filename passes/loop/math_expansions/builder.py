"""What expansions are written with: elementwise arithmetic on floats and on their bits, as short calls."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import TypeAlias

from xdsl.dialects import math, scf
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, VectorType, f32, f64, i32
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.arith import with_element_type
from ....ir.dialects.loop import ReduceLanesOp, ScaleOp

Float: TypeAlias = SSAValue | float
Integer: TypeAlias = SSAValue | int

Constants: TypeAlias = dict[tuple[Attribute, int], SSAValue]
"""Constants by their type and their bits."""

INFINITY_BITS = 0x7F800000
SIGN_BIT = 0x80000000


class MathBuilder:
    """Appends elementwise operations on `f32`, or on vectors of it, to a list.

    A Python number stands for a constant of that value, in every lane of a vector; `constants` holds those
    that exist already. Floats are `f32`, integers `i32`, and a method's name says which of them it works on.
    """

    def __init__(self, float_type: Attribute, constants: Constants | None = None):
        self.operations: list[Operation] = []
        self.float_type = float_type
        self.integer_type = with_element_type(float_type, i32)
        self._constants = {} if constants is None else constants

    # Constants

    def constant(self, value: float) -> SSAValue:
        """The float nearest to `value`."""
        key = (self.float_type, float_bits(value))
        if key not in self._constants:
            self._constants[key] = self._splat(FloatAttr(value, f32))
        return self._constants[key]

    def integer(self, value: int) -> SSAValue:
        """An integer, which may be given as a signed or as an unsigned one."""
        signed = (value + 2**31) % 2**32 - 2**31
        key = (self.integer_type, signed)
        if key not in self._constants:
            self._constants[key] = self._splat(IntegerAttr(signed, i32))
        return self._constants[key]

    def _splat(self, value: FloatAttr | IntegerAttr) -> SSAValue:
        element_type, number = value.type, value.value.data
        constant_type = with_element_type(self.float_type, element_type)
        if isinstance(constant_type, VectorType):
            return self.append(arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(constant_type, [number])))
        return self.append(arith.ConstantOp(value))

    # Floats

    def add(self, a: Float, b: Float) -> SSAValue:
        return self.append(arith.AddfOp(self._float(a), self._float(b)))

    def sub(self, a: Float, b: Float) -> SSAValue:
        return self.append(arith.SubfOp(self._float(a), self._float(b)))

    def mul(self, a: Float, b: Float) -> SSAValue:
        return self.append(arith.MulfOp(self._float(a), self._float(b)))

    def div(self, a: Float, b: Float) -> SSAValue:
        return self.append(arith.DivfOp(self._float(a), self._float(b)))

    def fma(self, a: Float, b: Float, c: Float) -> SSAValue:
        """a * b + c, rounded once."""
        return self.append(math.FmaOp(self._float(a), self._float(b), self._float(c)))

    def neg(self, a: Float) -> SSAValue:
        return self.append(arith.NegfOp(self._float(a)))

    def abs(self, a: Float) -> SSAValue:
        return self.append(math.AbsFOp(self._float(a)))

    def sqrt(self, a: Float) -> SSAValue:
        return self.append(math.SqrtOp(self._float(a)))

    def trunc(self, a: Float) -> SSAValue:
        return self.append(math.TruncOp(self._float(a)))

    def polynomial(self, x: SSAValue, coefficients: Sequence[float]) -> SSAValue:
        """coefficients[0] + coefficients[1] * x + ... by Horner's rule."""
        *lower, highest = coefficients
        result = self.constant(highest)
        for coefficient in reversed(lower):
            result = self.fma(result, x, coefficient)
        return result

    def odd_polynomial(self, x: SSAValue, coefficients: Sequence[float]) -> SSAValue:
        """x + x**3 * (coefficients[0] + coefficients[1] * x**2 + ...); the sign of a zero may get lost."""
        square = self.mul(x, x)
        return self.fma(self.mul(x, square), self.polynomial(square, coefficients), x)

    def round_to_integer(self, x: Float, factor: float, bias: int = 0) -> tuple[SSAValue, SSAValue]:
        """The integer nearest to x * factor: as a float, and plus `bias` in the low 22 bits of an integer.

        Adding 1.5 * 2**23 leaves no bits for a fraction. Right up to 2**21 in magnitude.
        """
        shifter = 1.5 * 2**23 + bias
        shifted = self.add(x, shifter) if factor == 1 else self.fma(x, factor, shifter)
        return self.sub(shifted, shifter), self.bits(shifted)

    def scale(self, a: Float, n: SSAValue) -> SSAValue:
        """a * 2**n for n from `round_to_integer`; see `loop.scale`."""
        return self.append(ScaleOp(self._float(a), n))

    # Choices

    def compare(self, predicate: str, a: Float, b: Float) -> SSAValue:
        """Compare floats by one of arith's predicates, such as `olt`."""
        return self.append(arith.CmpfOp(self._float(a), self._float(b), predicate))

    def compare_integers(self, predicate: str, a: Integer, b: Integer) -> SSAValue:
        """Compare integers by one of arith's predicates, such as `slt`."""
        return self.append(arith.CmpiOp(self._integer(a), self._integer(b), predicate))

    def select(self, condition: SSAValue, a: Float, b: Float) -> SSAValue:
        return self.append(arith.SelectOp(condition, self._float(a), self._float(b)))

    def at_most(self, x: SSAValue, limit: float) -> SSAValue:
        """The lesser of x and `limit`; a NaN stays."""
        return self.append(arith.MinimumfOp(x, self.constant(limit)))

    def at_least(self, x: SSAValue, limit: float) -> SSAValue:
        """The greater of x and `limit`; a NaN stays."""
        return self.append(arith.MaximumfOp(x, self.constant(limit)))

    def unless_any(
        self, condition: SSAValue, usual: SSAValue, rare: Callable[[MathBuilder], SSAValue]
    ) -> SSAValue:
        """`usual`, but in all lanes what `rare` builds where the condition holds in any lane."""
        if isinstance(condition.type, VectorType):
            condition = self.append(ReduceLanesOp("or", condition))
        branch = MathBuilder(self.float_type)
        result = rare(branch)
        rarely = Region(Block([*branch.operations, scf.YieldOp(result)]))
        usually = Region(Block([scf.YieldOp(usual)]))
        return self.append(scf.IfOp(condition, [self.float_type], rarely, usually))

    # Bits

    def bits(self, a: Float) -> SSAValue:
        return self.append(arith.BitcastOp(self._float(a), self.integer_type))

    def from_bits(self, a: Integer) -> SSAValue:
        return self.append(arith.BitcastOp(self._integer(a), self.float_type))

    def sign_of(self, a: Float) -> SSAValue:
        """The sign bit alone."""
        return self.bit_and(self.bits(a), SIGN_BIT)

    def flip_sign(self, a: Float, sign: Integer) -> SSAValue:
        """`a`, negated where the sign bit is set in `sign`, which has no other bits."""
        return self.from_bits(self.bit_xor(self.bits(a), sign))

    def set_sign(self, a: Float, sign: Integer) -> SSAValue:
        """`a`, which is not negative unless `sign` is, with the sign bit `sign`, which has no other bits."""
        return self.from_bits(self.bit_or(self.bits(a), sign))

    def power_of_two(self, biased: Integer) -> SSAValue:
        """2**k from the low 9 bits of an integer, which hold k + 127; 0 for k = -127, infinity for 128."""
        return self.from_bits(self.shift_left(biased, 23))

    # Integers

    def integer_sub(self, a: Integer, b: Integer) -> SSAValue:
        return self.append(arith.SubiOp(self._integer(a), self._integer(b)))

    def bit_and(self, a: Integer, b: Integer) -> SSAValue:
        return self.append(arith.AndIOp(self._integer(a), self._integer(b)))

    def bit_or(self, a: Integer, b: Integer) -> SSAValue:
        return self.append(arith.OrIOp(self._integer(a), self._integer(b)))

    def bit_xor(self, a: Integer, b: Integer) -> SSAValue:
        return self.append(arith.XOrIOp(self._integer(a), self._integer(b)))

    def shift_left(self, a: Integer, count: Integer) -> SSAValue:
        return self.append(arith.ShLIOp(self._integer(a), self._integer(count)))

    def shift_right_signed(self, a: Integer, count: Integer) -> SSAValue:
        """Shift in copies of the sign bit."""
        return self.append(arith.ShRSIOp(self._integer(a), self._integer(count)))

    def to_float(self, a: Integer) -> SSAValue:
        return self.append(arith.SIToFPOp(self._integer(a), self.float_type))

    # Other types

    def in_double(self, operation: Callable[[SSAValue], Operation], x: SSAValue) -> SSAValue:
        """What `operation` gives in f64 for x, rounded to f32."""
        wide = self.append(arith.ExtFOp(x, with_element_type(self.float_type, f64)))
        return self.append(arith.TruncFOp(self.append(operation(wide)), self.float_type))

    def append(self, operation: Operation) -> SSAValue:
        """Add an operation, and give its one result."""
        self.operations.append(operation)
        return operation.results[0]

    def _float(self, value: Float) -> SSAValue:
        return value if isinstance(value, SSAValue) else self.constant(value)

    def _integer(self, value: Integer) -> SSAValue:
        return value if isinstance(value, SSAValue) else self.integer(value)


def float_bits(value: float) -> int:
    """The bits of the f32 nearest to `value`, as an unsigned integer."""
    return struct.unpack("<I", struct.pack("<f", value))[0]
