"""Printing of integer expressions as C++: subscripts, loop bounds, limits."""

from __future__ import annotations

from collections.abc import Mapping

from ....ir.expressions import Atom, Expression, FloorDiv, Minimum, Modulo, Symbol
from ....ir.ranges import Range, bounds


class ExpressionPrinter:
    """Prints expressions whose symbols are C++ identifiers.

    `/` and `%` round toward zero. They are used for `floordiv` and `mod` if `ranges` prove that the operands are
    non-negative; otherwise functions of these names are called.
    """

    def __init__(self, ranges: Mapping[str, Range]):
        self.ranges = ranges

    def print(self, expression: Expression) -> str:
        """The text of an expression, without enclosing parentheses."""
        return expression.format_atoms(self._atom)

    def operand(self, expression: Expression) -> str:
        """The text of an expression, in parentheses unless it is a single number or name."""
        text = self.print(expression)
        return text if text.isidentifier() or text.isdecimal() else f"({text})"

    def _atom(self, atom: Atom, alone: bool) -> str:
        if isinstance(atom, Symbol):
            return atom.name
        if isinstance(atom, FloorDiv | Modulo):
            return self._division(atom, alone)
        function = "min" if isinstance(atom, Minimum) else "max"
        *rest, text = [self.print(operand) for operand in atom.operands]
        for operand in reversed(rest):
            text = f"{function}({operand}, {text})"
        return text

    def _division(self, atom: FloorDiv | Modulo, alone: bool) -> str:
        dividend, divisor = atom.operands
        if self._at_least(dividend, 0) and self._at_least(divisor, 1):
            sign = "/" if isinstance(atom, FloorDiv) else "%"
            text = f"{self.operand(dividend)} {sign} {self.operand(divisor)}"
            return text if alone else f"({text})"
        function = "floordiv<i64>" if isinstance(atom, FloorDiv) else "floormod<i64>"
        return f"{function}({self.print(dividend)}, {self.print(divisor)})"

    def _at_least(self, expression: Expression, least: int) -> bool:
        low = bounds(expression, self.ranges)[0]
        return low is not None and low >= least
