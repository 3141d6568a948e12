"""Calls of matrix products in host programs, and the tiles in which a kernel may compute them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, f32
from xdsl.ir import Attribute, Operation, SSAValue

from ...ir.dialects.aten import argument
from ...ir.dialects.host import BufferType
from ...ir.expressions import Expression
from ...ir.levels import runs_elsewhere

PRODUCTS = ("aten.mm", "aten.bmm", "aten.addmm", "aten.baddbmm")


class Tile(NamedTuple):
    """What a program computes of a product, and with how many warps and stages of loads ahead."""

    rows: int
    columns: int
    inner: int
    warps: int
    stages: int


TILES = (Tile(128, 128, 64, 8, 3), Tile(128, 64, 64, 4, 4), Tile(64, 128, 64, 4, 4), Tile(64, 64, 64, 4, 4),
         Tile(128, 256, 64, 8, 3), Tile(64, 32, 128, 4, 4), Tile(32, 64, 128, 4, 4))
"""For elements of two bytes, the ones that most often win first; f32 takes half as many at a time."""


class Matrix(NamedTuple):
    """An operand: strides from matrix to matrix, along rows and along columns."""

    buffer: SSAValue
    batch: int
    row: int
    column: int


@dataclass(frozen=True)
class Bias:
    """What is added to a product: element type, how many elements it spans, and strides along the product's sizes."""

    buffer: SSAValue
    element: Attribute
    extent: int
    strides: Sequence[int]

    def place(self, index: Sequence[Expression]) -> Expression:
        """Where the element for an index of the product lies."""
        return sum((each * stride for each, stride in zip(index, self.strides, strict=True)), Expression.of(0))


@dataclass(frozen=True)
class Product:
    """A call of a matrix product on buffers of known sizes."""

    op: Operation
    sizes: tuple[int, ...]
    inner: int
    element: Attribute
    left: Matrix
    right: Matrix
    bias: Bias | None

    sum_type = f32

    def tiles(self, count: int) -> list[Tile]:
        """The first tiles that are not much larger than the product."""
        *_, rows, columns = self.sizes
        scale = 2 if isinstance(self.element, Float32Type) else 1
        fitting = [tile for tile in TILES if tile.rows < 2 * rows and tile.columns < 2 * columns]
        return [tile._replace(inner=max(16, tile.inner // scale)) for tile in fitting[:count]]

    def parameters(self, tile: Tile, precision: str) -> dict[str, object]:
        """What the template's names stand for."""
        *_, rows, columns = self.sizes
        return {
            "type": self.element, "precision": precision, "rows": tile.rows, "columns": tile.columns,
            "inner": tile.inner, "row_count": rows, "column_count": columns, "inner_count": self.inner,
            "left_batch_stride": self.left.batch, "left_row_stride": self.left.row,
            "left_inner_stride": self.left.column, "left_step": tile.inner * self.left.column,
            "right_batch_stride": self.right.batch, "right_inner_stride": self.right.row,
            "right_column_stride": self.right.column, "right_step": tile.inner * self.right.row,
        }


def product_of(op: Operation) -> Product | str:
    """The product that an operation calls, or why a kernel cannot compute it."""
    if runs_elsewhere(op):
        return "it runs on another device"
    with_bias = op.name in ("aten.addmm", "aten.baddbmm")
    left, right = op.operands[-2:]
    types = [value.type for value in (*op.operands, op.results[0])]
    if not all(isinstance(type, BufferType) for type in types):
        return "it is not on buffers"
    elements = {type.element_type for type in types}  # type: ignore[attr-defined]
    if len(elements) != 1:
        return "its types differ"
    [element] = elements
    if not isinstance(element, BFloat16Type | Float16Type | Float32Type):
        return f"its elements are {element}"
    numbers = [_numbers(value) for value in (left, right, op.results[0])]
    if None in numbers:
        return "its sizes are symbolic"
    (left_sizes, left_strides), (_, right_strides), (sizes, _) = numbers  # type: ignore[misc]
    if 0 in (*sizes, *left_sizes):
        return "it is empty"
    result = op.results[0].type
    assert isinstance(result, BufferType)
    if not result.is_contiguous:
        return "its result is not row-major"
    bias = None
    if with_bias:
        if argument(op, "beta") != 1 or argument(op, "alpha") != 1:
            return "it is scaled"
        bias = _bias(op.operands[0], sizes)
        if bias is None:
            return "the sizes of its bias are symbolic"
    batches = [0 if len(each) == 2 else each[0] for each in (left_strides, right_strides)]
    first, second = (Matrix(value, batch, each[-2], each[-1]) for value, batch, each in
                     zip((left, right), batches, (left_strides, right_strides), strict=True))
    return Product(op, tuple(sizes), left_sizes[-1], element, first, second, bias)


def _numbers(value: SSAValue) -> tuple[list[int], list[int]] | None:
    """The sizes and strides of a buffer, if all are known."""
    type = value.type
    assert isinstance(type, BufferType)
    sizes, strides = ([each.as_int for each in listed.data] for listed in (type.sizes, type.strides))
    if None in sizes or None in strides:
        return None
    return [size for size in sizes if size is not None], [stride for stride in strides if stride is not None]


def _bias(value: SSAValue, sizes: Sequence[int]) -> Bias | None:
    numbers = _numbers(value)
    type = value.type
    if numbers is None or not isinstance(type, BufferType) or type.extent is None:
        return None
    missing = len(sizes) - len(numbers[0])
    strides = [0] * missing + [0 if size == 1 else stride for size, stride in zip(*numbers, strict=True)]
    return Bias(value, type.element_type, max(type.extent, 1), strides)
