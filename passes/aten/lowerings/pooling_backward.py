"""Gradients of pooling."""

from __future__ import annotations

from typing import Any

from xdsl.ir import SSAValue

from ....ir.expressions import product
from ....ir.shapes import tensor
from .builder import Builder, Operand, element, rank, sizes
from .pooling import divisor
from .table import lowers
from .windows import Numbers, Windows, fold_windows


def to_positions(b: Builder, gradient: SSAValue, x: SSAValue, indices: SSAValue, count: int) -> SSAValue:
    """Each element of the gradient added to the position in the plane that its index names."""
    outer, kind = rank(x) - count, element(x)
    plane = product(sizes(x)[outer:])
    flat = [*sizes(gradient)[:outer], product(sizes(gradient)[outer:])]
    gradient, indices = b.reshape(b.widen(gradient), flat), b.reshape(indices, flat)
    base = b.constant(0, tensor([*sizes(x)[:outer], plane], element(gradient)))
    result = b.scatter("add", base, [*(b.iota(flat, k) for k in range(outer)), indices], gradient)
    return b.convert(b.reshape(result, sizes(x)), kind)


@lowers("aten.max_pool2d_with_indices_backward")
def max_pool2d_backward(b: Builder, gradient: SSAValue, x: SSAValue, *arguments: Any) -> SSAValue:
    return to_positions(b, gradient, x, arguments[-1], 2)


@lowers("aten.max_pool3d_with_indices_backward")
def max_pool3d_backward(b: Builder, gradient: SSAValue, x: SSAValue, *arguments: Any) -> SSAValue:
    return to_positions(b, gradient, x, arguments[-1], 3)


def spread_over_windows(
    b: Builder, gradient: SSAValue, x: SSAValue, windows: Windows, by: Operand
) -> SSAValue:
    """Each window's gradient, divided, added to all of its elements."""
    gradient = b.div(b.widen(gradient), by)
    outer = rank(x) - windows.rank
    covers = all(
        size == count * k
        for size, count, k in zip(sizes(x)[outer:], windows.output, windows.kernel, strict=True)
    )
    if covers and windows.stride == windows.kernel and not any(windows.padding):
        shape = list(sizes(x)[:outer])
        for count, k in zip(windows.output, windows.kernel, strict=True):
            shape += [count, type(count).of(k)]
        positions = [*range(outer), *range(outer, len(shape), 2)]
        return b.convert(b.reshape(b.spread(gradient, positions, shape), sizes(x)), element(x))
    shape = [*sizes(gradient), *windows.kernel]
    updates = b.spread(gradient, range(rank(gradient)), shape)
    return b.convert(fold_windows(b, updates, windows, sizes(x)), element(x))


def _avg_pool_backward(
    count: int,
    b: Builder,
    gradient: SSAValue,
    x: SSAValue,
    kernel: Numbers,
    stride: Numbers,
    padding: Numbers,
    ceil: bool,
    with_padding: bool,
    override: int | None,
) -> SSAValue:
    windows = Windows.of(count, kernel, stride, padding, [1], sizes(gradient))
    by = divisor(b, windows, sizes(x)[-count:], ceil, with_padding, override)
    return spread_over_windows(b, gradient, x, windows, by)


@lowers("aten.avg_pool2d_backward")
def avg_pool2d_backward(b: Builder, *arguments: Any) -> SSAValue:
    return _avg_pool_backward(2, b, *arguments)


@lowers("aten.avg_pool3d_backward")
def avg_pool3d_backward(b: Builder, *arguments: Any) -> SSAValue:
    return _avg_pool_backward(3, b, *arguments)
