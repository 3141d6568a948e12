"""Decomposes operators on lists of tensors (`_foreach_add`, as in optimizers) into one operator per tensor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

__all__ = ["foreach_decompositions"]

UNARY = (
    "abs acos asin atan ceil clone cos cosh erf erfc exp expm1 floor frac lgamma log log10 log1p log2 max "
    "neg reciprocal round rsqrt sigmoid sign sin sinh sqrt tan tanh trunc"
).split()
BINARY = "add sub mul div clamp_min clamp_max lerp mm pow".split()


def foreach_decompositions() -> dict[OpOverload, Callable[..., list[Tensor]]]:
    """A decomposition for each functional `_foreach_` operator."""
    functions: dict[str, Callable[..., Tensor]] = {name: getattr(torch, name) for name in (*UNARY, *BINARY)}
    functions |= {
        "addcdiv": partial(_scaled, torch.addcdiv, torch.div),
        "addcmul": partial(_scaled, torch.addcmul, torch.mul),
        "copy": torch.ops.aten.copy,
        "maximum": partial(_bounded, torch.maximum, torch.clamp_min),
        "minimum": partial(_bounded, torch.minimum, torch.clamp_max),
        "norm": torch.linalg.vector_norm,
        "zero": torch.zeros_like,
    }
    table: dict[OpOverload, Callable[..., list[Tensor]]] = {}
    for name, function in functions.items():
        packet = getattr(torch.ops.aten, f"_foreach_{name}", None)
        for overload in packet.overloads() if packet is not None else ():  # some do not exist in torch 2.11
            operator = getattr(packet, overload)
            if not operator._schema.is_mutable:
                each = _each_scaled if overload == "Tensor" and name.startswith("addc") else _each
                table[operator] = partial(each, function)
    return table


def _each(function: Callable[..., Tensor], *args: Any, **kwargs: Any) -> list[Tensor]:
    """Apply `function` elementwise to the lists among the arguments; other arguments are shared."""
    count = next(len(value) for value in args if isinstance(value, list | tuple))
    return [
        function(*(value[i] if isinstance(value, list | tuple) else value for value in args), **kwargs)
        for i in range(count)
    ]


def _each_scaled(function: Callable[..., Tensor], *args: Any) -> list[Tensor]:
    """The same, for a last argument that is a tensor with one number per list element."""
    return _each(function, *args[:-1], args[-1].unbind())


def _scaled(
    fused: Callable[..., Tensor], combine: Callable[..., Tensor], x: Tensor, a: Tensor, b: Tensor, by: Any = 1
) -> Tensor:
    """`x + by * combine(a, b)`, where `by` may be a tensor."""
    return torch.add(x, combine(torch.mul(by, a), b)) if isinstance(by, Tensor) else fused(x, a, b, value=by)


def _bounded(both: Callable[..., Tensor], clamp: Callable[..., Tensor], x: Tensor, bound: Any) -> Tensor:
    return both(x, bound) if isinstance(bound, Tensor) else clamp(x, bound)
