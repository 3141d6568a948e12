"""Integer expressions compiled to Python functions, memoized."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ...expressions import Atom, Expression, FloorDiv, Maximum, Minimum, Modulo, Symbol

__all__ = ["function_of"]


@lru_cache(maxsize=4096)
def function_of(expression: Expression) -> Callable[[Sequence[int]], int]:
    """A function that evaluates an expression over `d0`, `d1`, ... for given values."""
    return eval(f"lambda values: {_text(expression)}")


def _text(expression: Expression) -> str:
    terms = (" * ".join([str(coefficient), *map(_atom, monomial)]) for monomial, coefficient in expression.terms)
    return f"({' + '.join(terms) or '0'})"


def _atom(atom: Atom) -> str:
    if isinstance(atom, Symbol):
        return f"values[{int(atom.name.removeprefix('d'))}]"
    operands = list(map(_text, atom.operands))
    if isinstance(atom, Minimum | Maximum):
        return f"{atom.operator}({', '.join(operands)})"
    assert isinstance(atom, FloorDiv | Modulo)
    return f"({(' // ' if isinstance(atom, FloorDiv) else ' % ').join(operands)})"
