"""Gradients of the normalizations.

With `n` the normalized input, `s` its scale and `g` the gradient times the weight, the input's gradient is
`s * (g - mean(g) - n * mean(g * n))`, means taken over what was normalized together.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from .builder import Builder, Size, element, rank, sizes
from .normalization import batch_axes, in_groups, last_axes, per_channel
from .reductions import average
from .table import lowers

Gradients = list[SSAValue | None]


def _rounded(b: Builder, mask: Sequence[bool], *gradients: SSAValue) -> Gradients:
    """The gradients that are wanted, in the types of the op's results."""
    wanted = zip(mask, gradients, b.source.results, strict=True)
    return [
        b.reshape(b.convert(g, element(result)), sizes(result)) if want else None
        for want, g, result in wanted
    ]


def _weighted(b: Builder, gradient: SSAValue, weight: SSAValue | None) -> SSAValue:
    return gradient if weight is None else b.mul(gradient, b.convert(weight, element(gradient)))


def _to_input(
    b: Builder,
    gradient: SSAValue,
    normal: SSAValue,
    scale: SSAValue,
    axes: Sequence[int],
    centered: bool = True,
) -> SSAValue:
    """The input's gradient; `scale` has the sizes that stay after a reduction over `axes`."""
    shape = sizes(normal)
    along = b.along(average(b, b.mul(gradient, normal), axes), axes, shape)
    rest = b.sub(gradient, b.mul(normal, along))
    if centered:
        rest = b.sub(rest, b.along(average(b, gradient, axes), axes, shape))
    return b.mul(rest, b.along(scale, axes, shape))


def _kept(b: Builder, statistic: SSAValue, x: SSAValue, axes: Sequence[int]) -> SSAValue:
    """A saved statistic in the type of `x`, without the sizes of 1 along `axes`."""
    shape = [size for k, size in enumerate(sizes(x)) if k not in axes]
    return b.reshape(b.convert(statistic, element(x)), shape)


@lowers("aten.native_layer_norm_backward")
def layer_norm_backward(
    b: Builder,
    gradient: SSAValue,
    x: SSAValue,
    shape: Sequence[Size],
    mean: SSAValue,
    scale: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    mask: Sequence[bool],
) -> Gradients:
    gradient, x = b.widen(gradient), b.widen(x)
    axes, outer = last_axes(x, len(shape)), list(range(rank(x) - len(shape)))
    mean, scale = _kept(b, mean, x, axes), _kept(b, scale, x, axes)
    normal = b.mul(b.sub(x, b.along(mean, axes, sizes(x))), b.along(scale, axes, sizes(x)))
    return _rounded(
        b,
        mask,
        _to_input(b, _weighted(b, gradient, weight), normal, scale, axes),
        b.reduce("add", b.mul(gradient, normal), outer),
        b.reduce("add", gradient, outer),
    )


@lowers("aten._fused_rms_norm_backward")
def rms_norm_backward(
    b: Builder,
    gradient: SSAValue,
    x: SSAValue,
    shape: Sequence[Size],
    scale: SSAValue,
    weight: SSAValue | None,
    mask: Sequence[bool],
) -> Gradients:
    gradient, x = b.widen(gradient), b.widen(x)
    axes, outer = last_axes(x, len(shape)), list(range(rank(x) - len(shape)))
    scale = _kept(b, scale, x, axes)
    normal = b.mul(x, b.along(scale, axes, sizes(x)))
    return _rounded(
        b,
        mask,
        _to_input(b, _weighted(b, gradient, weight), normal, scale, axes, centered=False),
        b.reduce("add", b.mul(gradient, normal), outer),
    )


@lowers("aten.native_group_norm_backward")
def group_norm_backward(
    b: Builder,
    gradient: SSAValue,
    x: SSAValue,
    mean: SSAValue,
    scale: SSAValue,
    weight: SSAValue | None,
    batch: Size,
    channels: Size,
    places: Size,
    groups: int,
    mask: Sequence[bool],
) -> Gradients:
    gradient, x = b.widen(gradient), b.widen(x)
    weighted = gradient if weight is None else b.mul(gradient, per_channel(b, b.widen(weight), x))
    grouped, axes = in_groups(b, x, groups), [2]
    mean, scale = _kept(b, mean, grouped, axes), _kept(b, scale, grouped, axes)
    shape = sizes(grouped)
    normal = b.mul(b.sub(grouped, b.along(mean, axes, shape)), b.along(scale, axes, shape))
    to_input = _to_input(b, in_groups(b, weighted, groups), normal, scale, axes)
    others = batch_axes(x)
    return _rounded(
        b,
        mask,
        to_input,
        b.reduce("add", b.mul(gradient, b.reshape(normal, sizes(x))), others),
        b.reduce("add", gradient, others),
    )


@lowers("aten.native_batch_norm_backward", "aten.batch_norm_backward")
def batch_norm_backward(
    b: Builder,
    gradient: SSAValue,
    x: SSAValue,
    weight: SSAValue | None,
    running_mean: SSAValue | None,
    running_variance: SSAValue | None,
    mean: SSAValue | None,
    scale: SSAValue | None,
    training: bool,
    eps: float,
    mask: Sequence[bool],
    *_: SSAValue,
) -> Gradients:
    gradient, x, axes = b.widen(gradient), b.widen(x), batch_axes(x)
    if not training:
        assert running_mean is not None and running_variance is not None
        mean, scale = running_mean, b.rsqrt(b.add(b.widen(running_variance), eps))
    assert mean is not None and scale is not None
    mean, scale = b.convert(mean, element(x)), b.convert(scale, element(x))
    normal = b.mul(b.sub(x, per_channel(b, mean, x)), per_channel(b, scale, x))
    factor = scale if weight is None else b.mul(scale, b.convert(weight, element(x)))
    to_input = (
        b.mul(gradient, per_channel(b, factor, x))
        if not training
        else _to_input(b, gradient, normal, factor, axes)
    )
    return _rounded(
        b, mask, to_input, b.reduce("add", b.mul(gradient, normal), axes), b.reduce("add", gradient, axes)
    )
