"""Loops of a softmax between two sums of products: blocks of rows by blocks of terms, whose scores are kept in scratch
memory.

The greatest score of a row is not known before its last block, so sums are relative to the greatest one so far, and are
multiplied by the exponential of the difference when it grows (Milakov and Gimelshein, Online normalizer calculation for
softmax, 2018; Dao and others, FlashAttention, 2022). Scores lie with the rows of a block side by side, so that each row
is a lane: nothing is combined across lanes, and both products read the scores and the values as they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import ClassVar, NamedTuple

from xdsl.dialects import math
from xdsl.dialects.builtin import FixedBitwidthType
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import ForOp, Reduction
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.index_maps import Index
from ....ir.expressions import Expression, constant, floordiv, maximum, minimum
from ....ir.ranges import bounds, is_within
from ....ir.shapes import dims
from ..analysis.demands import Demands
from ..analysis.hidden_terms import Limit, limits
from ..analysis.stream_results import origin_of, result_index
from .element import Buffer, Element
from .elements import Elements
from .nests import Output
from .scalars import convert, memory_type, multiply
from .scopes import Scopes
from .stream_loops import StreamLoops

__all__ = ["StreamWriter", "Write", "blocks_needed", "chunk_of_blocks"]

Write = Callable[[SSAValue, Buffer, Index], None]


class Part(NamedTuple):
    """Blocks of a range."""

    first: Expression
    blocks: Expression
    by: Expression
    """The iterations of a block, at most."""
    end: Expression

    def length(self, start: Expression) -> Expression:
        """The iterations of the block from `start` on."""
        return self.by if self.first + self.blocks * self.by == self.end else minimum(self.by, self.end - start)


def _parts(extent: Expression, by: Expression) -> list[Part]:
    """A range in blocks of `by` iterations. What is left over is a block of its own, if its length is known."""
    if extent.as_int is None:
        return [Part(constant(0), (extent + (by - 1)) // by, by, extent)]
    whole, rest = extent // by, extent % by
    parts = [Part(constant(0), whole, by, whole * by), Part(whole * by, constant(1), rest, extent)]
    return [part for part in parts if part.blocks != 0 and part.by != 0]


def blocks_needed(scopes: Scopes, kept: Sequence[Limit], row: str, start: Expression, rows: Expression | int,
                  all: tuple[Expression, Expression], first: Expression, by: Expression
                  ) -> tuple[Expression, Expression]:
    """Of all blocks, of `by` terms from `first` on, the first one of which a row of the block from `start` on needs a
    term, and the one behind the last. `row` is the symbol of a row in the limits."""
    low, high = all
    for limit in kept:
        last = limit.grows == limit.is_upper
        end = limit.term.substitute({row: start + (rows - 1 if last else 0)}) - first
        if limit.is_upper:
            high = minimum(high, (end + (by - 1)) // by)
        else:
            low = maximum(low, end // by)
    return scopes.simplify(low), scopes.simplify(high)


def chunk_of_blocks(chunk: Expression, size: int, blocks: Expression) -> tuple[Expression, Expression]:
    """The first block of a chunk of `size` blocks, and the one behind its last, of `blocks` blocks in all."""
    end = (chunk + 1) * size
    return chunk * size, end if blocks % size == 0 else minimum(end, blocks)


class Query(NamedTuple):
    """The operand of the scores' product that depends on the row and not on the term."""

    contraction: prim.ContractOp
    operand: SSAValue
    place: Index
    """Over the symbols of the row and of what is added up."""
    inner: str
    """The symbol of what is added up."""


class StreamWriter:
    """Writes the loops of a `prim.softmax_contract` and of what is computed of its results."""

    decisions: ClassVar[Mapping[str, Attribute]] = {}
    """The attributes of the kernel."""

    def __init__(self, scopes: Scopes, inputs: dict[SSAValue, Buffer], op: prim.SoftmaxContractOp,
                 outputs: Sequence[Output], write: Write):
        type = op.element
        assert isinstance(type, FixedBitwidthType)
        self.loops = StreamLoops(scopes, type, op.location)
        self.scopes, self.inputs, self.op, self.outputs, self.write_output = scopes, inputs, op, outputs, write
        rows, terms = op.tile_sizes
        self.rows = constant(min(rows, op.rows[-1].as_int or rows))
        self.terms = constant(min(terms, op.terms.as_int or terms))

    def write(self) -> None:
        if any(size == 0 for size in (*self.op.rows, self.op.columns)):
            return
        with ExitStack() as around:
            chunk = None if self.op.chunks is None else around.enter_context(self.loops.parallel(self.op.chunks, "c"))
            batch = [constant(0) if size == 1 else around.enter_context(self.loops.parallel(size, "b"))
                     for size in self.op.rows[:-1]]
            # Symbols of any row and any term, by which the scores are looked at before loops are written.
            probe = Demands(self.scopes.ranges)
            row, term = (probe.fresh(size) for size in (self.op.rows[-1], self.op.terms))
            index = (*batch, row, term)
            kept = limits(self.op.scores, index, probe.ranges, AffineValues(probe.ranges))
            query = _query(self.op, index, probe)
            for part in _parts(self.op.rows[-1], self.rows):
                with self.loops.parallel(part.blocks, "block") as block:
                    start = part.first + block * self.rows
                    count = self.scopes.simplify(part.length(start))
                    _RowBlock(self, batch, start, count, str(row), chunk).write(kept, query)


class _RowBlock:
    """The loops of a block of rows, with its scratch memory: the scores of a block of terms, and for each row the
    greatest score so far, the sum of exponentials, the factor by which it grew, and the sums of products."""

    def __init__(self, writer: StreamWriter, batch: Sequence[Expression], start: Expression, count: Expression,
                 row: str, chunk: Expression | None):
        self.chunk = chunk
        self.writer, self.op, self.loops, self.scopes = writer, writer.op, writer.loops, writer.scopes
        self.batch, self.start, self.count, self.row = batch, start, count, row
        self.width, self.columns = writer.rows, writer.op.columns
        scratch = self.loops.scratch
        self.scores = scratch(self.width * writer.terms, "scores")
        self.greatest, self.total, self.factor = (scratch(self.width, name) for name in ("greatest", "total", "factor"))
        self.sums = scratch(self.width * self.columns, "sums")
        self.zero, self.lowest = (self.scopes.constant(number, self.loops.type) for number in (0.0, float("-inf")))

    def write(self, kept: Sequence[Limit], query: Query | None) -> None:
        loops = self.loops
        inputs = self.writer.inputs if query is None else {**self.writer.inputs, query.operand: self._packed(query)}
        with loops.parallel(self.count, "i") as i:
            loops.store(self.lowest, self.greatest, i)
            loops.store(self.zero, self.total, i)
        with loops.parallel(self.count, "i") as i, loops.parallel(self.columns, "j") as j:
            loops.store(self.zero, self.sums, i * self.columns + j)
        for part in _parts(self.op.terms, self.writer.terms):
            low, high = self._blocks(part, kept)
            most = bounds(high, self.scopes.ranges)[1]
            if most is not None and most <= 0:
                continue
            with loops.loop(ForOp, high, "terms", low) as block:
                start = part.first + block * self.writer.terms
                count = self.scopes.simplify(part.length(start))
                self._score(start, count, inputs)
                self._weigh(count)
                self._scale(start, count, inputs)
                self._add_up(start, count)
        self._finish()

    def _packed(self, query: Query) -> Buffer:
        """A copy of the operand for the rows of the block, in which these lie side by side."""
        loops, element = self.loops, query.operand.type.element_type  # type: ignore[attr-defined]
        extent = query.contraction.folded[0]
        copy = loops.scratch(extent * self.width, "queries", memory_type(element))  # type: ignore[arg-type]
        elements = Elements(self.scopes, self.writer.inputs)
        with loops.parallel(self.count, "i") as i, loops.parallel(extent, "j") as j:
            places = {self.row: self.start + i, query.inner: j}
            index = tuple(self.scopes.simplify(each.substitute(places)) for each in query.place)
            loops.store(elements.stored(Element(query.operand, index)), copy, j * self.width + i)
        strides = {self.row: constant(1), query.inner: self.width}
        return Buffer(copy, [strides.get(each.as_symbol or "", constant(0)) for each in query.place], -self.start)

    def _blocks(self, part: Part, kept: Sequence[Limit]) -> tuple[Expression, Expression]:
        all = constant(0), part.blocks
        if self.chunk is not None:
            assert self.op.chunk is not None
            before = floordiv(part.first, self.op.tile_sizes[1])
            low, high = (each - before for each in chunk_of_blocks(
                self.chunk, self.op.chunk.value.data // self.op.tile_sizes[1], before + part.blocks))
            all = maximum(low, 0), minimum(high, part.blocks)
        return blocks_needed(self.scopes, kept, self.row, self.start, self.width, all, part.first, part.by)

    def _score(self, start: Expression, count: Expression, inputs: dict[SSAValue, Buffer]) -> None:
        """Store the scores of a block of terms."""
        loops, elements = self.loops, Elements(self.scopes, inputs)
        with loops.parallel(count, "j") as j, loops.parallel(self.count, "i") as i:
            index = tuple(map(self.scopes.simplify, (*self.batch, self.start + i, start + j)))
            loops.store(elements.stored(Element(self.op.scores, index)), self.scores, j * self.width + i)

    def _weigh(self, count: Expression) -> None:
        """Replace scores by their exponentials, relative to the greatest one so far, and add these up."""
        loops, emit = self.loops, lambda op: self.loops.emit(op)[0]
        with loops.parallel(self.count, "i") as i:
            largest = loops.fold(Reduction.MAXIMUM, count, lambda r: loops.load(self.scores, r * self.width + i))
            before = loops.load(self.greatest, i)
            greatest = emit(arith.MaximumfOp(before, largest))
            is_empty = emit(arith.CmpfOp(greatest, self.lowest, "oeq"))
            shift = emit(arith.SelectOp(is_empty, self.zero, greatest))
            # It is 0 as long as nothing was kept.
            factor = emit(math.ExpOp(emit(arith.SubfOp(before, shift))))
            loops.store(greatest, self.greatest, i)
            loops.store(factor, self.factor, i)
            with loops.parallel(count, "j") as j:
                score = loops.load(self.scores, j * self.width + i)
                loops.store(emit(math.ExpOp(emit(arith.SubfOp(score, shift)))), self.scores, j * self.width + i)
            sum = loops.fold(Reduction.ADD, count, lambda r: loops.load(self.scores, r * self.width + i))
            grown = emit(arith.MulfOp(loops.load(self.total, i), factor))
            loops.store(emit(arith.AddfOp(grown, sum)), self.total, i)

    def _scale(self, start: Expression, count: Expression, inputs: dict[SSAValue, Buffer]) -> None:
        """Multiply the exponentials by their factors."""
        if self.op.factors is None:
            return
        loops, elements = self.loops, Elements(self.scopes, inputs)
        with loops.parallel(count, "j") as j, loops.parallel(self.count, "i") as i:
            index = tuple(map(self.scopes.simplify, (*self.batch, self.start + i, start + j)))
            place = j * self.width + i
            weight, factor = loops.load(self.scores, place), elements.stored(Element(self.op.factors, index))
            loops.store(loops.emit(arith.MulfOp(weight, factor))[0], self.scores, place)

    def _add_up(self, start: Expression, count: Expression) -> None:
        """Add the products of a block's exponentials and values to the sums."""
        loops, values = self.loops, self.op.values
        elements = Elements(self.scopes, self.writer.inputs)
        element = values.type.element_type  # type: ignore[attr-defined]
        with loops.parallel(self.count, "i") as i, loops.parallel(self.columns, "j") as j:

            def product(r: Expression) -> SSAValue:
                weight = loops.load(self.scores, r * self.width + i)
                index = self.op.value_index((*self.batch, self.start + i, j), start + r)
                value = elements.compute(Element(values, tuple(map(self.scopes.simplify, index))))
                return multiply(self.scopes, self.loops.type, weight,
                                convert(self.scopes, element, self.loops.type, value))

            sum, place = loops.fold(Reduction.ADD, count, product), i * self.columns + j
            [grown] = loops.emit(arith.MulfOp(loops.load(self.sums, place), loops.load(self.factor, i)))
            loops.store(loops.emit(arith.AddfOp(grown, sum))[0], self.sums, place)

    def _finish(self) -> None:
        """Store what is computed of the sums."""
        none, chunk = [constant(0)] * len(self.batch), []
        if self.chunk is not None:
            none, chunk = [constant(0), *none], [self.chunk]
        elements = Elements(self.scopes, {
            **self.writer.inputs,
            self.op.result: Buffer(self.sums, [*none, self.columns, constant(1)], -self.start * self.columns),
            self.op.total: Buffer(self.total, [*none, constant(1)], -self.start),
            self.op.maximum: Buffer(self.greatest, [*none, constant(1)], -self.start),
        })
        origins = [(output, origin_of(output.value, self.op.results)) for output in self.writer.outputs]
        with self.loops.parallel(self.count, "i") as i:
            row = (*chunk, *self.batch, self.start + i)
            for output, origin in origins:
                if origin.value is not self.op.result:
                    self._output(elements, output, result_index(origin, row, self.scopes.ranges))
            with self.loops.parallel(self.columns, "j") as j:
                for output, origin in origins:
                    if origin.value is self.op.result:
                        self._output(elements, output, result_index(origin, (*row, j), self.scopes.ranges))

    def _output(self, elements: Elements, output: Output, index: Index) -> None:
        index = tuple(map(self.scopes.simplify, index))
        value = elements.stored(Element(output.value, index))
        self.scopes.location = self.op.location
        self.writer.write_output(value, output.buffer, index)


def _query(op: prim.SoftmaxContractOp, index: Index, probe: Demands) -> Query | None:
    """The operand of the contraction that the scores are made of which belongs to the rows, if it has a dimension of
    rows and one that is added up, and nothing else reads it: the copy holds no other elements."""
    probe.trace(op.scores, index)
    row, term = (index[place].as_symbol or "" for place in (-2, -1))
    found = [(value.owner, list(places)) for value, places in probe.reductions.items()]
    if len(found) != 1 or not isinstance(contraction := found[0][0], prim.ContractOp) or len(found[0][1]) != 1:
        return None
    if len(contraction.folded) != 1 or contraction.folded[0].as_int is None:
        return None
    inner = probe.fresh(contraction.folded[0])
    own = {row, inner.as_symbol or ""}
    for operand, place in zip(contraction.operands, contraction.term(found[0][1][0], [inner]), strict=True):
        names = set().union(*(each.symbols() for each in place))
        plain = [str(each.as_symbol) for each in place if each.symbols() & own]
        inside = zip(place, dims(operand.type), strict=True)  # type: ignore[arg-type]
        if term not in names and sorted(plain) == sorted(own) and len(probe.elements(operand)) == 1 \
                and all(is_within(each, size, probe.ranges) for each, size in inside):
            return Query(contraction, operand, place, inner.as_symbol or "")
    return None
