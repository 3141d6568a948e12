"""Corrections of Triton's interpreter where it differs from a GPU: rounding of conversions to bfloat16, arithmetic on
types that numpy lacks, and assertions. Imported when a kernel is interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import torch
import triton.language as tl
from triton.runtime.interpreter import InterpreterBuilder, TensorHandle

from .....ir.errors import IndexOutOfRange
from .....ir.semantics.blocks.libdevice import evaluate_symbol

__all__ = ["Builder", "numbers", "stored"]

# Floats that numpy lacks, and the integers that hold their bits in the interpreter.
_FOREIGN = {
    tl.bfloat16: (torch.bfloat16, torch.int16, np.uint16),
    tl.float8e5: (torch.float8_e5m2, torch.int8, np.uint8),
    tl.float8e4nv: (torch.float8_e4m3fn, torch.int8, np.uint8),
}


class Builder(InterpreterBuilder):
    """Evaluates the operations of a kernel."""

    def __init__(self, kernel: str):
        super().__init__()
        self.kernel = kernel
        # Triton omits assertions without `debug`, with which integer overflow is an error unless it is allowed.
        self.options = replace(self.options, debug=True, sanitize_overflow=False)

    def cast_impl(self, src: TensorHandle, dst_type: Any) -> TensorHandle:
        return stored(numbers(src), dst_type.scalar)

    def create_fp_to_fp(self, src: TensorHandle, dst_type: Any, rounding_mode: Any) -> TensorHandle:
        if rounding_mode is None or "RTNE" in str(rounding_mode):
            return self.cast_impl(src, dst_type)
        return super().create_fp_to_fp(src, dst_type, rounding_mode)

    def binary_op(self, lhs: TensorHandle, rhs: TensorHandle, op: Callable[..., np.ndarray]) -> TensorHandle:
        foreign = lhs.dtype.scalar in _FOREIGN
        result = op(numbers(lhs), numbers(rhs)) if foreign else super().binary_op(lhs, rhs, op).data
        if result.dtype == bool:  # a comparison, to which the interpreter gives the type of its operands
            return TensorHandle(result, tl.int1)
        return stored(result, lhs.dtype.scalar) if foreign else TensorHandle(result, lhs.dtype.scalar)

    def unary_op(self, arg: TensorHandle, op: Callable[..., np.ndarray]) -> TensorHandle:
        return stored(op(numbers(arg)), arg.dtype.scalar)

    def create_maxnumf(self, lhs: TensorHandle, rhs: TensorHandle) -> TensorHandle:
        return self.binary_op(lhs, rhs, np.fmax)  # NaN is ignored, unlike in Triton 3.6

    def create_minnumf(self, lhs: TensorHandle, rhs: TensorHandle) -> TensorHandle:
        return self.binary_op(lhs, rhs, np.fmin)

    def create_fma(self, x: TensorHandle, y: TensorHandle, z: TensorHandle) -> TensorHandle:
        # Triton 3.6 rounds the product. Three f32 in f64 are rounded too, but not where products cancel.
        if z.dtype.scalar == tl.float64:
            return super().create_fma(x, y, z)
        a, b, c = (numbers(each).astype(np.float64) for each in (x, y, z))
        return stored((a * b + c).astype(np.float32), z.dtype.scalar)

    def create_umulhi(self, lhs: TensorHandle, rhs: TensorHandle) -> TensorHandle:
        # Triton 3.6 sign-extends int32.
        bits = np.dtype(f"uint{lhs.data.dtype.itemsize * 8}")
        product = super().create_umulhi(*(TensorHandle(each.data.view(bits), each.dtype) for each in (lhs, rhs)))
        return TensorHandle(product.data.view(lhs.data.dtype), lhs.dtype.scalar)

    def create_dot(self, a: TensorHandle, b: TensorHandle, d: TensorHandle, input_precision: Any,
                   max_num_imprecise_acc: int) -> TensorHandle:
        # Triton multiplies the bit patterns of bfloat16 as integers.
        product = np.matmul(numbers(a), numbers(b), dtype=d.data.dtype)
        return TensorHandle(product + d.data, d.dtype.scalar)

    def create_extern_elementwise(self, libName: str, libPath: str, symbol: str, argList: list[TensorHandle],
                                  retType: Any, isPure: bool) -> TensorHandle:
        return stored(evaluate_symbol(symbol, [numbers(each) for each in argList]), retType.scalar)

    def create_assert(self, condition: TensorHandle, message: str) -> None:
        if not condition.data.all():
            error = IndexOutOfRange if message.startswith("index out of range") else RuntimeError
            raise error(f"{message} in kernel {self.kernel}")


def numbers(handle: TensorHandle) -> np.ndarray:
    """The elements as numbers of a type that numpy supports."""
    if (foreign := _FOREIGN.get(handle.dtype.scalar)) is None:
        return handle.data
    dtype, bits, _ = foreign
    data = np.ascontiguousarray(handle.data).view(f"int{bits.itemsize * 8}")
    return torch.from_numpy(data).view(dtype).float().numpy()


def stored(data: np.ndarray, dtype: Any) -> TensorHandle:
    """Round numbers to a type, to nearest even, in the interpreter's representation."""
    if (foreign := _FOREIGN.get(dtype)) is not None:
        type, bits, unsigned = foreign
        wide = data if data.dtype in (np.float16, np.float32, np.float64) else data.astype(np.float64)
        rounded = torch.from_numpy(np.array(wide)).to(type).view(bits).numpy().view(unsigned)
        return TensorHandle(rounded, dtype)
    return TensorHandle(data.astype(_NUMPY[dtype.name], copy=False), dtype)


_NUMPY = {"int1": np.bool_, "fp16": np.float16, "fp32": np.float32, "fp64": np.float64,
          **{f"{sign}int{bits}": np.dtype(f"{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)}}
