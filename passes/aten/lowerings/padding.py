"""Padding with a constant, by reflection, or with the edge; and the gradients of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.ir import SSAValue

from ....ir.expressions import Expression
from ....ir.shapes import tensor
from .builder import Builder, Size, Sizes, element, rank, sizes
from .indexing import gather_along, places
from .table import lowers

# From places in the padded tensor, counted from the first unpadded one, to indices below `size`.
Fold = Callable[[Builder, SSAValue, Expression], SSAValue]


def by_dimension(x: SSAValue, amounts: Sequence[Size]) -> tuple[list[Size], list[Size]]:
    """How much comes before and behind each dimension; torch lists pairs from the last dimension on."""
    low: list[Size] = [0] * rank(x)
    high: list[Size] = [0] * rank(x)
    for k in range(len(amounts) // 2):
        low[-1 - k], high[-1 - k] = amounts[2 * k], amounts[2 * k + 1]
    return low, high


@lowers("aten.constant_pad_nd")
def constant_pad(b: Builder, x: SSAValue, amounts: Sequence[Size], value: float | int) -> SSAValue:
    """Negative padding cuts off."""
    low, high = by_dimension(x, amounts)
    for dim in range(rank(x)):
        cut = [-amount if isinstance(amount, int) and amount < 0 else 0 for amount in (low[dim], high[dim])]
        kept = sizes(x)[dim] - cut[0] - cut[1]
        b.require(kept, f"negative padding cuts off more than dimension {dim} has")
        x = b.slice(x, dim, cut[0], kept)
        low[dim], high[dim] = low[dim] + cut[0], high[dim] + cut[1]
    for amount in (*low, *high):
        if not b.is_nonnegative(Expression.of(amount)):
            b.extern(f"no lowering: a padding of {amount}, which may be negative")
    return b.pad(x, low, high, value)


def _mirrored(b: Builder, place: SSAValue, size: Expression) -> SSAValue:
    return b.sub(size - 1, b.abs(b.sub(b.abs(place), size - 1)))


def _nearest(b: Builder, place: SSAValue, size: Expression) -> SSAValue:
    return b.minimum(b.maximum(place, 0), size - 1)


def _sources(b: Builder, fold: Fold, shape: Sizes, inner: Sizes, low: Sequence[Size]) -> dict[int, SSAValue]:
    """For each padded dimension the index of the element that stands at each place of a tensor of `shape`."""
    found = {}
    for dim, (total, size, before) in enumerate(zip(shape, inner, low, strict=True)):
        if total != size or before != 0:
            place = b.sub(b.iota([total], 0), before)
            found[dim] = b.spread(fold(b, place, Expression.of(size)), [dim], shape)
    return found


def _pad(fold: Fold) -> Callable[..., SSAValue]:
    def rule(b: Builder, x: SSAValue, amounts: Sequence[Size]) -> SSAValue:
        low, _ = by_dimension(x, amounts)
        found = _sources(b, fold, b.result_sizes, sizes(x), low)
        return gather_along(b, x, found, b.result_sizes) if found else x

    return rule


def _pad_backward(fold: Fold) -> Callable[..., SSAValue]:
    def rule(b: Builder, gradient: SSAValue, x: SSAValue, amounts: Sequence[Size]) -> SSAValue:
        low, _ = by_dimension(x, amounts)
        shape, gradient = sizes(gradient), b.widen(gradient)
        indices = places(b, rank(x), _sources(b, fold, shape, sizes(x), low), shape)
        base = b.constant(0, tensor(sizes(x), element(gradient)))
        return b.convert(b.scatter("add", base, indices, gradient), b.result_element)

    return rule


for _name, _fold in (("reflection", _mirrored), ("replication", _nearest)):
    lowers(*(f"aten.{_name}_pad{n}d" for n in (1, 2, 3)))(_pad(_fold))
    lowers(*(f"aten.{_name}_pad{n}d_backward" for n in (1, 2, 3)))(_pad_backward(_fold))
