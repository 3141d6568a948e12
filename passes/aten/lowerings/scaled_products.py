"""Products of floats of eight bits with scales."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import bf16, f32
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import arguments
from ....ir.dialects.prim import iteration
from ....ir.dtypes import is_float8
from ....ir.expressions import Expression, constant, floordiv
from ....ir.modules.levels import LIBRARY
from ..operators.operands import element, rank, sizes
from .builder import Builder
from .table import lowers

__all__ = ["scales_blocks", "scales_column_blocks"]

BLOCK = 128
"""Terms that have one scale, and rows or columns where these share it."""
TENSORWISE, ROWWISE, BLOCKWISE_1X128, BLOCKWISE_128X128 = 0, 1, 4, 5
"""Values of torch.nn.functional.ScalingType."""


@lowers("aten._scaled_mm")
def scaled_product(b: Builder, x: SSAValue, y: SSAValue, x_scale: SSAValue, y_scale: SSAValue, bias: SSAValue | None,
                   result_scale: SSAValue | None, *_: Any) -> SSAValue:
    """A scale for each row and column, or one for all, or one for each block of 128 terms of a row, of a column, or of
    128 of these."""
    if result_scale is not None or rank(y_scale) not in (0, 1, 2):
        b.extern(LIBRARY)
    columns_first = b.transpose(y_scale, [1, 0]) if rank(y_scale) == 2 else y_scale
    return _scaled_product(b, x, y, x_scale, columns_first, bias)


@lowers("aten._scaled_mm_v2")
def scaled_product_by_recipe(b: Builder, x: SSAValue, y: SSAValue, x_scales: Sequence[SSAValue],
                             x_recipes: Sequence[int], x_swizzles: Sequence[int], y_scales: Sequence[SSAValue],
                             y_recipes: Sequence[int], y_swizzles: Sequence[int], bias: SSAValue | None, dtype: Any,
                             contracted: Sequence[int], *_: Any) -> SSAValue:
    """The same, where recipes say what the scales belong to; those of 128 rows or columns come with the terms first,
    of which there are a multiple of four."""
    recipes = {*x_recipes, *y_recipes}
    if len(x_recipes) != 1 or len(y_recipes) != 1 or any((*x_swizzles, *y_swizzles, *contracted)) \
            or not recipes <= {TENSORWISE, ROWWISE, BLOCKWISE_1X128, BLOCKWISE_128X128}:
        b.extern(LIBRARY)

    def lines_first(scale: SSAValue, recipe: int, of_columns: bool) -> SSAValue:
        if recipe == BLOCKWISE_128X128:
            blocks = _blocks(sizes(x)[1])
            return b.slice(b.transpose(scale, [1, 0]), 1, 0, blocks)
        return b.reshape(scale, [sizes(y)[1], constant(1)]) if recipe == ROWWISE and of_columns else scale

    return _scaled_product(b, x, y, lines_first(x_scales[0], x_recipes[0], False),
                           lines_first(y_scales[0], y_recipes[0], True), bias)


def scales_blocks(op: Operation) -> bool:
    """Whether blocks of 128 terms have scales of their own."""
    given = arguments(op)
    if "recipe_b" in given:
        return not {*given["recipe_a"], *given["recipe_b"]} <= {TENSORWISE, ROWWISE}
    return any(rank(scale) == 2 and sizes(scale)[terms] != 1
               for scale, terms in ((given["scale_a"], 1), (given["scale_b"], 0)))


def scales_column_blocks(op: Operation) -> bool:
    """Whether each block of 128 terms of each column has a scale of its own."""
    given = arguments(op)
    if "recipe_b" in given:
        return given["recipe_b"] == [BLOCKWISE_1X128]
    return scales_blocks(op) and sizes(given["scale_b"])[1] == sizes(given["mat2"])[1] != 1


def _scaled_product(b: Builder, x: SSAValue, y: SSAValue, x_scale: SSAValue, y_scale: SSAValue,
                    bias: SSAValue | None) -> SSAValue:
    """Both scales are one number, or have the rows or columns first and the terms second. bf16 holds floats of eight
    bits exactly. Scales of blocks multiply the sums of 128 terms, before these are added up."""
    (rows, terms), columns = sizes(x), sizes(y)[1]
    if is_float8(b.result_element) or not element(x_scale) == element(y_scale) == f32:
        b.extern(LIBRARY)
    pairs = (x_scale, rows), (y_scale, columns)
    x, y = b.convert(x, bf16), b.convert(y, bf16)
    if all(_is_of_all_terms(*pair) for pair in pairs):
        row, column, term = map(iteration, range(3))
        product = b.contract(x, [row, term], y, [term, column], [rows, columns, terms], 2)
        of_rows, of_columns = (b.reshape(scale, [lines] if any(size != 1 for size in sizes(scale)) else [])
                               for scale, lines in pairs)
        shape = rows, columns
        value = b.mul(product, b.mul(b.spread(of_rows, range(rank(of_rows)), shape), b.broadcast(of_columns, shape)))
    else:
        value = _sum_of_blocks(b, x, y, pairs)
    return b.convert(value if bias is None else b.add(value, b.widen(bias)), b.result_element)


def _sum_of_blocks(b: Builder, x: SSAValue, y: SSAValue, pairs: Sequence[tuple[SSAValue, Expression]]) -> SSAValue:
    (rows, terms), columns = sizes(x), sizes(y)[1]
    blocks = _blocks(terms)
    if blocks * BLOCK != terms or not all(_is_of_blocks(*pair, blocks) for pair in pairs):
        b.extern(LIBRARY)
    block, row, column, term = map(iteration, range(4))
    place = block * BLOCK + term
    products = b.contract(x, [row, place], y, [place, column], [blocks, rows, columns, BLOCK], 3)
    of_rows, of_columns = (b.spread(b.transpose(_of_lines(b, *pair), [1, 0]), [0, at], sizes(products))
                           for at, pair in enumerate(pairs, 1))
    return b.reduce("add", b.mul(products, b.mul(of_rows, of_columns)), [0])


def _is_of_all_terms(scale: SSAValue, lines: Expression) -> bool:
    """Whether a scale is one number, or one for each row or column."""
    return all(size == 1 for size in sizes(scale)) or sizes(scale) == (lines, constant(1))


def _is_of_blocks(scale: SSAValue, lines: Expression, blocks: Expression) -> bool:
    return rank(scale) == 2 and sizes(scale)[1] == blocks and sizes(scale)[0] in (lines, _blocks(lines))


def _blocks(size: Expression) -> Expression:
    return floordiv(size + BLOCK - 1, constant(BLOCK))


def _of_lines(b: Builder, scale: SSAValue, lines: Expression) -> SSAValue:
    """The scales of each row or column, also where 128 of them share theirs."""
    count, blocks = sizes(scale)
    if count == lines:
        return scale
    repeated = b.spread(scale, [0, 2], [count, BLOCK, blocks])
    return b.slice(b.reshape(repeated, [count * BLOCK, blocks]), 0, 0, lines)
