"""Loops over blocks of rows, columns and terms, for a GPU: what the kernels have in common that compute a block of
scores in each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from xdsl.dialects.builtin import FixedBitwidthType, Float32Type, LocationAttr, StringAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import DOT, BlockAttr, ParallelOp, ReduceOp
from ....ir.dialects.prim.index_maps import Index
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, constant, floordiv, minimum, modulo, product
from ....ir.machines.gpu import Gpu
from ....ir.ranges import Range
from ....ir.shapes import dims
from ..analysis.stream_results import origin_of, result_index
from .element import Buffer, Element
from .elements import Elements
from .nests import Output
from .scopes import Scopes
from .stream_loops import StreamLoops
from .streams import Write

__all__ = ["BlockLoops", "known"]


class BlockLoops:
    """Writes loops that are mapped to programs and blocks, with products for tensor cores."""

    def __init__(self, gpu: Gpu, scopes: Scopes, inputs: dict[SSAValue, Buffer], type: Attribute, element: Attribute,
                 location: LocationAttr, outputs: Sequence[Output], write: Write):
        """Sums are kept as `type`, and the factors of products are `element`."""
        assert isinstance(type, FixedBitwidthType)
        self.loops = StreamLoops(scopes, type, location)
        self.gpu, self.scopes, self.element, self.outputs, self.write_output = gpu, scopes, element, outputs, write
        self.elements = Elements(scopes, inputs)
        # [M] H100, 2x16x1024x64 in f32: 264 us and an error of 1.30e-6 by three products of TF32; 478 us and 1.29e-6 by
        # multiply-adds; the library's products and a softmax between them 360 us and 1.83e-6.
        self.precision = "tf32x3" if isinstance(element, Float32Type) else "ieee"

    @contextmanager
    def block_of_rows(self, sizes: Sequence[Expression], rows: Expression, columns: Expression, height: int
                      ) -> Iterator[tuple[list[Expression], Expression, Expression, Expression]]:
        """Inside of the loops over batches, blocks of so many rows, their rows, and columns; gives the place in the
        batches, the first row of the block, the row and the column."""
        count = product(sizes)
        is_short = count.as_int is not None and count.as_int <= Gpu.most_programs_across
        with ExitStack() as around:
            def open_loop(extent: Expression, name: str, block: BlockAttr) -> Expression:
                return around.enter_context(self._parallel(extent, name, block))

            blocks = (rows + (height - 1)) // height
            if blocks == 1:
                number, block = open_loop(count, "b", BlockAttr.of(1, "x")), constant(0)
            else:
                number = open_loop(count, "b", BlockAttr.of(1, "y" if is_short else "x"))
                block = open_loop(blocks, "block", BlockAttr.of(1, "x" if is_short else "y"))
            batch = [self.scopes.simplify(modulo(floordiv(number, product(sizes[at + 1:])), size))
                     for at, size in enumerate(sizes)]
            start = block * height
            own = self.scopes.simplify(minimum(constant(height), rows - start))
            i = open_loop(own, "i", BlockAttr.of(height))
            if rows == 1:
                i = constant(0)
            j = open_loop(columns, "j", BlockAttr.of(self.gpu.product_lanes(known(columns))))
            yield batch, start, self.scopes.simplify(start + i), j

    def map_to_blocks(self, loop: Operation | Block, terms: int, *, is_product: bool = True) -> None:
        """Map a loop over terms to blocks of so many, and the products in it to blocks that tensor cores multiply."""
        assert isinstance(loop, ReduceOp)
        loop.attributes["block"] = BlockAttr.of(terms)
        products = [loop] if is_product else []
        for inner in loop.body.walk():
            if isinstance(inner, ReduceOp) and _multiplies(inner, self.element):
                inner.attributes["block"] = BlockAttr.of(self.gpu.product_lanes(known(inner.trip_count)))
                products.append(inner)
        for each in products:
            each.attributes[DOT] = StringAttr(self.precision)

    def finish(self, results: Mapping[SSAValue, tuple[Index, SSAValue]]) -> None:
        """Store what is computed of results, each with the index of its element, those with most elements first."""
        symbols: dict[Expression, Expression] = {}

        def place(each: Expression, size: Expression) -> Expression:
            """As one symbol, of which its range is known, so that what reshapes make of it leads back to it."""
            if size == 1 or each.as_int is not None:
                return constant(0) if size == 1 else each
            if each not in symbols:
                symbols[each] = self.scopes.new_symbol("at", self.scopes.apply(each), Range(0, size),
                                                       self.scopes.innermost)
            return symbols[each]

        places = {value: tuple(map(place, index, dims(tensor_of(value)))) for value, (index, _) in results.items()}
        for value, (_, computed) in results.items():
            self.scopes.remember(Element(value, places[value]), computed)
        for output in self.outputs:
            origin = origin_of(output.value, list(results))
            index = result_index(origin, places[origin.value], self.scopes.ranges)
            index = tuple(map(self.scopes.simplify, index))
            value = self.elements.stored(Element(output.value, index))
            self.scopes.location = self.loops.location
            self.write_output(value, output.buffer, index)

    @contextmanager
    def _parallel(self, upper: Expression, name: str, block: BlockAttr) -> Iterator[Expression]:
        around = self.scopes.stack[-1].block
        with self.loops.parallel(upper, name) as variable:
            yield variable
        loop = around.last_op
        assert isinstance(loop, ParallelOp)
        loop.attributes["block"] = block


def known(extent: Expression) -> int:
    """The number that an extent is."""
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
