"""The parts of assembly formats that list numbers and sizes."""

from __future__ import annotations

from xdsl.dialects.builtin import I64, DenseArrayBase, i64
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
from xdsl.utils.hints import isa

from ..expression_syntax import parse_expression, print_expression
from ..shapes import DimsAttr

__all__ = ["Numbers", "Sizes"]


@irdl_custom_directive
class Numbers(CustomDirective):
    """`[16, 64]` for a property that is an array of 64-bit integers."""

    numbers: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        numbers = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_boolean=False))
        self.numbers.set(state, DenseArrayBase.from_list(i64, numbers))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        numbers = self.numbers.get(op)
        assert isa(numbers, DenseArrayBase[I64])
        state.print_whitespace(printer)
        printer.print_string(str(list(numbers.get_values())))


@irdl_custom_directive
class Sizes(CustomDirective):
    """`[0, s0 - 1]` for a property that is a list of integer expressions."""

    sizes: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        sizes = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: parse_expression(parser))
        self.sizes.set(state, DimsAttr(tuple(sizes)))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        sizes = self.sizes.get(op)
        assert isinstance(sizes, DimsAttr)
        state.print_whitespace(printer)
        with printer.in_square_brackets():
            printer.print_list(sizes.data, lambda each: print_expression(printer, each))
