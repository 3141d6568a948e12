"""Values of a kernel as numpy scalars and arrays, and their representation in memory.

A scalar is a numpy scalar, a vector a one-dimensional array. numpy has no bfloat16: such a value is a float32
representable in bfloat16, and a uint16 in memory. A boolean is a byte in memory.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
)
from xdsl.ir import Attribute
from xdsl.utils.type import get_element_type_or_self

from ...errors import UnsupportedError

__all__ = ["Value", "from_memory", "memory_dtype", "of_type", "to_memory", "value_dtype"]

Value: TypeAlias = Any
"""A numpy scalar or a one-dimensional array."""

BITS_BELOW_BFLOAT16 = numpy.uint32(16)

_FLOATS: dict[type[Attribute], type[numpy.generic]] = {
    BFloat16Type: numpy.float32, Float16Type: numpy.float16, Float32Type: numpy.float32, Float64Type: numpy.float64,
}


@cache
def value_dtype(type: Attribute) -> numpy.dtype:
    """The dtype of values of a type, or of a vector's lanes."""
    element = get_element_type_or_self(type)
    if isinstance(element, IndexType):
        return numpy.dtype(numpy.int64)
    if isinstance(element, IntegerType):
        width = element.width.data
        return numpy.dtype(numpy.bool_ if width == 1 else f"int{width}")
    if element.__class__ not in _FLOATS:
        raise UnsupportedError(f"kernels with values of {type} have no reference semantics")
    return numpy.dtype(_FLOATS[element.__class__])


@cache
def memory_dtype(element: Attribute) -> numpy.dtype:
    """The dtype of elements in memory."""
    if isinstance(element, BFloat16Type):
        return numpy.dtype(numpy.uint16)
    return numpy.dtype(numpy.uint8) if element == IntegerType(1) else value_dtype(element)


def of_type(value: Value, type: Attribute) -> Value:
    """Convert a number to a type, rounding to nearest, ties to even."""
    value = numpy.asarray(value)
    if isinstance(get_element_type_or_self(type), BFloat16Type):
        bits = to_memory(value.astype(numpy.float32), BFloat16Type())
        return from_memory(bits, BFloat16Type())
    return value.astype(value_dtype(type))[()]


def to_memory(value: Value, element: Attribute) -> Value:
    """Convert a value to its representation in memory."""
    if not isinstance(element, BFloat16Type):
        return numpy.asarray(value).astype(memory_dtype(element))[()]
    value = numpy.asarray(value, numpy.float32)
    bits = value.view(numpy.uint32)
    # Add half of the last kept bit, and that bit itself, so that ties round to even.
    rounded = bits + numpy.uint32(0x7FFF) + ((bits >> BITS_BELOW_BFLOAT16) & numpy.uint32(1))
    rounded = numpy.where(numpy.isnan(value), bits | numpy.uint32(0x00400000), rounded)
    return (rounded >> BITS_BELOW_BFLOAT16).astype(numpy.uint16)[()]


def from_memory(stored: Value, element: Attribute) -> Value:
    """Convert the representation in memory to a value."""
    stored = numpy.asarray(stored)
    if isinstance(element, BFloat16Type):
        return (stored.astype(numpy.uint32) << BITS_BELOW_BFLOAT16).view(numpy.float32)[()]
    return (stored != 0 if element == IntegerType(1) else stored)[()]
