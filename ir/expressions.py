"""Integer expressions over named symbols, used for shapes, loop bounds and subscripts.

An `Expression` is a polynomial in *atoms* with integer coefficients, in a canonical form, so that equal polynomials
compare and hash equal: `s0 * 2 + s0` equals `3 * s0`. An atom is a symbol or a non-polynomial operation: floor
division, modulo (both as in Python), minimum, maximum.

Simplifications that need no knowledge of the symbols happen when an expression is constructed; `ranges.simplify` uses
the ranges of symbols for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, reduce
from math import gcd
from operator import attrgetter

__all__ = ["Atom", "Expression", "FloorDiv", "Maximum", "Minimum", "Modulo", "Monomial", "Symbol", "constant",
           "floordiv", "maximum", "minimum", "modulo", "product", "symbol"]


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
        return of_atom(self).format()

    @property
    def order(self) -> str:
        """The sort key of atoms: their text."""
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
        """This atom with symbols renamed injectively."""
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
        # Padding the number sorts `d2` before `d10`.
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
    """An extremum of its operands, which are sorted by text, with a number last."""

    __slots__ = ()

    def renamed(self, names: Mapping[str, Symbol]) -> Atom:
        operands = [operand.renamed(names) for operand in self.operands]
        return type(self)(*sorted(operands, key=lambda operand: (operand.as_int is not None, str(operand))))


class Minimum(Extremum):
    """The minimum of its operands."""

    __slots__ = ()
    operator = "min"


class Maximum(Extremum):
    """The maximum of its operands."""

    __slots__ = ()
    operator = "max"


Monomial = tuple[Atom, ...]
"""A product of atoms; the empty product is 1."""


class Expression:
    """A polynomial: `terms` pairs each monomial with its coefficient, in canonical order, without zeros."""

    __slots__ = ("_hash", "_symbols", "terms")

    def __init__(self, terms: tuple[tuple[Monomial, int], ...]):
        self.terms = terms
        self._hash: int | None = None
        self._symbols: frozenset[str] | None = None

    @staticmethod
    def of(value: int | Expression) -> Expression:
        return value if isinstance(value, Expression) else constant(value)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int):
            return self.terms == (((), other),) if other else not self.terms
        return self is other or (isinstance(other, Expression) and self.terms == other.terms)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self.terms)
        return self._hash

    def __bool__(self) -> bool:
        return bool(self.terms)

    # Queries

    @property
    def as_int(self) -> int | None:
        """The value if this is a constant, else None."""
        if not self.terms:
            return 0
        if len(self.terms) == 1 and not self.terms[0][0]:
            return self.terms[0][1]
        return None

    @property
    def as_symbol(self) -> str | None:
        """The name if this is a single symbol, else None."""
        if len(self.terms) == 1:
            monomial, coefficient = self.terms[0]
            if coefficient == 1 and len(monomial) == 1 and isinstance(monomial[0], Symbol):
                return monomial[0].name
        return None

    @property
    def offset(self) -> int:
        """The constant term."""
        return next((c for m, c in self.terms if not m), 0)

    def symbols(self) -> frozenset[str]:
        """The names of all symbols, including those inside atoms."""
        if self._symbols is None:
            names: set[str] = set()
            for monomial, _ in self.terms:
                for atom in monomial:
                    if isinstance(atom, Symbol):
                        names.add(atom.name)
                    else:
                        names.update(*(operand.symbols() for operand in atom.operands))
            self._symbols = frozenset(names)
        return self._symbols

    def coefficient(self, name: str) -> Expression | None:
        """`c` if this is `c * name + rest`, and `name` occurs in neither `c` nor `rest`; otherwise None."""
        inside: dict[Monomial, int] = {}
        for monomial, coefficient in self.terms:
            rest = tuple(a for a in monomial if not (isinstance(a, Symbol) and a.name == name))
            if len(monomial) - len(rest) > 1 or any(name in o.symbols() for a in rest for o in a.operands):
                return None
            if len(rest) < len(monomial):
                inside[rest] = inside.get(rest, 0) + coefficient
        return _canonical(inside)

    def atoms(self) -> Iterable[Atom]:
        """The outermost atoms of all monomials, in order."""
        return (atom for monomial, _ in self.terms for atom in monomial)

    # Arithmetic

    def __add__(self, other: int | Expression) -> Expression:
        other = Expression.of(other)
        if not other.terms:
            return self
        if not self.terms:
            return other
        if not other.terms[0][0]:
            return _plus_number(self, other.terms[0][1])
        if not self.terms[0][0]:
            return _plus_number(other, self.terms[0][1])
        sums = dict(self.terms)
        for monomial, coefficient in other.terms:
            sums[monomial] = sums.get(monomial, 0) + coefficient
        return _canonical(sums)

    __radd__ = __add__

    def __neg__(self) -> Expression:
        return Expression(tuple((m, -c) for m, c in self.terms))

    def __sub__(self, other: int | Expression) -> Expression:
        return self + -Expression.of(other)

    def __rsub__(self, other: int | Expression) -> Expression:
        return Expression.of(other) + -self

    def __mul__(self, other: int | Expression) -> Expression:
        other = Expression.of(other)
        scale = other.as_int
        if scale is not None:
            return Expression(tuple([(m, c * scale) for m, c in self.terms])) if scale else ZERO
        products: dict[Monomial, int] = {}
        for m1, c1 in self.terms:
            for m2, c2 in other.terms:
                monomial = tuple(sorted(m1 + m2, key=atom_order)) if m1 and m2 else m1 or m2
                products[monomial] = products.get(monomial, 0) + c1 * c2
        return _canonical(products)

    __rmul__ = __mul__

    def __floordiv__(self, other: int | Expression) -> Expression:
        return floordiv(self, Expression.of(other))

    def __mod__(self, other: int | Expression) -> Expression:
        return modulo(self, Expression.of(other))

    # Rewriting and evaluation

    def map_atoms(self, function: Callable[[Atom], Expression]) -> Expression:
        """The polynomial with each outermost atom replaced."""
        sums: dict[Monomial, int] = {}
        for monomial, coefficient in self.terms:
            if not monomial:
                sums[()] = sums.get((), 0) + coefficient
                continue
            term = function(monomial[0])
            for atom in monomial[1:]:
                term = term * function(atom)
            for inner, scale in term.terms:
                sums[inner] = sums.get(inner, 0) + scale * coefficient
        return _canonical(sums)

    def substitute(self, values: Mapping[str, Expression | int]) -> Expression:
        """Replace each symbol named in `values`."""
        symbols = self.symbols()
        if symbols.isdisjoint(values):
            return self
        return _substituted(self, tuple([(name, values[name]) for name in symbols if name in values]))

    def renamed(self, names: Mapping[str, Symbol]) -> Expression:
        """Rename symbols injectively, which never simplifies the expression."""
        if self.symbols().isdisjoint(names):
            return self
        return _canonical({tuple(sorted([atom.renamed(names) for atom in monomial], key=atom_order)): coefficient
                           for monomial, coefficient in self.terms})

    def evaluate(self, values: Mapping[str, int]) -> int:
        """The value of this expression; raises KeyError for a symbol without a value."""
        result = self.substitute(values).as_int
        if result is None:
            raise KeyError(", ".join(sorted(self.symbols() - set(values))))
        return result

    def format(self, name: Callable[[str], str] = str) -> str:
        """The text, with symbols printed by `name`."""
        return self.format_atoms(lambda atom, alone: _format_atom(atom, name, alone))

    def format_atoms(self, format: Callable[[Atom, bool], str]) -> str:
        """The text as a sum of products, as in most languages, with atoms printed by `format`; its second argument is
        whether the atom is a term by itself, in which a division needs no parentheses.
        """
        text = ""
        for monomial, coefficient in self.terms:
            sign = " - " if coefficient < 0 else " + "
            # A leading minus binds more tightly than the operator that follows.
            alone = len(monomial) == 1 and (coefficient == 1 or (coefficient == -1 and text != ""))
            factors = [format(atom, alone) for atom in monomial]
            if abs(coefficient) != 1 or not factors:
                factors.append(str(abs(coefficient)))
            text += (sign if text else "-" * (coefficient < 0)) + " * ".join(factors)
        return text or "0"

    def __str__(self) -> str:
        return self.format()

    __repr__ = __str__


def _plus_number(expression: Expression, number: int) -> Expression:
    terms = expression.terms
    if terms[-1][0]:
        return Expression((*terms, ((), number)))
    total = terms[-1][1] + number
    return Expression((*terms[:-1], ((), total)) if total else terms[:-1])


def _canonical(terms: dict[Monomial, int]) -> Expression:
    kept = [t for t in terms.items() if t[1]]
    if len(kept) > 1:
        kept.sort(key=term_order)
    return Expression(tuple(kept))


@lru_cache(maxsize=16384)
def _substituted(expression: Expression, pairs: tuple[tuple[str, Expression | int], ...]) -> Expression:
    """`expression.substitute(dict(pairs))`, memoized because passes process the same subscripts repeatedly."""
    values = dict(pairs)
    if (names := _new_names(expression.symbols(), values)) is not None:
        return expression.renamed(names)

    def replace(atom: Atom) -> Expression:
        if isinstance(atom, Symbol):
            value = values.get(atom.name)
            return of_atom(atom) if value is None else Expression.of(value)
        operands = [operand.substitute(values) for operand in atom.operands]
        return of_atom(atom) if operands == list(atom.operands) else rebuild(atom, operands)

    return expression.map_atoms(replace)


def _new_names(symbols: frozenset[str], values: Mapping[str, Expression | int]) -> dict[str, Symbol] | None:
    """The new names of symbols, if `values` is an injective renaming; otherwise None."""
    names: dict[str, Symbol] = {}
    for name in symbols.intersection(values):
        value = values[name]
        if isinstance(value, int) or value.as_symbol is None:
            return None
        names[name] = value.terms[0][0][0]  # type: ignore[assignment]
    kept = symbols.difference(names)
    return names if len(kept.union([symbol.name for symbol in names.values()])) == len(symbols) else None


ZERO = Expression(())


def constant(value: int) -> Expression:
    """A constant."""
    return Expression((((), int(value)),)) if value else ZERO


def of_atom(atom: Atom) -> Expression:
    return Expression((((atom,), 1),))


def symbol(name: str) -> Expression:
    """A symbol, for example a size or a loop variable."""
    return of_atom(Symbol(name))


def product(factors: Iterable[int | Expression]) -> Expression:
    """The product of all factors; 1 for none."""
    return reduce(lambda a, b: a * b, map(Expression.of, factors), constant(1))


def rebuild(atom: Atom, operands: list[Expression]) -> Expression:
    """Apply the operation of `atom` to other operands, with simplification."""
    if isinstance(atom, FloorDiv):
        return floordiv(*operands)
    if isinstance(atom, Modulo):
        return modulo(*operands)
    return (minimum if isinstance(atom, Minimum) else maximum)(*operands)


def split_multiples(dividend: Expression, divisor: Expression) -> tuple[Expression, Expression]:
    """`(q, r)` with `dividend == q * divisor + r`, where q contains every term syntactically divisible by `divisor`."""
    if len(divisor.terms) != 1:
        return (constant(1), ZERO) if dividend == divisor else (ZERO, dividend)
    (factors, scale), = divisor.terms
    if not factors:
        return _split_by_number(dividend, scale)
    quotient: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for monomial, coefficient in dividend.terms:
        left = list(monomial)
        for factor in factors:
            if factor not in left:
                break
            left.remove(factor)
        else:
            whole, over = divmod(coefficient, scale) if not monomial else (coefficient // scale, 0)
            if monomial and coefficient % scale:
                whole, over = 0, coefficient
            quotient[tuple(left)] = quotient.get(tuple(left), 0) + whole
            rest[monomial] = rest.get(monomial, 0) + over
            continue
        rest[monomial] = rest.get(monomial, 0) + coefficient
    return _canonical(quotient), _canonical(rest)


def _split_by_number(dividend: Expression, divisor: int) -> tuple[Expression, Expression]:
    quotient, rest = [], []
    for monomial, coefficient in dividend.terms:
        whole, over = divmod(coefficient, divisor)
        if monomial and over:
            whole, over = 0, coefficient
        if whole:
            quotient.append((monomial, whole))
        if over:
            rest.append((monomial, over))
    return Expression(tuple(quotient)), Expression(tuple(rest))


def floordiv(dividend: int | Expression, divisor: int | Expression) -> Expression:
    """`dividend floordiv divisor`; raises ZeroDivisionError for the constant divisor 0."""
    dividend, divisor = Expression.of(dividend), Expression.of(divisor)
    if divisor.as_int == 0:
        raise ZeroDivisionError(f"{dividend} floordiv 0")
    whole, rest = split_multiples(dividend, divisor)
    if not rest:
        return whole
    if rest.as_int is not None and divisor.as_int is not None:
        return whole + rest.as_int // divisor.as_int
    inner = rest.terms[0][0]
    if divisor.as_int is not None and divisor.as_int > 0:
        if len(rest.terms) == 1 and len(inner) == 1 and rest.terms[0][1] == 1 and isinstance(inner[0], FloorDiv):
            first, second = inner[0].operands
            if (second.as_int or 0) > 0:
                return whole + floordiv(first, second * divisor)
        common = reduce(gcd, (c for _, c in rest.terms), divisor.as_int)
        if common > 1:
            rest = Expression(tuple((m, c // common) for m, c in rest.terms))
            return whole + floordiv(rest, divisor.as_int // common)
    return whole + of_atom(FloorDiv(rest, divisor))


def modulo(dividend: int | Expression, divisor: int | Expression) -> Expression:
    """`dividend mod divisor`; raises ZeroDivisionError for the constant divisor 0."""
    dividend, divisor = Expression.of(dividend), Expression.of(divisor)
    if divisor.as_int == 0:
        raise ZeroDivisionError(f"{dividend} mod 0")
    _, rest = split_multiples(dividend, divisor)
    if not rest:
        return ZERO
    if rest.as_int is not None and divisor.as_int is not None:
        return constant(rest.as_int % divisor.as_int)
    if divisor.as_int is not None and divisor.as_int > 0:
        common = reduce(gcd, (c for _, c in rest.terms), divisor.as_int)
        if common > 1:
            rest = Expression(tuple((m, c // common) for m, c in rest.terms))
            return modulo(rest, divisor.as_int // common) * common
        inner = rest.terms[0][0]
        if len(rest.terms) == 1 and len(inner) == 1 and rest.terms[0][1] == 1 and isinstance(inner[0], Modulo):
            first, second = inner[0].operands
            if second.as_int is not None and second.as_int % divisor.as_int == 0:
                return modulo(first, divisor)
    return of_atom(Modulo(rest, divisor))


def minimum(*operands: int | Expression) -> Expression:
    """The minimum of the operands; a constant if all are constants."""
    return _extremum(Minimum, min, operands)


def maximum(*operands: int | Expression) -> Expression:
    """The maximum of the operands; a constant if all are constants."""
    return _extremum(Maximum, max, operands)


def _extremum(kind: type[Atom], pick: Callable[..., int], operands: tuple[int | Expression, ...]) -> Expression:
    distinct = dict.fromkeys(map(Expression.of, operands))
    numbers = [e.as_int for e in distinct if e.as_int is not None]
    rest = sorted((e for e in distinct if e.as_int is None), key=str)
    if numbers:
        rest.append(constant(pick(numbers)))
    return rest[0] if len(rest) == 1 else of_atom(kind(*rest))


# Ordering and text


def term_order(term: tuple[Monomial, int]) -> tuple[bool, int, str]:
    """The sort key of a polynomial's terms, with the constant last."""
    monomial = term[0]
    if len(monomial) == 1:
        return False, -1, monomial[0].order
    return not monomial, -len(monomial), " * ".join([atom.order for atom in monomial])


atom_order = attrgetter("order")
"""The sort key of atoms."""


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
