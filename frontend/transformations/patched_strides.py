"""Corrects the strides of results that torch computes wrongly during tracing.

    torch.pow(2, x)  # a tensor<5x3x4xf32> whose strides are 1, 20, 5 gives one of strides 1, 20, 5
becomes
    torch.pow(2, x)  # it gives one of strides 12, 4, 1

torch's Python decompositions return the strides of their last operator; ATen's kernel may use others.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from typing import Any

import torch
from torch import Tensor
from torch._decomp import decomposition_table, meta_table
from torch._ops import OpOverload
from torch._prims_common import suggest_memory_format
from torch._subclasses.fake_impls import get_fast_op_impls, op_implementations_dict
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode

__all__ = ["patch_meta_strides"]

aten = torch.ops.aten
Layout = Callable[..., Tensor]
"""Returns a tensor with the strides of the result, given the operator's arguments."""


def _row_major(base: Any, x: Tensor) -> Tensor:
    return x.new_empty(x.shape)


def _as_a_sum(x: Tensor, other: Any, **options: Any) -> Tensor:
    return aten.add.Tensor(x, other)


def _as_images(x: Tensor, *others: Any, **options: Any) -> Tensor:
    """On a CPU, channels-last strides are kept and all others become row-major."""
    if x.device.type != "cpu":
        return torch.empty_like(x)
    return torch.empty_like(x, memory_format=suggest_memory_format(x))


def _as_shuffled_images(x: Tensor, groups: int) -> Tensor:
    """As `_as_images` on a CPU; the decomposition is right on others."""
    if x.device.type != "cpu":
        return decomposition_table[aten.channel_shuffle.default](x, groups)
    return _as_images(x)


def _as_a_multiple(x: Tensor, exponent: Tensor) -> Tensor:
    """ATen computes powers of two in row-major order, and multiplies."""
    return aten.mul.Tensor(x, exponent.new_empty(exponent.shape))


def _on_cpu_row_major(x: Tensor) -> Tensor:
    return x.new_empty(x.shape) if x.device.type == "cpu" else torch.empty_like(x)


LAYOUTS: dict[OpOverload, Layout] = {
    aten.channel_shuffle.default: _as_shuffled_images,
    aten.ldexp.Tensor: _as_a_multiple,
    aten.log_sigmoid_forward.default: _on_cpu_row_major,
    aten.pow.Scalar: _row_major,
    **dict.fromkeys((
        aten.copysign.Tensor, aten.div.Tensor_mode, aten.floor_divide.default, aten.logaddexp.default,
        aten.logaddexp2.default, aten.logical_and.default, aten.logical_or.default, aten.logical_xor.default,
        aten.heaviside.default, aten.xlogy.Tensor, aten.special_xlog1py.default,
    ), _as_a_sum),
    **dict.fromkeys((
        aten.native_batch_norm.default, aten._native_batch_norm_legit.no_stats,
        aten._native_batch_norm_legit_functional.default, aten._native_batch_norm_legit_no_training.default,
        aten._batch_norm_with_update_functional.default,
    ), _as_images),
}
"""The function for the strides of the first result, by operator."""

COPIES = (aten.as_strided_scatter.default, aten.diagonal_scatter.default, aten.select_scatter.default,
          aten.slice_scatter.default)
"""Operators whose result is a copy of the first operand with other elements in some places."""

PADDINGS = (aten.reflection_pad2d.default, aten.reflection_pad3d.default, aten.replication_pad2d.default,
            aten.replication_pad3d.default)
"""Operators on images that keep channels-last strides on a CPU."""


@cache
def patch_meta_strides() -> None:
    """Replace torch's wrong shape functions."""
    for operator in PADDINGS:
        decomposition_table[operator] = partial(_padded, decomposition_table[operator])
    known = get_fast_op_impls()
    functions: dict[OpOverload, Callable[..., Any]] = {
        **{operator: partial(_described, layout) for operator, layout in LAYOUTS.items()},
        **dict.fromkeys(COPIES, _copied), **dict.fromkeys(PADDINGS, _decomposed),
    }
    if torch.__version__ < "2.12":
        functions |= dict.fromkeys((aten._fft_c2c.default, aten._fft_r2c.default), _transformed)
    for operator, described in functions.items():
        op_implementations_dict[operator] = described  # torch rejects a second registration
        # prevents torch from using the decomposition with fixed sizes
        meta_table.setdefault(operator, decomposition_table.get(operator))
        known[operator] = partial(_of_symbols, described, operator)


def _of_symbols(described: Callable[..., Any], operator: OpOverload, mode: Any, *args: Any, **kwargs: Any) -> Any:
    """The signature that torch uses for symbolic sizes."""
    return described(mode, operator, *args, **kwargs)


def _described(layout: Layout, mode: Any, operator: OpOverload, *args: Any, **kwargs: Any) -> Any:
    """Compute an operator on fake tensors, with corrected strides."""
    with mode:
        results = decomposition_table[operator](*args, **kwargs)
        first, *others = results if isinstance(results, tuple) else (results,)
        first = first.new_empty_strided(first.shape, layout(*args, **kwargs).stride())
    return (first, *others) if isinstance(results, tuple) else first


def _padded(described: Callable[[Tensor, list[int]], Tensor], x: Tensor, padding: list[int]) -> Tensor:
    """Correct the strides that torch's decomposition gives before torch 2.13."""
    kept = suggest_memory_format(x) if x.device.type == "cpu" else torch.contiguous_format
    return described(x, padding).contiguous(memory_format=kept)


def _decomposed(mode: Any, operator: OpOverload, *args: Any, **kwargs: Any) -> Any:
    with mode:
        return decomposition_table[operator](*args, **kwargs)


def _transformed(mode: Any, operator: OpOverload, x: Tensor, dim: list[int], *options: Any) -> Tensor:
    """On a CPU with MKL, transformed dimensions are inside of all others, and those of one kind in the operand's order.
    The one along which real numbers were transformed is the innermost."""
    with mode:
        if x.device.type != "cpu" or not dim or not torch.backends.mkl.is_available():
            return meta_table[operator](x, dim, *options)
        result, last = x, list[int]()
        if operator == aten._fft_r2c.default:
            half = x.narrow(dim[-1], 0, x.shape[dim[-1]] // 2 + 1) if options[-1] else x
            result, last = torch.complex(half, half), [dim[-1]]
        others = [each for each in range(x.dim()) if each not in dim]
        order = [*_outermost_first(x, others), *_outermost_first(x, dim[:len(dim) - len(last)]), *last]
        return result.new_empty([result.shape[k] for k in order]).permute([order.index(k) for k in range(x.dim())])


def _outermost_first(x: Tensor, dims: list[int]) -> list[int]:
    return sorted(dims, key=x.stride, reverse=True)


def _copied(mode: Any, operator: OpOverload, x: Tensor, *args: Any, **kwargs: Any) -> Tensor:
    """A copy keeps the strides of the operand, unless several of its elements share memory."""
    with mode:
        with suppress(GuardOnDataDependentSymNode):  # as for an index that depends on data
            decomposition_table[operator](x, *args, **kwargs)  # checks the other arguments
        shared = any(stride == 0 and size > 1 for size, stride in zip(x.shape, x.stride(), strict=True))
        return torch.empty_like(x) if shared else x.new_empty_strided(x.shape, x.stride())
