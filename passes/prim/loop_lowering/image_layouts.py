"""The layout of images that kernels compute from images."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import TensorType
from xdsl.ir import BlockArgument, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.aten import has_schema
from ....ir.dialects.host import BufferType
from ....ir.dtypes import element_bytes
from ....ir.expressions import Expression, product
from ....ir.shapes import contiguous_strides, dims
from ..analysis.strided_views import strided_view

__all__ = ["image_strides"]

SYMBOLIC = 1 << 32
"""Bytes of an image of symbolic size: more than those of a window, whose sizes are numbers."""


def image_strides(value: SSAValue, operands: Sequence[SSAValue],
                  computed: SSAValue) -> tuple[Expression, ...] | None:
    """The strides of images or volumes that a kernel computes, if channels, their second dimension, are to lie together
    in memory as they do in most of the images that it reads, measured in bytes; None for other values. `computed` is
    the value in the kernel's function.

    A kernel that rearranges images takes several times as long as one that does not. They are row-major for calls of
    ATen, which gives its results the layout of its operands, and for views that other strides cannot express.
    """
    assert isinstance(value.type, TensorType)
    sizes = dims(value.type)
    if len(sizes) not in (4, 5) or not _is_image(sizes):
        return None
    channels_of = dict[int, int]()
    _trace(computed, 1, channels_of)
    last = every = 0
    for at, operand in enumerate(operands):
        type = operand.type
        if isinstance(type, BufferType) and len(type.sizes.data) == len(sizes) and _is_image(type.sizes.data):
            bytes = (product(type.sizes.data).as_int or SYMBOLIC) * element_bytes(type.element_type)
            every += bytes
            last += bytes if type.strides.data[channels_of.get(at, 1)] == 1 else 0
    if 2 * last <= every:
        return None
    batch, channels, *places = sizes
    outer, *inner, step = contiguous_strides([batch, *places, channels])
    strides = (outer, step, *inner)
    return strides if all(_takes(use.operation, strides, sizes) for use in value.uses) else None


def _is_image(sizes: Sequence[Expression]) -> bool:
    """Whether it makes a difference whether channels or places lie together."""
    return sizes[1] != 1 and any(size != 1 for size in sizes[2:])


def _trace(value: SSAValue, dimension: int, found: dict[int, int]) -> None:
    """Find the dimension of each argument of a function that becomes this one of a value, where that is known: across
    transpositions and operations that keep the number of dimensions."""
    pending = [(value, dimension)]
    seen = set(pending)
    while pending:
        value, dimension = pending.pop()
        op = value.owner
        if isinstance(value, BlockArgument):
            found.setdefault(value.index, dimension)
        elif isinstance(op, prim.TransposeOp):
            pending.append((op.input, op.permutation.get_values()[dimension]))
        elif isinstance(op, Operation):
            new = [(each, dimension) for each in op.operands if isinstance(each.type, TensorType)
                   and len(dims(each.type)) == len(dims(value.type)) and (each, dimension) not in seen]
            seen.update(new)
            pending += new


def _takes(user: Operation, strides: Sequence[Expression], sizes: Sequence[Expression]) -> bool:
    if isinstance(user, prim.ViewOp):
        return strided_view(user, strides) is not None or strided_view(user, contiguous_strides(sizes)) is None
    return not has_schema(user)
