"""Comparisons, logic, bits, and tests for special floats."""

from __future__ import annotations

import math
from functools import partial

from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import BOOL
from ....ir.shapes import tensor
from ..operators.promotion import is_float
from .builder import Builder, Operand, element, sizes
from .table import lowers


def _compare(kind: str, b: Builder, x: Operand, y: Operand) -> SSAValue:
    return b.emit(prim.CompareOp(kind, *b.match(x, y)))


for _kind in ("eq", "ne", "lt", "le", "gt", "ge"):
    lowers(f"aten.{_kind}.Tensor", f"aten.{_kind}.Scalar", f"prims.{_kind}")(partial(_compare, _kind))


# Logic: anything but 0 is true.


def _truths(b: Builder, x: SSAValue, y: SSAValue) -> list[SSAValue]:
    return b.match(b.truth(x), b.truth(y))


@lowers("aten.logical_and")
def logical_and(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.logical_and(*_truths(b, x, y))


@lowers("aten.logical_or")
def logical_or(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.logical_or(*_truths(b, x, y))


@lowers("aten.logical_xor")
def logical_xor(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.xor(*_truths(b, x, y))


@lowers("aten.logical_not")
def logical_not(b: Builder, x: SSAValue) -> SSAValue:
    return b.logical_not(x) if element(x) == BOOL else b.eq(x, 0)


# Bits

BITWISE = {"and": prim.AndOp, "or": prim.OrOp, "xor": prim.XorOp}
SHIFTS = {"left": ("lshift", prim.ShiftLeftOp), "right": ("rshift", prim.ShiftRightOp)}


def _bitwise(kind: type[prim.IntegerBinaryOp], b: Builder, x: Operand, y: Operand) -> SSAValue:
    if is_float(b.result_element):
        b.extern("no lowering: a shift of floats")
    return b.emit(kind(*(b.fit(v, b.result_sizes, b.result_element) for v in (x, y))))


for _name, _operation in BITWISE.items():
    lowers(
        *(f"aten.bitwise_{_name}.{o}" for o in ("Tensor", "Scalar", "Scalar_Tensor")),
        f"prims.bitwise_{_name}",
    )(partial(_bitwise, _operation))
for _name, (_alias, _operation) in SHIFTS.items():
    lowers(
        *(f"aten.bitwise_{_name}_shift.{o}" for o in ("Tensor", "Tensor_Scalar", "Scalar_Tensor")),
        f"aten.__{_alias}__.Tensor",
        f"aten.__{_alias}__.Scalar",
    )(partial(_bitwise, _operation))
lowers("prims.shift_left")(partial(_bitwise, prim.ShiftLeftOp))
lowers("prims.shift_right_arithmetic")(partial(_bitwise, prim.ShiftRightOp))


@lowers("aten.bitwise_not", "prims.bitwise_not")
def bitwise_not(b: Builder, x: SSAValue) -> SSAValue:
    return b.logical_not(x)


# Special floats; an integer is never one.


def _everywhere(b: Builder, x: SSAValue, truth: bool) -> SSAValue:
    return b.constant(truth, tensor(sizes(x), BOOL))


@lowers("aten.isnan")
def isnan(b: Builder, x: SSAValue) -> SSAValue:
    return b.is_nan(x) if is_float(element(x)) else _everywhere(b, x, False)


@lowers("aten.isinf")
def isinf(b: Builder, x: SSAValue) -> SSAValue:
    return b.eq(b.abs(x), math.inf) if is_float(element(x)) else _everywhere(b, x, False)


@lowers("prims.isfinite")
def isfinite(b: Builder, x: SSAValue) -> SSAValue:
    return b.lt(b.abs(x), math.inf) if is_float(element(x)) else _everywhere(b, x, True)


@lowers("aten.isposinf")
def isposinf(b: Builder, x: SSAValue) -> SSAValue:
    return b.eq(x, math.inf) if is_float(element(x)) else _everywhere(b, x, False)


@lowers("aten.isneginf")
def isneginf(b: Builder, x: SSAValue) -> SSAValue:
    return b.eq(x, -math.inf) if is_float(element(x)) else _everywhere(b, x, False)


@lowers("aten.signbit", "prims.signbit")
def signbit(b: Builder, x: SSAValue) -> SSAValue:
    if element(x) == BOOL:
        return _everywhere(b, x, False)
    return b.lt(b.copysign(1.0, x), 0.0) if is_float(element(x)) else b.lt(x, 0)
