"""Triton's names of types: `tl.float32` in Python, `fp32` in the signature of a kernel."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    BFloat16Type,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IntegerType,
    Signedness,
)
from xdsl.ir import Attribute, Operation

from ....ir.dialects.triton import PointerType, element_of
from ....ir.errors import UnsupportedError

__all__ = ["dtype_name", "is_bool", "is_float", "refuse_halves", "signature_name", "unsigned_name", "width"]

_FLOATS: dict[type[Attribute], tuple[str, str]] = {
    Float16Type: ("float16", "fp16"),
    BFloat16Type: ("bfloat16", "bf16"),
    Float32Type: ("float32", "fp32"),
    Float64Type: ("float64", "fp64"),
    Float8E4M3FNType: ("float8e4nv", "fp8e4nv"),
    Float8E5M2Type: ("float8e5", "fp8e5"),
    Float8E4M3FNUZType: ("float8e4b8", "fp8e4b8"),
    Float8E5M2FNUZType: ("float8e5b16", "fp8e5b16"),
}
_WIDTHS = (1, 8, 16, 32, 64)


def _names(element: Attribute) -> tuple[str, str]:
    """The name of an element type in triton.language, and in a signature."""
    if (found := _FLOATS.get(type(element))) is not None:
        return found
    if isinstance(element, IntegerType) and element.width.data in _WIDTHS \
            and element.signedness.data == Signedness.SIGNLESS:
        return f"int{element.width.data}", f"i{element.width.data}"
    raise UnsupportedError(f"Triton has no type for {element}")


def dtype_name(type: Attribute) -> str:
    """The element type of a scalar or block in Triton Python: `tl.float32`, `tl.pointer_type(tl.float32)`."""
    element = element_of(type)
    if isinstance(element, PointerType):
        return f"tl.pointer_type({dtype_name(element.pointee)})"
    return f"tl.{_names(element)[0]}"


def unsigned_name(type: Attribute) -> str:
    """The unsigned integer type of the same width in Triton Python."""
    return f"tl.uint{width(type)}"


def signature_name(type: Attribute) -> str:
    """The type of an argument for `triton.compile`: `*fp32`, `i64`."""
    return f"*{_names(type.pointee)[1]}" if isinstance(type, PointerType) else _names(type)[1]


def width(type: Attribute) -> int:
    """The number of bits of an element."""
    return element_of(type).bitwidth  # type: ignore[attr-defined]


def refuse_halves(op: Operation) -> None:
    """Reject divisions of 16-bit floats, which Triton computes in float32."""
    element = element_of(op.results[0].type)
    if isinstance(element, Float16Type | BFloat16Type):
        raise UnsupportedError(f"Triton does not divide in {element}", hint="extend to f32 first")


def is_bool(type: Attribute) -> bool:
    element = element_of(type)
    return isinstance(element, IntegerType) and element.width.data == 1


def is_float(type: Attribute) -> bool:
    return isinstance(element_of(type), tuple(_FLOATS))
