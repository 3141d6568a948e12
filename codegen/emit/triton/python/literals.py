"""Constants in Triton Python, bitwise exact.

In a binary operation, Triton gives a Python number the type of the other operand. Elsewhere it has a default type:
int32, or int64 if it is out of range; float32, or float64 if it is no normal number of float32.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass

from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, Float32Type, Float64Type, FloatAttr, IntegerAttr
from xdsl.ir import Attribute

from .....ir.dialects.triton import element_of
from .....ir.errors import UnsupportedError
from ..types import dtype_name, is_bool, is_float, width

__all__ = ["Literal", "constant_literal"]

MIN_NORMAL_F32 = 2.0**-126
GREATEST_F32 = (2 - 2.0**-23) * 2.0**127


@dataclass(frozen=True)
class Literal:
    """A number, which all elements of a block equal, and its type."""

    value: int | float
    type: Attribute

    @property
    def text(self) -> str:
        """The Python literal of the number."""
        if is_bool(self.type):
            return str(bool(self.value))
        if not is_float(self.type):
            bits = width(self.type)
            wrapped = int(self.value) % (1 << bits)
            return str(wrapped - (1 << bits) if wrapped >> (bits - 1) else wrapped)
        return _float_text(float(self.value), self.type)

    @property
    def is_negative_zero(self) -> bool:
        """Triton 3.6 turns the literal -0.0 into 0.0."""
        return is_float(self.type) and self.value == 0 and math.copysign(1.0, self.value) < 0

    @property
    def unsigned_text(self) -> str:
        """The literal of an integer interpreted as unsigned."""
        return str(int(self.value) % (1 << width(self.type)))

    @property
    def has_its_own_type(self) -> bool:
        """Whether the literal's default type in Triton is its type here."""
        if self.is_negative_zero:
            return False
        if is_bool(self.type):
            return True
        if not is_float(self.type):
            return width(self.type) == 32
        return isinstance(element_of(self.type), Float32Type) and self.is_exact_as_f32

    @property
    def survives_conversion(self) -> bool:
        """Whether the literal has the right value after Triton's conversion from its default type."""
        return not is_float(self.type) or (self.is_exact_as_f32 and not self.is_negative_zero)

    @property
    def is_exact_as_f32(self) -> bool:
        value = float(self.value)
        if not math.isfinite(value) or value == 0:
            return True
        return abs(value) >= MIN_NORMAL_F32 and _as_f32(value) == value

    def typed(self, shape: tuple[int, ...] = ()) -> str:
        """A scalar or block of the number with its type."""
        if self.is_negative_zero:
            return f"(tl.full({list(shape)}, 0.0, {dtype_name(self.type)}) * -1.0)"
        return f"tl.full({list(shape)}, {self.text}, {dtype_name(self.type)})"


def constant_literal(value: Attribute, type: Attribute) -> Literal:
    """The literal of a constant whose elements are all equal."""
    if isinstance(value, IntegerAttr | FloatAttr):
        return Literal(value.value.data, type)
    if isinstance(value, DenseIntOrFPElementsAttr) and value.is_splat():
        return Literal(value.get_values()[0], type)
    raise UnsupportedError(f"Triton has no constants of several numbers: {value}")


def _as_f32(value: float) -> float:
    try:
        return struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def _float_text(value: float, type: Attribute) -> str:
    """The shortest decimal form that is guaranteed to parse as the same number."""
    if not math.isfinite(value):
        return f'float("{value}")'
    if isinstance(element_of(type), Float64Type):
        return repr(value)
    value = _as_f32(value)
    if abs(value) == GREATEST_F32:  # a shorter form exceeds it, and Triton would make it a float64
        return repr(value)
    text = next(text for digits in range(1, 10) if _as_f32(float(text := f"{value:.{digits}g}")) == value)
    return text if "." in text or "e" in text else f"{text}.0"
