"""The operator of libtorch that a host program in C calls for an operation.

The C interface takes Scalars as float64 only. Where that does not hold one, an operator that takes a tensor in its
place is called, with a number in memory: `mul.Tensor` for `mul.Scalar`, and `repeat` for `full`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from xdsl.dialects.builtin import ComplexType, Float64Type, IntegerType, i64
from xdsl.ir import Attribute, Operation

from .....ir.dialects.aten import Schema, arguments, schema_of
from .....ir.dialects.aten.table import op_names, schema_of_name
from .....ir.dialects.host import BufferType
from .....ir.dtypes import ELEMENT_TYPES, dtype_name

__all__ = ["NUMBERS", "Number", "OperatorCall", "call_of", "double_in_c"]

NUMBERS = {"float32": "float", "float64": "double", "bool": "int8_t", "uint8": "uint8_t", "int8": "int8_t",
           "int16": "int16_t", "int32": "int32_t", "int64": "i64"}
"""C's types of numbers that programs read from tensors, by torch's."""
_PARTS = {"complex64": "float", "complex128": "double"}
"""C's types of the parts of complex numbers."""


@dataclass(frozen=True)
class Number:
    """A tensor without dimensions."""

    value: complex
    type: Attribute

    @property
    def text(self) -> str | None:
        """The number in memory as C; None for element types that C lacks, and where eager refuses to convert it."""
        name = dtype_name(self.type)
        if part := _PARTS.get(name):
            whole = complex(self.value)
            return f"ARRAY_OF({part}, {double_in_c(whole.real)}, {double_in_c(whole.imag)})"
        if name not in NUMBERS or (isinstance(self.type, IntegerType) and not _holds(name, self.type, self.value)):
            return None
        return f"ARRAY_OF({NUMBERS[name]}, {int(self.value.real)})"


def _holds(name: str, type: IntegerType, value: complex) -> bool:
    """Whether an integer type holds a number. Whether a negative number is wrapped for an unsigned type is the
    operator's to say, and differs between versions of torch.
    """
    if name == "bool":
        return True
    count = 2 ** type.width.data
    least = -count // 2 if name.startswith("int") else 0
    return least <= value.real < least + count


@dataclass(frozen=True)
class OperatorCall:
    """A call of an operator, with its arguments by name; tensors are values of the IR or numbers."""

    schema: Schema
    given: Mapping[str, Any]


def call_of(op: Operation) -> OperatorCall:
    """The call for an operation: of its operator, or of one that takes tensors for its Scalars."""
    own = OperatorCall(schema_of(op), arguments(op))
    types = [each.type.element_type for each in (*op.operands, *op.results) if isinstance(each.type, BufferType)]
    scalars = [each.name for each in own.schema.arguments if each.type.base == "Scalar" and not each.type.is_list
               and isinstance(value := own.given[each.name], int | float | complex)
               and (not isinstance(value, float) or isinstance(types[0], ComplexType))]
    if not scalars:
        return own
    numbers = {name: Number(own.given[name], _type(own.given[name], types)) for name in scalars}
    if any(each.text is None for each in numbers.values()):
        return own
    if own.schema.op_name in ("aten.full", "aten.scalar_tensor"):
        repeat = schema_of_name("aten.repeat")
        assert repeat is not None
        return OperatorCall(repeat, {"self": numbers[scalars[0]], "repeats": own.given.get("size", [])})
    for name in op_names(own.schema.namespace):
        if name.startswith(f"{own.schema.namespace}.{own.schema.name}.") and (other := schema_of_name(name)) \
                and _takes_tensors(other, own.schema, scalars):
            return OperatorCall(other, {each.name: numbers.get(each.name, own.given[each.name]) if each.type.is_tensor
                                        else own.given[each.name] for each in other.arguments})
    return own


def _takes_tensors(other: Schema, schema: Schema, scalars: list[str]) -> bool:
    """Whether an overload takes the same arguments, and tensors for some of these Scalars."""
    if [each.name for each in other.arguments] != [each.name for each in schema.arguments]:
        return False
    pairs = list(zip(other.arguments, schema.arguments, strict=True))
    return any(one.type.is_tensor and two.name in scalars for one, two in pairs) and all(
        one.type == two.type or (one.type.is_tensor and two.name in scalars) for one, two in pairs)


def _type(value: complex, types: list[Attribute]) -> Attribute:
    """The element type of a number for which an operator on tensors of these types gives what it does for a Scalar."""
    first = types[0]
    if isinstance(value, complex):
        wide = "complex128" if isinstance(first, Float64Type) else "complex64"
        return next((each for each in types if isinstance(each, ComplexType)), ELEMENT_TYPES[wide])
    is_bool = isinstance(first, IntegerType) and first.width.data == 1
    return i64 if is_bool and not isinstance(value, bool) else first


def double_in_c(value: float) -> str:
    """A floating-point number as C."""
    if value != value:
        return '__builtin_nan("")'
    return f"{'-' * (value < 0)}__builtin_inf()" if value in (float("inf"), float("-inf")) else value.hex()
