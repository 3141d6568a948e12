"""Variance and standard deviation, in two passes: the mean, then the squares of the distances from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from xdsl.dialects.builtin import f32, f64
from xdsl.ir import SSAValue

from ....ir.expressions import Expression, maximum
from ....ir.machines.targets import gpu_of
from ..operators.operands import Number
from ..operators.promotion import compute_type
from .builder import Builder, Operand, element, sizes
from .reductions import Dims, average, axes_of
from .table import lowers


def variance(
    b: Builder, x: SSAValue, axes: Sequence[int], correction: Number = 0, *, exact: bool = False
) -> tuple[SSAValue, SSAValue]:
    """The variance along `axes`, the sum of squares divided by the count less `correction`; and the mean; both in the
    type that eager computes in.

    The mean of f32 is rounded, which shows in the squares of distances where it is large beside them, and where all
    elements are equal. Its error is measured, by the mean of the distances from it, and taken out of both results: the
    corrected two-pass algorithm (Chan, Golub and LeVeque, "Algorithms for computing the sample variance", 1983). On
    GPUs only if the result is to be `exact`, because eager's norms have that error too and a third reduction costs
    time, and not for rows that no kernel keeps, of which `split-variances` takes the chunks apart.
    """
    wide = b.widen(x)
    mean = average(b, wide, axes)
    distances = b.sub(wide, b.along(mean, axes, sizes(x)))
    squares = b.reduce("add", b.mul(distances, distances), axes)
    count = b.count(x, axes)
    if element(x) == f32 and (not b.is_on_gpu or (exact and _is_kept(b, count))):
        error = average(b, distances, axes)
        squares = b.maximum(b.sub(squares, b.mul(b.mul(error, error), count)), 0.0)
        mean = b.add(mean, error)
    divisor: Operand
    if isinstance(correction, float) and not correction.is_integer():
        if count.as_int is None:
            b.extern("no lowering: a fractional correction of a symbolic count")
        divisor = max(count.as_int - correction, 0.0)
    else:
        divisor = maximum(count - (correction if isinstance(correction, Expression) else int(correction)), 0)
    return b.div(squares, divisor), mean


def _is_kept(b: Builder, count: Expression) -> bool:
    """Whether a GPU kernel keeps `count` elements from one reduction to the next; where that is unknown, they are read
    again in any case."""
    return count.as_int is None or count.as_int <= gpu_of(b.source).phase_elements


def _moments(
    wanted: str, b: Builder, x: SSAValue, dims: Dims, correction: Number | None, keepdim: bool
) -> SSAValue | list[SSAValue]:
    kind = b.result_element
    axes = axes_of(b, x, dims)
    # Eager's own type: squares of large and small numbers fit in it.
    wide = b.convert(x, compute_type(kind) if b.is_on_gpu else f64)
    spread, mean = variance(b, wide, axes, 1 if correction is None else correction, exact=True)
    if wanted.startswith("std"):
        spread = b.sqrt(spread)
    parts = [spread, mean] if wanted.endswith("mean") else [spread]
    values = [b.convert(b.unsqueeze(part, *axes) if keepdim else part, kind) for part in parts]
    return values if len(values) > 1 else values[0]


def _by_unbiased(wanted: str, b: Builder, x: SSAValue, dims: Dims, unbiased: bool, keepdim: bool) -> Any:
    return _moments(wanted, b, x, dims, int(unbiased), keepdim)


def _of_all(wanted: str, b: Builder, x: SSAValue, unbiased: bool) -> Any:
    return _moments(wanted, b, x, None, int(unbiased), False)


for _name in ("var", "std", "var_mean", "std_mean"):
    lowers(f"aten.{_name}.correction")(partial(_moments, _name))
    lowers(f"aten.{_name}.dim")(partial(_by_unbiased, _name))
    lowers(f"aten.{_name}")(partial(_of_all, _name))


@lowers("prims.var")
def prims_var(b: Builder, x: SSAValue, dims: Dims, correction: float | None, *_: Any) -> Any:
    return _moments("var", b, x, dims, correction, False)
