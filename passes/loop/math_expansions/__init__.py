"""Elementary functions as arithmetic on f32: each function builds an expansion and says how accurate it is.

Errors are in ULP, units in the last place of the exact result, and the largest over all floats; of functions of
two operands, the largest of fifty million samples. Zeros, infinities, NaNs and denormals give what C's functions
give. The polynomials are minimax fits, made by tests/passes/math_fits.py.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import math
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import LibmOp
from .builder import Constants, MathBuilder
from .error_function import erf, erfc
from .exponential import exp, exp2, expm1
from .gamma import lgamma
from .hyperbolic import cosh, sinh, tanh
from .inverse_hyperbolic import acosh, asinh, atanh
from .inverse_trigonometric import acos, asin, atan, atan2
from .logarithm import log, log1p, log2, log10
from .neighbours import nextafter
from .power import powf
from .remainder import fmod
from .trigonometric import cos, sin, tan

Expansion = Callable[..., SSAValue]

EXPANSIONS: dict[type[Operation], Expansion] = {
    math.AcosOp: acos,
    math.AcoshOp: acosh,
    math.AsinOp: asin,
    math.AsinhOp: asinh,
    math.Atan2Op: atan2,
    math.AtanOp: atan,
    math.AtanhOp: atanh,
    math.CosOp: cos,
    math.CoshOp: cosh,
    math.ErfOp: erf,
    math.Exp2Op: exp2,
    math.ExpM1Op: expm1,
    math.ExpOp: exp,
    math.Log10Op: log10,
    math.Log1pOp: log1p,
    math.Log2Op: log2,
    math.LogOp: log,
    math.PowFOp: powf,
    math.SinOp: sin,
    math.SinhOp: sinh,
    math.TanOp: tan,
    math.TanhOp: tanh,
}

LIBM_EXPANSIONS: dict[str, Expansion] = {"erfc": erfc, "fmod": fmod, "lgamma": lgamma, "nextafter": nextafter}
"""Expansions of `loop.libm` by the name of the function."""


def expansion_of(op: Operation) -> Expansion | None:
    """What builds the expansion of an operation; None for one that has none."""
    if isinstance(op, LibmOp):
        return LIBM_EXPANSIONS.get(op.function.data)
    return EXPANSIONS.get(type(op))


__all__ = ["EXPANSIONS", "LIBM_EXPANSIONS", "Constants", "Expansion", "MathBuilder", "expansion_of"]
