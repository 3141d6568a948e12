"""The integers of a kernel as expressions, with their ranges.

An expression stands for any one element of a block: the lanes of a `triton.make_range` are a symbol, and so are the
program's number, the loops' variables, arguments, and whatever else is not computed from these.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import scf
from xdsl.dialects.builtin import IntegerAttr, IntegerType
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.expressions import Expression, constant, floordiv, maximum, minimum, modulo, symbol
from ....ir.interfaces.views import repeated, unrepeated
from ....ir.ranges import Range, RangeTable, bounds, simplify
from .floats import Floats

Bounds = tuple[int | None, int | None]


class Integers:
    """The expressions of the integers of one kernel."""

    def __init__(self, func: triton.FuncOp):
        self.ranges = RangeTable()
        self._known: dict[SSAValue, Expression] = {}
        self._symbols: dict[SSAValue, Expression] = {}
        self._varies: set[str] = set()
        self._data: set[str] = set()
        self._values: dict[str, SSAValue] = {}
        self.floats = Floats(self.bounds)
        signed = {argument for argument, facts in zip(func.body.block.args, func.arg_attrs, strict=True)
                  if triton.SIGNED in facts.data}
        sizes = {f"d{k}": self._symbol(argument, Range(None if argument in signed else 0, None))
                 for k, argument in enumerate(func.integers)}
        self._grid = [size.substitute(sizes) for size in func.grid_sizes]
        for op in func.walk():
            for value in op.results:
                if isinstance(triton.element_of(value.type), IntegerType):
                    self.of(value)  # in order, so that each finds its operands
                else:
                    self.floats.add(op)

    def of(self, value: SSAValue) -> Expression:
        """The expression of an integer, or of each element of a block of them; of an address, the distance in elements
        from the argument, or from the one of several, that it is computed from."""
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = self._define(value)
        return found

    def bounds(self, value: SSAValue) -> Bounds:
        """The minimum and the maximum of a value; None where unknown."""
        return bounds(self.of(value), self.ranges)

    def value_of(self, name: str) -> SSAValue:
        """The value that a symbol represents."""
        return self._values[name]

    def other_lanes(self, expression: Expression) -> Expression:
        """The same expression for another lane."""
        return self._renamed(expression, lambda name: f"{name}'")

    def truth(self, op: arith.CmpiOp) -> bool | None:
        """The result of a comparison in all lanes, if it is known."""
        predicate, (a, b) = op.predicate_name, (self.of(op.lhs), self.of(op.rhs))
        if predicate[0] == "u":
            if not (self._is_natural(a) and self._is_natural(b)):
                return None
            predicate = f"s{predicate[1:]}"
        if predicate in ("sgt", "sge"):
            predicate, a, b = {"sgt": "slt", "sge": "sle"}[predicate], b, a
        if predicate in ("eq", "ne"):
            apart = self._less(a, b) or self._less(b, a)
            same = simplify(a - b, self.ranges) == 0
            return None if not (apart or same) else same == (predicate == "eq")
        if predicate == "sle":
            a, b = a - 1, b
        if self._less(a, b):
            return True
        return False if self._less(b - 1, a) else None

    def _less(self, a: Expression, b: Expression) -> bool:
        """Whether `a < b` is certain."""
        least = bounds(simplify(b - a, self.ranges), self.ranges)[0]
        if least is not None and least > 0:
            return True
        if a == 0 or b == 0 or not self._is_natural(a):
            return False
        return simplify(floordiv(a, b), self.ranges) == 0  # as whoever runs is one of the programs, or iterations

    def _is_natural(self, expression: Expression) -> bool:
        least = bounds(expression, self.ranges)[0]
        return least is not None and least >= 0

    # Definitions

    def _define(self, value: SSAValue) -> Expression:
        op = value.owner
        if isinstance(triton.element_of(value.type), triton.PointerType) and isinstance(op, Block | arith.SelectOp):
            return constant(0)
        if isinstance(op, Block):
            return self._argument(value, op)
        made: Expression | None = None
        if _width(value) == 1:
            return self._unknown(value)
        if isinstance(op, triton.GetProgramIdOp):
            axis = op.axis.data.number
            return self._symbol(value, Range(0, self._grid[axis] if axis < len(self._grid) else 1))
        if isinstance(op, triton.MakeRangeOp):
            return self._symbol(value, Range(op.start.value.data, op.end.value.data))
        if isinstance(op, arith.SelectOp):
            made = self._selected(op)
        elif isinstance(op, arith.FPToSIOp):
            made = self._converted(op)
        elif isinstance(op, triton.ReduceOp | scf.ForOp):
            made = self._chosen(op, op.results.index(value))
        elif isinstance(op, triton.ExpandDimsOp):
            made = self._expanded(self.of(op.source), op.axis.value.data)
        elif (rule := _RULES.get(type(op))) is not None:
            made = rule(self, op)
        if made is None or not self._fits(made, value):
            return self._unknown(value)
        return made

    def _argument(self, value: SSAValue, block: Block) -> Expression:
        loop = block.parent_op()
        if isinstance(loop, triton.FuncOp):
            return self._symbols[value]
        if isinstance(loop, scf.ForOp) and value is block.args[0]:
            lower, upper, step = (self.of(bound) for bound in (loop.lb, loop.ub, loop.step))
            first, width = lower.as_int, step.as_int
            if first is not None and width is not None and width > 0:
                last = (upper - 1 - first) // width * width + first
                return self._symbol(value, Range(first, simplify(last, self.ranges) + 1))
        return self._unknown(value)

    def _selected(self, op: arith.SelectOp) -> Expression | None:
        """A selection between two numbers; a number that is replaced by 0 where it is not below a limit is below this
        limit."""
        if isinstance(test := unrepeated(op.cond).owner, arith.CmpiOp) and (truth := self.truth(test)) is not None:
            return self.of(op.lhs if truth else op.rhs)
        for limit in _limits(op.cond, op.lhs) if self.of(op.rhs) == 0 else ():
            return self._symbol(op.result, Range(0, maximum(self.of(limit), 1)))
        (low, high), (other_low, other_high) = self.bounds(op.lhs), self.bounds(op.rhs)
        if low is None or high is None or other_low is None or other_high is None:
            return None
        return self._symbol(op.result, Range(min(low, other_low), max(high, other_high) + 1))

    def _chosen(self, op: triton.ReduceOp | scf.ForOp, at: int) -> Expression | None:
        """One of the operands of a reduction or loop that only selects among them, as a search does with indices."""
        body = op.combine.block if isinstance(op, triton.ReduceOp) else op.body.block
        last = body.last_op
        choice = None if last is None else last.operands[at].owner
        element = triton.element_of(op.results[at].type)
        if not isinstance(choice, arith.SelectOp) or not isinstance(element, IntegerType):
            return None
        if isinstance(op, triton.ReduceOp):
            mine, given = (body.args[at], body.args[len(op.results) + at]), [op.inputs[at]]
        else:
            mine, given = (body.args[1 + at],), [op.iter_args[at]]
        given += [value for value in (choice.lhs, choice.rhs) if value not in mine]
        ranges = [self.bounds(value) for value in given]
        low, high = [low for low, _ in ranges if low is not None], [high for _, high in ranges if high is not None]
        if len(low) < len(ranges) or len(high) < len(ranges):
            return None
        return self._symbol(op.results[at], Range(min(low), max(high) + 1))

    def _converted(self, op: arith.FPToSIOp) -> Expression | None:
        """A float without its fraction, if it is known to be finite."""
        found = self.floats.of(op.input)
        return None if found is None else self._symbol(op.result, Range(int(found[0]), int(found[1]) + 1))

    def _fits(self, expression: Expression, value: SSAValue) -> bool:
        """Whether a value is equal to its expression, since no operation wraps around. Sizes and values that are
        computed from them are assumed to fit into 64 bits."""
        width = _width(value)
        low, high = bounds(expression, self.ranges)
        if low is not None and high is not None:
            return -(1 << (width - 1)) <= low and high < 1 << (width - 1)
        return width == 64 and not expression.symbols() & self._data

    def _unknown(self, value: SSAValue) -> Expression:
        width = _width(value)
        made = self._symbol(value, Range(-(1 << (width - 1)), 1 << (width - 1)))
        self._data |= made.symbols()
        return made

    def _symbol(self, value: SSAValue, range: Range) -> Expression:
        name = f"v{len(self.ranges)}"
        self.ranges[name] = range
        if triton.shape_of(value.type):
            self._varies.add(name)
        self._values[name] = value
        self._symbols[value] = made = symbol(name)
        return made

    def _expanded(self, expression: Expression, axis: int) -> Expression:
        """The lanes of a dimension, which differ from those of another dimension, even if both come from one block."""
        return self._renamed(expression, lambda name: f"{name}.{axis}")

    def _renamed(self, expression: Expression, rename: Callable[[str], str]) -> Expression:
        renamed: dict[str, Expression] = {}
        for name in sorted(expression.symbols() & self._varies):
            other = rename(name)
            renamed[name] = symbol(other)
            self._values[other], self.ranges[other] = self._values[name], self.ranges[name]
            self._varies.add(other)
            if name in self._data:
                self._data.add(other)
        return expression.substitute(renamed)


def _width(value: SSAValue) -> int:
    element = triton.element_of(value.type)
    if isinstance(element, triton.PointerType):
        return 64
    assert isinstance(element, IntegerType)
    return element.width.data


def _limits(condition: SSAValue, value: SSAValue) -> list[SSAValue]:
    """The upper bound of a non-negative value, if a condition holds."""
    test, source = condition.owner, value.owner
    if isinstance(test, arith.AndIOp):
        return [*_limits(test.lhs, value), *_limits(test.rhs, value)]
    if isinstance(test, arith.CmpiOp) and test.predicate_name == "ult" and test.lhs is value:
        return [test.rhs]
    if isinstance(test, Operation) and isinstance(source, type(test)) and test.properties == source.properties \
            and triton.shape_of(condition.type) == triton.shape_of(value.type) \
            and (once := repeated(test)) is not None and (other := repeated(source)) is not None:
        return _limits(once, other)
    return []


Rule = Callable[[Integers, Operation], Expression | None]


def _constant(t: Integers, op: Operation) -> Expression | None:
    value = op.value  # type: ignore[attr-defined]
    return constant(value.value.data) if isinstance(value, IntegerAttr) else None


def _same(t: Integers, op: Operation) -> Expression:
    return t.of(op.operands[0])


def _binary(combine: Callable[[Expression, Expression], Expression]) -> Rule:
    return lambda t, op: combine(t.of(op.operands[0]), t.of(op.operands[1]))


def _division(combine: Callable[[Expression, Expression], Expression]) -> Rule:
    """A division; rounding towards zero and rounding down are equal if both operands are non-negative."""
    def rule(t: Integers, op: Operation) -> Expression | None:
        a, b = (t.of(operand) for operand in op.operands)
        (low, _), (least, _) = bounds(a, t.ranges), bounds(b, t.ranges)
        if low is None or low < 0 or least is None or least <= 0:
            return None
        return simplify(combine(a, b), t.ranges)

    return rule


_RULES: dict[type[Operation], Rule] = {
    arith.ConstantOp: _constant,
    arith.ExtSIOp: _same, arith.TruncIOp: _same, triton.SplatOp: _same, triton.BroadcastOp: _same,
    arith.AddiOp: _binary(lambda a, b: a + b), triton.AddPtrOp: _binary(lambda a, b: a + b),
    arith.SubiOp: _binary(lambda a, b: a - b), arith.MuliOp: _binary(lambda a, b: a * b),
    arith.DivSIOp: _division(floordiv), arith.RemSIOp: _division(modulo),
    arith.MinSIOp: _binary(lambda a, b: minimum(a, b)), arith.MaxSIOp: _binary(lambda a, b: maximum(a, b)),
}
