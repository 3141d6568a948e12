"""Sliding windows over the last dimensions: pooling reduces them, and im2col copies them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from xdsl.ir import SSAValue

from ....ir.expressions import Expression
from ....ir.shapes import tensor
from ..operators.promotion import compute_type
from .builder import Builder, Size, Sizes, axis, element, rank, sizes
from .table import lowers

Numbers = Sequence[int]


@dataclass(frozen=True)
class Windows:
    """Windows over the last `len(kernel)` dimensions: one entry a dimension in each field.

    Window o covers the indices `o * stride - padding + k * dilation` for k below the kernel's size.
    """

    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]
    dilation: tuple[int, ...]
    output: tuple[Expression, ...]

    @staticmethod
    def of(
        count: int,
        kernel: Numbers,
        stride: Numbers,
        padding: Numbers,
        dilation: Numbers,
        output: Sequence[Expression],
    ) -> Windows:
        """From an op's arguments, where one number stands for all dimensions and no stride for the kernel."""

        def each(numbers: Numbers) -> tuple[int, ...]:
            return tuple(numbers) * count if len(numbers) == 1 else tuple(numbers)

        kernel, stride = each(kernel), each(stride or kernel)
        return Windows(kernel, stride, each(padding), each(dilation), tuple(output)[-count:])

    @property
    def rank(self) -> int:
        return len(self.kernel)

    @property
    def places(self) -> int:
        """How many elements a window has."""
        count = 1
        for size in self.kernel:
            count *= size
        return count

    def offsets(self) -> Iterator[tuple[int, ...]]:
        """The place of each element in its window, in row-major order."""
        return product(*map(range, self.kernel))


def padded(b: Builder, x: SSAValue, windows: Windows, value: float | int) -> SSAValue:
    """`x` with enough of `value` around it for every window."""
    outer = [0] * (rank(x) - windows.rank)
    high: list[Size] = list(outer)
    for size, k, s, p, d, count in zip(
        sizes(x)[len(outer) :],
        windows.kernel,
        windows.stride,
        windows.padding,
        windows.dilation,
        windows.output,
        strict=True,
    ):
        beyond = ((count - 1) * s + (k - 1) * d + 1 - p - size).as_int
        high.append(p + s - 1 if beyond is None else max(beyond, 0))
    return b.pad(x, [*outer, *windows.padding], high, value)


def window_parts(b: Builder, x: SSAValue, windows: Windows) -> list[SSAValue]:
    """For each place in a window, in row-major order, that element of all windows; `x` is padded."""
    outer = rank(x) - windows.rank
    shape = [*sizes(x)[:outer], *windows.output]
    steps = [1] * outer + list(windows.stride)
    parts = []
    for place in windows.offsets():
        starts = [0] * outer + [k * d for k, d in zip(place, windows.dilation, strict=True)]
        part = x
        for dim, (start, count, step) in enumerate(zip(starts, shape, steps, strict=True)):
            part = b.slice(part, dim, start, count, step)
        parts.append(part)
    return parts


def unfolded(b: Builder, x: SSAValue, windows: Windows) -> SSAValue:
    """All windows, their elements along new dimensions at the end; `x` is padded."""
    outer = rank(x) - windows.rank
    if windows.stride == windows.kernel and set(windows.dilation) == {1}:
        return _tiles(b, x, windows, outer)
    shape = [*sizes(x)[:outer], *windows.output, *map(Expression.of, windows.kernel)]
    return b.gather(x, window_places(b, windows, shape), shape)


def _tiles(b: Builder, x: SSAValue, windows: Windows, outer: int) -> SSAValue:
    """Windows that do not overlap are a reshape."""
    shape: list[Size] = list(sizes(x)[:outer])
    for dim, (count, size) in enumerate(zip(windows.output, windows.kernel, strict=True), outer):
        x = b.slice(x, dim, 0, count * size)
        shape += [count, size]
    n = windows.rank
    order = [*range(outer), *range(outer, outer + 2 * n, 2), *range(outer + 1, outer + 2 * n, 2)]
    return b.transpose(b.reshape(x, shape), order)


def window_places(b: Builder, windows: Windows, shape: Sizes) -> list[SSAValue]:
    """Where the elements of all windows, a tensor of `shape`, stand in the padded input."""
    outer = len(shape) - 2 * windows.rank
    indices = [b.iota(shape, dim) for dim in range(outer)]
    for dim, (s, d) in enumerate(zip(windows.stride, windows.dilation, strict=True), outer):
        first, inner = b.iota(shape, dim), b.iota(shape, dim + windows.rank)
        indices.append(b.add(b.mul(first, s) if s != 1 else first, b.mul(inner, d) if d != 1 else inner))
    return indices


def fold_windows(b: Builder, updates: SSAValue, windows: Windows, shape: Sizes) -> SSAValue:
    """The transpose of padding and unfolding: each element added to where it came from, in `shape`."""
    outer = len(shape) - windows.rank
    total = list(map(Expression.of, shape))
    for dim in range(windows.rank):
        total[outer + dim] = total[outer + dim] + 2 * windows.padding[dim] + windows.stride[dim] - 1
    places = window_places(b, windows, sizes(updates))
    result = b.scatter("add", b.constant(0, tensor(total, element(updates))), places, updates)
    for dim, padding in enumerate(windows.padding, outer):
        result = b.slice(result, dim, padding, shape[dim])
    return result


# im2col and relatives


@lowers("aten.unfold", "aten.unfold_copy")
def unfold(b: Builder, x: SSAValue, dim: int, size: int, step: int) -> SSAValue:
    """The windows stand along `dim`, their elements along a new last dimension."""
    if rank(x) == 0:
        return b.reshape(x, b.result_sizes)
    dim, shape = axis(x, dim), b.result_sizes
    if size == step:
        x = b.slice(x, dim, 0, shape[dim] * size)
        tiles = b.reshape(x, [*shape[:dim], shape[dim], size, *shape[dim + 1 : -1]])
        return b.transpose(tiles, [*range(dim + 1), *range(dim + 2, rank(tiles)), dim + 1])
    place = b.add(b.mul(b.iota(shape, dim), step), b.iota(shape, len(shape) - 1))
    return b.gather(x, [place if k == dim else b.iota(shape, k) for k in range(rank(x))], shape)


def _blocks(x_sizes: Sizes, kernel: Numbers, dilation: Numbers, padding: Numbers, stride: Numbers) -> Windows:
    counts = [
        (Expression.of(size) + 2 * p - d * (k - 1) - 1) // s + 1
        for size, k, d, p, s in zip(x_sizes, kernel, dilation, padding, stride, strict=True)
    ]
    return Windows(tuple(kernel), tuple(stride), tuple(padding), tuple(dilation), tuple(counts))


@lowers("aten.im2col")
def im2col(
    b: Builder, x: SSAValue, kernel: Numbers, dilation: Numbers, padding: Numbers, stride: Numbers
) -> SSAValue:
    windows = _blocks(sizes(x)[-2:], kernel, dilation, padding, stride)
    blocks = unfolded(b, padded(b, x, windows, 0), windows)
    batch = list(range(rank(x) - 3))
    n = len(batch)
    return b.reshape(b.transpose(blocks, [*batch, n, n + 3, n + 4, n + 1, n + 2]), b.result_sizes)


@lowers("aten.col2im")
def col2im(
    b: Builder,
    x: SSAValue,
    output: Sizes,
    kernel: Numbers,
    dilation: Numbers,
    padding: Numbers,
    stride: Numbers,
) -> SSAValue:
    windows = _blocks(output, kernel, dilation, padding, stride)
    batch = list(sizes(x)[:-2])
    n, channels = len(batch), sizes(b.source.results[0])[-3]
    blocks = b.reshape(b.convert(x, compute_type(element(x))), [*batch, channels, *kernel, *windows.output])
    blocks = b.transpose(blocks, [*range(n), n, n + 3, n + 4, n + 1, n + 2])
    return b.convert(fold_windows(b, blocks, windows, b.result_sizes), element(x))
