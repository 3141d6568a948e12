"""C++ literals for constants, bitwise exact."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import BFloat16Type, DenseIntOrFPElementsAttr, Float16Type, FloatAttr, IntegerAttr
from xdsl.ir import Attribute

from ....ir.errors import UnsupportedError
from ....ir.vector_types import element_of
from .prelude.type_names import split_vector
from .types import is_bool, is_float, scalar_name, type_name

Number = int | float


def scalar_literal(value: Number, element: Attribute) -> str:
    """A number as a C++ expression of the given element type."""
    if is_bool(element):
        return "true" if value else "false"
    if not is_float(element):
        return integer_literal(int(value), scalar_name(element))
    if isinstance(element, BFloat16Type | Float16Type):
        return hex(half_bits(float(value), element))
    return float_literal(float(value), scalar_name(element))


def integer_literal(value: int, name: str) -> str:
    bits = 64 if name == "i64" else int(name[1:])
    wrapped = (value + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))
    if wrapped == -(1 << 63):
        return "(-9223372036854775807 - 1)"
    return str(wrapped)


def float_literal(value: float, name: str) -> str:
    """The shortest decimal form that is guaranteed to have the same bits when parsed."""
    single = name == "f32"
    if math.isnan(value):
        return '__builtin_nanf("")' if single else '__builtin_nan("")'
    if math.isinf(value):
        return ("-" if value < 0 else "") + ("__builtin_inff()" if single else "__builtin_inf()")
    if not single:
        return repr(value)
    value = struct.unpack("<f", struct.pack("<f", value))[0]
    text = min(repr(value), f"{value:.9g}", key=len)
    return text + ("f" if "." in text or "e" in text else ".0f")


def half_bits(value: float, element: Attribute) -> int:
    """The bits of the f16 or bf16 nearest to `value`."""
    if isinstance(element, Float16Type):
        return struct.unpack("<H", struct.pack("<e", value))[0]
    if math.isnan(value):
        return 0x7FC0
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16) & 0xFFFF


def constant_values(value: Attribute) -> Sequence[Number]:
    """The value of a scalar constant, or of each lane of a vector; a single value if all lanes are equal."""
    match value:
        case IntegerAttr() | FloatAttr():
            return [value.value.data]
        case DenseIntOrFPElementsAttr():
            values = cast(Sequence[Number], value.get_values())
            return values[:1] if value.is_splat() else values
    raise UnsupportedError(f"the C++ emitter cannot print the constant {value}")


def vector_literal(values: Sequence[Number], type: Attribute) -> str:
    """A vector with the given lanes; conditions are 32 bits wide."""
    name, element = type_name(type), element_of(type)
    if is_bool(type):
        lanes = ["-1" if value else "0" for value in values]
    else:
        lanes = [scalar_literal(value, element) for value in values]
    if len(lanes) == 1 and split_vector(name)[1] != 1:
        return f"splat<{name}>({lanes[0]})"
    return f"{name}{{{', '.join(lanes)}}}"
