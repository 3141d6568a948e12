"""How values get out of the blocks of branches and loops, whose results are tensors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import UnsupportedError
from .maybe import UNINITIALIZED
from .numbers import assure, held, to_bool, to_float, to_int

__all__ = ["Passing", "carrying", "passing"]


@dataclass(frozen=True)
class Passing:
    """How a value gets out of a block: as a constant, or as a tensor with what it holds."""

    kind: str
    """`constant`, `tensor`, `bool`, `int` or `float`; `operand`: a tensor outside, which the block may write into; or
    `longer`: a tensor whose size is not that of the turn before, in a larger one
    """
    value: Any = None
    """The constant, or a tensor of the same sizes."""
    sizes: Sequence[Any] = ()
    """Of a tensor that two branches give: each size that is the same in both, or None."""
    dim: int = 0
    """Of a tensor that a loop makes longer or shorter: the dimension."""
    capacity: Any = None
    """Its largest size."""
    least: Any = 0
    """Its smallest size."""

    def encode(self, value: Any) -> list[Tensor]:
        if self.kind in ("constant", "operand"):
            return []
        if self.kind == "longer":
            size, sizes = value.shape[self.dim], list(value.shape)
            sizes[self.dim] = self.capacity
            assure(size <= self.capacity, "a tensor grows in a loop by more than is known when it begins")
            places = torch.arange(size, device=value.device)
            return [torch.zeros(sizes, dtype=value.dtype, device=value.device).index_copy(self.dim, places, value),
                    held(size)]
        if value is not UNINITIALIZED:
            return [held(value)]
        if self.kind == "tensor":
            return [torch.zeros(self.value.shape, dtype=self.value.dtype, device=self.value.device)]
        return [held({"bool": False, "int": 0, "float": 0.0}[self.kind])]

    def decode(self, tensors: list[Tensor]) -> Any:
        if self.kind in ("constant", "operand"):
            return self.value
        found = tensors.pop(0)
        if self.kind == "longer":
            size = to_int(tensors.pop(0))
            torch._check(size >= self.least)
            torch._check(size <= found.shape[self.dim])
            return found.narrow(self.dim, 0, size)
        return {"tensor": lambda it: it, "bool": to_bool, "int": to_int, "float": to_float}[self.kind](found)


def passing(one: Any, other: Any) -> Passing:
    """How what two branches give gets out of them."""
    if one is other:
        return Passing("operand", one)
    if one is UNINITIALIZED:
        one = other
    elif other is UNINITIALIZED:
        other = one
    if not isinstance(one, Tensor) and not isinstance(other, Tensor) and type(one) is type(other) and (
            isinstance(one, bool | int | float | str) and one == other):
        return Passing("constant", one)
    kind, sizes = _kind(one, other), []
    if isinstance(one, Tensor) and isinstance(other, Tensor):
        sizes = [size if str(size) == str(of_other) else None
                 for size, of_other in zip(one.shape, other.shape, strict=True)]
    return Passing(kind, one, sizes)


def carrying(before: Any, after: Any) -> Passing:
    """How a value gets from one turn of a loop to the next."""
    if before is UNINITIALIZED:
        return Passing(_kind(after, after), after)
    if isinstance(before, Tensor) and before is after:
        return Passing("operand", before)
    if before is after and not isinstance(before, bool | int | float):
        return Passing("constant", before)
    kind = _kind(before, after)
    if isinstance(before, Tensor) and isinstance(after, Tensor) and any(
            isinstance(one, int) and isinstance(other, int) and one != other
            for one, other in zip(before.shape, after.shape, strict=True)):
        raise UnsupportedError(f"a loop makes a tensor of sizes {[*after.shape]} of one of {[*before.shape]}, under a "
                               f"condition that depends on data",
                               hint="append to a list, or write into a tensor of the largest size")
    return Passing(kind, after)


def _kind(one: Any, other: Any) -> str:
    for kind, types in (("bool", bool), ("int", int | torch.SymInt), ("float", float | torch.SymFloat)):
        if isinstance(one, types) and isinstance(other, types):
            return kind
    if any(isinstance(each, bool) for each in (one, other)):
        return "bool"
    if isinstance(one, Tensor) and isinstance(other, Tensor):
        if one.dtype != other.dtype or one.dim() != other.dim():
            raise UnsupportedError(f"one branch gives a tensor of {one.dtype} and {one.dim()} dimensions and the other "
                                   f"one of {other.dtype} and {other.dim()}, under a condition that depends on data")
        return "tensor"
    raise UnsupportedError(f"one branch gives {_name(one)} and the other {_name(other)}, under a condition that "
                           f"depends on data")


def _name(value: Any) -> str:
    return "None" if value is None else "a tensor" if isinstance(value, Tensor) else f"a {type(value).__name__}"
