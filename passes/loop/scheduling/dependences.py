"""Whether iterations of loops need one another: a test of dependences over the subscripts of what they access.

Two accesses of one memory, one of which writes, depend on one another unless their places are shown to differ. With
`d` the difference of the places, they differ if the least and greatest value that `d` may take over the ranges of all
variables (Banerjee's test), or the greatest common divisor of its coefficients (the GCD test; both in Allen and
Kennedy, Optimizing Compilers for Modern Architectures, 2001, chapter 3), leave no zero; or if both places are the same
expression and one is written in a `loop.parallel`, of which no two iterations reach one place. All else is taken for a
dependence: a place that another operation than an access computes, or that is read from memory.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import gcd
from typing import NamedTuple

from xdsl.dialects.builtin import VectorType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import AccessOp, AllocOp, LoopOp, ParallelOp
from ....ir.expressions import Expression, symbol
from ....ir.interfaces.effects import Effects, Memory, effects_of
from ....ir.ranges import Range, bounds, simplify
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside

__all__ = ["itself", "obstacle_to_any_order", "obstacle_to_fusion", "obstacle_to_interchange"]


def itself(buffer: SSAValue) -> Hashable:
    """The memory of a buffer where each has its own."""
    return buffer


class _Access(NamedTuple):
    """What one operation does to one memory in an iteration."""

    op: Operation
    memory: Hashable
    writes: bool
    first: Expression | None
    """The lowest place, over the variable of the loop, `t0`, `t1`, ... for the loops inside from the outermost on, and
    the symbols of values that are computed inside; None if it is not known."""
    span: int
    """How far behind the lowest place the highest one is."""


class _Body:
    """The accesses of a loop's iterations, over `i`, which counts them from 0."""

    def __init__(self, loop: LoopOp, memory: Memory, names: Names, around: LoopOp | None = None):
        self.loop = loop
        self.around = around
        """A loop around it, of which another iteration may be another one, too."""
        self.names = names
        self.ranges: dict[str, Range] = {}
        self._counted: dict[LoopOp, tuple[str, Expression]] = {}
        self.accesses: list[_Access] = []
        self.other: Operation | None = None
        """An operation whose effects are not on memory."""
        self._count(loop)
        for op in loop.body.walk():
            if isinstance(op, LoopOp):
                self._count(op)
            elif not op.regions:
                self._add(op, effects_of(op, memory), memory)

    def _count(self, loop: LoopOp) -> tuple[str, Expression]:
        """The symbol that counts the iterations of a loop, and its variable."""
        if loop not in self._counted:
            name = "i" if loop is self.loop else f"t{len(self._counted)}"
            low, trips = (self._over_counts(self.names.read(loop, each))
                          for each in (loop.lower_bound, loop.trip_count))
            self.ranges[name] = Range(0, simplify(trips, self.names.ranges))
            self._counted[loop] = name, low + symbol(name) * loop.step_size
        return self._counted[loop]

    def _over_counts(self, expression: Expression) -> Expression:
        """An expression with the variables of the loops inside counted from 0."""
        replaced: dict[str, Expression] = {}
        for name in expression.symbols():
            value = self.names.values.get(name)
            loop = None if value is None or isinstance(value.owner, Operation) else value.owner.parent_op()
            if isinstance(loop, LoopOp) and self.loop.is_ancestor(loop):
                replaced[name] = self._count(loop)[1]
            elif name in self.names.ranges:
                self.ranges[name] = self.names.ranges[name]
        return expression.substitute(replaced)

    def _add(self, op: Operation, effects: Effects, memory: Memory) -> None:
        if not effects.repeatable and not effects.writes and not isinstance(op, AllocOp):
            self.other = op
        for key in effects.reads | effects.writes:
            if not (isinstance(key, SSAValue) and is_inside(key, self.loop)):  # scratch memory is each iteration's own
                self.accesses.append(_Access(op, key, key in effects.writes, *self._place(op)))

    def _place(self, op: Operation) -> tuple[Expression | None, int]:
        if not isinstance(op, AccessOp) or not op.is_exact:
            return None, 0
        place = self._over_counts(self.names.read(op, op.subscript_expression))
        types = [value.type for value in (*op.operands, *op.results) if isinstance(value.type, VectorType)]
        lanes = max((type.element_count() for type in types), default=1)
        reach = (lanes - 1) * op.lane_distance
        return place + min(reach, 0), abs(reach)

    @property
    def inner_symbols(self) -> set[str]:
        """The symbols whose values another iteration has others of, but for that which counts iterations."""
        computed = {name for name, value in self.names.values.items() if isinstance(value.owner, Operation)
                    and self.loop.is_ancestor(value.owner)}
        outside = set() if self.around is None else self.names.of(self.around.induction_variable).symbols()
        return {name for name, _ in self._counted.values() if name != "i"} | computed | outside

    @property
    def is_apart(self) -> bool:
        """Whether no two iterations write one place."""
        return self.around is None and isinstance(self.loop, ParallelOp)


def obstacle_to_any_order(loop: LoopOp, memory: Memory = itself) -> str | None:
    """Why the iterations of a loop cannot run in any order, or side by side."""
    if isinstance(loop, ParallelOp):
        return None
    body = _Body(loop, memory, Names())
    return _obstacle(body, body, both_ways=False)


def obstacle_to_interchange(outer: LoopOp, inner: LoopOp, memory: Memory = itself) -> str | None:
    """Why different iterations of a loop inside of another one cannot run in any order, whatever iterations of the
    outer loop they are in."""
    body = _Body(inner, memory, Names(), outer)
    return _obstacle(body, body, both_ways=False)


def obstacle_to_fusion(first: LoopOp, second: LoopOp, memory: Memory = itself,
                       names: Names | None = None) -> str | None:
    """Why the iterations of a loop cannot each come just after that of another loop over the same range, before the
    later ones of it; of parallel loops, why they would not be parallel then. For loops inside of two that are one
    then, `names` has one symbol for the variables of these."""
    both = isinstance(first, ParallelOp) or isinstance(second, ParallelOp)
    names = names or Names()
    return _obstacle(_Body(first, memory, names), _Body(second, memory, names), both_ways=both)


def _obstacle(first: _Body, second: _Body, both_ways: bool) -> str | None:
    """Why some iteration of `second` must come after a later one of `first`; `both_ways`: or after an earlier one."""
    for body in {id(body): body for body in (first, second)}.values():
        if body.other is not None:
            return f"{body.other.name} has effects that are not known"
    for one in first.accesses:
        for two in second.accesses:
            if one.memory == two.memory and (one.writes or two.writes):
                for sign in (1, -1) if both_ways else (1,):
                    if _may_meet(one, two, first, second, sign):
                        what = "writes" if one.writes else "reads"
                        return (f"an iteration may need another one: {_text(two.op)} may reach what {_text(one.op)} "
                                f"{what}")
    return None


def _text(op: Operation) -> str:
    buffer = getattr(op, "buffer", None)
    hint = buffer.name_hint if isinstance(buffer, SSAValue) else None
    return op.name if hint is None else f"{op.name} of %{hint}"


def _may_meet(one: _Access, two: _Access, first: _Body, second: _Body, sign: int) -> bool:
    """Whether an iteration of `second` may reach a place of an iteration of `first` that is later (`sign` 1) or earlier
    (`sign` -1)."""
    if one.first is None or two.first is None:
        return True
    if one.first == two.first and one.span == two.span and _same_ranges(one.first, first, second) and any(
            access.writes and body.is_apart for access, body in ((one, first), (two, second))):
        return False
    # The iteration of `second` is number i, that of `first` number i + sign * (1 + k).
    moved = symbol("i") + (symbol("k") + 1) * sign
    renamed = {name: symbol(f"{name}'") for name in second.inner_symbols}
    ranges = first.ranges | {name: range for name, range in second.ranges.items() if name not in renamed}
    for name, new in renamed.items():
        known = second.ranges[name] if name in second.ranges else Range(None, None)
        upper = known.upper.substitute(renamed) if isinstance(known.upper, Expression) else known.upper
        ranges[str(new)] = Range(known.lower, upper)
    trips = first.ranges.get("i", Range(0, None)).upper
    ranges["k"] = Range(0, None if trips is None else trips - 1)
    ours = {name: _moved_range(range, moved) for name, range in first.ranges.items() if name in first.inner_symbols}
    difference = one.first.substitute({"i": moved}) - two.first.substitute(renamed)
    return _may_be_between(difference, -one.span, two.span, ranges | ours)


def _moved_range(range: Range, moved: Expression) -> Range:
    return Range(range.lower, range.upper.substitute({"i": moved}) if isinstance(range.upper, Expression)
                 else range.upper)


def _same_ranges(place: Expression, first: _Body, second: _Body) -> bool:
    """Whether the symbols of a place stand for the same in both bodies."""
    return all(first.ranges.get(name) == second.ranges.get(name)
               and (name in first.inner_symbols) == (name in second.inner_symbols) for name in place.symbols())


def _may_be_between(difference: Expression, least: int, most: int, ranges: dict[str, Range]) -> bool:
    """Whether an expression may have a value from `least` to `most`, for all that is known."""
    offset = difference.offset
    divisor = gcd(*(factor for monomial, factor in difference.terms if monomial))
    if divisor > 1 and (offset - least) % divisor > most - least:
        return False
    high, low = _greatest(difference, ranges), _greatest(-difference, ranges)
    return not ((high is not None and high < least) or (low is not None and -low > most))


def _greatest(expression: Expression, ranges: dict[str, Range]) -> int | None:
    """The greatest value that an expression can have: each symbol at the end of its range that makes it greater, those
    first whose ends depend on others."""
    pending = set(ranges)
    while names := sorted(pending & expression.symbols(), key=lambda name: _depth(name, ranges), reverse=True):
        name = names[0]
        pending.remove(name)
        factor = expression.coefficient(name)
        if factor is None:
            continue
        low, high = bounds(factor, ranges)
        end = ranges[name].upper if low is not None and low >= 0 else None
        if end is not None:
            expression = expression.substitute({name: Expression.of(end) - 1})
        elif high is not None and high <= 0 and (start := ranges[name].lower) is not None:
            expression = expression.substitute({name: start})
    return bounds(expression, ranges)[1]


def _depth(name: str, ranges: dict[str, Range]) -> int:
    """How many ranges the end of a range depends on, one after the other."""
    upper = ranges[name].upper if name in ranges else None
    inner = upper.symbols() if isinstance(upper, Expression) else ()
    return max((1 + _depth(each, ranges) for each in inner), default=0)

