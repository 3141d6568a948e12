"""Layer, group, root-mean-square and batch normalization.

Statistics are computed in f32 for bf16 and f16, the variance in two passes, and results rounded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type
from xdsl.ir import SSAValue

from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import maximum
from ....ir.shapes import dims
from ..operators.promotion import compute_type
from .builder import Builder, Size, element, rank, sizes
from .moments import variance
from .reductions import average
from .table import lowers

EPSILONS = {Float16Type: 2.0**-10, BFloat16Type: 2.0**-7, Float32Type: 2.0**-23, Float64Type: 2.0**-52}
CHANNEL = 1


def _like(b: Builder, value: SSAValue, number: int) -> SSAValue:
    """A statistic in the shape and type of the op's result `number`; empty where eager leaves it empty."""
    wanted = tensor_of(b.source.results[number])
    if any(size == 0 for size in dims(wanted)):
        return b.constant(0, wanted)
    return b.reshape(b.convert(value, wanted.element_type), dims(wanted))


def last_axes(x: SSAValue, count: int) -> list[int]:
    return list(range(rank(x) - count, rank(x)))


def _affine(b: Builder, x: SSAValue, weight: SSAValue | None, bias: SSAValue | None) -> SSAValue:
    """`x * weight + bias` in the type of `x`."""
    if weight is not None:
        x = b.mul(x, b.convert(weight, element(x)))
    return x if bias is None else b.add(x, b.convert(bias, element(x)))


def _normal(
    b: Builder, x: SSAValue, axes: Sequence[int], eps: float
) -> tuple[SSAValue, SSAValue, SSAValue]:
    """`x` with mean 0 and deviation 1 along `axes`; the mean, and the inverse deviation."""
    spread, mean = variance(b, x, axes)
    scale = b.rsqrt(b.add(spread, eps))
    distances = b.sub(b.widen(x), b.along(mean, axes, sizes(x)))
    return b.mul(distances, b.along(scale, axes, sizes(x))), mean, scale


# Over the last dimensions


@lowers("aten.native_layer_norm")
def layer_norm(
    b: Builder,
    x: SSAValue,
    shape: Sequence[Size],
    weight: SSAValue | None,
    bias: SSAValue | None,
    eps: float,
    *_: Any,
) -> list[SSAValue]:
    axes = last_axes(x, len(shape))
    normal, mean, scale = _normal(b, x, axes, eps)
    if b.count(x, axes).as_int == 0:
        mean = b.constant(0, tensor_of(mean))  # as eager has it: without elements there is no sum to divide
    output = b.convert(_affine(b, normal, weight, bias), b.result_element)
    return [output, _like(b, mean, 1), _like(b, scale, 2)]


@lowers("aten._fused_rms_norm")
def rms_norm(
    b: Builder, x: SSAValue, shape: Sequence[Size], weight: SSAValue | None, eps: float | None
) -> list[SSAValue]:
    wide, axes = b.widen(x), last_axes(x, len(shape))
    eps = EPSILONS[type(element(wide))] if eps is None else eps
    scale = b.rsqrt(b.add(average(b, b.mul(wide, wide), axes), eps))
    normal = b.mul(wide, b.along(scale, axes, sizes(x)))
    output = b.convert(_affine(b, normal, weight, None), b.result_element)
    return [output, _like(b, scale, 1)]


# Over groups of channels


def in_groups(b: Builder, x: SSAValue, groups: int) -> SSAValue:
    """`x` as batch, groups, and all that is normalized together."""
    batch, channels, *rest = sizes(x)
    members = channels // groups
    for size in rest:
        members = members * size
    return b.reshape(x, [batch, groups, members])


def per_channel(b: Builder, value: SSAValue, x: SSAValue) -> SSAValue:
    """A value for each channel, repeated to the shape of `x`."""
    return b.spread(value, [CHANNEL], sizes(x))


@lowers("aten.native_group_norm")
def group_norm(b: Builder, x: SSAValue, weight: SSAValue | None, bias: SSAValue | None, *arguments: Any
               ) -> list[SSAValue]:
    *_, groups, eps = arguments
    normal, mean, scale = _normal(b, in_groups(b, x, groups), [2], eps)
    normal = b.reshape(normal, sizes(x))
    weight, bias = (None if v is None else per_channel(b, b.widen(v), x) for v in (weight, bias))
    output = b.convert(_affine(b, normal, weight, bias), b.result_element)
    return [output, _like(b, mean, 1), _like(b, scale, 2)]


# Over the batch, for each channel


def batch_axes(x: SSAValue) -> list[int]:
    return [axis for axis in range(rank(x)) if axis != CHANNEL]


def _normalized(
    b: Builder, x: SSAValue, mean: SSAValue, scale: SSAValue, weight: SSAValue | None, bias: SSAValue | None
) -> SSAValue:
    """`(x - mean) * (scale * weight) + bias` for each channel, in the result's type."""
    wide = b.widen(x)
    kind = element(wide)
    factor = (
        b.convert(scale, kind) if weight is None else b.mul(b.convert(scale, kind), b.convert(weight, kind))
    )
    value = b.mul(b.sub(wide, per_channel(b, b.convert(mean, kind), x)), per_channel(b, factor, x))
    if bias is not None:
        value = b.add(value, per_channel(b, b.convert(bias, kind), x))
    return b.convert(value, b.result_element)


def _from_running(
    b: Builder,
    x: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    running: tuple[SSAValue, SSAValue],
    eps: float,
) -> SSAValue:
    mean, spread = (b.widen(v) for v in running)
    return _normalized(b, x, mean, b.rsqrt(b.add(spread, eps)), weight, bias)


def _from_batch(
    b: Builder, x: SSAValue, weight: SSAValue | None, bias: SSAValue | None, eps: float
) -> tuple[SSAValue, SSAValue, SSAValue, SSAValue]:
    """The output, and the batch's mean, inverse deviation and variance."""
    spread, mean = variance(b, x, batch_axes(x))
    scale = b.rsqrt(b.add(spread, eps))
    return _normalized(b, x, mean, scale, weight, bias), mean, scale, spread


def _updated(
    b: Builder, x: SSAValue, running: SSAValue, new: SSAValue, momentum: float, unbias: bool
) -> SSAValue:
    """The running statistic moved toward the batch's; a variance counts with n - 1.

    The two statistics are the last results, and of the type that torch says, which is not always their own.
    """
    if unbias:
        count = b.count(x, batch_axes(x))
        new = b.mul(new, b.div(b.constant(count, tensor_of(new)), maximum(count - 1, 0)))
    kind = compute_type(element(running))
    moved = b.add(b.mul(b.convert(running, kind), 1.0 - momentum), b.mul(b.convert(new, kind), momentum))
    return b.convert(moved, element(b.source.results[-1]))


@lowers("aten._native_batch_norm_legit_no_training", "aten._batch_norm_no_update")
def batch_norm_inference(
    b: Builder,
    x: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    mean: SSAValue | None,
    spread: SSAValue | None,
    momentum: float,
    eps: float,
) -> list[SSAValue]:
    if mean is None or spread is None:
        b.extern("no lowering: batch normalization without running statistics")
    output = _from_running(b, x, weight, bias, (mean, spread), eps)
    statistics = [mean, b.rsqrt(b.add(b.widen(spread), eps))]
    rest = [_like(b, value, number) for number, value in enumerate(statistics, 1)]
    return [output, *rest, *map(b.zeros_like_result, range(3, len(b.source.results)))]


@lowers("aten.native_batch_norm")
def batch_norm(
    b: Builder,
    x: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    mean: SSAValue | None,
    spread: SSAValue | None,
    training: bool,
    momentum: float,
    eps: float,
    *_: Any,
) -> list[SSAValue]:
    if training and (mean is not None or spread is not None):
        b.extern("no lowering: it writes into its running statistics")
    if mean is None or spread is None:
        return batch_norm_without_running(b, x, weight, bias, True, momentum, eps)
    return batch_norm_inference(b, x, weight, bias, mean, spread, momentum, eps)


@lowers("aten._native_batch_norm_legit.no_stats")
def batch_norm_without_running(
    b: Builder,
    x: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    training: bool,
    momentum: float,
    eps: float,
) -> list[SSAValue]:
    output, mean, scale, _ = _from_batch(b, x, weight, bias, eps)
    return [output, _like(b, mean, 1), _like(b, scale, 2)]


@lowers("aten._native_batch_norm_legit_functional")
def batch_norm_functional(
    b: Builder,
    x: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    running_mean: SSAValue,
    running_spread: SSAValue,
    training: bool,
    momentum: float,
    eps: float,
) -> list[SSAValue]:
    if not training:
        results = batch_norm_inference(b, x, weight, bias, running_mean, running_spread, momentum, eps)
        kept = (b.convert(each, element(b.source.results[-1])) for each in (running_mean, running_spread))
        return [*results[:3], *kept]
    output, mean, scale, spread = _from_batch(b, x, weight, bias, eps)
    return [
        output,
        _like(b, mean, 1),
        _like(b, scale, 2),
        _updated(b, x, running_mean, mean, momentum, False),
        _updated(b, x, running_spread, spread, momentum, True),
    ]


@lowers("aten._batch_norm_with_update_functional")
def batch_norm_with_update(
    b: Builder,
    x: SSAValue,
    weight: SSAValue | None,
    bias: SSAValue | None,
    running_mean: SSAValue,
    running_spread: SSAValue,
    momentum: float,
    eps: float,
) -> list[SSAValue]:
    results = batch_norm_functional(b, x, weight, bias, running_mean, running_spread, True, momentum, eps)
    return [*results[:3], b.zeros_like_result(3), *results[3:]]
