"""Upsampling: nearest and linear, over the last one, two or three dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from xdsl.dialects.builtin import f32, i64
from xdsl.ir import Attribute, SSAValue

from ....ir.expressions import Expression, constant, maximum
from ....ir.shapes import tensor
from ..operators.promotion import compute_type, is_float
from .builder import Builder, Size, Sizes, element, rank, sizes
from .indexing import gather_along, places
from .table import lowers

Scales = list[float | None]


def _ratio(b: Builder, size: Size, count: Size, scale: float | None, kind: Attribute) -> float | SSAValue:
    """Input places for one output place: a number, or numbers of `kind` where sizes are symbolic."""
    return 1.0 / scale if scale is not None and scale > 0 else _quotient(b, size, count, count, kind)


def _quotient(b: Builder, size: Size, divisor: Size, count: Size, kind: Attribute) -> float | SSAValue:
    """A size divided by another one: for each of `count` places if they are symbolic."""
    known, by = Expression.of(size).as_int, Expression.of(divisor).as_int
    if known is not None and by is not None:
        return known / by
    parts = (b.convert(b.constant(Expression.of(each), tensor([count], i64)), kind) for each in (size, divisor))
    return b.div(*parts)


def _scales(b: Builder, count: int, given: Sequence[Any]) -> Scales:
    """The scale factors of an op's last arguments: one list, or one number a dimension."""
    if b.source.name.endswith(".vec"):
        return list(given[-1]) if given[-1] else [None] * count
    return list(given[len(given) - count :])


# Nearest


def _whole_factors(x: Sizes, shape: Sizes, scales: Scales) -> list[int] | None:
    """By how much each of the last dimensions grows, if that is a small integer everywhere."""
    factors = []
    for size, count, scale in zip(x[-len(scales) :], shape[-len(scales) :], scales, strict=True):
        factor = (
            (Expression.of(count) // size).as_int if size != 0 and Expression.of(count) % size == 0 else None
        )
        # In the f32 arithmetic of eager larger factors do not always fall on the same place.
        if factor is None or factor > 32 or scale not in (None, float(factor)):
            return None
        factors.append(factor)
    return factors


def _nearest_places(
    b: Builder, shape: Sizes, inner: Sizes, scales: Scales, shift: float
) -> dict[int, SSAValue]:
    """For each of the last dimensions the index that each place of a tensor of `shape` takes."""
    found = {}
    for k, scale in enumerate(scales, len(shape) - len(scales)):
        place = b.convert(b.iota([shape[k]], 0), f32)
        if shift:
            place = b.add(place, shift)
        index = b.convert(b.floor(b.mul(place, _ratio(b, inner[k], shape[k], scale, f32))), i64)
        last = Expression.of(inner[k]) - 1
        found[k] = b.spread(b.minimum(index, last), [k], shape)
    return found


def _nearest(count: int, shift: float, b: Builder, x: SSAValue, *arguments: Any) -> SSAValue:
    scales, shape = _scales(b, count, arguments), b.result_sizes
    factors = _whole_factors(sizes(x), shape, scales)
    if factors is None:
        return gather_along(b, x, _nearest_places(b, shape, sizes(x), scales, shift), shape)
    outer = rank(x) - count
    apart: list[Size] = list(sizes(x)[:outer])
    for size, factor in zip(sizes(x)[outer:], factors, strict=True):
        apart += [size, factor]
    return b.reshape(b.spread(x, [*range(outer), *range(outer, len(apart), 2)], apart), shape)


def _nearest_backward(
    count: int,
    shift: float,
    b: Builder,
    gradient: SSAValue,
    output: Sizes,
    inner: Sizes,
    *scales: float | None,
) -> SSAValue:
    shape, kind = b.result_sizes, b.result_element
    gradient = b.widen(gradient)
    factors = _whole_factors(shape, sizes(gradient), list(scales))
    if factors is None:
        found = _nearest_places(b, sizes(gradient), shape, list(scales), shift)
        base = b.constant(0, tensor(shape, element(gradient)))
        indices = places(b, len(shape), found, sizes(gradient))
        return b.convert(b.scatter("add", base, indices, gradient), kind)
    outer = len(shape) - count
    apart: list[Size] = list(shape[:outer])
    for size, factor in zip(shape[outer:], factors, strict=True):
        apart += [size, factor]
    return b.convert(b.reduce("add", b.reshape(gradient, apart), range(outer + 1, len(apart), 2)), kind)


# Linear


def _linear_places(
    b: Builder, size: Size, count: Size, align: bool, scale: float | None, kind: Attribute
) -> tuple[SSAValue, SSAValue, SSAValue]:
    """For each output place: the input index at or before it, the next one, and the way from the first."""
    return _linear_parts(b, b.iota([count], 0), size, count, align, scale, kind)


def _linear_parts(
    b: Builder, output: SSAValue, size: Size, count: Size, align: bool, scale: float | None, kind: Attribute
) -> tuple[SSAValue, SSAValue, SSAValue]:
    """The same for a tensor of output places."""
    place = b.convert(output, kind)
    if align:
        steps = maximum(Expression.of(count) - 1, constant(1))
        place = b.mul(place, _quotient(b, Expression.of(size) - 1, steps, count, kind))
    else:
        ratio = _ratio(b, size, count, scale, kind)
        place = b.maximum(b.sub(b.mul(b.add(place, 0.5), ratio), 0.5), 0.0)
    last = Expression.of(size) - 1
    first = b.minimum(b.convert(b.floor(place), i64), last)
    distance = b.minimum(b.maximum(b.sub(place, b.convert(first, kind)), 0.0), 1.0)
    return first, b.minimum(b.add(first, 1), last), distance


def _linear(count: int, b: Builder, x: SSAValue, output: Sizes, align: bool, *given: Any) -> SSAValue:
    shape, kind = b.result_sizes, compute_type(b.result_element) if is_float(b.result_element) else f32
    outer = rank(x) - count
    scales = _scales(b, count, given)
    spans = [
        _linear_places(b, sizes(x)[outer + k], shape[outer + k], align, scales[k], kind) for k in range(count)
    ]

    def between(k: int, indices: dict[int, SSAValue]) -> SSAValue:
        """The value interpolated over the dimensions from the k-th on, at `indices` along those before."""
        if k == count:
            return b.convert(gather_along(b, x, indices, shape), kind)
        first, second, distance = (b.spread(part, [outer + k], shape) for part in spans[k])
        near, far = (between(k + 1, indices | {outer + k: index}) for index in (first, second))
        return b.add(b.mul(b.sub(1.0, distance), near), b.mul(distance, far))

    result = between(0, {})
    return b.convert(result if is_float(b.result_element) else b.round(result), b.result_element)


def _linear_backward(
    count: int,
    b: Builder,
    gradient: SSAValue,
    output: Sizes,
    inner: Sizes,
    align: bool,
    *scales: float | None,
) -> SSAValue:
    """Along one dimension after the other: for each input place the sum of what was interpolated from it."""
    shape, kind = sizes(gradient), compute_type(element(gradient))
    outer = len(shape) - count
    total = b.convert(gradient, kind)
    for k in range(count):
        total = _collected(b, total, outer + k, b.result_sizes[outer + k], align, scales[k])
    return b.convert(total, b.result_element)


def _collected(
    b: Builder, gradient: SSAValue, dim: int, size: Expression, align: bool, scale: float | None
) -> SSAValue:
    """The gradient of interpolating linearly along one dimension, which had `size` elements before."""
    shape, kind = sizes(gradient), element(gradient)
    window = _window(size.as_int, shape[dim].as_int, align, scale)
    if window is None:
        first, second, distance = (b.spread(part, [dim], shape)
                                   for part in _linear_places(b, size, shape[dim], align, scale, kind))
        total = b.constant(0, tensor([*shape[:dim], size, *shape[dim + 1 :]], kind))
        for index, weight in ((first, b.sub(1.0, distance)), (second, distance)):
            total = b.scatter("add", total, places(b, len(shape), {dim: index}, shape), b.mul(gradient, weight))
        return total
    numerator, denominator, shift, taps = window
    own = b.iota([size, taps], 0)
    output = b.add(b.add(b.floor_div(b.add(b.mul(own, numerator), shift), denominator), b.iota([size, taps], 1)), -1)
    first, second, distance = _linear_parts(b, output, size, shape[dim], align, scale, kind)
    is_first, is_second = b.eq(first, own), b.eq(second, own)
    weight = b.add(b.select(is_first, b.sub(1.0, distance), 0.0), b.select(is_second, distance, 0.0))
    inside = b.logical_and(b.ge(output, 0), b.lt(output, shape[dim]))
    # An infinite gradient of an output place that does not read this input place must not become a NaN here.
    reads = b.logical_and(inside, b.logical_or(is_first, is_second))
    whole = [*shape[:dim], size, constant(taps), *shape[dim + 1 :]]
    nearest = b.minimum(b.maximum(output, 0), shape[dim] - 1)
    indices = [b.spread(nearest, [dim, dim + 1], whole) if k == dim else b.iota(whole, k + (k > dim))
               for k in range(len(shape))]
    weight, reads = (b.spread(part, [dim, dim + 1], whole) for part in (weight, reads))
    share = b.select(reads, b.mul(b.gather(gradient, indices, whole), weight), 0.0)
    return b.reduce("add", share, [dim + 1])


def _window(size: int | None, count: int | None, align: bool, scale: float | None) -> tuple[int, int, int, int] | None:
    """Which output places are interpolated from the input place i: as many as the last number says, from
    (numerator * i + shift) // denominator - 1 on. That is one more than needed on either side, as places are computed
    in floats. None where it is not known."""
    if size is None or count is None or size < 2 or count < 2:
        return None
    if align:
        # At place o, o (size - 1) / (count - 1) is less than 1 from i.
        return count - 1, size - 1, 1 - count, -(-2 * (count - 1) // (size - 1)) + 3
    if scale is not None and scale > 0 and count != size * scale:
        return None
    # At place o, (o + 1/2) size / count - 1/2 is less than 1 from i.
    return 2 * count, 2 * size, -count - size, -(-2 * count // size) + 3


for _count, _name in ((1, "linear1d"), (2, "bilinear2d"), (3, "trilinear3d")):
    lowers(f"aten.upsample_{_name}", f"aten.upsample_{_name}.vec")(partial(_linear, _count))
    lowers(f"aten.upsample_{_name}_backward")(partial(_linear_backward, _count))
for _count in (1, 2, 3):
    for _name, _shift in ((f"upsample_nearest{_count}d", 0.0), (f"_upsample_nearest_exact{_count}d", 0.5)):
        lowers(f"aten.{_name}", f"aten.{_name}.vec")(partial(_nearest, _count, _shift))
        lowers(f"aten.{_name}_backward")(partial(_nearest_backward, _count, _shift))
