"""The pass `hoist-indices`."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint

from ...ir.dialects.loop import ApplyOp, KernelOp, has_expressions
from ...ir.expressions import Atom, Expression, FloorDiv, Modulo, floordiv, modulo, of_atom, symbol
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.edits import insert
from ..rewriting.kernel_pass import KernelPass
from .analysis.index_expressions import Names


class HoistIndices(KernelPass):
    """Compute parts of long subscripts and bounds once, in the outermost loop that knows their variables.

        loop.parallel %i = 0 to %m {
          loop.parallel %j = 0 to %n {
            %v = loop.load %x[%i * %n * %m - %i * %n + %i * 9 + %j * %n - %j * 2 + %n * %n - %n] : memref<?xf32> -> f32
    becomes
        %a = loop.apply %n - 2 : index
        %b = loop.apply %m * %n - %n + 9 : index
        loop.parallel %i = 0 to %m {
          %c = loop.apply %n * %n + %i * %b - %n : index
          loop.parallel %j = 0 to %n {
            %v = loop.load %x[%j * %a + %c] : memref<?xf32> -> f32
    Products of symbolic sizes that are sums themselves, such as the sizes of a convolution's result, expand to many
    terms and divisions in each access. The C++ compiler would take minutes to find their common subexpressions.
    """

    name = "hoist-indices"

    terms: int = 6
    """A longer sum is taken apart; so is a shorter one that divides by something else than a number."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        parts = _Parts(self.terms)
        for op in operations_in(kernel):
            if not has_expressions(op):
                continue
            old = parts.names.expressions(op)
            if any(parts.is_long(each) for each in old.values()) and watcher.allows(op):
                parts.names.write(op, {name: parts.short(each) for name, each in old.items()})
                watcher.done(op, "parts of a long index are computed outside")


class _Parts:
    """The parts of the expressions of a kernel that are computed as values of their own."""

    def __init__(self, terms: int):
        self.names = Names()
        self._terms = terms
        self._values: dict[Expression, Expression] = {}

    def is_long(self, expression: Expression) -> bool:
        """Whether an expression is long enough to be split."""
        return len(expression.terms) > self._terms or any(map(_divides_by_size, expression.atoms()))

    def short(self, expression: Expression) -> Expression:
        """The expression, with parts of it replaced by hoisted values."""
        return self._by_depth(expression.map_atoms(self._quotient)) if self.is_long(expression) else expression

    def _quotient(self, atom: Atom) -> Expression:
        """A division by anything but a number becomes a value of its own."""
        if not _divides_by_size(atom):
            return of_atom(atom)
        return self._value((floordiv if isinstance(atom, FloorDiv) else modulo)(*map(self.short, atom.operands)))

    def _by_depth(self, expression: Expression) -> Expression:
        """The expression as a sum of the terms of the innermost variable and of hoisted terms that are invariant
        there."""
        if len(expression.terms) <= 2 or not expression.symbols():
            return expression
        innermost = max(sorted(expression.symbols()), key=lambda name: _depth(self.names.values[name]))
        factor = expression.coefficient(innermost)
        if factor is None:
            return expression
        rest = self._by_depth(expression - factor * symbol(innermost))
        if len(rest.terms) > 2:
            rest = self._value(rest)
        if len(factor.terms) > 1:
            factor = self._value(self._by_depth(factor))
        return factor * symbol(innermost) + rest

    def _value(self, expression: Expression) -> Expression:
        """The symbol of an expression that is computed where all of its variables are known."""
        found = self._values.get(expression)
        if found is None:
            operands, (renamed,) = self.names.close(expression)
            op = ApplyOp(renamed, operands)
            block, after = _first_place(operands)
            around = block.parent_op()
            assert around is not None
            insert(InsertPoint.at_start(block) if after is None else InsertPoint.after(after), op, like=(around,))
            found = self._values[expression] = self.names.symbol_of(op.result)
        return found


def _divides_by_size(atom: Atom) -> bool:
    return isinstance(atom, FloorDiv | Modulo) and atom.operands[1].as_int is None


def _depth(value: SSAValue) -> int:
    """The number of blocks around a value."""
    block, depth = _block_of(value), 0
    while (around := block.parent_op()) is not None and around.parent is not None:
        block, depth = around.parent, depth + 1
    return depth


def _block_of(value: SSAValue) -> Block:
    owner = value.owner
    block = owner if isinstance(owner, Block) else owner.parent
    assert block is not None
    return block


def _first_place(operands: list[SSAValue]) -> tuple[Block, Operation | None]:
    """The outermost block in which all values are available, and the last operation there that computes one of them."""
    block = _block_of(max(operands, key=_depth))
    own = [each.owner for each in operands if isinstance(each.owner, Operation) and each.owner.parent is block]
    return block, max(own, key=block.get_operation_index, default=None)
