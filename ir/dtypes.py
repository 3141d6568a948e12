"""Correspondence between element types of the IR and torch's dtypes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import (
    BFloat16Type,
    ComplexType,
    FixedBitwidthType,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    Float16Type,
    Float32Type,
    Float64Type,
    IntegerType,
    Signedness,
)
from xdsl.ir import Attribute

from .errors import UnsupportedError

if TYPE_CHECKING:
    import torch

__all__ = ["dtype_name", "element_bytes", "element_type", "is_float8", "stored_type", "torch_dtype"]

# Element types by torch's name; torch's signed integers are signless here, as in MLIR.
ELEMENT_TYPES: dict[str, Attribute] = {
    "bool": IntegerType(1),
    "uint8": IntegerType(8, Signedness.UNSIGNED),
    "uint16": IntegerType(16, Signedness.UNSIGNED),
    "uint32": IntegerType(32, Signedness.UNSIGNED),
    "uint64": IntegerType(64, Signedness.UNSIGNED),
    "int8": IntegerType(8),
    "int16": IntegerType(16),
    "int32": IntegerType(32),
    "int64": IntegerType(64),
    "float16": Float16Type(),
    "bfloat16": BFloat16Type(),
    "float32": Float32Type(),
    "float64": Float64Type(),
    "float8_e4m3fn": Float8E4M3FNType(),
    "float8_e5m2": Float8E5M2Type(),
    "float8_e8m0fnu": Float8E8M0FNUType(),
    "complex32": ComplexType(Float16Type()),
    "complex64": ComplexType(Float32Type()),
    "complex128": ComplexType(Float64Type()),
}
_NAMES = {element: name for name, element in ELEMENT_TYPES.items()}


def is_float8(element: Attribute) -> bool:
    """Whether an element type is an 8-bit float, for which there is no arithmetic."""
    return isinstance(element, Float8E4M3FNType | Float8E5M2Type | Float8E8M0FNUType)


def stored_type(element: Attribute) -> Attribute:
    """The type of an element in the memory of kernels: integers are signless, and 8-bit floats are bit patterns."""
    if is_float8(element):
        return IntegerType(8)
    return IntegerType(element.width.data) if isinstance(element, IntegerType) else element


def element_bytes(element: Attribute) -> int:
    """The size of an element in bytes: one for a boolean, and twice that of a part for a complex number."""
    if isinstance(element, ComplexType):
        return 2 * element_bytes(element.element_type)
    assert isinstance(element, FixedBitwidthType), element
    return max(1, element.bitwidth // 8)


def dtype_name(element: Attribute) -> str:
    """torch's name of an element type; raises UnsupportedError if torch has no such tensors."""
    if element not in _NAMES:
        raise UnsupportedError(f"torch has no tensors of {element}")
    return _NAMES[element]


@cache
def torch_dtype(element: Attribute) -> torch.dtype:
    """The dtype of an element type; raises UnsupportedError if torch has no such tensors."""
    import torch

    return getattr(torch, dtype_name(element))


@cache
def element_type(dtype: torch.dtype) -> Attribute:
    """The element type of a dtype; raises UnsupportedError if the IR has none."""
    name = str(dtype).removeprefix("torch.")
    if name not in ELEMENT_TYPES:
        raise UnsupportedError(f"tensors of {dtype} are not supported",
                               hint=f"supported are {', '.join(ELEMENT_TYPES)}")
    return ELEMENT_TYPES[name]
