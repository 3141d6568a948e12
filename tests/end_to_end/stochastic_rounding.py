"""What rounding explains, by stochastic arithmetic (Vignes, 1993): a program runs in float64, with numbers that are
rounded as in float32, but in random directions."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map_only

SEEDS = 3
"""So many runs find the largest effect."""


class RandomRounding(TorchDispatchMode):
    """Rounds what operators compute from floats."""

    def __init__(self, seed: int):
        super().__init__()
        self._generator = torch.Generator().manual_seed(seed)

    def round(self, x: Tensor, epsilon: float = torch.finfo(torch.float32).eps) -> Tensor:
        """The tensor with each float moved by about `epsilon` of itself, up or down; equal moves would cancel."""
        if not x.is_floating_point():
            return x
        signs = torch.randint(0, 2, x.shape, generator=self._generator) * 2 - 1
        return x * (1 + epsilon * signs * (0.5 + torch.rand(x.shape, generator=self._generator, dtype=x.dtype)))

    def rounded(self, func: OpOverload, results: Any) -> Any:
        """What an operator of ATen gives in place of its results."""
        return results if func.is_view or func._schema.is_mutable else tree_map_only(Tensor, self.round, results)

    def __torch_dispatch__(
        self, func: OpOverload, types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        results = func(*args, **kwargs or {})
        return self.rounded(func, results) if func.namespace == "aten" else results


def magnitude(value: Tensor) -> float:
    """The largest finite number of floats."""
    finite = value[value.isfinite()]
    return float(finite.abs().max()) if value.is_floating_point() and finite.numel() else 0.0


def relative_error(value: Tensor, exact: Tensor) -> float:
    """The largest error, relative to the largest exact number."""
    return magnitude(value - exact.to(value)) / (magnitude(exact) or 1.0)
