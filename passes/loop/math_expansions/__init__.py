"""Elementary functions as arithmetic on f32: each function builds an expansion and says how accurate it is.

Errors are the largest over all floats, in ULP: units in the last place of the exact result. Zeros, infinities
and NaNs give what C's functions give, and so do arguments and results that are denormal.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import math
from xdsl.ir import Operation, SSAValue

from .builder import MathBuilder
from .error_function import erf
from .exponential import exp, exp2, expm1
from .hyperbolic import tanh
from .logarithm import log, log1p, log2, log10
from .trigonometric import cos, sin, tan

Expansion = Callable[..., SSAValue]

EXPANSIONS: dict[type[Operation], Expansion] = {
    math.CosOp: cos,
    math.ErfOp: erf,
    math.Exp2Op: exp2,
    math.ExpM1Op: expm1,
    math.ExpOp: exp,
    math.Log10Op: log10,
    math.Log1pOp: log1p,
    math.Log2Op: log2,
    math.LogOp: log,
    math.SinOp: sin,
    math.TanOp: tan,
    math.TanhOp: tanh,
}

__all__ = ["EXPANSIONS", "Expansion", "MathBuilder"]
