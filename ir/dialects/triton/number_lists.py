"""The part of an assembly format that lists numbers."""

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

__all__ = ["Numbers"]


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
