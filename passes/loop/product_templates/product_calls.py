"""Calls of matrix products in host programs, and the tiles in which a kernel may compute them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import starmap
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, BFloat16Type, Float16Type, Float32Type
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects.aten import argument
from ....ir.dialects.host import BufferType
from ....ir.expressions import Expression, constant
from ....ir.machines.targets import gpu_of
from ....ir.modules.levels import runs_on_other_device
from ...analysis.product_tiles import FEW_ROWS, ProductTile

PRODUCTS = ("aten.mm", "aten.bmm", "aten.addmm", "aten.baddbmm")

UNKNOWN = 1024
"""What a symbolic size is taken for."""

LONG = 2048
"""Terms of a sum that is worth cutting into parts."""


TILES = tuple(starmap(ProductTile, (
    (128, 128, 64, 8, 3), (128, 256, 64, 8, 3), (128, 64, 64, 4, 4), (64, 128, 64, 4, 4), (64, 64, 64, 4, 4),
    (64, 32, 128, 4, 4), (32, 64, 128, 4, 4))))
"""For elements of two bytes; f32 takes half as many terms at a time, a float of eight bits twice as many."""


class Scale(NamedTuple):
    """What a sum is multiplied with: one number, or one for each row or column of the product."""

    buffer: SSAValue
    line: Expression


class CallOperand(NamedTuple):
    """An operand: strides from matrix to matrix, along the rows or columns of the product, and from term to term."""

    buffer: SSAValue
    matrix: Expression
    line: Expression
    term: Expression
    scale: Scale | None = None

    @property
    def element(self) -> AnyFloat:
        type = self.buffer.type
        assert isinstance(type, BufferType) and isinstance(type.element_type, AnyFloat)
        return type.element_type


@dataclass(frozen=True)
class ProductCall:
    """A call of a matrix product on buffers."""

    op: Operation
    matrices: Expression
    rows: Expression
    columns: Expression
    terms: Expression
    element: Attribute
    """Of the result."""
    left: CallOperand
    right: CallOperand
    bias: SSAValue | None
    imprecise_terms: int | None = None
    """How many products of floats of eight bits are added with the few bits of tensor cores."""

    @property
    def scales(self) -> list[Scale | None]:
        """Of rows and of columns."""
        return [self.left.scale, self.right.scale]

    @property
    def sizes(self) -> tuple[Expression, Expression, Expression]:
        return self.matrices, self.rows, self.columns

    def bias_strides(self) -> list[Expression]:
        """How far the next element of the bias is along matrices, rows and columns."""
        type = None if self.bias is None else self.bias.type
        assert isinstance(type, BufferType)
        strides = [constant(0) if size == 1 else stride
                   for size, stride in zip(type.sizes.data, type.strides.data, strict=True)]
        return [constant(0)] * (3 - len(strides)) + strides

    def tiles(self, count: int) -> list[ProductTile]:
        """Those of the tiles that promise most."""
        rows = self.rows.as_int
        bits, multiprocessors = self.left.element.bitwidth, gpu_of(self.op).multiprocessors
        matrices, height, width = (UNKNOWN if size.as_int is None else size.as_int
                                   for size in (self.matrices, self.rows, self.columns))
        tiles = sorted(FEW_ROWS if rows is not None and rows <= 16 else TILES,
                       key=lambda tile: tile.cost(matrices, height, width, multiprocessors))
        return [tile._replace(terms=tile.terms * 16 // bits) for tile in tiles[:count]]

    def parts(self, tile: ProductTile) -> int:
        """Into how many parts each sum is cut, which a kernel of their own adds: several if there are few blocks of
        long sums."""
        rows, columns, terms = self.rows.as_int, self.columns.as_int, self.terms.as_int
        multiprocessors = gpu_of(self.op).multiprocessors
        if rows is None or columns is None or terms is None or self.matrices != 1 or terms < LONG:
            return 1
        blocks, parts = tile.blocks(1, rows, columns), 32
        if blocks >= multiprocessors:
            return 1
        while parts > 1 and (parts * blocks > 4 * multiprocessors or terms % (parts * 16)
                             or terms // parts < 4 * tile.terms):
            parts //= 2
        return parts


def product_call_of(op: Operation) -> ProductCall | str:
    """The product that an operation calls, or why a kernel cannot compute it."""
    if runs_on_other_device(op):
        return "it runs on another device"
    with_bias = op.name in ("aten.addmm", "aten.baddbmm")
    left, right = op.operands[-2:]
    result = op.results[0].type
    types = [value.type for value in op.operands]
    if not isinstance(result, BufferType) or not all(isinstance(type, BufferType) for type in types):
        return "it is not on buffers"
    elements = {type.element_type for type in (*types, result)}  # type: ignore[attr-defined]
    if len(elements) != 1:
        return "its types differ"
    [element] = elements
    if not isinstance(element, BFloat16Type | Float16Type | Float32Type):
        return f"its elements are {element}"
    if not result.is_contiguous:
        return "its result is not row-major"
    if with_bias and (argument(op, "beta") != 1 or argument(op, "alpha") != 1):
        return "it is scaled"
    *_, terms = sizes_of(left)
    if any(size == 0 for size in (*sizes_of(op.results[0]), terms)):
        return "it is empty"
    *matrices, rows, columns = sizes_of(op.results[0])
    (left_matrix, left_row, left_term), (right_matrix, right_term, right_column) = map(strides_of, (left, right))
    factors = (CallOperand(left, left_matrix, left_row, left_term),
               CallOperand(right, right_matrix, right_column, right_term))
    return ProductCall(op, matrices[0] if matrices else constant(1), rows, columns, terms, element, *factors,
                   op.operands[0] if with_bias else None)


def sizes_of(value: SSAValue) -> tuple[Expression, ...]:
    assert isinstance(value.type, BufferType)
    return tuple(value.type.sizes.data)


def strides_of(value: SSAValue) -> list[Expression]:
    """From matrix to matrix, along rows and along columns."""
    assert isinstance(value.type, BufferType)
    strides = list(value.type.strides.data)
    return [constant(0)] * (3 - len(strides)) + strides
