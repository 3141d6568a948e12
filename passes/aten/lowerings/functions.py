"""Elementwise functions of one operand: elementary functions, signs and roundings."""

from __future__ import annotations

import math
from functools import partial

from xdsl.dialects.builtin import IntegerType, Signedness
from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import BOOL
from ....ir.shapes import tensor
from ..operators.promotion import is_float
from .builder import Builder, element, sizes
from .table import lowers, pointwise

# Functions of one float; integers are converted to the result's type first.
# fmt: off
FUNCTIONS = {
    "exp": prim.ExpOp, "exp2": prim.Exp2Op, "expm1": prim.Expm1Op, "log": prim.LogOp, "log1p": prim.Log1pOp,
    "log2": prim.Log2Op, "log10": prim.Log10Op, "sqrt": prim.SqrtOp, "rsqrt": prim.RsqrtOp, "reciprocal":
    prim.ReciprocalOp, "sin": prim.SinOp, "cos": prim.CosOp, "tan": prim.TanOp, "asin": prim.AsinOp, "acos":
    prim.AcosOp, "atan": prim.AtanOp, "sinh": prim.SinhOp, "cosh": prim.CoshOp, "tanh": prim.TanhOp, "asinh":
    prim.AsinhOp, "acosh": prim.AcoshOp, "atanh": prim.AtanhOp, "erf": prim.ErfOp, "erfc": prim.ErfcOp,
    "lgamma": prim.LgammaOp, "sigmoid": prim.SigmoidOp,
}
# Functions that leave an integer as it is.
ROUNDINGS = {"floor": prim.FloorOp, "ceil": prim.CeilOp, "round": prim.RoundOp, "trunc": prim.TruncOp}
# prims has the same functions under these names.
PRIMS = ("abs acos acosh asin asinh atan atanh ceil cos cosh erf erfc exp exp2 expm1 floor lgamma log log10 "
         "log1p log2 neg reciprocal round rsqrt sign sin sinh sqrt tan tanh trunc").split()
# fmt: on


def _spellings(name: str) -> list[str]:
    return [f"aten.{name}", *([f"prims.{name}"] if name in PRIMS else [])]


def _function(kind: type[prim.UnaryOp], b: Builder, x: SSAValue) -> SSAValue:
    if kind is prim.ErfOp:  # ATen's has no digit right for the smallest numbers
        b.leave_if_strict()
    return b.emit(kind(b.convert(x, b.result_element)))


def _rounding(kind: type[prim.UnaryOp], b: Builder, x: SSAValue) -> SSAValue:
    return b.emit(kind(x)) if is_float(element(x)) else x


for _name, _kind in FUNCTIONS.items():
    lowers(*_spellings(_name))(partial(_function, _kind))
for _name, _kind in ROUNDINGS.items():
    lowers(*_spellings(_name))(partial(_rounding, _kind))


def _is_unsigned(x: SSAValue) -> bool:
    kind = element(x)
    return kind == BOOL or (isinstance(kind, IntegerType) and kind.signedness.data == Signedness.UNSIGNED)


@lowers("aten.abs", "prims.abs")
def absolute(b: Builder, x: SSAValue) -> SSAValue:
    return x if _is_unsigned(x) else b.abs(x)


@lowers("aten.neg", "prims.neg")
def neg(b: Builder, x: SSAValue) -> SSAValue:
    return b.neg(x)


@lowers("aten.sign", "aten.sgn", "prims.sign")
def sign(b: Builder, x: SSAValue) -> SSAValue:
    return b.convert(b.truth(x), element(x)) if _is_unsigned(x) else b.sign(x)


@lowers("aten._conj", "aten._neg_view_copy", "prims.conj", "prims.conj_physical", "aten.conj_physical")
def unchanged(b: Builder, x: SSAValue) -> SSAValue:
    return x


@lowers("aten.round.decimals")
def round_decimals(b: Builder, x: SSAValue, decimals: int) -> SSAValue:
    wide, power = b.widen(x), 10.0 ** abs(decimals)
    up, down = (b.mul, b.div) if decimals >= 0 else (b.div, b.mul)
    return b.convert(down(b.round(up(wide, power)), power), element(x))


@pointwise("aten.frac")
def frac(b: Builder, x: SSAValue) -> SSAValue:
    return b.sub(x, b.trunc(x))


@pointwise("aten.angle")
def angle(b: Builder, x: SSAValue) -> SSAValue:
    """Of a real number: half a turn if it is negative."""
    turned = b.select(b.lt(x, 0.0), math.pi, b.constant(0.0, tensor(sizes(x), element(x))))
    return b.select(b.is_nan(x), x, turned)
