"""Parsing and printing of assembly shared by several prim ops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from xdsl.dialects.builtin import DenseArrayBase, IntegerType, TensorType, i64
from xdsl.ir import Operation, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

Integers: TypeAlias = DenseArrayBase[IntegerType]


def integers(values: Sequence[int]) -> Integers:
    """The attribute for a list of integers."""
    return DenseArrayBase.from_list(i64, list(values))


def parse_integers(parser: Parser) -> Integers:
    return integers(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_integer))


def print_integers(printer: Printer, attribute: Integers) -> None:
    printer.print_string(f"[{', '.join(map(str, attribute.get_values()))}]")


def parse_tensor_type(parser: Parser) -> TensorType:
    position = parser.pos
    type = parser.parse_type()
    if not isinstance(type, TensorType):
        parser.raise_error("expected a tensor type", position)
    return type


def parse_signature(parser: Parser, count: int) -> tuple[list[TensorType], TensorType]:
    """Parse `: A, B -> R`, the types of `count` operands and of the result."""
    parser.parse_punctuation(":")
    position = parser.pos
    types = parser.parse_comma_separated_list(parser.Delimiter.NONE, lambda: parse_tensor_type(parser))
    if len(types) != count:
        parser.raise_error(f"expected {count} operand types, got {len(types)}", position)
    parser.parse_punctuation("->")
    return types, parse_tensor_type(parser)


def print_signature(printer: Printer, op: Operation, operands: Sequence[SSAValue] | None = None) -> None:
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_list([v.type for v in (op.operands if operands is None else operands)], printer.print_attribute)
    printer.print_string(" -> ")
    printer.print_attribute(op.results[0].type)


def parse_operands(parser: Parser) -> list[UnresolvedOperand]:
    return parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_unresolved_operand)
