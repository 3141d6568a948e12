"""Views and copies: shapes, orders and parts of a tensor. Tensors of prim do not alias, so a view is a copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.ir import SSAValue

from ....ir.expressions import Expression, constant, maximum, minimum
from .builder import Builder, Size, axis, rank, sizes
from .indexing import element_index
from .table import lowers


@lowers("aten.alias", "aten.alias_copy", "aten.clone", "aten.detach", "aten.detach_copy", "aten.lift",
        "aten.lift_fresh", "aten.lift_fresh_copy", "prims.clone", "prims.view_of", "prims.copy_strided",
        "prims.device_put")
def same(b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    return x


@lowers(
    "aten.view",
    "aten.view_copy",
    "aten._unsafe_view",
    "aten.reshape",
    "aten._reshape_alias",
    "aten._reshape_alias_copy",
    "aten._reshape_copy",
    "aten.unsqueeze",
    "aten.unsqueeze_copy",
    "prims.reshape",
    "prims.squeeze",
    "prims.split_dim",
    "prims.collapse",
    "prims.collapse_view",
)
def reshape(b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    return b.reshape(x, b.result_sizes)


@lowers(*(f"aten.squeeze{copy}{overload}" for copy in ("", "_copy") for overload in ("", ".dim", ".dims")))
def squeeze(b: Builder, x: SSAValue, dims: int | Sequence[int] | None = None) -> SSAValue:
    """Tracing took a size that depends on values for one other than 1."""
    asked = range(rank(x)) if dims is None else [dims] if isinstance(dims, int) else dims
    for size in {sizes(x)[axis(x, dim)] for dim in asked if rank(x)} - {constant(1)}:
        b.require(maximum(size - 2, -size), "squeeze keeps a dimension whose size depends on values, and it is 1")
    return b.reshape(x, b.result_sizes)


@lowers("aten.expand", "aten.expand_copy")
def expand(b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    return b.broadcast(x, b.result_sizes)


@lowers("prims.broadcast_in_dim")
def broadcast_in_dim(b: Builder, x: SSAValue, shape: Sequence[Size], positions: Sequence[int]) -> SSAValue:
    return b.spread(x, positions, b.result_sizes)


@lowers("aten.copy")
def copy(b: Builder, x: SSAValue, source: SSAValue, *_: Any) -> SSAValue:
    return b.fit(source, b.result_sizes, b.result_element)


# Orders


@lowers("aten.permute", "aten.permute_copy", "prims.transpose")
def permute(b: Builder, x: SSAValue, order: Sequence[int]) -> SSAValue:
    return b.transpose(x, [axis(x, dim) for dim in order])


@lowers("aten.transpose.int", "aten.transpose_copy.int")
def transpose(b: Builder, x: SSAValue, first: int, second: int) -> SSAValue:
    order = list(range(rank(x)))
    if order:
        first, second = axis(x, first), axis(x, second)
        order[first], order[second] = order[second], order[first]
    return b.transpose(x, order)


@lowers("aten.t", "aten.t_copy")
def reversed_order(b: Builder, x: SSAValue) -> SSAValue:
    return b.transpose(x, range(rank(x))[::-1])


@lowers("aten.flip", "prims.rev")
def flip(b: Builder, x: SSAValue, dims: Sequence[int]) -> SSAValue:
    return b.reverse(x, [axis(x, dim) for dim in dims] if rank(x) else [])


# Parts


@lowers("aten.slice.Tensor", "aten.slice_copy.Tensor")
def slice_(b: Builder, x: SSAValue, dim: int, start: Size | None, end: Size | None, step: Size) -> SSAValue:
    dim = axis(x, dim)
    first, step = slice_start(b, x, dim, start, end, step, b.result_sizes[dim])
    return b.slice(x, dim, first if b.is_nonnegative(first) else maximum(first, 0), b.result_sizes[dim], step)


def slice_start(
    b: Builder, x: SSAValue, dim: int, start: Size | None, end: Size | None, step: Size, count: Expression
) -> tuple[Expression, int]:
    """The first index and the step of a slice of `count` indices, as Python means `start:end:step`."""
    if not isinstance(step, int):
        b.extern("no lowering: a slice with a symbolic step")
    if not b.is_known(count, x):
        b.extern(f"no lowering: the size {count} of the slice depends on values")
    size = sizes(x)[dim]
    to_the_end = end is None or end == size or (isinstance(end, int) and end >= (size.as_int or 2**62))
    if None in (size.as_int, count.as_int) and step == 1 and to_the_end and start not in (None, 0):
        return size - count, step
    first = Expression.of(0 if start is None else start)
    if not b.is_nonnegative(first):
        is_negative = 1 if b.is_nonnegative(-first) else minimum(maximum(-first, 0), 1)
        first = first + size * is_negative
    if size.as_int is not None and first.as_int is not None:
        first = constant(min(max(first.as_int, 0), size.as_int))
    return first, step


@lowers("aten.narrow_copy")
def narrow(b: Builder, x: SSAValue, dim: int, start: Size, length: Size) -> SSAValue:
    dim = axis(x, dim)
    first, _ = slice_start(b, x, dim, start, 0, 1, b.result_sizes[dim])
    return b.slice(x, dim, first, b.result_sizes[dim])


@lowers("aten.select.int", "aten.select_copy.int")
def select(b: Builder, x: SSAValue, dim: int, index: Size) -> SSAValue:
    dim = axis(x, dim)
    return b.reshape(b.slice(x, dim, element_index(b, x, dim, index), 1), b.result_sizes)


@lowers("aten.split.Tensor", "aten.split_copy.Tensor", "aten.split_with_sizes", "aten.split_with_sizes_copy",
        "aten.unsafe_split.Tensor", "aten.unsafe_split_with_sizes")
def split(b: Builder, x: SSAValue, parts: Any, dim: int) -> list[SSAValue]:
    """The results' sizes say where one part ends and the next begins."""
    dim = axis(x, dim)
    pieces, start = [], constant(0)
    for result in b.source.results:
        count = sizes(result)[dim]
        pieces.append(b.slice(x, dim, start, count))
        start = start + count
    return pieces


@lowers("aten.unbind.int", "aten.unbind_copy.int")
def unbind(b: Builder, x: SSAValue, dim: int) -> list[SSAValue]:
    dim = axis(x, dim)
    return [b.reshape(b.slice(x, dim, k, 1), sizes(result)) for k, result in enumerate(b.source.results)]


# Tensors put together


@lowers("aten.cat", "prims.cat")
def cat(b: Builder, parts: Sequence[SSAValue], dim: int) -> SSAValue:
    """An empty one-dimensional tensor among tensors of more dimensions counts for nothing."""
    kind = b.result_element
    kept = [
        b.convert(part, kind)
        for part in parts
        if rank(part) == len(b.result_sizes) and not (sizes(part) == (0,) and len(parts) > 1)
    ]
    if not kept:
        return b.constant(0, b.result)
    return b.concatenate(kept, dim % len(b.result_sizes))


@lowers("aten.stack")
def stack(b: Builder, parts: Sequence[SSAValue], dim: int) -> SSAValue:
    dim = dim % len(b.result_sizes)
    return b.concatenate([b.convert(b.unsqueeze(part, dim), b.result_element) for part in parts], dim)


@lowers("aten.repeat")
def repeat(b: Builder, x: SSAValue, *_: Any) -> SSAValue:
    """Each dimension becomes two, the copies before the elements."""
    own = [constant(1)] * (len(b.result_sizes) - rank(x)) + list(sizes(x))
    if any(size == 0 for size in own):
        return b.constant(0, b.result)
    pairs = [
        size for total, inner in zip(b.result_sizes, own, strict=True) for size in (total // inner, inner)
    ]
    x = b.spread(b.reshape(x, own), range(1, 2 * len(own), 2), pairs)
    return b.reshape(x, b.result_sizes)


@lowers("aten.roll")
def roll(b: Builder, x: SSAValue, shifts: Sequence[Size], dims: Sequence[int]) -> SSAValue:
    if not dims:
        flat = b.reshape(x, [b.count(x, range(rank(x)))])
        return b.reshape(roll(b, flat, shifts, [0]), sizes(x))
    for shift, dim in zip(shifts, dims, strict=True):
        dim = axis(x, dim)
        size = sizes(x)[dim]
        if size == 0:
            continue
        if not b.is_nonnegative(size - 1):
            b.extern("no lowering: a roll of a tensor that may be empty")
        if (back := Expression.of(shift) % size) != 0:
            x = b.concatenate([b.slice(x, dim, size - back, back), b.slice(x, dim, 0, size - back)], dim)
    return x


@lowers("aten.pixel_shuffle")
def pixel_shuffle(b: Builder, x: SSAValue, factor: int) -> SSAValue:
    *batch, channels, height, width = sizes(x)
    n = len(batch)
    x = b.reshape(x, [*batch, channels // factor**2, factor, factor, height, width])
    return b.reshape(b.transpose(x, [*range(n), n, n + 3, n + 1, n + 4, n + 2]), b.result_sizes)


@lowers("aten.pixel_unshuffle")
def pixel_unshuffle(b: Builder, x: SSAValue, factor: int) -> SSAValue:
    *batch, channels, height, width = sizes(x)
    n = len(batch)
    x = b.reshape(x, [*batch, channels, height // factor, factor, width // factor, factor])
    return b.reshape(b.transpose(x, [*range(n), n, n + 2, n + 4, n + 1, n + 3]), b.result_sizes)


@lowers("aten.channel_shuffle", "aten.native_channel_shuffle")
def channel_shuffle(b: Builder, x: SSAValue, groups: Size) -> SSAValue:
    batch, channels, *rest = sizes(x)
    split_channels = b.reshape(x, [batch, groups, channels // groups, *rest])
    return b.reshape(b.transpose(split_channels, [0, 2, 1, *range(3, rank(split_channels))]), b.result_sizes)


__all__ = ["slice_start"]
