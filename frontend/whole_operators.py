"""Operators that torch takes apart while it traces, before any table of decompositions is asked, and that stay whole
here: aten-to-prim has rules for most, which repeat elements where torch's decompositions gather them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from typing import Any
from unittest.mock import patch

import torch
from torch import SymInt, Tensor
from torch._C import DispatchKey
from torch._decomp.decompositions import upsample_compute_output_size
from torch._ops import OpOverload, OpOverloadPacket

__all__ = ["kept_whole"]

NEAREST = [f"{kind}{rank}d" for kind in ("upsample_nearest", "_upsample_nearest_exact") for rank in (1, 2, 3)]
LINEAR = ["upsample_linear1d", "upsample_bilinear2d", "upsample_trilinear3d"]
WRONG = (torch.ops.aten.multilabel_margin_loss_forward.default,)
"""Operators whose decomposition is another function: this one takes in labels behind the first -1."""
DECOMPOSING = (DispatchKey.Autograd, DispatchKey.CompositeImplicitAutograd)
"""The keys of the dispatcher at which torch has decompositions in Python."""


@contextmanager
def kept_whole() -> Iterator[None]:
    """Let tracing see these operators, and their gradients as autograd in C++ knows them."""
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
    """The operators, and what computes sizes for them where a program gives factors: C++ knows no symbols there."""
    found: dict[OpOverload, Callable[..., Tensor] | None] = dict.fromkeys(WRONG)
    for name in NEAREST + LINEAR:
        packet = getattr(torch.ops.aten, name)
        resampled = _linear if name in LINEAR else _nearest
        decomposition = packet.vec.py_kernels[DispatchKey.Autograd]
        found |= {packet.default: None, packet.vec: partial(resampled, packet, decomposition)}
    return found


def _nearest(
    packet: OpOverloadPacket, decomposition: Callable[..., Tensor],
    input: Tensor, output_size: Sequence[Any] | None, scale_factors: Sequence[float] | None,
) -> Tensor:
    if _has_no_gradient(input):
        return decomposition(input, output_size, scale_factors)
    sizes: Any = upsample_compute_output_size(input.size(), output_size, scale_factors)
    return packet.default(input, sizes, *(scale_factors or [None] * len(sizes)))


def _linear(
    packet: OpOverloadPacket, decomposition: Callable[..., Tensor],
    input: Tensor, output_size: Sequence[Any] | None, align_corners: bool, scale_factors: Sequence[float] | None,
) -> Tensor:
    if _has_no_gradient(input):
        return decomposition(input, output_size, align_corners, scale_factors)
    sizes: Any = upsample_compute_output_size(input.size(), output_size, scale_factors)
    return packet.default(input, sizes, align_corners, *(scale_factors or [None] * len(sizes)))


def _has_no_gradient(input: Tensor) -> bool:
    """Whether torch knows no shape of the whole operator's gradient, which is asked for: where sizes are symbols."""
    return torch.is_grad_enabled() and input.requires_grad and any(isinstance(size, SymInt) for size in input.size())
