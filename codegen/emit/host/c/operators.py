"""Calls of torch's operators as C text, through libtorch's stable C interface, and what it does not pass on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xdsl.dialects.builtin import NoneType
from xdsl.ir import Attribute, Operation, SSAValue

from .....ir.dialects.aten import Schema, SchemaType, schema_of
from .....ir.dialects.aten.out_variants import WRITING
from .....ir.dialects.aten.types import DTYPE_CODES, LAYOUTS, MEMORY_FORMATS
from .....ir.dialects.host import BufferType
from .....ir.dtypes import dtype_name
from .....ir.expressions import Expression
from .....ir.semantics.random_operators import NAMESPACE
from .expressions import c_array, c_string, c_text
from .operator_calls import NUMBERS, Number, OperatorCall, call_of, double_in_c

__all__ = ["Borrow", "dtype_code", "function_of", "is_called", "is_read", "is_seeds", "number_in_c",
           "obstacle_of", "values_of"]

Borrow = Callable[[SSAValue | Number], str]
"""Returns the text of a handle of a tensor."""
_CODES = {dtype_name(type): code for code, type in DTYPE_CODES.items()}
_PASSED = ("int", "SymInt", "float", "bool", "str", "ScalarType", "Layout", "MemoryFormat", "Device")
"""The types of arguments that libtorch's dispatcher takes from C, besides tensors."""


def is_seeds(op: Operation) -> bool:
    """Whether an operator draws seeds of random numbers, which a host program in C does by itself."""
    return schema_of(op).qualified_name == f"{NAMESPACE}::seeds"


def is_read(op: Operation) -> bool:
    """Whether an operator does nothing but to read a number from a tensor."""
    return schema_of(op).qualified_name == "aten::_local_scalar_dense"


def is_called(op: Operation) -> bool:
    """Whether an operator is libtorch's to compute."""
    return not is_seeds(op) and not is_read(op)


def dtype_code(type: Attribute) -> int:
    """The number of an element type in libtorch."""
    return _CODES[dtype_name(type)]


def obstacle_of(op: Operation) -> str | None:
    """Why a host program in C cannot call an operator, or None if it can."""
    schema = schema_of(op)
    if is_seeds(op):
        return None
    if is_read(op):
        type = op.operands[0].type
        assert isinstance(type, BufferType)
        name = dtype_name(type.element_type)
        return None if name in NUMBERS else f"it reads a number of the type {name}"
    if schema.namespace == NAMESPACE:
        return "it is an operator of Stepwell for Python"
    call = call_of(op)
    schema, given = call.schema, call.given
    for argument in schema.arguments:
        value = given[argument.name]
        if value is None and argument.type.is_tensor and not argument.type.optional:
            return f"its argument '{argument.name}' is an undefined tensor"
        if value is None or argument.type.is_tensor or argument.type.base in _PASSED:
            continue
        if argument.type.base != "Scalar" or argument.type.is_list or not _has_function(schema):
            return f"libtorch's stable interface passes no {argument.type}, as its argument '{argument.name}' is"
        if not _is_double(value, op):
            return (f"libtorch takes Scalars from C as float64, and its argument '{argument.name}' is "
                    f"{_kind(value)}")
    for result in op.results:
        if not isinstance(result.type, BufferType | NoneType):
            return "it gives a number"
    return None


def function_of(op: Operation) -> str | None:
    """The function of libtorch's C interface that is called for an operator, without its prefix, if it has Scalars,
    which the dispatcher does not take from C; None for all others.
    """
    schema = call_of(op).schema
    if not any(each.type.base == "Scalar" for each in schema.arguments):
        return None
    overload = "out" if op.name in WRITING else schema.overload
    name = f"{schema.name}_{overload}" if overload else schema.name
    return "subtract_Tensor" if name == "sub_Tensor" else name  # the same operator by another name


def _has_function(schema: Schema) -> bool:
    """Whether the function of an operator has the form that is called here."""
    return not schema.returns[0].is_list and (schema.is_pure or schema.overload == "out")


def _is_double(value: Any, op: Operation) -> bool:
    """Whether a Scalar may be passed as a double: a float, or an integer that is computed with floats anyway."""
    if isinstance(value, float):
        return True
    tensors = [each.type.element_type for each in op.operands if isinstance(each.type, BufferType)]
    return (isinstance(value, int) and abs(value) <= 1 << 53
            and any("float" in dtype_name(each) or "complex" in dtype_name(each) for each in tensors))


def _kind(value: Any) -> str:
    return "complex" if isinstance(value, complex) else "an integer"


def values_of(call: OperatorCall, borrow: Borrow, name: Callable[[str], str]) -> list[str]:
    """The arguments of an operator, each as the number that stands for it; `borrow` makes one of a tensor."""
    return [_argument(call.given[each.name], each.type, borrow, name) for each in call.schema.arguments]


def _argument(value: Any, type: SchemaType, borrow: Borrow, name: Callable[[str], str]) -> str:
    if value is None:
        return "NONE"
    if type.is_list:
        if not isinstance(value, list | tuple):
            value = [value] * (type.length or 1)
        items = [_element(each, type, borrow, name) for each in value]
        if type.optional_elements:
            items = ["NONE" if each is None else f"some({item})" for each, item in zip(value, items, strict=True)]
        text = f"list({len(items)}, {c_array('ITEMS', items)})"
    else:
        text = _element(value, type, borrow, name)
    return f"some({text})" if type.optional else text


def _element(value: Any, type: SchemaType, borrow: Borrow, name: Callable[[str], str]) -> str:
    if value is None:
        return "NONE"
    match type.base:
        case "Tensor":
            return borrow(value)
        case "float":
            return f"real({number_in_c(value, type, name)})"
        case "str":
            return f"text({c_string(value)}, {len(value.encode())})"
        case "Device":
            return "TORCH_DEVICE_VALUE"
    return f"whole({number_in_c(value, type, name)})"


def number_in_c(value: Any, type: SchemaType, name: Callable[[str], str]) -> str:
    """A number or an enumerator, of an argument of this type or of an element of it."""
    match type.base:
        case "int" | "SymInt":
            return c_text(value, name) if isinstance(value, Expression) else str(int(value))
        case "float" | "Scalar":
            return double_in_c(float(value))
        case "ScalarType":
            return str(dtype_code(value))
        case "Layout":
            return str(LAYOUTS.index(value))
        case "MemoryFormat":
            return str(MEMORY_FORMATS.index(value))
    return str(int(value))
