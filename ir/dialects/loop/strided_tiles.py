"""The syntax of tiles in buffers, `8 by 4 of %x[%i * 6] stride 6`, which several operations share."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression

__all__ = ["parse_sizes", "parse_tile", "print_tile"]


def parse_sizes(parser: Parser) -> tuple[int, int]:
    """The rows and columns of a tile: `8 by 4`."""
    rows = parser.parse_integer(allow_boolean=False)
    parser.parse_keyword("by")
    return rows, parser.parse_integer(allow_boolean=False)


def parse_tile(parser: Parser, keyword: str,
               operands: OperandExpressions) -> tuple[UnresolvedOperand, Expression, Expression]:
    """The buffer of a tile, the place of its first element, and the distance between rows."""
    parser.parse_keyword(keyword)
    buffer = parser.parse_unresolved_operand()
    with parser.in_square_brackets():
        subscript = operands.parse()
    parser.parse_keyword("stride")
    return buffer, subscript, operands.parse()


def print_tile(printer: Printer, keyword: str, buffer: SSAValue, subscript: Expression, stride: Expression,
               indices: Sequence[SSAValue]) -> None:
    printer.print_string(f" {keyword} ")
    printer.print_ssa_value(buffer)
    with printer.in_square_brackets():
        print_expression(printer, subscript, indices)
    printer.print_string(" stride ")
    print_expression(printer, stride, indices)
