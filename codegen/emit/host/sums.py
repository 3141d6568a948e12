"""Integer expressions as text that Python and C read alike: sums of products."""

from __future__ import annotations

from collections.abc import Callable

from ....ir.expressions import Atom, Expression

__all__ = ["sum_text"]


def sum_text(expression: Expression, atom: Callable[[Atom], str]) -> str:
    """An expression; `atom` spells a symbol, or a function of other expressions such as a division."""
    if not expression.terms:
        return "0"
    terms: list[str] = []
    for monomial, coefficient in expression.terms:
        factors = list(map(atom, monomial))
        if coefficient != 1 or not factors:
            factors.append(str(coefficient))
        terms.append(" * ".join(factors))
    return " + ".join(terms).replace("+ -", "- ")
