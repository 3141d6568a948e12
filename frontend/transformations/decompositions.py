"""Which operators a captured graph is decomposed of, and which are kept whole.

An operator that aten-to-prim has a rule for is kept whole: the rule is exact for every dtype, sees the whole
operator, and makes fewer ops. Any other is decomposed if torch knows how, by its core-ATen table and the few
below. What is left then is called from ATen; matrix products, convolutions and attention are meant to be.
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
    "aten.ldexp.Tensor": "pointwise arithmetic",
    "aten.rrelu_with_noise_backward": "pointwise arithmetic",
    "aten.tril_indices": "pointwise arithmetic on ranges",
    "aten.triu_indices": "pointwise arithmetic on ranges",
    "aten.upsample_bicubic2d": "gathers and pointwise arithmetic",
}
"""Operators that torch can decompose but leaves out of its core table, and what they decompose into."""

KEPT = {
    "aten.bernoulli": "torch's decomposition draws other numbers than eager does for the same seed",
    "aten.multilabel_margin_loss_forward": "torch's decomposition takes in labels behind the first -1",
}
"""Operators of the core table that stay whole although aten-to-prim has no rule for them, and why."""

DECOMPOSED = {
    "aten.zero": "PyTorch 2.11 takes its result for row-major, whatever the operand's strides are",
}
"""Operators that are decomposed although aten-to-prim has a rule for them, and why."""


@cache
def decompositions(*, fallback_random: bool = False) -> dict[OpOverload, Callable[..., Any]]:
    """The decomposition table for AOTAutograd, which takes composite operators apart without one: torch's public table
    searches for all that there are. With `fallback_random` random numbers are those that eager draws."""
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
    return table if fallback_random else table | random_decompositions()


def _native_dropout(x: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """Dropout with the mask that eager draws for the same seed, in the order of memory; on a GPU ATen's own, where one
    kernel draws and multiplies."""
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


def _batch_norm_backward(
    gradient: Tensor, x: Tensor, weight: Tensor | None, mean: Tensor | None, variance: Tensor | None,
    batch_mean: Tensor | None, batch_scale: Tensor | None, training: bool, eps: float, mask: list[bool],
) -> Any:
    """The gradients without the running averages where these are not needed: they change with every step, and copies
    of them would be kept for the way back."""
    if not training or mean is variance is None:
        return NotImplemented
    return torch.ops.aten.native_batch_norm_backward(
        gradient, x, weight, None, None, batch_mean, batch_scale, True, eps, mask)
