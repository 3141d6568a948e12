"""Convolutions and their gradients: contractions whose subscripts are windows, unless `choose-contractions` leaves them
to the vendor's library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from ....ir.dialects.prim import iteration
from ....ir.expressions import Expression, constant
from ..operators.operands import known
from ..operators.promotion import compute_type
from .builder import Builder, Size, element, rank, sizes
from .table import lowers

Index = list[Expression]


@dataclass(frozen=True)
class Windows:
    """How the taps of a convolution lie over an image: tap `p` of place `h` is at `h * stride + p * dilation -
    padding`, in each spatial dimension. Channels are in groups."""

    b: Builder
    stride: Sequence[Size]
    padding: Sequence[Size]
    dilation: Sequence[Size]
    groups: int

    @property
    def rank(self) -> int:
        """The number of spatial dimensions."""
        return len(self.stride)

    def _at(self, place: Sequence[Expression], tap: Sequence[Expression]) -> Index:
        return [h * s + p * d - before for h, p, s, d, before in
                zip(place, tap, self.stride, self.dilation, self.padding, strict=True)]

    def _dimensions(self) -> tuple[Expression, Expression, Expression, Index, Expression, Index]:
        """The iteration dimensions: three and the spatial ones of the result, then a contracted one and its taps."""
        first, second, third, *others = map(iteration, range(4 + 2 * self.rank))
        return first, second, third, others[:self.rank], others[self.rank], others[self.rank + 1:]

    def _contract(self, x: SSAValue, x_index: Index, y: SSAValue, y_index: Index, extents: Sequence[Expression],
                  shape: Sequence[Expression]) -> SSAValue:
        """The sums, those of each group side by side, with the sizes of the result."""
        kind = compute_type(element(x))
        return self.b.reshape(self.b.contract(x, x_index, y, y_index, extents, 3 + self.rank, kind), shape)

    def gather(self, x: SSAValue, weight: SSAValue, places: Sequence[Expression]) -> SSAValue:
        """The convolution of `x` [batch, channels, ...] by `weight` [features, channels of a group, taps...]: at each
        of the `places` of the result the sum over its window. Not rounded yet."""
        batch, (features, channels, *taps) = sizes(x)[0], sizes(weight)
        n, g, o, place, c, tap = self._dimensions()
        feature = g * (features // self.groups) + o
        return self._contract(
            x, [n, g * channels + c, *self._at(place, tap)], weight, [feature, c, *tap],
            [batch, constant(self.groups), features // self.groups, *places, channels, *taps],
            [batch, features, *places])

    def scatter(self, x: SSAValue, weight: SSAValue, places: Sequence[Expression]) -> SSAValue:
        """The transposed convolution of `x` [batch, channels, ...] by `weight` [channels, features of a group,
        taps...]: each element of `x` counts in the window over the result at its own place. Not rounded yet.

        A place `h` of the result is in the windows of `(h + padding) floordiv stride - j`, as tap
        `(h + padding) mod stride + j * stride`.
        """
        weight = self._spaced(weight)
        batch, (channels, features, *taps) = sizes(x)[0], sizes(weight)
        n, g, o, place, c, number = self._dimensions()
        channel = g * (channels // self.groups) + c
        at: Index = []
        tap: Index = []
        extents: Index = []
        given = zip(place, number, self.stride, self.dilation, self.padding, taps, strict=True)
        for h, j, s, d, before, count in given:
            at.append(h + before - j * d if s == 1 else (h + before) // s - j)
            tap.append(j if s == 1 else (h + before) % s + j * s)
            extents.append((count + s - 1) // s)
        return self._contract(
            x, [n, channel, *at], weight, [channel, o, *tap],
            [batch, constant(self.groups), features, *places, channels // self.groups, *extents],
            [batch, features * self.groups, *places])

    def _spaced(self, weight: SSAValue) -> SSAValue:
        """The weight with zeros between its taps where both a stride and a dilation are more than one: then taps are
        next to one another."""
        for axis, (s, d) in enumerate(zip(self.stride, self.dilation, strict=True), 2):
            if s == 1 or d == 1:
                continue
            shape = list(sizes(weight))
            count = shape[axis]
            spaced = self.b.unsqueeze(weight, axis + 1)
            nothing = [constant(0)] * (len(shape) + 1)
            behind = [*nothing[:axis + 1], Expression.of(d) - 1, *nothing[axis + 2:]]
            shape[axis] = count * d
            weight = self.b.reshape(self.b.pad(spaced, nothing, behind, 0), shape)
            weight = self.b.slice(weight, axis, 0, (count - 1) * d + 1)
        return weight

    def weigh(self, x: SSAValue, y: SSAValue, taps: Sequence[Expression]) -> SSAValue:
        """How much each tap counts, [features, channels of a group, taps...]: the sum, over the batch and all places of
        `y` [batch, features, ...], of products with the element of `x` [batch, channels, ...] that the tap is at. Not
        rounded yet."""
        batch, features, *places = sizes(y)
        features, channels = features // self.groups, sizes(x)[1] // self.groups
        g, o, c, tap, n, place = self._dimensions()
        return self._contract(
            y, [n, g * features + o, *place], x, [n, g * channels + c, *self._at(place, tap)],
            [constant(self.groups), features, channels, *taps, batch, *places],
            [features * self.groups, channels, *taps])


@lowers("aten.convolution")
def convolution(b: Builder, x: SSAValue, weight: SSAValue, bias: SSAValue | None, stride: list[Size],
                padding: list[Size], dilation: list[Size], transposed: bool, _: list[Size], groups: Size) -> SSAValue:
    stride, padding, dilation = _numbers(rank(x) - 2, stride, padding, dilation)
    windows = Windows(b, stride, padding, dilation, int(known(groups)))
    places = b.result_sizes[2:]
    total = windows.scatter(x, weight, places) if transposed else windows.gather(x, weight, places)
    if bias is not None:
        column = b.unsqueeze(b.widen(bias), *range(1, 1 + windows.rank))
        total = b.add(total, column)
    return b.convert(total, b.result_element)


@lowers("aten.convolution_backward")
def convolution_backward(b: Builder, gradient: SSAValue, x: SSAValue, weight: SSAValue, _: list[Size] | None,
                         stride: list[Size], padding: list[Size], dilation: list[Size], transposed: bool,
                         __: list[Size], groups: Size, mask: list[bool]) -> list[SSAValue | None]:
    stride, padding, dilation = _numbers(rank(x) - 2, stride, padding, dilation)
    windows = Windows(b, stride, padding, dilation, int(known(groups)))
    found: list[SSAValue | None] = [None] * 3
    if mask[0]:
        pull = windows.gather if transposed else windows.scatter
        found[0] = b.convert(pull(gradient, weight, sizes(x)[2:]), element(x))
    if mask[1]:
        image, places = (gradient, x) if transposed else (x, gradient)
        found[1] = b.convert(windows.weigh(image, places, sizes(weight)[2:]), element(weight))
    if mask[2]:
        total = b.reduce("add", b.widen(gradient), [k for k in range(rank(gradient)) if k != 1])
        found[2] = b.convert(total, element(weight))
    return found


def _numbers(dimensions: int, *lists: list[Size]) -> list[list[Size]]:
    """Lists with a number for each spatial dimension; one number is for all of them."""
    return [given * dimensions if len(given) == 1 else given for given in lists]
