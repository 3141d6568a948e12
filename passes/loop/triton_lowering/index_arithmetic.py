"""The lowering of integer expressions over induction variables and sizes to operations on i64."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects import arith
from ....ir.expressions import Atom, Expression, FloorDiv, Maximum, Minimum, Modulo, Symbol, of_atom, symbol
from ....ir.ranges import Range, bounds
from ..analysis.index_expressions import Names
from .dimensions import NONE, Dimensions, Variation
from .writer import Lanes, Writer, ordered


class IndexArithmetic:
    """Writes expressions term by term; terms that vary over fewer dimensions are computed over these dimensions
    only."""

    def __init__(self, writer: Writer, names: Names, variation: Variation, values: dict[SSAValue, Lanes]):
        self.writer, self.names, self.variation, self.values = writer, names, variation, values
        self._starts: dict[str, Expression] = {}
        """Names of variables that are a start, the same for all lanes, and a lane: as the sum of these."""
        self._blocks: dict[str, Expression] = {}
        """The same variables: as the sum of a multiple of the number of their block, and a lane."""
        self._parts: dict[str, Lanes] = {}
        """The values of names of such starts, lanes and numbers of blocks."""

    def value(self, expression: Expression) -> Lanes:
        """The value of an expression over the table's names."""
        expression = self._with_divided_lanes(expression)
        dimensions = ordered(self.dimensions(expression))
        made = self.writer.once((expression, dimensions), lambda: self._sum(expression, dimensions))
        return Lanes(made, dimensions)

    def split_variable(self, variable: SSAValue, start: Lanes, lane: Lanes) -> str:
        """Record that an index value is the sum of a start, which is the same for all lanes, and a lane; returns its
        name."""
        name = self.names.of(variable).as_symbol
        assert name is not None
        self._starts[name] = symbol(f"{name}.start") + symbol(f"{name}.lane")
        self._parts |= {f"{name}.start": start, f"{name}.lane": lane}
        return name

    def number_blocks(self, name: str, lower: Expression, step: int, lanes: int, number: Lanes | None) -> None:
        """Record that the start of such a variable is `lower + step * lanes * number`. A sequential loop has a counter
        instead of a number of the block."""
        block, lane = f"{name}.block", f"{name}.lane"
        self._blocks[name] = lower + symbol(block) * (step * lanes) + symbol(lane)
        self.names.ranges[block], self.names.ranges[lane] = Range(0, None), Range(0, step * (lanes - 1) + 1)
        if number is not None:
            self._parts[block] = number

    def parts(self, expression: Expression) -> tuple[Expression, Expression]:
        """The terms that are the same for all lanes, and the other terms: a block of addresses is one address plus
        small offsets."""
        expression = self._with_divided_lanes(expression)
        known = {name: total for name, total in self._starts.items()
                 if name in expression.symbols() and expression.coefficient(name) is not None}
        expression = expression.substitute(known)
        same = [term for term in expression.terms if not self.dimensions(Expression((term,)))]
        rest = [term for term in expression.terms if self.dimensions(Expression((term,)))]
        return Expression(tuple(same)), Expression(tuple(rest))

    def _with_divided_lanes(self, expression: Expression) -> Expression:
        """An expression in which lanes are divided instead of variables, where all blocks of a variable start at
        multiples of the divisor: `i mod 128` is the lane, if a block has 128 lanes."""
        def replaced(atom: Atom) -> Expression:
            whole = of_atom(atom)
            if not isinstance(atom, FloorDiv | Modulo) or whole.symbols().isdisjoint(self._blocks):
                return whole
            made = self.names.simplify(whole.substitute(self._blocks))
            blocks = {f"{name}.block" for name in self._blocks}
            divided = frozenset[str]().union(*(operand.symbols() for each in made.atoms() for operand in each.operands))
            unknown = made.symbols() & blocks - self._parts.keys()
            return whole if unknown or divided & blocks else made

        return expression if all(isinstance(each, Symbol) for each in expression.atoms()) else \
            expression.map_atoms(replaced)

    def dimensions(self, expression: Expression) -> Dimensions:
        """The dimensions over which an expression varies."""
        names = expression.symbols()
        mine = NONE.union(*(self._parts[name].dimensions for name in names if name in self._parts))
        return mine.union(*(self.variation.of(self.names.values[name]) for name in names if name not in self._parts))

    def _sum(self, expression: Expression, dimensions: tuple) -> SSAValue:
        by_dimensions: dict[Dimensions, list[Expression]] = {}
        for term in expression.terms:
            single = Expression((term,))
            by_dimensions.setdefault(self.dimensions(single), []).append(single)
        if not by_dimensions:
            return self.writer.integer(0).value
        groups = sorted(by_dimensions, key=lambda g: (len(g), [d.position for d in ordered(g)]))
        if len(groups) > 1 and all(not term.terms[0][0] for term in by_dimensions[groups[0]]):
            by_dimensions[groups[1]] += by_dimensions[groups.pop(0)]  # `i - 1`, as one writes it
        total: Lanes | None = None
        for group in groups:
            for term in _constants_last(by_dimensions[group]):
                total = self._add(total, term)
        assert total is not None
        return self.writer.spread(total, frozenset(dimensions))

    def _add(self, total: Lanes | None, term: Expression) -> Lanes:
        ((monomial, coefficient),) = term.terms
        if total is None:
            return self._product(monomial, coefficient)
        if not monomial:
            kind = arith.AddiOp if coefficient > 0 else arith.SubiOp
            return self.writer.compute(kind, total, self.writer.integer(abs(coefficient)))
        if coefficient < 0:
            return self.writer.compute(arith.SubiOp, total, self._product(monomial, -coefficient))
        return self.writer.compute(arith.AddiOp, total, self._product(monomial, coefficient))

    def _product(self, monomial: tuple[Atom, ...], coefficient: int) -> Lanes:
        factors = sorted(map(self._atom, monomial), key=lambda factor: len(factor.dimensions))
        if not factors:
            return self.writer.integer(coefficient)
        total = factors[0]
        if coefficient != 1:
            total = self.writer.compute(arith.MuliOp, total, self.writer.integer(coefficient))
        for factor in factors[1:]:
            total = self.writer.compute(arith.MuliOp, total, factor)
        return total

    def _atom(self, atom: Atom) -> Lanes:
        if isinstance(atom, Symbol):
            if atom.name in self._parts:
                return self._parts[atom.name]
            return self.values[self.names.values[atom.name]]
        if isinstance(atom, FloorDiv | Modulo):
            return self._division(atom)
        kind = arith.MinSIOp if isinstance(atom, Minimum) else arith.MaxSIOp
        assert isinstance(atom, Minimum | Maximum)
        total, *others = map(self.value, atom.operands)
        for other in others:
            total = self.writer.compute(kind, total, other)
        return total

    def _division(self, atom: FloorDiv | Modulo) -> Lanes:
        """The quotient rounded down; if both operands are known to be non-negative, an ordinary division."""
        dividend, divisor = map(self.value, atom.operands)
        compute, zero = self.writer.compute, self.writer.integer(0)
        (low, _), (least, _) = (bounds(operand, self.names.ranges) for operand in atom.operands)
        plain = low is not None and low >= 0 and least is not None and least >= 0
        if isinstance(atom, FloorDiv) and plain:
            return compute(arith.DivSIOp, dividend, divisor)
        rest = compute(arith.RemSIOp, dividend, divisor)
        if plain:
            return rest
        opposite = compute(_compare("slt"), compute(arith.XOrIOp, rest, divisor), zero)
        beside = compute(arith.AndIOp, opposite, compute(_compare("ne"), rest, zero))
        if isinstance(atom, Modulo):
            return compute(arith.SelectOp, beside, compute(arith.AddiOp, rest, divisor), rest)
        quotient = compute(arith.DivSIOp, dividend, divisor)
        return compute(arith.SelectOp, beside, compute(arith.SubiOp, quotient, self.writer.integer(1)), quotient)


def _compare(predicate: str):
    return lambda a, b: arith.CmpiOp(a, b, predicate)


def _constants_last(terms: list[Expression]) -> list[Expression]:
    """The terms in an order with positive ones first, so that no term has to be negated, and constants last."""
    return sorted(terms, key=lambda term: (not term.terms[0][0], term.terms[0][1] < 0))
