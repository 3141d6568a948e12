"""Range analysis of expressions: bounds, and simplifications that rely on the ranges of symbols."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from typing import NamedTuple

from .expressions import (
    Atom,
    Expression,
    FloorDiv,
    Maximum,
    Minimum,
    Modulo,
    Symbol,
    constant,
    floordiv,
    modulo,
    of_atom,
    rebuild,
)

__all__ = ["Range", "RangeTable", "bounds", "is_nonnegative", "is_within", "simplify"]


class Range(NamedTuple):
    """`lower <= value < upper`; either end may be unknown (None), and the upper end may be an expression."""

    lower: int | None
    upper: int | Expression | None


Ranges = Mapping[str, Range]


class RangeTable(dict[str, Range]):
    """The ranges of symbols, with a cache of simplified divisions, remainders and extrema."""

    def __init__(self, ranges: Ranges | None = None):
        super().__init__(ranges or {})
        self.simplified: dict[Atom, Expression] = {}

    def __setitem__(self, name: str, range: Range) -> None:
        if self.get(name, range) != range:
            self.simplified.clear()
        super().__setitem__(name, range)


def bounds(expression: Expression, ranges: Ranges) -> tuple[int | None, int | None]:
    """The minimum and maximum (inclusive) of `expression`; None where unknown."""
    low: int | None = 0
    high: int | None = 0
    for monomial, coefficient in expression.terms:
        term_low: int | None = 1
        term_high: int | None = 1
        for atom in monomial:
            factor_low, factor_high = _atom_bounds(atom, ranges)
            if len(monomial) == 1:
                term_low, term_high = factor_low, factor_high
            elif factor_low is None or factor_low < 0 or term_low is None or term_low < 0:
                term_low = term_high = None
                break
            else:
                term_low *= factor_low
                term_high = None if term_high is None or factor_high is None else term_high * factor_high
        if coefficient < 0:
            term_low, term_high = term_high, term_low
        low = None if low is None or term_low is None else low + coefficient * term_low
        high = None if high is None or term_high is None else high + coefficient * term_high
    return low, high


def is_nonnegative(expression: Expression, ranges: Ranges) -> bool:
    """Whether `expression` cannot be negative, even if the bound of a symbol is an expression: `s0 - 1 - i` for i
    below s0.
    """
    replaced: set[str] = set()
    while True:
        low, _ = bounds(expression, ranges)
        if low is not None and low >= 0:
            return True
        names = sorted(expression.symbols() - replaced)
        name = next((name for name in names if _falls_to(expression, name, ranges)), None)
        if name is None:
            return False
        upper = ranges[name].upper
        assert upper is not None
        replaced.add(name)
        expression = expression.substitute({name: Expression.of(upper) - 1})


def _falls_to(expression: Expression, name: str, ranges: Ranges) -> bool:
    """Whether `expression` is minimal where a symbol is maximal, and this maximum is an expression without the
    symbol.
    """
    upper = ranges[name].upper if name in ranges else None
    factor = expression.coefficient(name)
    if not isinstance(upper, Expression) or upper.as_int is not None or factor is None or name in upper.symbols():
        return False
    high = bounds(factor, ranges)[1]
    return high is not None and high <= 0


def _atom_bounds(atom: Atom, ranges: Ranges) -> tuple[int | None, int | None]:
    if isinstance(atom, Symbol):
        known = ranges.get(atom.name)
        if known is None:
            return None, None
        upper = bounds(known.upper, ranges)[1] if isinstance(known.upper, Expression) else known.upper
        return known.lower, None if upper is None else upper - 1
    inner = [bounds(operand, ranges) for operand in atom.operands]
    lows, highs = [i[0] for i in inner], [i[1] for i in inner]
    if isinstance(atom, FloorDiv) and (divisor := atom.operands[1].as_int) is not None and divisor > 0:
        low, high = inner[0]
        return None if low is None else low // divisor, None if high is None else high // divisor
    if isinstance(atom, FloorDiv) and lows[0] is not None and lows[0] >= 0 and (lows[1] or 0) > 0:
        return 0, None if highs[0] is None else highs[0] // lows[1]  # type: ignore[operator]
    if isinstance(atom, Modulo) and (lows[1] or 0) > 0:
        high = None if highs[1] is None else highs[1] - 1
        if lows[0] is not None and lows[0] >= 0 and highs[0] is not None:
            high = highs[0] if high is None else min(high, highs[0])
        return 0, high
    if isinstance(atom, Minimum):
        known_highs = [h for h in highs if h is not None]
        return (None if None in lows else min(lows)), min(known_highs, default=None)  # type: ignore[type-var, return-value]
    if isinstance(atom, Maximum):
        known_lows = [low for low in lows if low is not None]
        if any(-operand in atom.operands for operand in atom.operands):
            known_lows.append(0)
        return max(known_lows, default=None), (None if None in highs else max(highs))  # type: ignore[type-var, return-value]
    return None, None


def is_within(place: Expression, size: Expression, ranges: Ranges) -> bool:
    """Whether `0 <= place < size` can be proved."""
    place, rest = simplify(place, ranges), simplify(size - 1 - place, ranges)
    return is_nonnegative(place, ranges) and is_nonnegative(rest, ranges)


def simplify(expression: Expression, ranges: Ranges) -> Expression:
    """Simplify every division, remainder and extremum in `expression` that `ranges` determine."""
    if all(isinstance(atom, Symbol) for atom in expression.atoms()):
        return expression
    known = ranges.simplified if isinstance(ranges, RangeTable) else {}

    def reduce_atom(atom: Atom) -> Expression:
        if isinstance(atom, Symbol):
            return of_atom(atom)
        if (found := known.get(atom)) is None:
            found = reduced(atom)
            if all(operand.symbols() <= ranges.keys() for operand in atom.operands):
                known[atom] = found
        return found

    def reduced(atom: Atom) -> Expression:
        operands = [simplify(operand, ranges) for operand in atom.operands]
        if isinstance(atom, FloorDiv):
            return _floordiv(operands[0], operands[1], ranges)
        if isinstance(atom, Modulo):
            return _modulo(operands[0], operands[1], ranges)
        return _extremum(atom, operands, ranges)

    return _recombine(expression.map_atoms(reduce_atom))


def _below(expression: Expression, limit: Expression, ranges: Ranges) -> bool:
    """Whether `0 <= expression < limit` can be proved."""
    low, high = bounds(expression, ranges)
    if low is None or low < 0:
        return False
    least = bounds(limit, ranges)[0]
    if high is not None and least is not None and high < least:
        return True
    # For a symbolic limit, substitute the maximum of each symbol and compare.
    largest = expression
    for name in sorted(expression.symbols()):
        known, factor = ranges.get(name), expression.coefficient(name)
        if known is None or known.upper is None or factor is None or (bounds(factor, ranges)[0] or -1) < 0:
            return False
        largest = largest.substitute({name: Expression.of(known.upper) - 1})
    margin = bounds(limit - largest, ranges)[0]
    return margin is not None and margin > 0


def _split(dividend: Expression, divisor: int, ranges: Ranges) -> tuple[Expression, Expression, int] | None:
    """`(q, r, g)` with `dividend == g * q + r`, `1 < g`, g dividing `divisor`, and `0 <= r < g`."""
    for step in sorted({gcd(c, divisor) for _, c in dividend.terms}, reverse=True):
        if step <= 1:
            return None
        multiples = tuple((m, c // step) for m, c in dividend.terms if c % step == 0)
        rest = Expression(tuple((m, c) for m, c in dividend.terms if c % step))
        if multiples and _below(rest, constant(step), ranges):
            return Expression(multiples), rest, step
    return None


def _floordiv(dividend: Expression, divisor: Expression, ranges: Ranges) -> Expression:
    result = floordiv(dividend, divisor)
    total = Expression(())
    for monomial, coefficient in result.terms:
        atom = monomial[0] if len(monomial) == 1 else None
        term = Expression(((monomial, coefficient),))
        if isinstance(atom, FloorDiv):
            inner, by = atom.operands
            if _below(inner, by, ranges):
                continue
            number = by.as_int
            if number is not None and number > 0:
                if split := _split(inner, number, ranges):
                    quotient, _, step = split
                    term = _floordiv(quotient, constant(number // step), ranges) * coefficient
                elif (mod := _sole_atom(inner, Modulo)) and (outer := mod.operands[1].as_int) and outer % number == 0:
                    term = _modulo(floordiv(mod.operands[0], number), constant(outer // number), ranges) * coefficient
        total = total + term
    return total


def _modulo(dividend: Expression, divisor: Expression, ranges: Ranges) -> Expression:
    result = modulo(dividend, divisor)
    total = Expression(())
    for monomial, coefficient in result.terms:
        atom = monomial[0] if len(monomial) == 1 else None
        term = Expression(((monomial, coefficient),))
        if isinstance(atom, Modulo):
            inner, by = atom.operands
            number = by.as_int
            if _below(inner, by, ranges):
                term = inner * coefficient
            elif number is not None and number > 0 and (split := _split(inner, number, ranges)):
                quotient, rest, step = split
                term = (_modulo(quotient, constant(number // step), ranges) * step + rest) * coefficient
        total = total + term
    return total


def _sole_atom(expression: Expression, kind: type[Atom]) -> Atom | None:
    if len(expression.terms) == 1:
        monomial, coefficient = expression.terms[0]
        if coefficient == 1 and len(monomial) == 1 and isinstance(monomial[0], kind):
            return monomial[0]
    return None


def _extremum(atom: Atom, operands: list[Expression], ranges: Ranges) -> Expression:
    kept = list(dict.fromkeys(operands))
    for candidate in list(kept):
        for other in kept:
            if other is candidate:
                continue
            larger, smaller = (candidate, other) if isinstance(atom, Minimum) else (other, candidate)
            margin = bounds(larger - smaller, ranges)[0]
            if margin is not None and margin >= 0:
                kept.remove(candidate)
                break
    return kept[0] if len(kept) == 1 else rebuild(atom, kept)


def _recombine(expression: Expression) -> Expression:
    """`(a floordiv k) * k + a mod k` is `a`."""
    for monomial, coefficient in expression.terms:
        for atom in monomial:
            if isinstance(atom, Modulo):
                dividend, divisor = atom.operands
                cofactor = tuple(a for a in monomial if a is not atom)
                scale = Expression(((cofactor, coefficient),))
                quotient = floordiv(dividend, divisor) * divisor * scale
                if set(quotient.terms) <= set(expression.terms):
                    rest = expression - quotient - Expression(((monomial, coefficient),))
                    return _recombine(rest + dividend * scale)
    return expression
