"""Values of a loop that are the same each time a loop around it runs it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.dialects.builtin import VectorType, i1, i64
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import LoadOp, LoopOp, has_expressions, index_operands
from ....ir.expressions import Expression
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.traversal import backward_slice
from ..analysis.costs import total_cost
from ..analysis.index_expressions import Names
from ..analysis.nesting import is_inside
from ..scheduling.tiles import stored_type


@dataclass
class Row:
    """The values of a loop over a row that could be kept while a loop around it runs."""

    loop: LoopOp
    around: LoopOp
    names: Names
    values: list[SSAValue] = field(default_factory=list)
    """What other operations of the row need."""
    offsets: dict[LoadOp, Expression] = field(default_factory=dict)
    """The part of the subscript of a load that is kept as one number."""
    dead: list[Operation] = field(default_factory=list)
    """What the row need not compute any more, in order."""

    @property
    def kept(self) -> set[SSAValue | Expression]:
        """The values that are stored in memory."""
        return {*self.values, *self.offsets.values()}

    @property
    def work(self) -> int:
        """The vector instructions that an iteration saves."""
        return total_cost(self.dead)

    @property
    def reads(self) -> int:
        """The vector instructions for loading the values instead. A condition is a byte in memory, which is widened
        and compared.
        """
        conditions = sum(value.type == i1 for value in self.values)
        return sum(max(1, bits // 32) for bits in self._bits()) + 2 * conditions

    @property
    def bytes(self) -> int:
        """The bytes of memory for an iteration."""
        return sum(bits // 8 for bits in self._bits())

    def _bits(self) -> Iterable[int]:
        types = [stored_type(value) for value in self.values]
        return [max(type.size * 8, 8) for type in [*types, *(i64 for _ in set(self.offsets.values()))]]


def find_row(loop: LoopOp, around: LoopOp, memory: Memory, names: Names, least_work: int) -> Row:
    """The values of `loop` that are invariant in `around`; those that cost less than `least_work` are computed
    again."""
    row = Row(loop, around, names)
    if any(is_inside(bound, around) for bound in loop.bounds):  # type: ignore[attr-defined]
        return row
    fixed = _fixed_operations(loop, around, memory)
    cones: dict[SSAValue | Expression, dict[Operation, None]] = {}
    offsets: dict[LoadOp, Expression] = {}
    values: dict[SSAValue, None] = {}
    for op in loop.body.block.ops:
        if op in fixed:
            continue
        needed = [operand for operand in op.operands if operand.owner in fixed]
        if has_expressions(op):
            indices = set(index_operands(op))
            needed = [operand for operand in needed if operand not in indices]
            for expression in row.names.expressions(op).values():
                part = _fixed_part(expression, row, fixed) if isinstance(op, LoadOp) else None
                if part is not None:
                    offsets[op] = part  # type: ignore[index]
                    parts = [row.names.values[name] for name in part.symbols()]
                    cones[part] = backward_slice(parts, fixed.__contains__)
                    expression = expression - part
                needed.extend(value for name in sorted(expression.symbols())
                              if (value := row.names.values[name]).owner in fixed)
        for value in needed:
            values[value] = None
            cones[value] = backward_slice([value], fixed.__contains__)
    kept = {what for what, cone in cones.items() if total_cost(cone) >= least_work}
    row.values = [value for value in values if value in kept]
    row.offsets = {op: part for op, part in offsets.items() if part in kept}
    still = {op for what, cone in cones.items() if what not in kept for op in cone}
    inside = {op for what in kept for op in cones[what]}
    row.dead = [op for op in fixed if op in inside and op not in still]
    return row


def _fixed_operations(loop: LoopOp, around: LoopOp, memory: Memory) -> dict[Operation, None]:
    """The operations in `loop` whose results do not change while `around` runs, in order."""
    variable = loop.induction_variable
    written = effects_of(around, memory).writes
    fixed: dict[Operation, None] = {}
    for op in loop.body.block.ops:
        effects = effects_of(op, memory)
        if len(op.results) != 1 or op.regions or isinstance(op.results[0].type, VectorType) or \
                not effects.repeatable or not effects.reads.isdisjoint(written):
            continue
        if all(operand is variable or operand.owner in fixed or not is_inside(operand, around)
               for operand in op.operands):
            fixed[op] = None
    return fixed


def _fixed_part(expression: Expression, row: Row, fixed: dict[Operation, None]) -> Expression | None:
    """The terms of a subscript that do not change; None if none of them is computed in the loop.

    Only terms that are added: an index is not negative.
    """
    values = {name: row.names.values[name] for name in expression.symbols()}
    computed = {name for name, value in values.items() if value.owner in fixed}
    own = {name for name, value in values.items() if name in computed or value is row.loop.induction_variable}
    known = {name for name, value in values.items() if name in own or not is_inside(value, row.around)}
    part = Expression(tuple((monomial, factor) for monomial, factor in expression.terms if factor > 0
                            and own & (symbols := Expression(((monomial, factor),)).symbols()) and symbols <= known))
    return part if computed & part.symbols() and part.as_symbol is None else None
