"""Printing of integer expressions and formulas as Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ....ir.expressions import Atom, Expression, FloorDiv, Minimum, Modulo, Symbol
from ....ir.formulas import Formula, Literal, Operand

_OPERATORS: dict[type[Atom], str] = {FloorDiv: "//", Modulo: "%"}


def python_text(expression: Expression, name: Callable[[str], str] = str) -> str:
    """The Python expression for an integer expression; `name` maps symbols to identifiers."""
    return expression.format_atoms(lambda atom, _: _atom(atom, name))


def _atom(atom: Atom, name: Callable[[str], str]) -> str:
    if isinstance(atom, Symbol):
        return name(atom.name)
    operands = [python_text(operand, name) for operand in atom.operands]
    if type(atom) in _OPERATORS:
        dividend, divisor = (text if text.isidentifier() or text.isdecimal() else f"({text})" for text in operands)
        return f"({dividend} {_OPERATORS[type(atom)]} {divisor})"
    return f"{'min' if isinstance(atom, Minimum) else 'max'}({', '.join(operands)})"


def python_tuple(expressions: Iterable[Expression], name: Callable[[str], str] = str) -> str:
    """A tuple of expressions."""
    items = [python_text(expression, name) for expression in expressions]
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def python_formula(formula: Formula, operands: Sequence[str], function: Callable[[str], str]) -> str:
    """The Python expression for a formula of these operands; `function` maps functions to identifiers."""
    if isinstance(formula, Literal):
        return formula.text
    if isinstance(formula, Operand):
        return operands[formula.index]
    arguments = [python_formula(argument, operands, function) for argument in formula.arguments]
    if formula.function == "where":  # evaluates only the selected value
        condition, first, second = arguments
        return f"({first} if {condition} else {second})"
    return f"{function(formula.function)}({', '.join(arguments)})"
