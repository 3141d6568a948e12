"""Loops of a softmax between two sums of products, for a GPU: each program computes a block of rows, in steps of
a block of terms, and keeps the sums in registers.

In each step the scores of the block are an element computed in three loops over its terms: that of the greatest score,
that of the sum of exponentials, and that of the sums of products. A program computes the block once for all of these
(`cse`, `share-loads`), since each of these loops is one block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from math import e, log2

from xdsl.dialects import math
from xdsl.dialects.builtin import (
    FixedBitwidthType,
    Float32Type,
    IndexType,
    IntegerAttr,
    StringAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import DOT, STAGES, WARPS, BlockAttr, ForOp, ParallelOp, ReduceOp, Reduction, YieldOp
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, constant, floordiv, minimum, modulo, product
from ....ir.machines.gpu import Gpu
from ....ir.ranges import Range, bounds
from ....ir.shapes import dims
from ..analysis.demands import Demands
from ..analysis.hidden_terms import limits
from ..analysis.stream_results import origin_of, result_index
from ..streaming.grouping import source_of
from .element import Buffer, Element
from .elements import Elements
from .nests import Output
from .scalars import multiply, narrow
from .scopes import Scopes
from .stream_loops import StreamLoops
from .streams import Write, blocks_needed, chunk_of_blocks

__all__ = ["BlockStreamWriter"]

Carried = Sequence[SSAValue]


class BlockStreamWriter:
    """Writes the loops of a `prim.softmax_contract` and of what is computed of its results."""

    def __init__(self, gpu: Gpu, scopes: Scopes, inputs: dict[SSAValue, Buffer], op: prim.SoftmaxContractOp,
                 outputs: Sequence[Output], write: Write):
        self.loops = StreamLoops(scopes, op.element, op.location)  # type: ignore[arg-type]
        self.scopes, self.op, self.outputs, self.write_output = scopes, op, outputs, write
        self.elements = Elements(scopes, inputs)
        self.rows, self.terms = op.tile_sizes
        self.gpu = gpu
        block = op.parent
        assert block is not None
        scores = next(each for each in block.ops if isinstance(each, prim.ContractOp))
        self.element = tensor_of(source_of(op.values)).element_type
        assert isinstance(self.element, FixedBitwidthType)
        # [M] H100, 2x16x1024x64 in f32: 264 us and an error of 1.30e-6 by three products of TF32; 478 us and 1.29e-6 by
        # multiply-adds; the library's products and a softmax between them 360 us and 1.83e-6.
        self.precision = "tf32x3" if isinstance(self.element, Float32Type) else "ieee"
        stages = gpu.streamed_stages(op.tile_sizes, (_known(scores.folded[0]), _known(op.columns)), self.element.size)
        warps = gpu.usual_warps * max(1, self.rows // gpu.product_block)
        self.decisions: Mapping[str, Attribute] = {WARPS: IntegerAttr(warps, i64), STAGES: IntegerAttr(stages, i64)}
        """The attributes of the kernel."""

    def write(self) -> None:
        blocks = (self.op.terms + (self.terms - 1)) // self.terms
        sizes = self.op.rows[:-1] if self.op.chunks is None else (self.op.chunks, *self.op.rows[:-1])
        if any(size == 0 for size in (*sizes, self.op.rows[-1], self.op.columns)):
            return
        self.scopes.location = self.op.location
        count, rows = product(sizes), self.op.rows[-1]
        is_short = count.as_int is not None and count.as_int <= Gpu.most_programs_across
        with ExitStack() as around:
            def open_loop(extent: Expression, name: str, block: BlockAttr) -> Expression:
                return around.enter_context(self._parallel(extent, name, block))

            blocks_of_rows = (rows + (self.rows - 1)) // self.rows
            if blocks_of_rows == 1:
                number, block = open_loop(count, "b", BlockAttr.of(1, "x")), constant(0)
            else:
                number = open_loop(count, "b", BlockAttr.of(1, "y" if is_short else "x"))
                block = open_loop(blocks_of_rows, "block", BlockAttr.of(1, "x" if is_short else "y"))
            batch = [self.scopes.simplify(modulo(floordiv(number, product(sizes[at + 1:])), size))
                     for at, size in enumerate(sizes)]
            all, chunk = (constant(0), blocks), []
            if self.op.chunk is not None:
                chunk, batch = batch[:1], batch[1:]
                all = chunk_of_blocks(chunk[0], self.op.chunk.value.data // self.terms, blocks)
            probe = Demands(self.scopes.ranges)
            row, term = (probe.fresh(size) for size in (rows, self.op.terms))
            kept = limits(self.op.scores, (*batch, row, term), probe.ranges, AffineValues(probe.ranges))
            start = block * self.rows
            own = self.scopes.simplify(minimum(constant(self.rows), rows - start))
            i = open_loop(own, "i", BlockAttr.of(self.rows))
            if rows == 1:
                i = constant(0)
            j = open_loop(self.op.columns, "j", BlockAttr.of(self.gpu.product_lanes(_known(self.op.columns))))
            at = (*batch, self.scopes.simplify(start + i))
            low, high = blocks_needed(self.scopes, kept, str(row), start, self.rows, all, constant(0),
                                      constant(self.terms))
            zero, lowest = (self.scopes.constant(value, self.loops.type) for value in (0.0, float("-inf")))
            greatest, total, sums = self._carry(low, high, (lowest, zero, zero),
                                                lambda step, carried: self._step(at, j, step, carried))
            self._finish((*chunk, *at), j, greatest, total, sums)

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

        def weighted(r: Expression) -> SSAValue:
            index = self.op.value_index((*at, j), first + r)
            value = self.elements.compute(Element(self.op.values, tuple(map(self.scopes.simplify, index))))
            value = narrow(self.scopes, value, tensor_of(source_of(self.op.values)).element_type)
            if value.type == self.loops.type:
                return multiply(self.scopes, self.loops.type, weight(r), value)
            factors = emit(arith.TruncFOp(weight(r), value.type)), value
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
        loop = found.owner
        assert isinstance(loop, ReduceOp)
        loop.attributes["block"] = BlockAttr.of(self.terms)
        products = [loop] if is_product else []
        for inner in loop.body.walk():
            if isinstance(inner, ReduceOp) and _multiplies(inner, self.element):
                inner.attributes["block"] = BlockAttr.of(self.gpu.product_lanes(_known(inner.trip_count)))
                products.append(inner)
        for each in products:
            each.attributes[DOT] = StringAttr(self.precision)
        return found

    def _finish(self, at: Sequence[Expression], j: Expression, greatest: SSAValue, total: SSAValue,
                sums: SSAValue) -> None:
        """Store what is computed of the sums."""
        at = [self._place(place, size) for place, size in zip(at, dims(tensor_of(self.op.total)), strict=True)]
        for key, value in ((Element(self.op.result, (*at, j)), sums), (Element(self.op.total, tuple(at)), total),
                           (Element(self.op.maximum, tuple(at)), greatest)):
            self.scopes.remember(key, value)
        for output in self.outputs:
            origin = origin_of(output.value, self.op)
            place = (*at, j) if origin.value is self.op.result else tuple(at)
            index = result_index(origin, place, self.scopes.ranges)
            index = tuple(map(self.scopes.simplify, index))
            value = self.elements.stored(Element(output.value, index))
            self.scopes.location = self.op.location
            self.write_output(value, output.buffer, index)

    def _place(self, place: Expression, size: Expression) -> Expression:
        """A place along a dimension of rows as one symbol, of which its range is known, so that what reshapes make of
        it leads back to it."""
        if place.as_int is not None or size == 1:
            return constant(0) if size == 1 else place
        return self.scopes.new_symbol("at", self.scopes.apply(place), Range(0, size), self.scopes.innermost)

    # Loops

    @contextmanager
    def _parallel(self, upper: Expression, name: str, block: BlockAttr) -> Iterator[Expression]:
        around = self.scopes.stack[-1].block
        with self.loops.parallel(upper, name) as variable:
            yield variable
        loop = around.last_op
        assert isinstance(loop, ParallelOp)
        loop.attributes["block"] = block

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


def _known(extent: Expression) -> int:
    assert extent.as_int is not None
    return extent.as_int


def _multiplies(loop: ReduceOp, element: Attribute) -> bool:
    """Whether a loop adds up products of pairs of numbers of a type, which are widened."""
    last = loop.body.block.last_op
    value = last.operands[0].owner if last is not None else None
    if not isinstance(value, arith.MulfOp) or loop.trip_count.as_int is None:
        return False
    factors = [each.owner.input if isinstance(each.owner, arith.ExtFOp) else each for each in value.operands]
    return {each.type for each in factors} == {element}
