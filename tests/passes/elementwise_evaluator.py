"""Runs functions of elementwise scalar or vector IR on numpy arrays; each operation is rounded by IEEE 754.

The value of a vector type is an array of shape (vectors, lanes), that of a scalar type has shape (count, 1).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.utils.type import get_element_type_or_self

from stepwell.ir.dialects.loop import LibmOp

Values = dict[SSAValue, np.ndarray]
Formula = Callable[..., np.ndarray]


def evaluate(function: FuncOp, *arguments: np.ndarray) -> np.ndarray:
    """The function's one result."""
    values: Values = dict(zip(function.body.block.args, arguments, strict=True))
    with np.errstate(all="ignore"):
        return _run(function.body.block, values)


def _run(block: Block, values: Values) -> np.ndarray:
    """The value that the block's terminator gives."""
    for op in block.ops:
        operands = [values[operand] for operand in op.operands]
        if op.name in ("func.return", "scf.yield"):
            return operands[0]
        if op.name == "scf.if":
            branches = [_run(region.block, values) for region in op.regions]
            values[op.results[0]] = np.where(operands[0], *branches)
        else:
            values[op.results[0]] = _formula(op)(*operands)
    raise AssertionError("a block without a terminator")


def _formula(op: Operation) -> Formula:
    if op.name == "arith.constant":
        return lambda: _constant(op)
    if op.name in ("arith.cmpf", "arith.cmpi"):
        return COMPARISONS[op.predicate_name]  # type: ignore[attr-defined]
    if op.name == "arith.bitcast":
        return lambda a: a.view(_dtype(op.results[0].type))
    if op.name in ("arith.extf", "arith.truncf", "arith.sitofp"):
        return lambda a: a.astype(_dtype(op.results[0].type))
    if isinstance(op, LibmOp):
        return {"fmod": np.fmod}[op.function.data]
    return FORMULAS[op.name]


def _constant(op: Operation) -> np.ndarray:
    value = op.properties["value"]
    if isinstance(value, DenseIntOrFPElementsAttr):
        return np.array([value.get_values()[:1]], _dtype(value.type))
    assert isinstance(value, FloatAttr | IntegerAttr)
    return np.array([[value.value.data]], _dtype(value.type))


def _dtype(value_type: Attribute) -> np.dtype:
    element_type = get_element_type_or_self(value_type)
    if isinstance(element_type, IntegerType):
        return np.dtype(np.bool_ if element_type.width.data == 1 else f"int{element_type.width.data}")
    return {Float32Type: np.dtype(np.float32), Float64Type: np.dtype(np.float64)}[type(element_type)]


def fused_multiply_add(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """a * b + c of f32, rounded once.

    The product is exact in f64. The sum is rounded to odd there, after which rounding to f32 is as if it were
    the first.
    """
    product, addend = np.broadcast_arrays(a.astype(np.float64) * b, c.astype(np.float64))
    total = product + addend
    part = total - product
    error = (product - (total - part)) + (addend - part)
    is_even = total.view(np.int64) & 1 == 0
    inexact = np.isfinite(total) & (error != 0) & is_even
    return np.where(inexact, np.nextafter(total, np.copysign(np.inf, error)), total).astype(np.float32)


def _unsigned(formula: Formula) -> Formula:
    return lambda a, b: formula(a.view(np.uint32), b.view(np.uint32))


COMPARISONS: dict[str, Formula] = {
    "oeq": np.equal,
    "ogt": np.greater,
    "olt": np.less,
    "uno": lambda a, b: np.isnan(a) | np.isnan(b),
    "ne": np.not_equal,
    "slt": np.less,
    "ult": _unsigned(np.less),
    "uge": _unsigned(np.greater_equal),
}

def scaled(a: np.ndarray, n: np.ndarray) -> np.ndarray:
    return np.ldexp(a, np.nan_to_num(n).astype(np.int32))


FORMULAS: dict[str, Formula] = {
    "arith.addf": np.add,
    "arith.andi": np.bitwise_and,
    "arith.divf": np.divide,
    "arith.maximumf": np.maximum,
    "arith.minimumf": np.minimum,
    "arith.mulf": np.multiply,
    "arith.negf": np.negative,
    "arith.ori": np.bitwise_or,
    "arith.select": np.where,
    "arith.shli": np.left_shift,
    "arith.shrsi": np.right_shift,
    "arith.shrui": lambda a, b: np.right_shift(a.view(np.uint32), b.view(np.uint32)).view(np.int32),
    "arith.subf": np.subtract,
    "arith.subi": np.subtract,
    "arith.xori": np.bitwise_xor,
    "loop.scale": scaled,
    "loop.reduce_lanes": lambda a: a.any(axis=-1, keepdims=True),
    "math.absf": np.abs,
    "math.cos": np.cos,
    "math.fma": fused_multiply_add,
    "math.sin": np.sin,
    "math.sqrt": np.sqrt,
    "math.tan": np.tan,
    "math.trunc": np.trunc,
}
