"""The values of a loop's body over several iterations at once.

Each value becomes either *uniform* (one value for all lanes, still a scalar) or a vector with one lane an iteration.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import vector
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IndexType, VectorType, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import ApplyOp
from ....ir.expressions import Expression
from ..analysis.index_expressions import Names
from .errors import SchedulingError


class LaneValues:
    """Scalars and vectors in a new body, in which the induction variable advances `lanes` at a time."""

    def __init__(self, lanes: int, variable: SSAValue, start: SSAValue):
        self.lanes, self.variable = lanes, variable
        self.names = Names()
        self.new: dict[SSAValue, SSAValue] = {variable: start}
        self.vectors: dict[SSAValue, SSAValue] = {}
        self.block: Block = Block()
        self._emitted: list[Operation] = []
        self.location = None
        self.name = self.names.of(variable).as_symbol
        assert self.name is not None

    def uniform(self, value: SSAValue) -> SSAValue:
        """The scalar that stands for a value outside of the body, or uniform in it."""
        return self.new.get(value, value)

    def vector(self, value: SSAValue) -> SSAValue:
        """The vector that stands for a value; a uniform one is repeated in every lane."""
        found = self.vectors.get(value)
        if found is not None:
            return found
        scalar = self.uniform(value)
        if value is self.variable:
            result = self._counting(self._cast(scalar), 1)
        else:
            if isinstance(scalar.type, IndexType):
                scalar = self._cast(scalar)
            result = self.emit(vector.BroadcastOp(scalar, self.type(scalar.type))).results[0]
        self.vectors[value] = result
        return result

    def is_vector(self, value: SSAValue) -> bool:
        return (value in self.vectors and value not in self.new) or value is self.variable

    def type(self, element: Attribute) -> VectorType:
        return VectorType(i64 if isinstance(element, IndexType) else element, [self.lanes])

    def _cast(self, index: SSAValue) -> SSAValue:
        return self.emit(arith.IndexCastOp(index, i64)).results[0]

    def _counting(self, start: SSAValue, step: int) -> SSAValue:
        """`start + lane * step` in every lane."""
        first = self.emit(vector.BroadcastOp(start, self.type(i64))).results[0]
        return self.emit(arith.AddiOp(first, self._dense([lane * step for lane in range(self.lanes)]))).results[0]

    def emit(self, op: Operation) -> Operation:
        if self.location is not None:
            op.location = self.location
        self.block.add_op(op)
        self._emitted.append(op)
        return op

    def discard(self) -> None:
        """Give up: what was written no longer uses what stands outside."""
        for op in self._emitted:
            op.drop_all_references()

    def _split(self, expression: Expression) -> tuple[Expression, Expression, SSAValue | None]:
        """`(base, step, offsets)`: the expression in lane 0, what each further lane adds, and a vector of offsets by
        which computed indices move each lane; raises SchedulingError for any other form."""
        offsets: SSAValue | None = None
        base = expression
        for name in sorted(expression.symbols()):
            value = self.names.values[name]
            if value is self.variable or not self.is_vector(value):
                continue
            factor = expression.coefficient(name)
            if factor is None or any(self.is_vector(self.names.values[s]) for s in factor.symbols()):
                raise SchedulingError("an index is not linear in its variable")
            base = base.substitute({name: 0})
            scaled = self._scaled(self.vectors[value], factor)
            offsets = scaled if offsets is None else self.emit(arith.AddiOp(offsets, scaled)).results[0]
        assert self.name is not None
        step = base.coefficient(self.name)
        if step is None:
            raise SchedulingError("an index is not linear in its variable")
        return base, step, offsets

    def _scaled(self, offsets: SSAValue, factor: Expression) -> SSAValue:
        if factor == 1:
            return offsets
        known = factor.as_int
        scale = self.vector_of(factor) if known is None else self._dense([known] * self.lanes)
        return self.emit(arith.MuliOp(offsets, scale)).results[0]

    def _dense(self, values: Sequence[int]) -> SSAValue:
        constant = DenseIntOrFPElementsAttr.from_list(VectorType(i64, [self.lanes]), list(values))
        return self.emit(arith.ConstantOp(constant)).results[0]

    def vector_of(self, expression: Expression) -> SSAValue:
        """A uniform expression's value in every lane."""
        scalar = self._cast(self._apply(expression))
        return self.emit(vector.BroadcastOp(scalar, self.type(i64))).results[0]

    def _close(self, *expressions: Expression) -> tuple[list[SSAValue], list[Expression]]:
        operands, renamed = self.names.close(*expressions)
        return [self.uniform(operand) for operand in operands], renamed

    def _apply(self, expression: Expression) -> SSAValue:
        operands, (renamed,) = self._close(expression)
        return self.emit(ApplyOp(renamed, operands)).results[0]

    def _places(self, offsets: SSAValue | None, step: Expression) -> SSAValue:
        if step == 0:
            assert offsets is not None
            return offsets
        known = step.as_int
        if known is not None:
            moved = self._dense([lane * known for lane in range(self.lanes)])
        else:
            moved = self._scaled(self._dense(range(self.lanes)), step)
        return moved if offsets is None else self.emit(arith.AddiOp(offsets, moved)).results[0]

    def _lane_by_lane(self, expression: Expression) -> SSAValue:
        """A vector of an expression that is not linear in the variable: evaluated once for each lane."""
        assert self.name is not None
        if any(self.is_vector(self.names.values[s]) and s != self.name for s in expression.symbols()):
            raise SchedulingError("an index is not linear in its variable")
        lanes = [self._cast(self._apply(expression.substitute({self.name: self.names.of(self.variable) + lane})))
                 for lane in range(self.lanes)]
        value = self.emit(vector.BroadcastOp(lanes[0], self.type(i64))).results[0]
        for lane, scalar in enumerate(lanes[1:], start=1):
            value = self.emit(vector.InsertOp(scalar, value, [lane])).results[0]
        return value
