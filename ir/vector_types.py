"""Queries of scalar and vector types: lanes, elements, and widths."""

from __future__ import annotations

from functools import cache

from xdsl.dialects.builtin import BFloat16Type, Float16Type, IndexType, VectorType
from xdsl.ir import Attribute

from .dtypes import element_bytes

__all__ = ["computed_bits", "element_of", "is_half", "lanes_of", "stored_bits", "with_lanes"]


def element_of(type: Attribute) -> Attribute:
    """The type of one lane of a vector, or the type itself if it is a scalar."""
    return type.element_type if isinstance(type, VectorType) else type


def lanes_of(type: Attribute) -> int | None:
    """The number of lanes of a vector; None for a scalar."""
    return type.element_count() if isinstance(type, VectorType) else None


@cache
def with_lanes(type: Attribute, lanes: int) -> Attribute:
    """A vector type with another number of lanes; other types unchanged. Each is made once, as xDSL verifies types when
    they are made."""
    return VectorType(type.element_type, [lanes]) if isinstance(type, VectorType) else type


def is_half(type: Attribute) -> bool:
    """Whether a scalar or lane type is f16 or bf16, which are computed in f32."""
    return isinstance(element_of(type), BFloat16Type | Float16Type)


def computed_bits(type: Attribute) -> int:
    """The width of a scalar or lane in computations: f16 and bf16 become f32."""
    return 32 if is_half(type) else stored_bits(type)


def stored_bits(type: Attribute) -> int:
    """The width of a scalar or lane in memory."""
    element = element_of(type)
    return 64 if isinstance(element, IndexType) else 8 * element_bytes(element)
