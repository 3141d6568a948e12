"""Integer expressions as Python text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....ir.expressions import Atom, Expression, FloorDiv, Minimum, Modulo, Symbol

_OPERATORS: dict[type[Atom], str] = {FloorDiv: "//", Modulo: "%"}


def python_text(expression: Expression, name: Callable[[str], str] = str) -> str:
    """The Python expression of the same value; `name` spells a symbol."""
    if not expression.terms:
        return "0"
    terms: list[str] = []
    for monomial, coefficient in expression.terms:
        factors = [_atom(atom, name) for atom in monomial]
        if coefficient != 1 or not factors:
            factors.append(str(coefficient))
        terms.append(" * ".join(factors))
    return " + ".join(terms).replace("+ -", "- ")


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
