"""C++ types for IR types.

An element type keeps its name (`f32`, `i64`); `index` is `i64`, `i1` is `bool` as a value and a byte in memory. f16
and bf16 are represented by their bits in memory and converted to f32 for computation. `vector<16xf32>` is `f32x16`,
which the compiler may split over several registers. A vector of conditions is a vector of integers, 0 or -1, with
lanes of `mask_bits` width.
"""

from __future__ import annotations

from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    Signedness,
    VectorType,
)
from xdsl.ir import Attribute

from ....ir.dialects.loop.masks import DEFAULT_MASK_BITS
from ....ir.errors import UnsupportedError
from ....ir.vector_types import element_of
from .prelude.type_names import SCALARS


def is_bool(type: Attribute) -> bool:
    """Whether a type is `i1` or a vector of it."""
    element = element_of(type)
    return isinstance(element, IntegerType) and element.width.data == 1


def is_float(type: Attribute) -> bool:
    return isinstance(element_of(type), AnyFloat)


def scalar_name(element: Attribute) -> str:
    """The C++ type of a scalar."""
    match element:
        case Float32Type():
            return "f32"
        case Float64Type():
            return "f64"
        case BFloat16Type():
            return "bf16"
        case Float16Type():
            return "f16"
        case IndexType():
            return "i64"
        case IntegerType() if element.width.data == 1:
            return "bool"
        case IntegerType() if (
            element.signedness.data == Signedness.SIGNLESS and f"i{element.width.data}" in SCALARS
        ):
            return f"i{element.width.data}"
    raise UnsupportedError(f"the C++ emitter has no type for {element}")


def type_name(type: Attribute, mask_bits: int = DEFAULT_MASK_BITS) -> str:
    """The C++ type of a value; `mask_bits` is the lane width of a vector of conditions."""
    if not isinstance(type, VectorType):
        return scalar_name(type)
    if type.get_num_dims() != 1 or (lanes := type.element_count()) < 1 or lanes & (lanes - 1):
        raise UnsupportedError(f"the C++ emitter takes vectors of one dimension and 2^n lanes, not {type}")
    return mask_name(lanes, mask_bits) if is_bool(type) else f"{scalar_name(element_of(type))}x{lanes}"


def mask_name(lanes: int, bits: int) -> str:
    return f"i{bits}x{lanes}"


def memory_name(element: Attribute) -> str:
    """The C++ type of an element in memory."""
    return "u8" if is_bool(element) else scalar_name(element)


def cast(text: str, name: str) -> str:
    """An integer, or a vector of them, as the type `name` of the same width."""
    return f"as<{name}>({text})" if "x" in name else f"({name}){text}"


def cast_whole(text: str, name: str) -> str:
    """The same of an expression of lower precedence."""
    return cast(text if "x" in name else f"({text})", name)


def unsigned(name: str) -> str:
    """The unsigned type of the same shape as an integer type."""
    return "u" + name[1:] if name.startswith("i") else name
