"""Loops of products whose weights are made of other products, for a GPU: each program computes a block of rows, in
steps of a block of terms, and keeps the sums in registers. The weights of a block are computed in the step that adds up
their products."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import STAGES, WARPS, ReduceOp, Reduction, YieldOp, loop_body
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.expressions import Expression, constant, minimum
from ....ir.machines.gpu import Gpu
from ....ir.ranges import Range, bounds
from ..analysis.demands import Demands
from ..analysis.hidden_terms import limits_of_weights
from ..streaming.products import StreamedProduct, stages_of
from .block_loops import BlockLoops
from .element import Buffer, Element
from .nests import Output
from .scalars import multiply, narrow
from .scopes import Scopes
from .streams import Write, blocks_needed

__all__ = ["BlockProductWriter"]


class BlockProductWriter(BlockLoops):
    """Writes the loops of such products, which walk over the same blocks, and of what is computed of their results."""

    def __init__(self, gpu: Gpu, scopes: Scopes, inputs: dict[SSAValue, Buffer], sums: Sequence[StreamedProduct],
                 outputs: Sequence[Output], write: Write):
        first = sums[0]
        super().__init__(gpu, scopes, inputs, first.op.element, first.element, first.op.location, outputs, write)
        self.sums = sums
        self.rows, self.terms = first.tile
        stages = stages_of(sums, gpu, first.tile)
        self.decisions: Mapping[str, Attribute] = {
            WARPS: IntegerAttr(gpu.usual_warps, i64), STAGES: IntegerAttr(stages, i64)}
        """The attributes of the kernel."""

    def write(self) -> None:
        first = self.sums[0]
        extents = first.op.extents.data
        if any(size == 0 for size in extents[:first.op.rank]):
            return
        sizes = [extents[each] for each in first.batch]
        rows, terms = extents[first.row], extents[first.op.rank]
        with self.block_of_rows(sizes, rows, extents[first.column], self.rows) as (batch, start, row, column):
            low, high = self._range(batch, rows, terms, start)
            totals = self._add_up(batch, row, column, low, high)
            self.finish({each.op.result: (each.index(tuple(batch), row, column), total)
                         for each, total in zip(self.sums, totals, strict=True)})

    def _range(self, batch: Sequence[Expression], rows: Expression, terms: Expression,
               start: Expression) -> tuple[Expression, Expression]:
        """The terms that a block of rows needs, from a multiple of a block of terms on."""
        probe = Demands(self.scopes.ranges)
        row, term = probe.fresh(rows), probe.fresh(terms)
        names = str(row), str(term)
        kept = None
        for each in self.sums:
            place = each.op.term(each.index(tuple(batch), row, constant(0)), (term,))[each.position]
            own = set(limits_of_weights(each.weights, place, *names, probe.ranges, AffineValues(probe.ranges)))
            kept = own if kept is None else kept & own
        blocks = (terms + (self.terms - 1)) // self.terms
        low, high = blocks_needed(self.scopes, sorted(kept or (), key=str), names[0], start, self.rows,
                                  (constant(0), blocks), constant(0), constant(self.terms))
        return self.scopes.simplify(low * self.terms), self.scopes.simplify(minimum(high * self.terms, terms))

    def _add_up(self, batch: Sequence[Expression], row: Expression, column: Expression, low: Expression,
                high: Expression) -> Sequence[SSAValue]:
        """The sums, as one loop over terms."""
        scopes, body, depth = self.scopes, loop_body(), self.scopes.innermost
        variable = body.block.args[0]
        variable.name_hint = "terms"
        with scopes.open(body.block, [(variable, Range(bounds(low, scopes.ranges)[0], high))]) as (term,):
            products = [self._product(each, each.index(tuple(batch), row, column), term) for each in self.sums]
            self.loops.emit(YieldOp(*products))
        operands, (lower, upper) = scopes.operands(low, high)
        scopes.location = self.loops.location
        loop = scopes.emit(ReduceOp([Reduction.ADD] * len(products), [each.type for each in products], upper, body,
                                    operands, lower=lower), depth)
        self.map_to_blocks(loop, self.terms)
        return loop.results

    def _product(self, sum: StreamedProduct, index: Sequence[Expression], term: Expression) -> SSAValue:
        """A weight times an element of the matrix, both as the type that tensor cores multiply."""
        factors: list[SSAValue] = []
        for operand, place in zip(sum.op.operands, sum.op.term(tuple(index), (term,)), strict=True):
            value = self.elements.compute(Element(operand, tuple(map(self.scopes.simplify, place))))
            factors.append(self._factor(value, sum))
        return multiply(self.scopes, self.loops.type, *factors)

    def _factor(self, value: SSAValue, sum: StreamedProduct) -> SSAValue:
        value = narrow(self.scopes, value, sum.element)
        return value if value.type == self.loops.type else self.scopes.compute(arith.ExtFOp(value, self.loops.type))
