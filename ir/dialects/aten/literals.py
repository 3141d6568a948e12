"""The textual form of an operator's non-tensor arguments, without types, which the schema determines.

    2     s0 * 2     0.5     1.0e-05     true     "mean"     f32     [2, s0]     <s0 * 2> (a symbolic Scalar)
    (0.5, 1.0) (a complex Scalar)

A value may also be written with its type (`2 : i64`) or as the attribute that holds it (`#shape.dims<2>`).
"""

from __future__ import annotations

from typing import Any

from xdsl.ir import Attribute
from xdsl.parser import Parser
from xdsl.printer import Printer

from ...expression_syntax import parse_expression, print_expression
from ...expressions import Expression
from ...shapes import DimsAttr
from ..prim.scalars import format_scalar
from ..shape import ExprAttr
from .properties import INTEGERS, STRINGS, attribute_of, value_of
from .schema import SchemaType

__all__ = ["parse_value", "print_value"]


def print_value(printer: Printer, attribute: Attribute, type: SchemaType) -> None:
    """Print the value of an argument of `type`; an attribute of another type is printed in its own syntax."""
    value: Any = None
    try:
        value = value_of(attribute)
        fits = attribute_of(value, type) == attribute
    except TypeError:
        fits = False
    if not fits:
        printer.print_attribute(attribute)
    elif type.is_list:
        with printer.in_square_brackets():
            printer.print_list(value, lambda item: _print_element(printer, item, type))
    else:
        _print_element(printer, value, type)


def _print_element(printer: Printer, value: Any, type: SchemaType) -> None:
    match value:
        case Expression() if type.base == "Scalar":
            printer.print_string("<")
            print_expression(printer, value)
            printer.print_string(">")
        case Expression():
            print_expression(printer, value)
        case bool():
            printer.print_string("true" if value else "false")
        case int() | float():
            printer.print_string(format_scalar(value))
        case complex():
            printer.print_string(f"({format_scalar(value.real)}, {format_scalar(value.imag)})")
        case str():
            printer.print_string_literal(value)
        case _:
            printer.print_attribute(value)


def parse_value(parser: Parser, type: SchemaType) -> Attribute:
    """Parse the value of an argument of `type`."""
    position = parser.pos
    try:
        attribute = _parse_optional_attribute(parser)
        if attribute is not None:
            value = value_of(attribute)
        elif type.is_list:
            value = parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, lambda: _parse_element(parser, SchemaType(type.base))
            )
        else:
            value = _parse_element(parser, type)
        return attribute_of(value, type)
    except TypeError as error:
        parser.raise_error(str(error), position, parser.pos)


def _parse_optional_attribute(parser: Parser) -> Attribute | None:
    """Parse an attribute in its own syntax, if it is distinguishable from a literal."""
    if parser.parse_optional_characters("#shape.dims"):
        return DimsAttr(DimsAttr.parse_parameter(parser))
    if parser.parse_optional_characters("#shape.expr"):
        return ExprAttr(ExprAttr.parse_parameter(parser))
    return None


def _parse_element(parser: Parser, type: SchemaType) -> Any:
    value = _parse_untyped(parser, type)
    if type.base != "ScalarType" and parser.parse_optional_punctuation(":"):
        parser.parse_type()
    return value


def _parse_untyped(parser: Parser, type: SchemaType) -> Any:
    if type.base in STRINGS:
        return parser.parse_str_literal()
    if type.base == "ScalarType":
        return parser.parse_type()
    if type.base in INTEGERS:
        return parse_expression(parser)
    if type.base == "Scalar" and parser.parse_optional_punctuation("<"):
        expression = parse_expression(parser)
        parser.parse_punctuation(">")
        return expression
    if type.base == "Scalar" and parser.parse_optional_punctuation("("):
        real = _parse_number(parser)
        parser.parse_punctuation(",")
        imaginary = _parse_number(parser)
        parser.parse_punctuation(")")
        return complex(real, imaginary)
    if (truth := parser.parse_optional_boolean()) is not None:
        return truth
    return _parse_number(parser)


def _parse_number(parser: Parser) -> int | float:
    negative = parser.parse_optional_punctuation("-") is not None
    for word in ("inf", "nan"):
        if parser.parse_optional_keyword(word):
            return -float(word) if negative else float(word)
    number = parser.parse_number(allow_boolean=False)
    return -number if negative else number
