"""Parsing and printing of expressions in IR text, where a symbol is a name (`s0`) or an SSA value (`%i`).

Precedence, loosest first: `+ -`, then `* floordiv mod` from left to right; `min(..)` and `max(..)` are calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue
from xdsl.parser import AttrParser, Parser, UnresolvedOperand
from xdsl.printer import Printer

from . import expressions as ex
from .expressions import Expression

INDEX = IndexType()


def parse_expression(parser: AttrParser, parse_value: Callable[[], Expression | None] | None = None) -> Expression:
    """Parse an expression; `parse_value` parses an SSA value, if one comes next, as an operand."""

    def atom() -> Expression:
        if parser.parse_optional_punctuation("("):
            inner = total()
            parser.parse_punctuation(")")
            return inner
        if parser.parse_optional_punctuation("-"):
            return -atom()
        number = parser.parse_optional_integer(allow_boolean=False, allow_negative=False)
        if number is not None:
            return ex.constant(number)
        if parse_value is not None and (value := parse_value()) is not None:
            return value
        if (name := parser.parse_optional_identifier()) is None:
            parser.raise_error("expected a number, a symbol or a parenthesis")
        if name in ("min", "max"):
            operands = parser.parse_comma_separated_list(parser.Delimiter.PAREN, total)
            return (ex.minimum if name == "min" else ex.maximum)(*operands)
        return ex.symbol(name)

    def product() -> Expression:
        left = atom()
        while True:
            position = parser.pos
            if parser.parse_optional_characters("*"):
                left = left * atom()
                continue
            divides = parser.parse_optional_keyword("floordiv")
            if not divides and not parser.parse_optional_keyword("mod"):
                return left
            right = atom()
            if right == 0:
                parser.raise_error("division by zero", position)
            left = left // right if divides else left % right

    def total() -> Expression:
        left = product()
        while True:
            if parser.parse_optional_characters("+"):
                left = left + product()
            elif parser.parse_optional_punctuation("-"):
                left = left - product()
            else:
                return left

    return total()


class OperandExpressions:
    """Parses expressions over SSA values, which become operands, named `d0`, `d1`, ... in the expressions."""

    def __init__(self, parser: Parser):
        self.parser = parser
        self.operands: list[SSAValue] = []
        self.unresolved: list[UnresolvedOperand] = []

    def parse(self) -> Expression:
        return parse_expression(self.parser, self._parse_value)

    def _parse_value(self) -> Expression | None:
        unresolved = self.parser.parse_optional_unresolved_operand()
        if unresolved is None:
            return None
        value = self.parser.resolve_operand(unresolved, INDEX)
        if value not in self.operands:
            self.operands.append(value)
            self.unresolved.append(unresolved)
        return ex.symbol(f"d{self.operands.index(value)}")


def print_expression(printer: Printer, expression: Expression, operands: Sequence[SSAValue] = ()) -> None:
    """Print `expression`; a symbol `d<k>` prints as the k-th operand's name."""
    names = {f"d{index}": f"%{index}%" for index in range(len(operands))}
    for position, piece in enumerate(expression.format(lambda symbol: names.get(symbol, symbol)).split("%")):
        if position % 2:
            printer.print_ssa_value(operands[int(piece)])
        else:
            printer.print_string(piece)


def expression_text(expression: Expression, operands: Sequence[SSAValue]) -> str:
    """The text of an expression over operands, by their names where they have one."""
    names = {f"d{at}": f"%{operand.name_hint}" for at, operand in enumerate(operands) if operand.name_hint}
    return expression.format(lambda name: names.get(name, name))
