"""Reductions and scans on whole arrays, in place of the interpreter's elementwise ones. Imported when a kernel is
interpreted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import triton.language as tl
from triton.runtime.interpreter import TensorHandle

__all__ = ["reduce", "scan"]


def reduce(input: Any, axis: Any, combine_fn: Any, keep_dims: Any = False, **_: Any) -> Any:
    """`tl.reduce`: halves are combined until one element is left, as on a GPU."""
    blocks = _blocks(input)
    if (axis := _constant(axis)) is None:
        blocks = [np.reshape(each, -1) for each in blocks]
    parts = [np.moveaxis(each, axis or 0, 0) for each in blocks]
    types = _types(input)
    while (count := len(parts[0])) > 1:
        middle = count // 2
        parts = _combined(combine_fn, [each[:middle] for each in parts], [each[middle:] for each in parts], types)
    results = [each[0] for each in parts]
    if _constant(keep_dims):
        results = [np.reshape(each, [1] * len(tensor.shape)) if axis is None else np.expand_dims(each, axis)
                   for each, tensor in zip(results, _tensors(input), strict=True)]
    return _like(input, [_tensor(each, type) for each, type in zip(results, types, strict=True)])


def scan(input: Any, axis: Any, combine_fn: Any, reverse: Any = False, **_: Any) -> Any:
    """`tl.associative_scan`: each round doubles the number of elements that a partial result covers."""
    types, axis, reverse = _types(input), _constant(axis), _constant(reverse)
    parts = [np.moveaxis(each, axis, 0) for each in _blocks(input)]
    parts = [np.flip(each, 0) if reverse else each for each in parts]
    distance = 1
    while distance < len(parts[0]):
        # Block sizes stay powers of two; wrapped-around elements are dropped.
        combined = _combined(combine_fn, [np.roll(each, distance, 0) for each in parts], parts, types)
        parts = [np.concatenate([old[:distance], new[distance:]]) for old, new in zip(parts, combined, strict=True)]
        distance *= 2
    parts = [np.moveaxis(np.flip(each, 0) if reverse else each, 0, axis) for each in parts]
    return _like(input, [_tensor(np.ascontiguousarray(each), type) for each, type in zip(parts, types, strict=True)])


def _combined(combine: Any, left: Sequence[np.ndarray], right: Sequence[np.ndarray], types: Sequence[Any]
              ) -> list[np.ndarray]:
    """To Triton the blocks are scalars, of which it checks no shapes, which takes longer than computing them."""
    function: Callable[..., Any] = getattr(combine, "fn", combine)
    operands = [tl.tensor(TensorHandle(each, type), type)
                for side in (left, right) for each, type in zip(side, types, strict=True)]
    return _blocks(function(*operands))


def _tensor(data: np.ndarray, type: Any) -> Any:
    """A block, or a scalar, which the interpreter represents by an array of one element."""
    handle = TensorHandle(data if np.ndim(data) else np.array([data]), type)
    return tl.tensor(handle, tl.block_type(type, list(data.shape)) if np.ndim(data) else type)


def _tensors(value: Any) -> list[Any]:
    return list(value) if isinstance(value, tuple | list | tl.tuple) else [value]


def _blocks(value: Any) -> list[np.ndarray]:
    return [each.handle.data for each in _tensors(value)]


def _types(value: Any) -> list[Any]:
    return [each.dtype for each in _tensors(value)]


def _like(input: Any, results: list[Any]) -> Any:
    return tuple(results) if isinstance(input, tuple | list | tl.tuple) else results[0]


def _constant(value: Any) -> Any:
    return value.value if isinstance(value, tl.constexpr) else value
