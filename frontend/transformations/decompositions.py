"""Determines which operators a captured graph is decomposed into, and which are kept.

An operator with a lowering in aten-to-prim is kept: the lowering is exact for every dtype, sees the whole operator,
and creates fewer ops. Other operators are decomposed if torch's core-ATen table or the few entries below allow it.
The remaining ones are calls of ATen; this is intended for matrix products, convolutions and attention.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch._decomp import _core_aten_decompositions_post_autograd, decomposition_table
from torch._ops import OpOverload

from ...passes.aten.lowerings import LOWERINGS
from ..graphs.operators import op_name
from .foreach import foreach_decompositions
from .fused_operators import fused_operator_decompositions
from .random_numbers import random_decompositions

__all__ = ["decompositions"]

EXTRA = {
    "aten._addmm_activation": "an addmm and an activation, which fuses with what follows",
    "aten.dist": "a difference and a norm",
    "aten.grid_sampler_2d": "gathers and pointwise arithmetic",
    "aten.lcm": "pointwise arithmetic",
    "aten.rrelu_with_noise_backward": "pointwise arithmetic",
    "aten.tril_indices": "pointwise arithmetic on ranges",
    "aten.triu_indices": "pointwise arithmetic on ranges",
    "aten.upsample_bicubic2d": "gathers and pointwise arithmetic",
}
"""Operators that torch can decompose but that its core table lacks, and their decompositions in words."""

KEPT = {
    "aten.bernoulli": "torch's decomposition draws other numbers than eager does for the same seed",
    **dict.fromkeys(("aten.linspace.Scalar_Tensor", "aten.linspace.Tensor_Scalar", "aten.linspace.Tensor_Tensor"),
                    "torch's decomposition computes integers from ends that it has not rounded"),
    "aten.isin.Tensor_Tensor": "torch's decomposition searches by kernels that unsigned integers do not have",
    "aten.multilabel_margin_loss_forward": "torch's decomposition takes in labels behind the first -1",
}
"""Operators of the core table that are kept although aten-to-prim has no lowering, and the reason."""

DECOMPOSED = {
    "aten.zero": "PyTorch 2.11 takes its result for row-major, whatever the operand's strides are",
}
"""Operators that are decomposed although aten-to-prim has a lowering, and the reason."""


@cache
def decompositions(*, fallback_random: bool = False) -> dict[OpOverload, Callable[..., Any]]:
    """Return the decomposition table for AOTAutograd. Composite operators need no entry: AOTAutograd decomposes them
    itself, and collecting them, as torch's public table does, takes time. With `fallback_random`, random numbers
    equal those of eager mode.
    """
    table = {
        operator: function
        for operator, function in _core_aten_decompositions_post_autograd().items()
        if isinstance(operator, OpOverload) and op_name(operator) not in KEPT
    }
    for operator, function in decomposition_table.items():
        if isinstance(operator, OpOverload) and op_name(operator) in EXTRA:
            table[operator] = function
    table |= foreach_decompositions() | fused_operator_decompositions()
    kept = LOWERINGS.keys() - DECOMPOSED.keys()
    table = {operator: function for operator, function in table.items() if op_name(operator) not in kept}
    table[torch.ops.aten.native_dropout.default] = _native_dropout
    table[torch.ops.aten.native_batch_norm_backward.default] = _batch_norm_backward
    if torch.tensor(torch.inf).to(torch.float8_e4m3fn).isnan():  # before torch 2.13
        table[torch.ops.aten._to_copy.default] = _with_nan_for_large_numbers
    if not torch.ones(1).clamp(max=torch.nan).isnan():  # before torch 2.12
        table[torch.ops.aten.clamp.default] = _without_a_bound_of_nan
    return table if fallback_random else table | random_decompositions()


def _native_dropout(x: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """Dropout with the mask of eager mode for the same seed, drawn in memory order. On a GPU ATen computes it, in one
    kernel.
    """
    if x.device.type == "cuda" and train is not False:
        return NotImplemented
    if train is False:
        return x.clone(), torch.ones_like(x, dtype=torch.bool)
    keep = 1 - p
    layout = torch.empty_like(x)
    order = range(x.dim()) if layout.is_contiguous() else sorted(range(x.dim()), key=layout.stride, reverse=True)
    in_memory = torch.empty([x.shape[k] for k in order], dtype=torch.bool, device=x.device)
    mask = torch.ops.aten.bernoulli.p(in_memory, keep).permute([list(order).index(k) for k in range(x.dim())])
    return x * mask * (1 / keep if keep else 0.0), mask


def _without_a_bound_of_nan(x: Tensor, min: float | None = None, max: float | None = None) -> Tensor:
    """A bound that is NaN is none, unless there is another one."""
    bounds = [each for each in (min, max) if each is not None]
    return x.clone() if len(bounds) == 1 and bounds[0] != bounds[0] else NotImplemented


def _with_nan_for_large_numbers(x: Tensor, *, dtype: torch.dtype | None = None, **others: Any) -> Tensor:
    """A conversion to float8_e4m3fn gives NaN for numbers that are too large. In newer versions of torch, as in the IR,
    it gives the largest number."""
    if dtype is not torch.float8_e4m3fn or x.dtype.is_complex:
        return NotImplemented
    wide = torch.ops.aten._to_copy(x, dtype=torch.float32, **others)
    return torch.ops.prims.convert_element_type(torch.where(wide.abs() > 464, torch.nan, wide), dtype)


def _batch_norm_backward(
    gradient: Tensor, x: Tensor, weight: Tensor | None, mean: Tensor | None, variance: Tensor | None,
    batch_mean: Tensor | None, batch_scale: Tensor | None, training: bool, eps: float, mask: list[bool],
) -> Any:
    """Omit the running averages where the gradients do not depend on them: they change with every step, so copies of
    them would be saved for the backward graph.
    """
    if not training or mean is variance is None:
        return NotImplemented
    return torch.ops.aten.native_batch_norm_backward(
        gradient, x, weight, None, None, batch_mean, batch_scale, True, eps, mask)
