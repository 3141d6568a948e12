"""Scalar literals in prim's assembly: `1.0`, `-inf`, `nan`, `3`, `true`, typed by the tensor they fill."""

from __future__ import annotations

import math

from xdsl.dialects.builtin import FloatAttr, IntegerAttr, f64, i64
from xdsl.irdl import IRDLOperation
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    CustomDirective,
    ParsingState,
    PrintingState,
    irdl_custom_directive,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

ScalarAttr = FloatAttr | IntegerAttr


def scalar_attribute(value: float | int | bool) -> ScalarAttr:
    """The attribute of a Python number: f64 for a float, i64 for an int or a bool."""
    if isinstance(value, float):
        return FloatAttr(value, f64)
    return IntegerAttr(int(value), i64)


def scalar_value(attribute: ScalarAttr) -> float | int:
    """The Python number in a scalar attribute."""
    return attribute.value.data


def format_scalar(value: float | int) -> str:
    """The shortest literal that parses as the same number; a float always has a point."""
    if isinstance(value, int):
        return str(value)
    text = repr(value)
    if not math.isfinite(value) or "." in text:
        return text
    mantissa, exponent = text.split("e") if "e" in text else (text, "")
    return f"{mantissa}.0e{exponent}" if exponent else f"{mantissa}.0"


def parse_scalar(parser: Parser) -> ScalarAttr:
    """Parse a literal; an integer literal yields an integer attribute for every element type."""
    negative = parser.parse_optional_punctuation("-") is not None
    for word in ("inf", "nan"):
        if parser.parse_optional_keyword(word):
            return scalar_attribute(-float(word) if negative else float(word))
    for word, truth in (("true", 1), ("false", 0)):
        if parser.parse_optional_keyword(word):
            return scalar_attribute(truth)
    number = parser.parse_optional_number(allow_boolean=False)
    if number is None:
        parser.raise_error("expected a number, `inf`, `nan`, `true` or `false`")
    return scalar_attribute(-number if negative else number)


def print_scalar(printer: Printer, attribute: ScalarAttr) -> None:
    printer.print_string(format_scalar(scalar_value(attribute)))


@irdl_custom_directive
class Scalar(CustomDirective):
    """A literal for a property that is a number."""

    scalar: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.scalar.set(state, parse_scalar(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        scalar = self.scalar.get(op)
        assert isinstance(scalar, ScalarAttr)
        state.print_whitespace(printer)
        print_scalar(printer, scalar)
