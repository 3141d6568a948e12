"""Losses, where they are not decomposed at capture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xdsl.dialects.builtin import i64
from xdsl.ir import SSAValue

from ....ir.dialects.prim.types import tensor_of
from ....ir.shapes import dims, tensor
from .builder import Builder, Size, element, rank, sizes
from .reductions import average
from .table import lowers

NONE, MEAN, SUM = 0, 1, 2


def _reduced(b: Builder, losses: SSAValue, reduction: int) -> SSAValue:
    """The losses as they are, their mean or their sum, in the op's result type."""
    axes = list(range(rank(losses)))
    if reduction == MEAN:
        losses = average(b, losses, axes)
    elif reduction == SUM:
        losses = b.reduce("add", losses, axes)
    return b.convert(losses, b.result_element)


def _elementwise(name: str, formula: Callable[..., SSAValue]) -> None:
    """Register the loss `name`: `formula` of the difference between prediction and target."""

    def rule(b: Builder, x: SSAValue, target: SSAValue, reduction: int, *parameters: Any) -> SSAValue:
        return _reduced(b, formula(b, b.sub(*b.match(b.widen(x), b.widen(target))), *parameters), reduction)

    lowers(f"aten.{name}")(rule)


def _elementwise_backward(name: str, slope: Callable[..., SSAValue]) -> None:
    """Register the gradient of a loss, `slope` being the formula's derivative by the difference."""

    def rule(
        b: Builder, gradient: SSAValue, x: SSAValue, target: SSAValue, reduction: int, *parameters: Any
    ) -> SSAValue:
        difference = b.sub(*b.match(b.widen(x), b.widen(target)))
        change = slope(b, difference, *parameters)
        if reduction == MEAN:
            change = b.div(change, b.count(difference, range(rank(difference))))
        return b.convert(b.mul(change, b.widen(gradient)), b.result_element)

    lowers(f"aten.{name}_backward")(rule)


def _huber(b: Builder, d: SSAValue, delta: float) -> SSAValue:
    size = b.abs(d)
    return b.select(b.lt(size, delta), b.mul(b.mul(d, d), 0.5), b.mul(b.sub(size, 0.5 * delta), delta))


def _huber_slope(b: Builder, d: SSAValue, delta: float) -> SSAValue:
    return b.minimum(b.maximum(d, -delta), delta)


def _smooth_l1(b: Builder, d: SSAValue, beta: float) -> SSAValue:
    size = b.abs(d)
    if beta == 0:
        return size
    return b.select(b.lt(size, beta), b.div(b.mul(b.mul(d, d), 0.5), beta), b.sub(size, 0.5 * beta))


def _smooth_l1_slope(b: Builder, d: SSAValue, beta: float) -> SSAValue:
    return b.sign(d) if beta == 0 else b.select(b.lt(b.abs(d), beta), b.div(d, beta), b.sign(d))


_elementwise("mse_loss", lambda b, d: b.mul(d, d))
_elementwise_backward("mse_loss", lambda b, d: b.mul(d, 2.0))
_elementwise("l1_loss", lambda b, d: b.abs(d))
_elementwise("huber_loss", _huber)
_elementwise_backward("huber_loss", _huber_slope)
_elementwise("smooth_l1_loss", _smooth_l1)
_elementwise_backward("smooth_l1_loss", _smooth_l1_slope)


# Binary cross entropy


def _limited_log(b: Builder, x: SSAValue) -> SSAValue:
    return b.maximum(b.log(x), -100.0)


@lowers("aten.binary_cross_entropy")
def binary_cross_entropy(
    b: Builder, x: SSAValue, target: SSAValue, weight: SSAValue | None, reduction: int
) -> SSAValue:
    x, target = b.match(b.widen(x), b.widen(target))
    rest = b.maximum(b.log1p(b.neg(x)), -100.0)
    losses = b.sub(b.mul(b.sub(target, 1.0), rest), b.mul(target, _limited_log(b, x)))
    return _reduced(b, losses if weight is None else b.mul(losses, b.widen(weight)), reduction)


@lowers("aten.binary_cross_entropy_backward")
def binary_cross_entropy_backward(
    b: Builder, gradient: SSAValue, x: SSAValue, target: SSAValue, weight: SSAValue | None, reduction: int
) -> SSAValue:
    x, target = b.match(b.widen(x), b.widen(target))
    slope = b.div(b.sub(x, target), b.maximum(b.mul(b.sub(1.0, x), x), 1e-12))
    if weight is not None:
        slope = b.mul(slope, b.widen(weight))
    if reduction == MEAN:
        slope = b.div(slope, b.count(x, range(rank(x))))
    return b.convert(b.mul(slope, b.widen(gradient)), b.result_element)


# Negative log likelihood; classes are dimension 1 (0 without a batch).


def _class_dim(x: SSAValue) -> int:
    return 1 if rank(x) > 1 else 0


def _weights(
    b: Builder, target: SSAValue, weight: SSAValue | None, ignored: Size, kind: Any
) -> tuple[SSAValue, SSAValue, SSAValue]:
    """Whether each target counts, its class and its weight, both 0 where it does not."""
    kept = b.ne(target, ignored)
    classes = b.select(kept, target, 0)
    if weight is None:
        return kept, classes, b.convert(kept, kind)
    weights = b.gather(b.convert(weight, kind), [classes], sizes(classes))
    return kept, classes, b.select(kept, weights, 0.0)


def _picked(b: Builder, x: SSAValue, classes: SSAValue) -> list[SSAValue]:
    """Index tensors, of the targets' shape, of each target's own class."""
    dim, shape = _class_dim(x), sizes(classes)
    own = iter(range(len(shape)))
    return [classes if k == dim else b.iota(shape, next(own)) for k in range(rank(x))]


@lowers("aten.nll_loss_forward", "aten.nll_loss2d_forward")
def nll_loss(
    b: Builder, x: SSAValue, target: SSAValue, weight: SSAValue | None, reduction: int, ignored: Size
) -> list[SSAValue]:
    wide = b.widen(x)
    target = b.reshape(b.convert(target, i64), [s for k, s in enumerate(sizes(x)) if k != _class_dim(x)])
    kept, classes, weights = _weights(b, target, weight, ignored, element(wide))
    losses = b.neg(b.mul(b.gather(wide, _picked(b, wide, classes), sizes(target)), weights))
    losses = b.select(kept, losses, 0.0)
    axes, total_type = list(range(rank(target))), tensor_of(b.source.results[1])
    if reduction == NONE:
        return [b.reshape(b.convert(losses, b.result_element), b.result_sizes), b.constant(0, total_type)]
    total = b.reduce("add", weights, axes)
    result = b.reduce("add", losses, axes)
    if reduction == MEAN:
        result = b.div(result, total)
    return [
        b.convert(result, b.result_element),
        b.reshape(b.convert(total, total_type.element_type), dims(total_type)),
    ]


@lowers("aten.nll_loss_backward", "aten.nll_loss2d_backward")
def nll_loss_backward(
    b: Builder,
    gradient: SSAValue,
    x: SSAValue,
    target: SSAValue,
    weight: SSAValue | None,
    reduction: int,
    ignored: Size,
    total: SSAValue,
) -> SSAValue:
    gradient, kind, dim = b.widen(gradient), element(b.widen(x)), _class_dim(x)
    target = b.reshape(b.convert(target, i64), [s for k, s in enumerate(sizes(x)) if k != dim])
    kept, classes, weights = _weights(b, target, weight, ignored, kind)
    if reduction == MEAN:
        gradient = b.div(gradient, b.reshape(b.convert(total, kind), []))
    # The mean of nothing has the gradient 0 / 0, and a target that does not count has none.
    share = b.select(kept, b.neg(b.mul(b.broadcast(gradient, sizes(target)), weights)), 0.0)
    others = [k for k in range(rank(x)) if k != dim]
    is_target = b.eq(b.iota(sizes(x), dim), b.spread(classes, others, sizes(x)))
    spread = b.select(is_target, b.spread(share, others, sizes(x)), b.constant(0, tensor(sizes(x), kind)))
    return b.convert(spread, b.result_element)
