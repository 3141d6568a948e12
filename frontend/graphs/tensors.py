"""Tensors of a traced program: their types, their strides, and checks for unsupported ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import torch
from torch import SymInt, Tensor
from xdsl.dialects.builtin import TensorType

from ...ir import expressions as ex
from ...ir.dtypes import element_type
from ...ir.errors import UnsupportedError
from ...ir.expressions import Expression, Maximum
from ...ir.shapes import DimsAttr, contiguous_strides, tensor
from .symbols import size

__all__ = ["DEVICES", "overlaps", "strides_attribute", "tensor_type"]

DEVICES = ("cpu", "cuda")


def tensor_type(value: Tensor) -> TensorType:
    """Return the type of a traced tensor; raises UnsupportedError for an unsupported device, layout or dtype."""
    if value.device.type not in DEVICES:
        raise UnsupportedError(
            f"a tensor is on the device '{value.device}', but code is generated for: {', '.join(DEVICES)}",
            hint="move the model and its inputs to one of these, or use another backend for this device",
        )
    if value.layout != torch.strided or value.is_mkldnn:
        raise UnsupportedError(f"a tensor has the layout {value.layout}, but only strided ones are compiled",
                               hint="convert it with .to_dense() before the compiled function")
    if value.is_quantized:
        raise UnsupportedError(f"quantized tensors ({value.dtype}) are not compiled",
                               hint="dequantize them before the compiled function")
    return (_type if value._has_symbolic_sizes_strides else _type_of_numbers)(tuple(value.shape), value.dtype)


def _type(sizes: tuple[int | SymInt, ...], dtype: torch.dtype) -> TensorType:
    return tensor(map(size, sizes), element_type(dtype))


def strides_attribute(value: Tensor, *, exactly: bool) -> DimsAttr | None:
    """Return the strides of a traced tensor, in elements; None if they are row-major.

    The stride of a dimension of size one is never used: it is compared only if strides must be kept `exactly`.
    """
    strides = _strides if value._has_symbolic_sizes_strides else _strides_of_numbers
    return strides(tuple(value.shape), tuple(value.stride()), exactly)


def _strides(sizes: Sequence[int | SymInt], strides: Sequence[int | SymInt], exactly: bool) -> DimsAttr | None:
    counts, steps = [size(each) for each in sizes], [_without_clamps(size(each)) for each in strides]
    return None if is_row_major(counts, steps, exactly=exactly) else DimsAttr.of(steps)


_type_of_numbers = lru_cache(maxsize=4096)(_type)
"""Memoized, because most tensors of a program share type and layout with others. Symbolic integers are not hashable."""
_strides_of_numbers = lru_cache(maxsize=4096)(_strides)


def overlaps(value: Tensor) -> bool:
    """Whether a traced tensor is expanded, so that several elements share one memory location."""
    if not value._has_symbolic_sizes_strides and 0 not in value.stride():
        return False
    strides = zip(value.shape, value.stride(), strict=True)
    return any(size(stride) == 0 and size(count) != 1 for count, stride in strides)


def is_row_major(sizes: Sequence[Expression], strides: Sequence[Expression], *, exactly: bool) -> bool:
    """Whether `strides` are those of a contiguous tensor of these sizes."""
    if any(s == 0 for s in sizes):
        return True
    wanted = contiguous_strides(sizes)
    return all(a == b or (not exactly and s == 1) for s, a, b in zip(sizes, strides, wanted, strict=True))


def _without_clamps(stride: Expression) -> Expression:
    """Replace `max(1, n)` by `n`: torch clamps sizes in strides, which makes a difference for empty tensors only."""

    def unclamp(atom: ex.Atom) -> Expression:
        if isinstance(atom, Maximum) and len(atom.operands) == 2:
            inner, bound = sorted(atom.operands, key=lambda operand: operand.as_int is not None)
            if bound == 1:
                return _without_clamps(inner)
        return ex.of_atom(atom)

    return stride.map_atoms(unclamp) if stride.as_int is None else stride
