"""Conversions between attributes and the numbers, texts and lists that rules compute with."""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    FloatAttr,
    IntAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
    f64,
    i1,
    i64,
)
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute

from ...ir.dialects.aten.properties import attribute_of, is_default
from ...ir.dialects.shape import ExprAttr
from ...ir.expressions import Expression
from ...ir.shapes import DimsAttr
from .signatures import Signature

__all__ = ["number_or_expression", "to_property", "to_value"]


def number_or_expression(expression: Expression) -> int | Expression:
    """A size: an int, unless it depends on symbols."""
    number = expression.as_int
    return expression if number is None else number


def to_value(attribute: Attribute) -> Any:
    """An int, float, str, tuple or Expression; any other attribute is returned unchanged."""
    match attribute:
        case IntegerAttr() if attribute.type == i1:
            return int(attribute.value.data != 0)  # true is -1 there
        case IntegerAttr() | FloatAttr():
            return attribute.value.data
        case StringAttr() | IntAttr():
            return attribute.data
        case EnumAttribute():
            return str(attribute.data.value)
        case DenseArrayBase():
            return tuple(attribute.get_values())  # type: ignore[misc]
        case ArrayAttr():
            return tuple(map(to_value, attribute.data))
        case DimsAttr():
            return tuple(map(number_or_expression, attribute.data))
        case ExprAttr():
            return number_or_expression(attribute.data)
        case UnitAttr():
            return 1
        case _:
            return attribute


def to_property(value: Any, name: str, signature: Signature) -> Attribute | None:
    """The attribute of the property `name` with this value; None for the default of an operator's schema, which is
    not written. Raises TypeError if the property takes no such value."""
    if signature.schema is not None:
        argument = signature.schema.by_name[name]
        value = list(value) if isinstance(value, tuple) else value
        if argument.type.base == "bool" and isinstance(value, int):
            value = bool(value)
        return None if is_default(value, argument) else attribute_of(value, argument.type)
    kinds = (signature.properties or {}).get(name)
    if isinstance(value, Attribute) and (kinds is None or type(value) in kinds):
        return value
    for kind in sorted(kinds or (), key=lambda kind: kind.name) or [_kind_of(value)]:
        found = _encode(value, kind)
        if found is not None:
            return found
    raise TypeError(f"'{name}' does not take {value!r}")


def _kind_of(value: Any) -> type[Attribute]:
    """The kind of attribute for a value, if the property does not determine it."""
    kinds: dict[type, type[Attribute]] = {int: IntegerAttr, float: FloatAttr, str: StringAttr, tuple: DenseArrayBase,
                                          Expression: ExprAttr}
    return kinds.get(type(value), Attribute)


def _encode(value: Any, kind: type[Attribute]) -> Attribute | None:
    if isinstance(value, bool):
        value = int(value)
    if issubclass(kind, EnumAttribute):
        return _encode_enum(value, kind)
    if isinstance(value, int) and kind is IntegerAttr:
        return IntegerAttr(value, i64)
    if isinstance(value, float) and kind is FloatAttr:
        return FloatAttr(value, f64)
    if isinstance(value, str) and kind is StringAttr:
        return StringAttr(value)
    if isinstance(value, int | Expression) and kind is ExprAttr:
        return ExprAttr(Expression.of(value))
    if isinstance(value, tuple):
        if kind is DimsAttr:
            return DimsAttr.of(value)
        if kind is DenseArrayBase and all(isinstance(each, int) for each in value):
            return DenseArrayBase.from_list(i64, list(value))
    return None


def _encode_enum(value: Any, kind: type[EnumAttribute]) -> Attribute | None:
    for each in kind.enum_type:
        if each.value == value:
            return kind(each)
    return None
