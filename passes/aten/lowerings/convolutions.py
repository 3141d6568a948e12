"""Convolutions and their gradients: contractions whose subscripts are windows, unless `choose-contractions` leaves them
to the vendor's library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from xdsl.ir import SSAValue

from ....ir.dialects.prim import iteration
from ....ir.expressions import Expression, constant
from ..operators.operands import known
from ..operators.promotion import compute_type
from .builder import Builder, Size, Sizes, element, rank, sizes
from .table import lowers
from .windows import Windows as Blocks
from .windows import fold_windows

Index = list[Expression]


@dataclass(frozen=True)
class Windows:
    """How the taps of a convolution lie over an image: tap `p` of place `h` is at `h * stride + p * dilation -
    padding`, in each spatial dimension. Channels are in groups."""

    b: Builder
    stride: Sequence[int]
    padding: Sequence[Size]
    dilation: Sequence[int]
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
        """The gradient of an image by the `x` [batch, channels, ...] of its convolution by `weight` [channels, features
        of a group, taps...]: each element of `x` counts in the window over the image at its own place. Not rounded yet.

        Place `h` of the result is tap `p` of the window of `(h + padding - p * dilation) / stride`, if that is an
        integer: for every `stride`th tap, or for none. A tap that does not exist is out of bounds in both operands,
        because the product of zero and an infinite element of one of them would be a NaN.
        """
        batch, (channels, features, *taps) = sizes(x)[0], sizes(weight)
        n, g, o, place, c, number = self._dimensions()
        channel = g * (channels // self.groups) + c
        at: Index = []
        tap: Index = []
        extents: Index = []
        given = zip(place, number, self.stride, self.dilation, self.padding, taps, strict=True)
        for h, j, s, d, before, count in given:
            common = gcd(s, d)
            h, rest, s, d = (h + before) // common, (h + before) % common, s // common, d // common
            first = h * pow(d, -1, s) % s
            at.append((h // s if d == 1 else (h - first * d) // s) - j * d)
            tap.append(j * s + first + rest * count)
            extents.append((count + s - 1) // s)
        repeated = self.b.spread(x, range(rank(x)), [*sizes(x), *taps])
        return self._contract(
            repeated, [n, channel, *at, *tap], weight, [channel, o, *tap],
            [batch, constant(self.groups), features, *places, channels // self.groups, *extents],
            [batch, features * self.groups, *places])

    def spread(self, x: SSAValue, weight: SSAValue, shape: Sizes) -> SSAValue:
        """The transposed convolution of `x` [batch, channels, ...] by `weight` [channels, features of a group,
        taps...]: each element of `x` is multiplied by all taps, and its window added to a result of `shape`. Not
        rounded yet.

        `scatter` needs no memory for the products, but where windows overlap it multiplies taps, which may be infinite,
        by zeros beside the image.
        """
        (batch, channels, *places), (features, *taps) = sizes(x), sizes(weight)[1:]
        channels = channels // self.groups
        n, g, o, place, c, tap = self._dimensions()
        *tap, c = c, *tap
        channel = g * channels + c
        products = self.b.contract(
            x, [n, channel, *place], weight, [channel, o, *tap],
            [batch, constant(self.groups), features, *places, *taps, channels], 3 + 2 * self.rank,
            compute_type(element(x)))
        kernel, padding = (tuple(int(known(each)) for each in numbers) for numbers in (taps, self.padding))
        windows = Blocks(kernel, tuple(self.stride), padding, tuple(self.dilation), tuple(places))
        products = self.b.reshape(products, [batch, features * self.groups, *places, *taps])
        return fold_windows(self.b, products, windows, shape)

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
    windows = _windows(b, rank(x) - 2, stride, padding, dilation, groups)
    places = b.result_sizes[2:]
    total = windows.spread(x, weight, b.result_sizes) if transposed else windows.gather(x, weight, places)
    if bias is not None:
        column = b.unsqueeze(b.widen(bias), *range(1, 1 + windows.rank))
        total = b.add(total, column)
    return b.convert(total, b.result_element)


@lowers("aten.convolution_backward")
def convolution_backward(b: Builder, gradient: SSAValue, x: SSAValue, weight: SSAValue, _: list[Size] | None,
                         stride: list[Size], padding: list[Size], dilation: list[Size], transposed: bool,
                         __: list[Size], groups: Size, mask: list[bool]) -> list[SSAValue | None]:
    windows = _windows(b, rank(x) - 2, stride, padding, dilation, groups)
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


def _windows(b: Builder, dimensions: int, stride: list[Size], padding: list[Size], dilation: list[Size],
             groups: Size) -> Windows:
    """The windows of a convolution; a list with one number gives it for each spatial dimension."""
    stride, padding, dilation = (given * dimensions if len(given) == 1 else given
                                 for given in (stride, padding, dilation))
    return Windows(b, [int(known(each)) for each in stride], padding, [int(known(each)) for each in dilation],
                   int(known(groups)))
