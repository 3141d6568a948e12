"""Running sums, products and extrema."""

from __future__ import annotations

from functools import partial
from typing import Any

from xdsl.dialects.builtin import i32
from xdsl.ir import SSAValue

from ....ir.dialects.prim.types import BOOL
from ..operators.promotion import compute_type, is_float
from .builder import Builder, axis, element, rank, sizes
from .table import lowers


def _scan(kind: str, b: Builder, x: SSAValue, dim: int, *_: Any) -> SSAValue:
    wide = b.convert(x, compute_type(b.result_element))
    return b.convert(b.scan(kind, wide, axis(x, dim)) if rank(x) else wide, b.result_element)


lowers("aten.cumsum")(partial(_scan, "add"))
lowers("aten.cumprod")(partial(_scan, "mul"))


def _running_extreme(kind: str, b: Builder, x: SSAValue, dim: int) -> list[SSAValue]:
    """The extremum so far, and the index of its latest occurrence; a NaN stays."""
    dim, shape = axis(x, dim), sizes(x)
    if not shape:
        return [x, b.zeros_like_result(1)]
    numbers = b.convert(x, i32) if element(x) == BOOL else x
    values = b.scan(kind, numbers, dim)
    is_new = (b.ge if kind == "maximum" else b.le)(numbers, values)
    if is_float(element(x)):
        is_new = b.logical_or(is_new, b.is_nan(x))
    indices = b.scan("maximum", b.select(is_new, b.iota(shape, dim), 0), dim)
    return [b.convert(values, element(x)), indices]


lowers("aten.cummax")(partial(_running_extreme, "maximum"))
lowers("aten.cummin")(partial(_running_extreme, "minimum"))
