"""Keeps operators whole that torch decomposes during tracing regardless of decomposition tables. aten-to-prim has
better lowerings for most: they repeat elements where torch's decompositions gather them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from typing import Any
from unittest.mock import patch

import torch
from torch import SymInt, Tensor
from torch._C import DispatchKey
from torch._decomp.decompositions import upsample_compute_output_size
from torch._ops import OpOverload, OpOverloadPacket
from torch.fx.node import has_side_effect

from ..graphs.operators import named_arguments

__all__ = ["preserve_checks", "preserve_operators"]

RESAMPLING = [f"{kind}{rank}d" for kind in ("upsample_nearest", "_upsample_nearest_exact") for rank in (1, 2, 3)]
RESAMPLING += ["upsample_linear1d", "upsample_bilinear2d", "upsample_trilinear3d"]
WRONG = (torch.ops.aten.multilabel_margin_loss_forward.default, torch.ops.aten.softshrink.default)
"""Operators whose decomposition is wrong: it takes in labels after the first -1, and zeros have the number's sign."""
DECOMPOSING = (DispatchKey.Autograd, DispatchKey.CompositeImplicitAutograd)
"""The dispatch keys for which torch has decompositions in Python."""


def preserve_checks() -> None:
    """Keep the calls that raise the errors of `torch.linalg`: torch 2.11 removes them as calls without results."""
    has_side_effect(torch.ops.aten._linalg_check_errors.default)


@contextmanager
def preserve_operators() -> Iterator[None]:
    """Within this context, tracing keeps these operators and their gradients as the C++ autograd defines them."""
    with ExitStack() as stack:
        for operator, function in _operators().items():
            kernels = {key: each for key, each in operator.py_kernels.items() if key not in DECOMPOSING}
            if function is not None:
                kernels |= dict.fromkeys(DECOMPOSING, function)
            stack.callback(operator._dispatch_cache.clear)
            stack.enter_context(patch.object(operator, "py_kernels", kernels))
            operator._dispatch_cache.clear()
        yield


@cache
def _operators() -> dict[OpOverload, Callable[..., Tensor] | None]:
    """The operators, with a function that computes the output sizes from scale factors, as C++ code has no symbols."""
    found: dict[OpOverload, Callable[..., Tensor] | None] = dict.fromkeys(WRONG)
    for name in RESAMPLING:
        packet = getattr(torch.ops.aten, name)
        decomposition = packet.vec.py_kernels[DispatchKey.Autograd]
        found |= {packet.default: None, packet.vec: partial(_resampled, packet, decomposition)}
    return found


def _resampled(packet: OpOverloadPacket, decomposition: Callable[..., Tensor], *args: Any, **kwargs: Any) -> Tensor:
    given = named_arguments(packet.vec, args, kwargs)
    if _has_no_gradient(given["input"]):
        return decomposition(**given)
    values: list[Any] = [given.get(argument.name) for argument in packet.vec._schema.arguments]
    x, sizes, *options, factors = values
    found: Any = upsample_compute_output_size(x.size(), sizes, factors)
    return packet.default(x, found, *options, *(factors or [None] * len(found)))


def _has_no_gradient(input: Tensor) -> bool:
    """Whether the gradient is needed but torch has no shape function for it, which is the case for symbolic sizes."""
    return torch.is_grad_enabled() and input.requires_grad and any(isinstance(size, SymInt) for size in input.size())
