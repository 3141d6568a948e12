"""The loops that are open while a kernel is written, and what each has already computed.

A value depends on some induction variables only; it is computed in the outermost loop that knows them all, once.
So loop-invariant code never enters a loop, and what several consumers share is shared.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, IntegerType, LocationAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ApplyOp, close_over
from ....ir.expressions import Expression, symbol
from ....ir.ranges import Range, RangeTable, bounds, simplify


@dataclass
class Scope:
    """A loop body being filled: the symbols it introduces and the values computed in it."""

    block: Block
    is_certain: bool = True
    """Whether it runs whenever the scope around it does."""
    symbols: set[str] = field(default_factory=set)
    known: dict[Hashable, SSAValue] = field(default_factory=dict)


class Scopes:
    """The stack of open loop bodies, with the SSA value and the range of every symbol."""

    def __init__(self, block: Block, symbols: dict[str, tuple[SSAValue, Range]], multiplies_float8: bool):
        self.multiplies_float8 = multiplies_float8
        self.stack = [Scope(block, symbols=set(symbols))]
        self.values = {name: value for name, (value, _) in symbols.items()}
        self.ranges = RangeTable({name: range for name, (_, range) in symbols.items()})
        self.depth_of_value: dict[SSAValue, int] = {}
        self.location: LocationAttr | None = None
        self._counter = 0

    @property
    def innermost(self) -> int:
        return len(self.stack) - 1

    def depth_of(self, expressions: Iterable[Expression]) -> int:
        """The outermost scope in which all symbols of `expressions` are known."""
        names = set().union(*(e.symbols() for e in expressions))
        depth = 0
        for level, scope in enumerate(self.stack):
            if names & scope.symbols:
                depth = level
        return depth

    def depth_of_values(self, values: Iterable[SSAValue]) -> int:
        return max((self.depth_of_value.get(value, 0) for value in values), default=0)

    def _is_positive(self, size: Expression | int | None) -> bool:
        return size is not None and (bounds(Expression.of(size), self.ranges)[0] or 0) > 0

    @property
    def certain(self) -> int:
        """The outermost scope that runs only if the innermost one does."""
        return max((level for level, scope in enumerate(self.stack) if not scope.is_certain), default=0)

    def find(self, key: Hashable) -> SSAValue | None:
        for scope in reversed(self.stack):
            if key in scope.known:
                return scope.known[key]
        return None

    def remember(self, key: Hashable, value: SSAValue) -> SSAValue:
        """Note that `key` is computed by `value`, for as long as the value's scope is open."""
        self.stack[self.depth_of_value.get(value, 0)].known[key] = value
        return value

    def emit(self, op: Operation, depth: int) -> Operation:
        """Append an op to the scope at `depth`; each result lives there."""
        if self.location is not None:
            op.location = self.location
        self.stack[depth].block.add_op(op)
        for result in op.results:
            self.depth_of_value[result] = depth
        return op

    def compute(self, op: Operation, *others: int) -> SSAValue:
        """Append an op without effects as far outside as its operands (and `others`) allow; return its result."""
        depth = max(self.depth_of_values(op.operands), *others, 0)
        key = (type(op), tuple(op.operands), tuple(op.properties.items()), tuple(op.result_types))
        found = self.find(key)
        if found is not None:
            op.erase()  # it counts as a use of its operands until then
            return found
        return self.remember(key, self.emit(op, depth).results[0])

    def constant(self, value: float | int, type: Attribute) -> SSAValue:
        """A number, at the top of the kernel."""
        if isinstance(value, int):
            assert isinstance(type, IntegerType | IndexType)
            return self.compute(arith.ConstantOp(IntegerAttr(value, type)))
        assert isinstance(type, AnyFloat)
        return self.compute(arith.ConstantOp(FloatAttr(value, type)))

    def new_symbol(self, prefix: str, value: SSAValue, range: Range, depth: int) -> Expression:
        """A fresh symbol that stands for an SSA value of the scope at `depth`."""
        name = f"{prefix}{self._counter}"
        self._counter += 1
        self.values[name], self.ranges[name] = value, range
        self.stack[depth].symbols.add(name)
        self.depth_of_value[value] = depth
        return symbol(name)

    def simplify(self, expression: Expression) -> Expression:
        return simplify(expression, self.ranges)

    def operands(self, *expressions: Expression) -> tuple[list[SSAValue], list[Expression]]:
        """Operands and expressions for an op that uses `expressions`."""
        return close_over(*expressions, values=self.values)

    def apply(self, expression: Expression) -> SSAValue:
        """The index value of an expression."""
        name = expression.as_symbol
        if name is not None:
            return self.values[name]
        operands, (renamed,) = self.operands(expression)
        return self.compute(ApplyOp(renamed, operands))

    @contextmanager
    def at(self, depth: int) -> Iterator[None]:
        """With the scopes inside `depth` out of sight."""
        hidden = self.stack[depth + 1:]
        del self.stack[depth + 1:]
        try:
            yield
        finally:
            self.stack.extend(hidden)

    @contextmanager
    def open(self, block: Block, variables: Sequence[tuple[SSAValue, Range]]) -> Iterator[list[Expression]]:
        """Inside a loop with this body; gives the induction variables' symbols."""
        self.stack.append(Scope(block, all(self._is_positive(range.upper) for _, range in variables)))
        try:
            yield [self.new_symbol("i", value, range, self.innermost) for value, range in variables]
        finally:
            self.stack.pop()
