"""The element types in which rules are checked, and input values that expose wrong rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.ir import Attribute

from ...ir.dtypes import ELEMENT_TYPES, torch_dtype

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["CHECKED_ELEMENTS", "random_input", "random_number"]

CHECKED_ELEMENTS: list[Attribute] = [
    ELEMENT_TYPES[name] for name in ("float32", "float64", "bfloat16", "float16", "int64", "int32", "int16", "int8",
                                     "uint8", "bool")
]


def random_number(element: Attribute, random: Random, *, moderate: bool) -> int | float:
    """Return a number for a constant, often a special value that rules treat."""
    if isinstance(element, AnyFloat):
        common = [0.0, 1.0, -1.0, 2.0, 0.5, 4.0, 0.25, 3.0, -2.0, 8.0]
        special = [-0.0, float("inf"), float("-inf"), float("nan"), 1e4, 2.0**-10, 0.1, 8388608.0]
        if moderate:
            return random.choice([*common[1:], 0.1, -0.3, 1.7])
        return random.choice(common + special)
    if element == IntegerType(1):
        return random.randint(0, 1)
    low, high = _range(element)
    return random.choice([0, 1, -1 if low else high, 2, 3, 7, low, high, random.randint(low, high)])


def random_input(sizes: list[int], element: Attribute, random: Random, *, moderate: bool) -> Tensor:
    """Return a tensor of numbers of all magnitudes, with zeros of both signs, infinities, NaN, and the extremes of
    the type; if `moderate`, only of numbers near 1.
    """
    import torch

    dtype = torch_dtype(element)
    generator = torch.Generator().manual_seed(random.getrandbits(32))
    if dtype is torch.bool:
        return torch.randint(0, 2, sizes, generator=generator).bool()
    if not dtype.is_floating_point:
        low, high = _range(element)
        values = torch.randint(low, high, sizes, generator=generator, dtype=torch.int64).to(dtype)
        small = torch.randint(-3 if low else 0, 4, sizes, generator=generator).to(dtype)
        values = torch.where(_coin(sizes, 0.5, generator), small, values)
        return _mixed(values, [low, high, 0, 1, -1 if low else 1], generator)
    values = torch.randn(sizes, generator=generator, dtype=torch.float64)
    if moderate:
        return (values.sign() * (0.1 + values.abs()).clamp(max=4)).to(dtype)
    limits = torch.finfo(dtype)
    exponents = torch.randint(-3, 4, sizes, generator=generator).double()
    special = [float("nan"), float("inf"), float("-inf"), 0.0, -0.0, 1.0, -1.0, limits.max, limits.min, limits.tiny,
               -limits.tiny, limits.smallest_normal / 4]
    return _mixed((values * 4**exponents).to(dtype), special, generator)


def _mixed(values: Tensor, special: list[Any], generator: Any) -> Tensor:
    import torch

    choices = torch.tensor(special, dtype=values.dtype)
    picked = choices[torch.randint(0, len(special), values.shape, generator=generator)]
    return torch.where(_coin(list(values.shape), 0.4, generator), picked, values)


def _coin(sizes: list[int], share: float, generator: Any) -> Tensor:
    import torch

    return torch.rand(sizes, generator=generator) < share


def _range(element: Attribute) -> tuple[int, int]:
    import torch

    limits = torch.iinfo(torch_dtype(element))
    return limits.min, limits.max
