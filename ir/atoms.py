"""What integer expressions are made of: symbols, and operations that no polynomial expresses; and how they are written.

`expressions` is what to import: it has all of this, and the polynomials in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .expressions import Expression


class Atom:
    """An indivisible factor of an expression; compared by its `key`, ordered by its text."""

    __slots__ = ("_hash", "_order", "key")
    operator = ""

    def __init__(self, *key: object):
        self.key = key
        self._hash = hash((type(self), key))
        self._order = ""

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self.key == other.key)  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return text_of((((self,), 1),))

    @property
    def order(self) -> str:
        """The key by which atoms are ordered: their text."""
        if not self._order:
            self._order = self._make_order()
        return self._order

    def _make_order(self) -> str:
        return f"~{self}"

    @property
    def operands(self) -> tuple[Expression, ...]:
        """The expressions inside this atom; none for a symbol."""
        return self.key  # type: ignore[return-value]

    def renamed(self, names: Mapping[str, Symbol]) -> Atom:
        """This atom with other names for symbols, different ones for different ones."""
        return type(self)(*[operand.renamed(names) for operand in self.operands])


class Symbol(Atom):
    """A named integer."""

    __slots__ = ()

    def __init__(self, name: str):
        super().__init__(name)

    @property
    def name(self) -> str:
        return self.key[0]  # type: ignore[return-value]

    @property
    def operands(self) -> tuple[Expression, ...]:
        return ()

    def renamed(self, names: Mapping[str, Symbol]) -> Symbol:
        return names.get(self.name, self)

    def _make_order(self) -> str:
        # With its number padded `d2` comes before `d10`.
        stem = self.name.rstrip("0123456789")
        return stem + self.name[len(stem):].rjust(6, "0")


class FloorDiv(Atom):
    """`dividend floordiv divisor`, rounded toward minus infinity."""

    __slots__ = ()
    operator = "floordiv"


class Modulo(Atom):
    """`dividend mod divisor`, with the divisor's sign."""

    __slots__ = ()
    operator = "mod"


class Extremum(Atom):
    """One of its operands, which are ordered by their text, a number last."""

    __slots__ = ()

    def renamed(self, names: Mapping[str, Symbol]) -> Atom:
        operands = [operand.renamed(names) for operand in self.operands]
        return type(self)(*sorted(operands, key=lambda operand: (operand.as_int is not None, str(operand))))


class Minimum(Extremum):
    """The least of its operands."""

    __slots__ = ()
    operator = "min"


class Maximum(Extremum):
    """The greatest of its operands."""

    __slots__ = ()
    operator = "max"


Monomial = tuple[Atom, ...]
"""A product of atoms; of none, 1."""


def text_of(terms: Sequence[tuple[Monomial, int]], name: Callable[[str], str] = str) -> str:
    """The text of a polynomial, with each symbol printed by `name`."""
    if not terms:
        return "0"
    text = ""
    for monomial, coefficient in terms:
        sign = " - " if coefficient < 0 else " + "
        # A minus in front binds more tightly than what it would stand in front of.
        alone = len(monomial) == 1 and (coefficient == 1 or (coefficient == -1 and text != ""))
        factors = [_format_atom(a, name, alone=alone) for a in monomial]
        if abs(coefficient) != 1 or not factors:
            factors.append(str(abs(coefficient)))
        text += (sign if text else "-" * (coefficient < 0)) + " * ".join(factors)
    return text


def _format_atom(atom: Atom, name: Callable[[str], str], alone: bool) -> str:
    if isinstance(atom, Symbol):
        return name(atom.name)
    if isinstance(atom, Minimum | Maximum):
        return f"{atom.operator}({', '.join(o.format(name) for o in atom.operands)})"
    dividend, divisor = (o.format(name) if _is_simple(o) else f"({o.format(name)})" for o in atom.operands)
    text = f"{dividend} {atom.operator} {divisor}"
    return text if alone else f"({text})"


def _is_simple(expression: Expression) -> bool:
    """Whether the text needs no parentheses as an operand."""
    return (expression.as_int or 0) >= 0 and (
        len(expression.terms) <= 1
        and all(len(m) + (c != 1) <= 1 and not any(isinstance(a, FloorDiv | Modulo) for a in m)
                for m, c in expression.terms)
    )


def term_order(term: tuple[Monomial, int]) -> tuple[bool, int, str]:
    """The key by which the terms of a polynomial are ordered: the constant last."""
    monomial = term[0]
    if len(monomial) == 1:
        return False, -1, monomial[0].order
    return not monomial, -len(monomial), " * ".join([atom.order for atom in monomial])


atom_order = attrgetter("order")
"""The key by which atoms are ordered."""
