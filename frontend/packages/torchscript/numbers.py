"""Numbers and conditions of TorchScript, which may depend on values of tensors.

An `int` or `float` is one of Python, or a symbol of torch. A `bool` that is not known is a tensor with one element,
since a symbol's truth cannot be asked without fixing it.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.fx.experimental.symbolic_shapes import statically_known_true

__all__ = ["Number", "assure", "compare", "held", "math_function", "not_", "smallest_or_largest", "to_bool", "to_float",
           "to_int", "to_number"]

Number = bool | int | float | complex | torch.SymInt | torch.SymFloat | torch.SymBool


def held(value: Any) -> Tensor:
    """A number as a tensor without dimensions, of TorchScript's type for it."""
    number: Any = value  # scalar_tensor's annotations have no symbols
    if isinstance(value, Tensor):
        return value
    if isinstance(value, bool | torch.SymBool):
        return torch.scalar_tensor(number, dtype=torch.bool)
    if isinstance(value, int | torch.SymInt):
        return torch.scalar_tensor(number, dtype=torch.int64)
    dtype = torch.complex128 if isinstance(value, complex) else torch.float64
    return torch.scalar_tensor(number, dtype=dtype)


def assure(condition: Any, text: str) -> None:
    """Raise an error with this text when the program runs and the condition does not hold.

    In a branch that is only where the branch is taken, unlike torch._check.
    """
    if not (condition is True or (isinstance(condition, torch.SymBool) and statically_known_true(condition))):
        torch.ops.aten._assert_async.msg(held(condition), text)


def _at_start(value: Tensor) -> Tensor:
    """The tensor, not as a view at a place that depends on values, whose number fake tensors do not give."""
    return value.clone() if isinstance(value.storage_offset(), torch.SymInt) else value


def to_int(value: Any) -> Any:
    if isinstance(value, Tensor):
        return _at_start(value).to(torch.int64).item()
    return torch.sym_int(value) if isinstance(value, torch.SymInt | torch.SymFloat) else int(value)


def to_float(value: Any) -> Any:
    if isinstance(value, Tensor):
        return _at_start(value).to(torch.float64).item()
    return torch.sym_float(value) if isinstance(value, torch.SymInt | torch.SymFloat) else float(value)


def to_bool(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.reshape(()).to(torch.bool)
    if isinstance(value, torch.SymInt | torch.SymFloat):
        return compare("ne")(value, 0)
    return bool(value)


def to_number(value: Any) -> Any:
    """The number that a tensor with one element holds."""
    if not isinstance(value, Tensor):
        return value
    if value.dtype == torch.bool:
        return to_bool(value)
    return to_float(value) if value.dtype.is_floating_point else to_int(value)


def not_(value: Any) -> Any:
    return value.logical_not() if isinstance(value, Tensor) else not value


def compare(name: str) -> Callable[[Any, Any], Any]:
    """A comparison by its name, or a connective of conditions; its result is a tensor where it is not known."""
    function = getattr(operator, name)

    def compared(one: Any, other: Any) -> Any:
        if isinstance(one, Tensor) or isinstance(other, Tensor):
            return function(held(one), held(other))
        found = function(one, other)
        if not isinstance(found, torch.SymBool):
            return found
        if statically_known_true(found):
            return True
        if statically_known_true(torch.sym_not(found)):
            return False
        return function(held(one), held(other))

    return compared


def smallest_or_largest(name: str) -> Callable[..., Any]:
    """`min` or `max` of numbers."""
    symbolic = getattr(torch, f"sym_{name}")

    def chosen(*values: Any) -> Any:
        first, *others = values[0] if len(values) == 1 else values
        for each in others:
            first = symbolic(first, each)
        return first

    return chosen


def math_function(name: str) -> Callable[..., Any]:
    """A function of Python's `math`."""
    function, symbolic = getattr(math, name), getattr(torch, f"_sym_{name}", None)

    def computed(*values: Any) -> Any:
        if symbolic is not None and isinstance(values[0], torch.SymInt | torch.SymFloat):
            return symbolic(*values)
        return function(*values)

    return computed
