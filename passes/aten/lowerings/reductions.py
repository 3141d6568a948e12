"""Reductions along dimensions: sums, products, extrema, logical reductions and norms.

What eager sums in f32 (bf16, f16) is converted before the reduction and rounded once behind it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from xdsl.dialects.builtin import i32, i64
from xdsl.ir import SSAValue

from ....ir.dialects.prim.types import BOOL
from ..operators.operands import known
from ..operators.promotion import compute_type, is_float
from .builder import Builder, axis, element, rank, sizes
from .table import lowers

Dims = int | Sequence[int] | None


def axes_of(b: Builder, x: SSAValue, dims: Dims) -> list[int]:
    """The dimensions to reduce: all for None and, unless the result keeps the shape, for an empty list."""
    if isinstance(dims, int):
        dims = [dims]
    if not dims:
        keeps_shape = dims is not None and b.result_sizes == sizes(x) and any(size != 1 for size in sizes(x))
        return [] if keeps_shape else list(range(rank(x)))
    return sorted({axis(x, dim) for dim in dims}) if rank(x) else []


# Sums and products


def _fold(kind: str, b: Builder, x: SSAValue, dims: Dims = None, keepdim: bool = False, *_: Any) -> SSAValue:
    wide = b.convert(x, compute_type(b.result_element))
    if kind == "add" and rank(x) == 0 and is_float(element(wide)):
        return b.convert(b.add(wide, 0.0), b.result_element)  # the sum of -0.0 is 0.0
    return b.convert(b.reduce(kind, wide, axes_of(b, x, dims), keepdim), b.result_element)


def _fold_all(kind: str, b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    return _fold(kind, b, x)


lowers("aten.sum.dim_IntList")(partial(_fold, "add"))
lowers("aten.prod.dim_int")(partial(_fold, "mul"))
lowers("aten.sum")(partial(_fold_all, "add"))
lowers("aten.prod")(partial(_fold_all, "mul"))


@lowers("prims.sum")
def prims_sum(b: Builder, x: SSAValue, dims: Dims, *_: Any) -> SSAValue:
    return _fold("add", b, x, dims)


@lowers("prims.prod")
def prims_prod(b: Builder, x: SSAValue, dims: Dims, *_: Any) -> SSAValue:
    return _fold("mul", b, x, dims)


@lowers("aten.mean.dim")
def mean(b: Builder, x: SSAValue, dims: Dims, keepdim: bool, *_: Any) -> SSAValue:
    axes = axes_of(b, x, dims)
    return b.convert(
        average(b, b.convert(x, compute_type(b.result_element)), axes, keepdim), b.result_element
    )


@lowers("aten.mean")
def mean_of_all(b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    return mean(b, x, None, False)


def average(b: Builder, x: SSAValue, axes: Sequence[int], keepdim: bool = False) -> SSAValue:
    """The mean along `axes`, in the type of `x`."""
    return b.div(b.reduce("add", x, axes, keepdim), b.count(x, axes))


@lowers("aten.count_nonzero", "aten.count_nonzero.dim_IntList")
def count_nonzero(b: Builder, x: SSAValue, dims: Dims) -> SSAValue:
    return b.reduce("add", b.convert(b.truth(x), i64), axes_of(b, x, dims))


@lowers("aten.nansum")
def nansum(b: Builder, x: SSAValue, dims: Dims, keepdim: bool, *_: Any) -> SSAValue:
    return _fold("add", b, b.select(b.is_nan(x), 0, x), dims, keepdim)


# Extrema


def extreme(b: Builder, kind: str, x: SSAValue, axes: Sequence[int], keepdim: bool = False) -> SSAValue:
    """The maximum or minimum along `axes`; among booleans, whether any or all hold."""
    if element(x) == BOOL:
        kind = "or" if kind == "maximum" else "and"
    return b.reduce(kind, x, axes, keepdim)


def _require_elements(b: Builder, x: SSAValue, axes: Sequence[int]) -> None:
    for dim in axes:
        b.require(sizes(x)[dim] - 1, f"the maximum or minimum along dimension {dim}, which has no elements")


def _amax(kind: str, b: Builder, x: SSAValue, dims: Dims = None, keepdim: bool = False) -> SSAValue:
    _require_elements(b, x, axes_of(b, x, dims))
    return extreme(b, kind, x, axes_of(b, x, dims), keepdim)


def _extreme_with_index(kind: str, b: Builder, x: SSAValue, dim: int, keepdim: bool) -> list[SSAValue]:
    _require_elements(b, x, axes_of(b, x, dim))
    return [extreme(b, kind, x, axes_of(b, x, dim), keepdim), index_of_extreme(b, kind, x, dim, keepdim)]


def index_of_extreme(b: Builder, kind: str, x: SSAValue, dim: int | None, keepdim: bool) -> SSAValue:
    """The index of the first extreme element along a dimension, or in all of `x` if that is None."""
    shape = sizes(x)
    if dim is None:
        x = b.reshape(x, [b.count(x, range(rank(x)))])
    elif rank(x) == 0:
        x = b.unsqueeze(x, 0)
    position = axis(x, dim or 0)
    found = b.argreduce(kind, b.convert(x, i32) if element(x) == BOOL else x, position)
    if not keepdim:
        return found
    return b.reshape(found, [1] * len(shape)) if dim is None or not shape else b.unsqueeze(found, position)


for _kind, _short in (("maximum", "max"), ("minimum", "min")):
    lowers(f"aten.a{_short}", f"aten.{_short}", f"prims.a{_short}")(partial(_amax, _kind))
    lowers(f"aten.{_short}.dim")(partial(_extreme_with_index, _kind))


def _arg_extreme(kind: str, b: Builder, x: SSAValue, dim: int | None, keepdim: bool) -> SSAValue:
    _require_elements(b, x, axes_of(b, x, dim))
    return index_of_extreme(b, kind, x, dim, keepdim)


lowers("aten.argmax")(partial(_arg_extreme, "maximum"))
lowers("aten.argmin")(partial(_arg_extreme, "minimum"))


@lowers("aten.aminmax", "aten._aminmax", "aten._aminmax.dim")
def aminmax(b: Builder, x: SSAValue, dim: int | None = None, keepdim: bool = False) -> list[SSAValue]:
    axes = axes_of(b, x, dim)
    _require_elements(b, x, axes)
    return [extreme(b, kind, x, axes, keepdim) for kind in ("minimum", "maximum")]


# Truths


def _holds(kind: str, b: Builder, x: SSAValue, dims: Dims = None, keepdim: bool = False) -> SSAValue:
    return b.convert(b.reduce(kind, b.truth(x), axes_of(b, x, dims), keepdim), b.result_element)


lowers("aten.any", "aten.any.dim", "aten.any.dims", "aten._is_any_true")(partial(_holds, "or"))
lowers("aten.all", "aten.all.dim", "aten.all.dims", "aten._is_all_true")(partial(_holds, "and"))


# Norms


@lowers("aten.linalg_vector_norm")
def vector_norm(b: Builder, x: SSAValue, order: int | float, dims: Dims, keepdim: bool, *_: Any) -> SSAValue:
    axes, order = axes_of(b, x, dims), known(order)
    size = b.abs(b.convert(x, compute_type(b.result_element)))
    if order != 0 and all(sizes(x)[dim] == 1 for dim in axes):  # the square could overflow
        norm = b.reduce("maximum", size, axes, keepdim)
    elif order == 2:
        norm = b.sqrt(b.reduce("add", b.mul(size, size), axes, keepdim))
    elif order == 1:
        norm = b.reduce("add", size, axes, keepdim)
    elif order == 0:
        norm = b.reduce("add", b.convert(b.ne(size, 0.0), element(size)), axes, keepdim)
    elif order in (math.inf, -math.inf):
        norm = b.reduce("maximum" if order == math.inf else "minimum", size, axes, keepdim)
    else:
        powers = b.reduce("add", b.pow(size, float(order)), axes, keepdim)
        norm = b.pow(powers, 1.0 / float(order))
    return b.convert(norm, b.result_element)


@lowers("aten.norm.Scalar")
def norm_of_all(b: Builder, x: SSAValue, order: int | float) -> SSAValue:
    return vector_norm(b, x, order, None, False)


@lowers("aten.norm.ScalarOpt_dim", "aten.norm.ScalarOpt_dim_dtype")
def norm(b: Builder, x: SSAValue, order: int | float | None, dims: Dims, keepdim: bool, *_: Any) -> SSAValue:
    return vector_norm(b, x, 2 if order is None else order, dims, keepdim)
