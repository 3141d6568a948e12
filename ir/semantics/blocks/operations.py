"""Reference semantics of the operations on blocks that neither access memory nor contain others, with numpy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import numpy
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr
from xdsl.ir import Operation

from ...dialects import arith, triton
from ...dialects.triton import PropagateNan, element_of, shape_of
from ..kernels.arithmetic import DIVISIONS, constant_value, divided, functions
from ..kernels.values import Value, of_type

__all__ = ["block_functions"]

Function = Callable[..., Value]


@cache
def block_functions() -> dict[type[Operation], Function]:
    """For each class of operations, a function of the operation and its operands' values that returns its results."""
    return {
        **functions(), **dict.fromkeys(DIVISIONS, lambda op, a, b: divided(op, a, b)[0]),
        arith.ConstantOp: _constant,
        triton.BitcastOp: _bitcast,
        triton.MakeRangeOp: lambda op: numpy.arange(op.start.value.data, op.end.value.data, dtype=numpy.int32),
        triton.SplatOp: lambda op, x: numpy.full(shape_of(op.result.type), x),
        triton.ExpandDimsOp: lambda op, x: numpy.expand_dims(x, op.axis.value.data),
        triton.BroadcastOp: _reshaped(numpy.broadcast_to), triton.ReshapeOp: _reshaped(numpy.reshape),
        triton.TransOp: lambda op, x: numpy.transpose(x, op.permutation),
        triton.JoinOp: lambda op, x, y: numpy.stack([x, y], -1),
        triton.SplitOp: lambda op, x: (x[..., 0], x[..., 1]),
        triton.GatherOp: lambda op, x, indices: numpy.take_along_axis(x, indices, op.axis.value.data),
        triton.HistogramOp: _histogram,
        triton.AddPtrOp: lambda op, addresses, offsets: addresses + offsets.astype(numpy.int64) * _item_size(op),
        triton.PreciseDivFOp: lambda op, x, y: numpy.divide(x, y), triton.PreciseSqrtOp: lambda op, x: numpy.sqrt(x),
        triton.ClampFOp: _clamp, triton.MulhiUIOp: _high_product, triton.DotOp: _dot,
        triton.ExternElementwiseOp: _of_library, triton.FpToFpOp: lambda op, x: of_type(x, op.result.type),
    }


def _constant(op: arith.ConstantOp) -> Value:
    if not isinstance(op.value, DenseIntOrFPElementsAttr):
        return constant_value(op)
    numbers, shape = list(op.value.get_values()), shape_of(op.result.type)
    values = of_type(numbers, element_of(op.result.type))
    return numpy.full(shape, values[0]) if len(numbers) == 1 else values.reshape(shape)


def _reshaped(change: Callable[..., Value]) -> Function:
    return lambda op, x: change(x, shape_of(op.result.type))


def _item_size(op: triton.AddPtrOp) -> int:
    pointee = element_of(op.result.type).pointee  # type: ignore[attr-defined]
    return pointee.bitwidth // 8


def _bitcast(op: triton.BitcastOp, value: Value) -> Value:
    if isinstance(element_of(op.result.type), triton.PointerType):
        return value
    return functions()[arith.BitcastOp](op, value)


def _histogram(op: triton.HistogramOp, values: Value) -> Value:
    return numpy.array([(values == each).sum() for each in range(*shape_of(op.result.type))], numpy.int32)


def _clamp(op: triton.ClampFOp, x: Value, low: Value, high: Value) -> Value:
    if op.propagate_nan.data == PropagateNan.ALL:
        return numpy.minimum(numpy.maximum(x, low), high)
    return numpy.fmin(numpy.fmax(x, low), high)


@partial(numpy.vectorize, excluded={2}, otypes=[object])
def _exact_high_product(x: int, y: int, bits: int) -> int:
    modulus = 1 << bits
    return ((int(x) % modulus) * (int(y) % modulus)) >> bits


def _high_product(op: triton.MulhiUIOp, x: Value, y: Value) -> Value:
    unsigned = numpy.dtype(f"uint{8 * x.dtype.itemsize}")
    return numpy.asarray(_exact_high_product(x, y, 8 * x.dtype.itemsize)).astype(unsigned).view(x.dtype)[()]


def _dot(op: triton.DotOp, x: Value, y: Value, into: Value) -> Value:
    wide = into.dtype if into.dtype.kind == "i" or into.dtype.itemsize > 2 else numpy.dtype(numpy.float32)
    product = numpy.matmul(x.astype(wide), y.astype(wide))
    return of_type(product + into, op.result.type)


def _of_library(op: triton.ExternElementwiseOp, *values: Value) -> Value:
    from .libdevice import evaluate_symbol

    return of_type(evaluate_symbol(op.symbol.data, values), op.result.type)
