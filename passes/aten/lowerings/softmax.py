"""Softmax, its logarithm, their gradients, and logsumexp; the maximum is subtracted before exp."""

from __future__ import annotations

import math
from typing import Any

from xdsl.ir import SSAValue

from ..operators.promotion import compute_type
from .builder import Builder, axis, rank, sizes
from .reductions import Dims, axes_of
from .table import lowers


def _axes(x: SSAValue, dim: int) -> list[int]:
    return [axis(x, dim)] if rank(x) else []


def _shifted(b: Builder, x: SSAValue, axes: list[int]) -> SSAValue:
    """`x` less its maximum along `axes`."""
    return b.sub(x, b.along(b.reduce("maximum", x, axes), axes, sizes(x)))


@lowers("aten._softmax", "aten.softmax.int")
def softmax(b: Builder, x: SSAValue, dim: int, *_: Any) -> SSAValue:
    axes, x = _axes(x, dim), b.convert(x, compute_type(b.result_element))
    powers = b.exp(_shifted(b, x, axes))
    total = b.reduce("add", powers, axes)
    return b.convert(b.div(powers, b.along(total, axes, sizes(x))), b.result_element)


@lowers("aten._safe_softmax")
def safe_softmax(b: Builder, x: SSAValue, dim: int, *_: Any) -> SSAValue:
    """0 where all of a row is minus infinity."""
    result = softmax(b, x, dim)
    axes = _axes(x, dim)
    masked = b.reduce("and", b.eq(x, -math.inf), axes)
    return b.select(b.along(masked, axes, sizes(x)), 0.0, result)


@lowers("aten._log_softmax")
def log_softmax(b: Builder, x: SSAValue, dim: int, *_: Any) -> SSAValue:
    axes, x = _axes(x, dim), b.convert(x, compute_type(b.result_element))
    shifted = _shifted(b, x, axes)
    total = b.log(b.reduce("add", b.exp(shifted), axes))
    return b.convert(b.sub(shifted, b.along(total, axes, sizes(x))), b.result_element)


@lowers("aten._softmax_backward_data")
def softmax_backward(b: Builder, gradient: SSAValue, y: SSAValue, dim: int, *_: Any) -> SSAValue:
    """`y * gradient - y * sum(y * gradient)`"""
    axes, gradient, y = _axes(y, dim), b.widen(gradient), b.widen(y)
    weighted = b.mul(gradient, y)
    total = b.along(b.reduce("add", weighted, axes), axes, sizes(y))
    return b.convert(b.sub(weighted, b.mul(y, total)), b.result_element)


@lowers("aten._log_softmax_backward_data")
def log_softmax_backward(b: Builder, gradient: SSAValue, y: SSAValue, dim: int, *_: Any) -> SSAValue:
    axes, gradient, y = _axes(y, dim), b.widen(gradient), b.widen(y)
    total = b.along(b.reduce("add", gradient, axes), axes, sizes(y))
    return b.convert(b.sub(gradient, b.mul(b.exp(y), total)), b.result_element)


@lowers("aten.logsumexp")
def logsumexp(b: Builder, x: SSAValue, dims: Dims, keepdim: bool) -> SSAValue:
    """An infinite maximum is not taken off: infinity less itself would be NaN."""
    axes, x = axes_of(b, x, dims), b.convert(x, compute_type(b.result_element))
    largest = b.reduce("maximum", x, axes)
    largest = b.select(b.eq(b.abs(largest), math.inf), 0.0, largest)
    total = b.reduce("add", b.exp(b.sub(x, b.along(largest, axes, sizes(x)))), axes)
    result = b.add(b.log(total), largest)
    return b.convert(b.unsqueeze(result, *axes) if keepdim else result, b.result_element)
