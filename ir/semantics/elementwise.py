"""Reference semantics of elementwise prim ops, with torch.

Operands of bf16 and f16 are converted to f32, and the result is rounded once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from xdsl.ir import Operation

from ..dialects import prim
from ..dtypes import torch_dtype
from ..philox import random_bits

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["elementwise_functions", "execute_elementwise"]

Function = Callable[..., "Tensor"]


def execute_elementwise(op: Operation, operands: Sequence[Tensor]) -> Tensor:
    """Execute an elementwise op."""
    import torch

    result_dtype = torch_dtype(op.results[0].type.element_type)  # type: ignore[attr-defined]
    low = (torch.float16, torch.bfloat16)
    if not isinstance(op, prim.NextafterOp | prim.BitcastOp):
        operands = [value.float() if value.dtype in low else value for value in operands]
    return elementwise_functions()[type(op)](op, *operands).to(result_dtype)


@cache
def elementwise_functions() -> dict[type[Operation], Function]:
    """For each op class, a function of the op and its operands."""
    import torch

    unary = {
        prim.AbsOp: _absolute, prim.NegOp: torch.neg, prim.SignOp: torch.sign, prim.NotOp: torch.bitwise_not,
        prim.ExpOp: torch.exp, prim.Exp2Op: torch.exp2, prim.Expm1Op: torch.expm1, prim.LogOp: torch.log,
        prim.Log1pOp: torch.log1p, prim.Log2Op: torch.log2, prim.Log10Op: torch.log10,
        prim.SqrtOp: _square_root, prim.RsqrtOp: torch.rsqrt, prim.ReciprocalOp: torch.reciprocal,
        prim.SinOp: torch.sin, prim.CosOp: torch.cos, prim.TanOp: torch.tan,
        prim.AsinOp: torch.asin, prim.AcosOp: torch.acos, prim.AtanOp: torch.atan,
        prim.SinhOp: torch.sinh, prim.CoshOp: torch.cosh, prim.TanhOp: torch.tanh, prim.AsinhOp: torch.asinh,
        prim.AcoshOp: torch.acosh, prim.AtanhOp: torch.atanh, prim.ErfOp: torch.erf, prim.ErfcOp: torch.erfc,
        prim.LgammaOp: torch.lgamma, prim.SigmoidOp: torch.sigmoid, prim.FloorOp: torch.floor,
        prim.CeilOp: torch.ceil, prim.RoundOp: torch.round, prim.TruncOp: torch.trunc,
    }
    binary = {
        prim.AddOp: torch.add, prim.SubOp: torch.sub, prim.MulOp: torch.mul, prim.MaximumOp: _maximum,
        prim.MinimumOp: _minimum, prim.PowOp: torch.pow, prim.DivOp: _divide,
        prim.FloorDivOp: _floor_divide, prim.RemOp: _remainder, prim.Atan2Op: torch.atan2,
        prim.CopysignOp: torch.copysign, prim.NextafterOp: torch.nextafter, prim.AndOp: torch.bitwise_and,
        prim.OrOp: torch.bitwise_or, prim.XorOp: torch.bitwise_xor, prim.ShiftLeftOp: _shift_left,
        prim.ShiftRightOp: _shift_right, prim.SelectOp: torch.where, prim.FmaOp: _fused_multiply_add,
        prim.RandomBitsOp: random_bits,
    }
    comparisons = {
        "eq": torch.eq, "ne": torch.ne, "lt": torch.lt, "le": torch.le, "gt": torch.gt, "ge": torch.ge,
    }
    plain: dict[type[Operation], Function] = {**unary, **binary}
    return {kind: _ignoring_op(function) for kind, function in plain.items()} | {
        prim.CompareOp: lambda op, lhs, rhs: comparisons[str(op.comparison.data)](lhs, rhs),
        prim.ConvertOp: _convert,
        prim.BitcastOp: lambda op, value: value.view(torch_dtype(op.result.type.element_type)),
    }


def _convert(op: prim.ConvertOp, value: Tensor) -> Tensor:
    """The conversion to the result's type suffices, except that versions of torch differ in what becomes of numbers
    that f8E4M3FN cannot represent."""
    import torch

    is_limited = torch_dtype(op.result.type.element_type) == torch.float8_e4m3fn
    return value.float().clamp(-448, 448) if is_limited else value


def _ignoring_op(function: Function) -> Function:
    return lambda op, *operands: function(*operands)


def _square_root(value: Tensor) -> Tensor:
    """The correctly rounded square root; torch.sqrt on the CPU uses a library that is off by one bit on some
    processors.
    """
    import numpy as np
    import torch

    if not value.is_cpu:
        return torch.sqrt(value)
    with np.errstate(invalid="ignore"):
        return torch.as_tensor(np.sqrt(np.asarray(value)))


def _maximum(lhs: Tensor, rhs: Tensor) -> Tensor:
    """The larger element; of zeros the first one, as in kernels and in torch's `clamp`. In torch.maximum that depends
    on the position of the element."""
    import torch

    return torch.where((rhs > lhs) | (rhs != rhs), rhs, lhs) if lhs.is_floating_point() else torch.maximum(lhs, rhs)


def _minimum(lhs: Tensor, rhs: Tensor) -> Tensor:
    """The smaller element, likewise."""
    import torch

    return torch.where((rhs < lhs) | (rhs != rhs), rhs, lhs) if lhs.is_floating_point() else torch.minimum(lhs, rhs)


def _absolute(value: Tensor) -> Tensor:
    return value.abs() if value.dtype.is_signed else value


def _divide(lhs: Tensor, rhs: Tensor) -> Tensor:
    import torch

    if lhs.dtype.is_floating_point:
        return torch.div(lhs, rhs)
    return _whole_division(functools.partial(torch.div, rounding_mode="trunc"), lhs, rhs, -lhs)


def _floor_divide(lhs: Tensor, rhs: Tensor) -> Tensor:
    import torch

    if lhs.dtype.is_floating_point:
        return torch.floor_divide(lhs, rhs)
    return _whole_division(torch.floor_divide, lhs, rhs, -lhs)


def _remainder(lhs: Tensor, rhs: Tensor) -> Tensor:
    import torch

    if lhs.dtype.is_floating_point:
        return torch.fmod(lhs, rhs)
    return _whole_division(torch.fmod, lhs, rhs, torch.zeros_like(lhs))


def _whole_division(divide: Function, lhs: Tensor, rhs: Tensor, by_minus_one: Tensor) -> Tensor:
    """An integer division that wraps around for the least integer over minus one, where the processor would trap."""
    import torch

    if not lhs.dtype.is_signed:
        return divide(lhs, rhs)
    special = rhs == -1
    return torch.where(special, by_minus_one, divide(lhs, torch.where(special, 1, rhs)))


def _fused_multiply_add(lhs: Tensor, rhs: Tensor, addend: Tensor) -> Tensor:
    """For f32, exact apart from a second rounding of the exact sum; for f64 the product is rounded too."""
    return (lhs.double() * rhs.double() + addend.double()).to(lhs.dtype)


def _width(value: Tensor) -> int:
    return value.element_size() * 8


def _shift_left(lhs: Tensor, rhs: Tensor) -> Tensor:
    import torch

    inside = (rhs >= 0) & (rhs < _width(lhs))
    return torch.where(inside, lhs << torch.where(inside, rhs, 0), 0)


def _shift_right(lhs: Tensor, rhs: Tensor) -> Tensor:
    import torch

    inside = (rhs >= 0) & (rhs < _width(lhs))
    return lhs >> torch.where(inside, rhs, _width(lhs) - 1)
