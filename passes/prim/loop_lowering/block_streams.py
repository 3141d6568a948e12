"""Loops of a softmax between two sums of products, for a GPU: each program computes a block of rows, in steps of
a block of terms, and keeps the sums in registers.

In each step the scores of the block are an element computed in three loops over its terms: that of the greatest score,
that of the sum of exponentials, and that of the sums of products. A program computes the block once for all of these
(`cse`, `share-loads`), since each of these loops is one block.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import e, log2

from xdsl.dialects import math
from xdsl.dialects.builtin import (
    FixedBitwidthType,
    IndexType,
    IntegerAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import STAGES, WARPS, ForOp, Reduction, YieldOp
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, constant, minimum
from ....ir.machines.gpu import Gpu
from ....ir.ranges import Range, bounds
from ..analysis.demands import Demands
from ..analysis.hidden_terms import limits
from ..streaming.grouping import source_of
from .block_loops import BlockLoops, known
from .element import Buffer, Element
from .nests import Output
from .scalars import multiply, narrow
from .scopes import Scopes
from .streams import Write, blocks_needed, chunk_of_blocks

__all__ = ["BlockStreamWriter"]

Carried = Sequence[SSAValue]


class BlockStreamWriter(BlockLoops):
    """Writes the loops of a `prim.softmax_contract` and of what is computed of its results."""

    def __init__(self, gpu: Gpu, scopes: Scopes, inputs: dict[SSAValue, Buffer], op: prim.SoftmaxContractOp,
                 outputs: Sequence[Output], write: Write):
        element = tensor_of(source_of(op.values)).element_type
        super().__init__(gpu, scopes, inputs, op.element, element, op.location, outputs, write)
        self.op = op
        self.rows, self.terms = op.tile_sizes
        block = op.parent
        assert block is not None and isinstance(element, FixedBitwidthType)
        scores = next(each for each in block.ops if isinstance(each, prim.ContractOp))
        stages = gpu.streamed_stages(op.tile_sizes, (known(scores.folded[0]), known(op.columns)), element.size)
        warps = gpu.usual_warps * max(1, self.rows // gpu.product_block)
        self.decisions: Mapping[str, Attribute] = {WARPS: IntegerAttr(warps, i64), STAGES: IntegerAttr(stages, i64)}
        """The attributes of the kernel."""

    def write(self) -> None:
        blocks = (self.op.terms + (self.terms - 1)) // self.terms
        *sizes, rows = self.op.rows if self.op.chunks is None else (self.op.chunks, *self.op.rows)
        if any(size == 0 for size in (*sizes, rows, self.op.columns)):
            return
        self.scopes.location = self.op.location
        with self.block_of_rows(sizes, rows, self.op.columns, self.rows) as (batch, start, place, j):
            all, chunk = (constant(0), blocks), []
            if self.op.chunk is not None:
                chunk, batch = batch[:1], batch[1:]
                all = chunk_of_blocks(chunk[0], self.op.chunk.value.data // self.terms, blocks)
            probe = Demands(self.scopes.ranges)
            row, term = (probe.fresh(size) for size in (rows, self.op.terms))
            kept = limits(self.op.scores, (*batch, row, term), probe.ranges, AffineValues(probe.ranges))
            at = (*batch, place)
            low, high = blocks_needed(self.scopes, kept, str(row), start, self.rows, all, constant(0),
                                      constant(self.terms))
            zero, lowest = (self.scopes.constant(value, self.loops.type) for value in (0.0, float("-inf")))
            greatest, total, sums = self._carry(low, high, (lowest, zero, zero),
                                                lambda step, carried: self._step(at, j, step, carried))
            at = (*chunk, *at)
            self.finish({self.op.result: ((*at, j), sums), self.op.total: (at, total),
                         self.op.maximum: (at, greatest)})

    def _step(self, at: Sequence[Expression], j: Expression, step: Expression, carried: Carried) -> list[SSAValue]:
        """What the sums are with the terms of one more block."""
        before, total, sums = carried
        first = step * self.terms
        count = self.scopes.simplify(minimum(constant(self.terms), self.op.terms - first))
        emit = lambda op: self.loops.emit(op)[0]  # noqa: E731
        zero, lowest = (self.scopes.constant(value, self.loops.type) for value in (0.0, float("-inf")))

        def score(r: Expression) -> SSAValue:
            return self.elements.stored(Element(self.op.scores, (*at, self.scopes.simplify(first + r))))

        greatest = emit(arith.MaximumfOp(before, self._fold(Reduction.MAXIMUM, count, score)))
        shift = emit(arith.SelectOp(emit(arith.CmpfOp(greatest, lowest, "oeq")), zero, greatest))
        base = self._base(shift)
        exponent = emit(arith.MulfOp(shift, base))
        exponent_before = emit(arith.MulfOp(before, self._base(before)))
        factor = emit(math.Exp2Op(emit(arith.SubfOp(exponent_before, exponent))))

        def weight(r: Expression) -> SSAValue:
            return emit(math.Exp2Op(emit(math.FmaOp(score(r), base, emit(arith.NegfOp(exponent))))))

        def scaled_weight(r: Expression) -> SSAValue:
            if self.op.factors is None:
                return weight(r)
            place = Element(self.op.factors, (*at, self.scopes.simplify(first + r)))
            return emit(arith.MulfOp(weight(r), self.elements.stored(place)))

        def weighted(r: Expression) -> SSAValue:
            index = self.op.value_index((*at, j), first + r)
            value = self.elements.compute(Element(self.op.values, tuple(map(self.scopes.simplify, index))))
            value = narrow(self.scopes, value, tensor_of(source_of(self.op.values)).element_type)
            if value.type == self.loops.type:
                return multiply(self.scopes, self.loops.type, scaled_weight(r), value)
            factors = emit(arith.TruncFOp(scaled_weight(r), value.type)), value
            return multiply(self.scopes, self.loops.type,
                            *(emit(arith.ExtFOp(each, self.loops.type)) for each in factors))

        grown = [emit(arith.MulfOp(each, factor)) for each in (total, sums)]
        added = self._fold(Reduction.ADD, count, weight), self._fold(Reduction.ADD, count, weighted, is_product=True)
        return [greatest, *(emit(arith.AddfOp(old, new)) for old, new in zip(grown, added, strict=True))]

    def _base(self, greatest: SSAValue) -> SSAValue:
        """The factor by which scores are exponents of two, for which the GPU has an instruction: log2 e. It is 1 where
        the product may be infinite: of numbers that large, the exponential of a difference is 0 in any base."""
        large, one, usual = (self.scopes.constant(each, self.loops.type) for each in (2.0**126, 1.0, log2(e)))
        [magnitude] = self.loops.emit(math.AbsFOp(greatest))
        [is_large] = self.loops.emit(arith.CmpfOp(magnitude, large, "ogt"))
        return self.loops.emit(arith.SelectOp(is_large, one, usual))[0]

    def _fold(self, kind: Reduction, count: Expression, term: Callable[[Expression], SSAValue], *,
              is_product: bool = False) -> SSAValue:
        """The combination of the terms of a block, and the products in it, as blocks."""
        found = self.loops.fold(kind, count, term)
        self.map_to_blocks(found.owner, self.terms, is_product=is_product)
        return found

    # Loops

    def _carry(self, low: Expression, high: Expression, initial: Carried,
               step: Callable[[Expression, Carried], list[SSAValue]]) -> Carried:
        """The results of a loop that carries values from one iteration to the next."""
        scopes, body = self.scopes, Block(arg_types=[IndexType(), *(value.type for value in initial)])
        depth, (variable, *carried) = scopes.innermost, body.args
        variable.name_hint = "terms"
        with scopes.open(body, [(variable, Range(bounds(low, scopes.ranges)[0], high))]) as (mine,):
            for value in carried:
                scopes.depth_of_value[value] = scopes.innermost
            self.loops.emit(YieldOp(*step(mine, carried)))
        operands, (lower, upper) = scopes.operands(low, high)
        scopes.location = self.op.location
        return scopes.emit(ForOp(upper, Region(body), operands, initial=initial, lower=lower), depth).results
