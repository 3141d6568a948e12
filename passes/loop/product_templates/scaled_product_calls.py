"""Calls of products of floats of eight bits in host programs: each sum is multiplied with a scale of its row and one of
its column, or with one of each matrix."""

from __future__ import annotations

from xdsl.dialects.builtin import BFloat16Type, Float8E5M2Type, Float16Type, Float32Type
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import arguments
from ....ir.dialects.host import BufferType
from ....ir.dtypes import is_float8
from ....ir.expressions import Expression, constant
from ....ir.modules.levels import runs_on_other_device
from .product_calls import CallOperand, ProductCall, Scale, sizes_of, strides_of

SCALED_PRODUCTS = ("aten._scaled_mm", "aten._scaled_mm_v2")

IMPRECISE_TERMS, ALL_TERMS = 128, 1 << 30
"""How many terms tensor cores add with few bits, by `use_fast_accum`: four instructions' of an H100, or all."""

ONE_A_MATRIX, ONE_A_ROW = 0, 1
"""The recipes of `_scaled_mm_v2`, as torch numbers them: one scale for a matrix, or one for each row or column."""


def scaled_product_call_of(op: Operation) -> ProductCall | str:
    """The product that an operation calls, or why a kernel cannot compute it."""
    if runs_on_other_device(op):
        return "it runs on another device"
    given = arguments(op)
    left, right, bias, result = given["self"], given["mat2"], given["bias"], op.results[0].type
    if not isinstance(result, BufferType) or not all(isinstance(value.type, BufferType) for value in op.operands):
        return "it is not on buffers"
    factors = [value.type.element_type for value in (left, right)]
    if not all(map(is_float8, factors)):
        return f"its factors are {factors[0]} and {factors[1]}"
    if all(isinstance(factor, Float8E5M2Type) for factor in factors):
        return "the library refuses factors that are both f8E5M2"
    if not isinstance(result.element_type, BFloat16Type | Float16Type | Float32Type):
        return f"its elements are {result.element_type}"
    if not result.is_contiguous:
        return "its result is not row-major"
    (rows, columns), (_, terms) = sizes_of(op.results[0]), sizes_of(left)
    if any(size == 0 for size in (rows, columns, terms)):
        return "it is empty"
    if bias is not None and (sizes_of(bias) != (columns,) or is_float8(bias.type.element_type)):
        return "its bias is not one of columns"
    scales = _scales(op) or (None, None)
    of_rows, of_columns = _scale(scales[0], rows, 0), _scale(scales[1], columns, 1)
    if of_rows is None or of_columns is None or given.get("scale_result") is not None:
        return "it is scaled otherwise than by one number, or one for each row and column"
    (_, left_row, left_term), (_, right_term, right_column) = map(strides_of, (left, right))
    return ProductCall(op, constant(1), rows, columns, terms, result.element_type,
                   CallOperand(left, constant(0), left_row, left_term, of_rows),
                   CallOperand(right, constant(0), right_column, right_term, of_columns), bias,
                   ALL_TERMS if given["use_fast_accum"] else IMPRECISE_TERMS)


def _scales(op: Operation) -> list[SSAValue] | None:
    """The scales of the two matrices; None if there are more, or in an order or on blocks that `op` describes."""
    given = arguments(op)
    if op.name == "aten._scaled_mm":
        return [given["scale_a"], given["scale_b"]]
    if any(given["contraction_dim"]) or any(given["swizzle_a"]) or any(given["swizzle_b"]):
        return None
    found = [*given["scale_a"], *given["scale_b"]]
    recipes = (list(given["recipe_a"]), list(given["recipe_b"]))
    return found if recipes in (([ONE_A_MATRIX], [ONE_A_MATRIX]), ([ONE_A_ROW], [ONE_A_ROW])) else None


def _scale(value: SSAValue | None, lines: Expression, along: int) -> Scale | None:
    """A scale as one number, or as one for each line of the product along a dimension; None if it is neither."""
    if value is None:
        return None
    type = value.type
    assert isinstance(type, BufferType)
    if not isinstance(type.element_type, Float32Type):
        return None
    sizes, strides = type.sizes.data, type.strides.data
    if all(size == 1 for size in sizes):
        return Scale(value, constant(0))
    if len(sizes) == 2 and sizes[along] == lines and sizes[1 - along] == 1:
        return Scale(value, strides[along])
    return None
