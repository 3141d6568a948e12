"""Compares the results of both sides of a rule with the precision that its level demands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...ir.numerics import Numerics

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["Bounds", "first_difference"]

@dataclass(frozen=True)
class Bounds:
    """The values that determine the allowed difference of two floats."""

    largest_constant: float
    coarsest: float
    """The greatest epsilon of the float types of all intermediate values."""


TOLERANCE = {Numerics.DEFAULT: 8.0, Numerics.FAST: 64.0}
"""In epsilons of the element type, relative to the largest number involved."""


def first_difference(
    expected: Tensor, actual: Tensor, inputs: Sequence[Tensor], level: Numerics, bounds: Bounds
) -> tuple[int, ...] | None:
    """Return the first position where two results differ by more than `level` allows; None if there is none.

    Integers and booleans agree at every level. A strict rule keeps every bit; only the bits of a NaN do not count. A
    `default` rule keeps NaN, infinities and the signs of zeros; a `fast` rule is compared only where the numbers are
    finite.
    """
    if expected.dtype != actual.dtype or expected.shape != actual.shape:
        return ()
    if not expected.dtype.is_floating_point:
        wrong = expected != actual
    elif level is Numerics.STRICT:
        same = (expected == actual) & (expected.signbit() == actual.signbit())
        wrong = ~(same | (expected.isnan() & actual.isnan()))
    else:
        wrong = _too_far(expected, actual, inputs, level, bounds)
    places = wrong.nonzero()
    return tuple(places[0].tolist()) if len(places) else None


def _too_far(
    expected: Tensor, actual: Tensor, inputs: Sequence[Tensor], level: Numerics, bounds: Bounds
) -> Tensor:
    import torch

    limits = torch.finfo(expected.dtype)
    left, right = expected.double(), actual.double()
    scale = _scale(left, inputs).maximum(right.nan_to_num(0, 0, 0).abs()).clamp(min=bounds.largest_constant)
    limit = TOLERANCE[level] * (max(limits.eps, bounds.coarsest) * scale + limits.smallest_normal * limits.eps)
    near = (left - right).abs() <= limit
    if level is Numerics.FAST:
        return ~near & left.isfinite()
    # The largest finite number and infinity are neighbours.
    left, right = (torch.where(x.abs() > limits.max * 0.99, x.sign() * torch.inf, x) for x in (left, right))
    other_zero = (left == 0) & (right == 0) & (left.signbit() != right.signbit())
    return other_zero | ~(near | (left == right) | (left.isnan() & right.isnan()))


def _scale(result: Tensor, inputs: Sequence[Tensor]) -> Tensor:
    """Return the magnitude of the operands of each element: those at its position if shapes are equal, else the
    maximum.
    """
    scale = result.nan_to_num(0, 0, 0).abs()
    for each in inputs:
        if each.dtype.is_floating_point and each.numel():
            magnitude = each.double().nan_to_num(0, 0, 0).abs()
            scale = scale.maximum(magnitude if magnitude.shape == scale.shape else magnitude.max())
    return scale
