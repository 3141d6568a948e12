"""The integer expressions of loop operations, read and written over SSA values instead of operand numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import (
    SIGNED,
    ApplyOp,
    KernelOp,
    LoopOp,
    close_over,
    expression_names,
    has_expressions,
    index_expressions,
    index_operands,
    limit_of,
    set_index_expressions,
)
from ....ir.expressions import Expression, symbol
from ....ir.ranges import Range, RangeTable, simplify
from ...rewriting.edits import insert_before


class Names:
    """A symbol for every index value, with the range that the enclosing loops give it.

    The result of a `loop.apply` is the expression it applies, not a symbol of its own.
    """

    def __init__(self) -> None:
        self.values: dict[str, SSAValue] = {}
        self.ranges = RangeTable()
        self._names: dict[SSAValue, Expression] = {}

    @staticmethod
    def in_kernel(kernel: Operation) -> Names:
        """The names of a kernel, created on demand, as an analysis of a `Rewriter`."""
        return Names()

    def of(self, value: SSAValue) -> Expression:
        """The expression of an index value."""
        found = self._names.get(value)
        if found is None:
            found = self._names[value] = self._define(value)
        return found

    def _define(self, value: SSAValue) -> Expression:
        owner = value.owner
        return self.read(owner, owner.value.data) if isinstance(owner, ApplyOp) else self.symbol_of(value)

    def symbol_of(self, value: SSAValue) -> Expression:
        """The symbol of an index value that has none yet; this includes the result of a `loop.apply`."""
        owner = value.owner
        name = f"v{len(self.values)}"
        self.values[name] = value
        known = Range(0, None) if isinstance(value.type, IndexType) else Range(None, None)
        if isinstance(owner, Operation):
            if (limit := limit_of(owner)) is not None:
                known = Range(0, self.read(owner, limit))
        elif isinstance(loop := owner.parent_op(), LoopOp) and value is owner.args[0]:
            lower = self.read(loop, loop.lower_bound).as_int
            known = Range(lower if lower is not None else 0, self.read(loop, loop.upper_bound))
        elif isinstance(loop, KernelOp) and SIGNED in loop.attributes:
            known = Range(None, None)
        self.ranges[name] = known
        return symbol(name)

    def equate(self, value: SSAValue, other: SSAValue) -> None:
        """Use the expression of one index value for another one that has no expression yet."""
        self._names[value] = self.of(other)

    def forget_applies(self) -> None:
        """Forget the expressions of `loop.apply` results, after some of them changed."""
        self._names = {value: e for value, e in self._names.items() if not isinstance(value.owner, ApplyOp)}

    def read(self, op: Operation, expression: Expression) -> Expression:
        """An expression of `op`, over this table's symbols."""
        return expression.substitute({f"d{k}": self.of(value) for k, value in enumerate(index_operands(op))})

    def expressions(self, op: Operation) -> dict[str, Expression]:
        """All expressions of `op`, by property, over the symbols of this table."""
        return {name: self.read(op, expression) for name, expression in index_expressions(op).items()}

    def text(self, expression: Expression) -> int | str:
        """An expression as text for messages: a number, or the names of the values in the printed module."""
        known = expression.as_int
        if known is not None:
            return known
        hints = {name: symbol(self.values[name].name_hint or name) for name in sorted(expression.symbols())}
        return str(expression.substitute(hints))

    def simplify(self, expression: Expression) -> Expression:
        return simplify(expression, self.ranges)

    def close(self, *expressions: Expression) -> tuple[list[SSAValue], list[Expression]]:
        """The index operands for an operation that is about to be built, and expressions over them."""
        return close_over(*expressions, values=self.values)

    def write(self, op: Operation, expressions: Mapping[str, Expression]) -> None:
        """Replace the expressions of `op`, and update its index operands accordingly."""
        present = [name for name in expression_names(op) if name in expressions]
        operands, renamed = self.close(*(self.simplify(expressions[name]) for name in present))
        set_index_expressions(op, dict(zip(present, renamed, strict=True)), operands)

    def apply(self, expression: Expression, before: Operation) -> SSAValue:
        """The value of an expression, computed before an operation; if the expression is a symbol, its value is
        used."""
        expression = self.simplify(expression)
        name = expression.as_symbol
        if name is not None:
            return self.values[name]
        operands, (renamed,) = self.close(expression)
        op = ApplyOp(renamed, operands)
        insert_before(before, op)
        return op.result


def replace_index(names: Names, value: SSAValue, replacement: Expression) -> None:
    """Replace an index value by an expression in all users, `loop.apply` included."""
    name = names.of(value).as_symbol
    assert name is not None
    affected = list(_users(value))
    rewritten = [(op, {k: e.substitute({name: replacement}) for k, e in names.expressions(op).items()})
                 for op in affected if has_expressions(op)]
    for op, expressions in rewritten:
        names.write(op, expressions)
    for op in affected:
        if value in op.operands:
            whole = names.apply(replacement, op)
            op.operands = [whole if operand is value else operand for operand in op.operands]
    names.forget_applies()


def _users(value: SSAValue) -> Iterator[Operation]:
    """The operations that use an index value, directly or through `loop.apply`, each once."""
    seen: dict[Operation, None] = {}
    stack = [value]
    while stack:
        for use in list(stack.pop().uses):
            if use.operation not in seen:
                seen[use.operation] = None
                if isinstance(use.operation, ApplyOp):
                    stack.append(use.operation.result)
    return iter(seen)


def loops_in(op: Operation) -> Iterable[LoopOp]:
    """All loops inside of `op`, innermost first."""
    return [inner for inner in op.walk(region_first=True) if isinstance(inner, LoopOp)]
