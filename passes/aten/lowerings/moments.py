"""Variance and standard deviation, in two passes: the mean, then the squares of the distances from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from xdsl.ir import SSAValue

from ....ir.expressions import Expression, maximum
from ..operators.operands import Number
from ..operators.promotion import compute_type
from .builder import Builder, Operand, sizes
from .reductions import Dims, average, axes_of
from .table import lowers


def mean_and_distances(b: Builder, x: SSAValue, axes: Sequence[int]) -> tuple[SSAValue, SSAValue]:
    """The mean along `axes`, and each element's distance from it."""
    mean = average(b, x, axes)
    return mean, b.sub(x, b.along(mean, axes, sizes(x)))


def variance(
    b: Builder, x: SSAValue, axes: Sequence[int], correction: Number = 0
) -> tuple[SSAValue, SSAValue]:
    """The variance along `axes`, the sum of squares divided by the count less `correction`; and the mean."""
    mean, distances = mean_and_distances(b, x, axes)
    squares = b.reduce("add", b.mul(distances, distances), axes)
    count = b.count(x, axes)
    divisor: Operand
    if isinstance(correction, float) and not correction.is_integer():
        if count.as_int is None:
            b.extern("no lowering: a fractional correction of a symbolic count")
        divisor = max(count.as_int - correction, 0.0)
    else:
        divisor = maximum(count - (correction if isinstance(correction, Expression) else int(correction)), 0)
    return b.div(squares, divisor), mean


def _moments(
    wanted: str, b: Builder, x: SSAValue, dims: Dims, correction: Number | None, keepdim: bool
) -> SSAValue | list[SSAValue]:
    kind = b.result_element
    axes = axes_of(b, x, dims)
    spread, mean = variance(
        b, b.convert(x, compute_type(kind)), axes, 1 if correction is None else correction
    )
    if wanted.startswith("std"):
        spread = b.sqrt(spread)
    parts = [spread, mean] if wanted.endswith("mean") else [spread]
    values = [b.convert(b.unsqueeze(part, *axes) if keepdim else part, kind) for part in parts]
    return values if len(values) > 1 else values[0]


def _by_correction(
    wanted: str,
    b: Builder,
    x: SSAValue,
    dims: Dims = None,
    correction: Number | None = None,
    keepdim: bool = False,
) -> Any:
    return _moments(wanted, b, x, dims, correction, keepdim)


def _by_unbiased(
    wanted: str, b: Builder, x: SSAValue, dims: Dims, unbiased: bool = True, keepdim: bool = False
) -> Any:
    return _moments(wanted, b, x, dims, int(unbiased), keepdim)


def _of_all(wanted: str, b: Builder, x: SSAValue, unbiased: bool = True) -> Any:
    return _moments(wanted, b, x, None, int(unbiased), False)


for _name in ("var", "std", "var_mean", "std_mean"):
    lowers(f"aten.{_name}.correction")(partial(_by_correction, _name))
    lowers(f"aten.{_name}.dim")(partial(_by_unbiased, _name))
    lowers(f"aten.{_name}")(partial(_of_all, _name))


@lowers("prims.var")
def prims_var(b: Builder, x: SSAValue, dims: Dims, correction: float | None, *_: Any) -> Any:
    return _moments("var", b, x, dims, correction, False)
