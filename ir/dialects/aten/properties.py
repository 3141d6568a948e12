"""Conversion between the values of non-tensor arguments and attributes.

| schema type                       | attribute                              | Python value                 |
| --------------------------------- | -------------------------------------- | ---------------------------- |
| int, SymInt                       | `2 : i64`, `#shape.expr<s0 * 2>`       | int, Expression              |
| int[], SymInt[]                   | `#shape.dims<2, s0>`                   | list of int, Expression      |
| float                             | `0.5 : f64`                            | float                        |
| bool                              | `true`                                 | bool                         |
| Scalar                            | one of the above                       | int, float, bool, Expression |
| Scalar, a complex one             | `{real = 0.5 : f64, imag = 1.0 : f64}` | complex                      |
| ScalarType                        | the element type, `f32`                | the element type             |
| str, Device, Layout, MemoryFormat | `"cpu"`                                | str                          |
| float[], bool[], Scalar[], str[]  | an array of the above                  | list                         |

None, and values equal to the schema's default, are not stored.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, f64, i1, i64
from xdsl.ir import Attribute, TypeAttribute

from ...expressions import Expression
from ...shapes import DimsAttr
from ..shape import ExprAttr
from .schema import REQUIRED, Argument, SchemaType

__all__ = ["attribute_of", "is_default", "value_of"]

INTEGERS = ("int", "SymInt")
PARTS = ("real", "imag")
"""The parts of a complex number."""
STRINGS = ("str", "Device", "Layout", "MemoryFormat")


def attribute_of(value: Any, type: SchemaType) -> Attribute:
    """The attribute for a Python value (not None) of `type`; raises TypeError for a value that does not fit."""
    if type.is_list:
        if not isinstance(value, Sequence) or isinstance(value, str):
            value = [value] * (type.length or 1)
        if type.base in INTEGERS:
            return DimsAttr.of([_integer(item, type) for item in value])
        return ArrayAttr([_ENCODERS[type.base](item, type) for item in value])
    if type.base not in _ENCODERS:
        raise TypeError(f"an argument of type {type} has no attribute")
    return _ENCODERS[type.base](value, type)


def value_of(attribute: Attribute) -> Any:
    """The Python value of an attribute."""
    match attribute:
        case DimsAttr():
            return [_number(expression) for expression in attribute.data]
        case ExprAttr():
            return _number(attribute.data)
        case IntegerAttr():
            number = attribute.value.data
            return bool(number) if attribute.type == i1 else number
        case FloatAttr() | StringAttr():
            return attribute.value.data if isinstance(attribute, FloatAttr) else attribute.data
        case DictionaryAttr():
            return complex(*(value_of(attribute.data[part]) for part in PARTS))
        case ArrayAttr():
            return [value_of(item) for item in attribute.data]
        case TypeAttribute():
            return attribute
        case _:
            raise TypeError(f"{attribute} is no value of an operator's argument")


def is_default(value: Any, argument: Argument) -> bool:
    """Whether `value` is the default of `argument`."""
    default = argument.default
    if value is None:
        return default is REQUIRED or default is None
    if default is REQUIRED or default is None:
        return False
    if argument.type.is_list and not isinstance(value, Sequence):
        value = [value] * (argument.type.length or 1)
    if isinstance(default, tuple):
        return isinstance(value, Sequence) and len(value) == len(default) and all(map(_same, value, default))
    return _same(value, default)


def _same(value: Any, default: Any) -> bool:
    """Whether two values are equal and of the same type: the Scalars 1, 1.0 and True differ."""
    if isinstance(value, Expression):
        return value == default
    if type(value) is not type(default) or value != default:
        return False
    return not isinstance(value, float) or math.copysign(1, value) == math.copysign(1, default)


def _number(expression: Expression) -> int | Expression:
    number = expression.as_int
    return expression if number is None else number


def _integer(value: Any, type: SchemaType) -> int | Expression:
    if isinstance(value, Expression | int):
        return value if isinstance(value, Expression) else int(value)
    raise TypeError(f"{value!r} is not an integer, for an argument of type {type}")


def _encode_integer(value: Any, type: SchemaType) -> Attribute:
    value = _integer(value, type)
    if isinstance(value, Expression):
        return ExprAttr(value) if value.as_int is None else IntegerAttr(value.as_int, i64)
    return _integer_attribute(value)


def _encode_float(value: Any, type: SchemaType) -> Attribute:
    if isinstance(value, float | int):
        return _float_attribute(float(value).hex())
    raise TypeError(f"{value!r} is not a number, for an argument of type {type}")


@lru_cache(maxsize=1024)
def _integer_attribute(value: int) -> IntegerAttr:
    """A memoized attribute, because operators use the same few numbers."""
    return IntegerAttr(value, i64)


@lru_cache(maxsize=1024)
def _float_attribute(value: str) -> FloatAttr:
    """The same for a float, given in hexadecimal, which distinguishes the signs of zero."""
    return FloatAttr(float.fromhex(value), f64)


def _encode_bool(value: Any, type: SchemaType) -> Attribute:
    if value in (True, False):
        return IntegerAttr(int(value), i1)
    raise TypeError(f"{value!r} is not a boolean, for an argument of type {type}")


def _encode_scalar(value: Any, type: SchemaType) -> Attribute:
    if isinstance(value, bool):
        return _encode_bool(value, type)
    if isinstance(value, complex):
        return DictionaryAttr({part: FloatAttr(getattr(value, part), f64) for part in PARTS})
    return _encode_float(value, type) if isinstance(value, float) else _encode_integer(value, type)


def _encode_string(value: Any, type: SchemaType) -> Attribute:
    if isinstance(value, str):
        return StringAttr(value)
    raise TypeError(f"{value!r} is not a string, for an argument of type {type}")


def _encode_type(value: Any, type: SchemaType) -> Attribute:
    if isinstance(value, TypeAttribute) and isinstance(value, Attribute):
        return value
    raise TypeError(f"{value!r} is not an element type, for an argument of type {type}")


_ENCODERS: dict[str, Callable[[Any, SchemaType], Attribute]] = {
    **dict.fromkeys(INTEGERS, _encode_integer),
    **dict.fromkeys(STRINGS, _encode_string),
    "float": _encode_float,
    "bool": _encode_bool,
    "SymBool": _encode_bool,
    "Scalar": _encode_scalar,
    "ScalarType": _encode_type,
}
