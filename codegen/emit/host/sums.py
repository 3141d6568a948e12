"""Printing of integer expressions as sums of products, in the common syntax of Python and C."""

from __future__ import annotations

from collections.abc import Callable

from ....ir.expressions import Atom, Expression

__all__ = ["sum_text"]


def sum_text(expression: Expression, atom: Callable[[Atom], str]) -> str:
    """The text of an expression; `atom` prints symbols and non-polynomial operations such as divisions."""
    if not expression.terms:
        return "0"
    terms: list[str] = []
    for monomial, coefficient in expression.terms:
        factors = list(map(atom, monomial))
        if coefficient != 1 or not factors:
            factors.append(str(coefficient))
        terms.append(" * ".join(factors))
    return " + ".join(terms).replace("+ -", "- ")
