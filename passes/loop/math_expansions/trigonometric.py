"""sin, cos and tan: a multiple of pi (of pi/2 for tan) is subtracted as the sum of three floats.

That is Cody and Waite's reduction (see `exponential`). With fused multiply-adds its first step is exact, and
each other step rounds once, relative to the rest. It serves up to WIDE; a vector with a lane beyond goes
through the function for f64, which reduces any argument.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from xdsl.dialects import math as math_dialect
from xdsl.ir import Operation, SSAValue

from .builder import MathBuilder

WIDE = 2.0**17

PI = (3.141592502593994, 1.5099578831723193e-07, 1.078060505991553e-14)
"""pi as the sum of three floats, each rounded towards zero: subtracting no multiples of them leaves a -0."""

# sin r = r + r**3 (..) in r**2, to 3.6e-8 for |r| <= pi/2. The fit is to 6.4e-9; these come from a search in
# its last places for the least error of the evaluation by which no sine is beyond 1, and cos 0 is 1.
SIN = (-0.166666567, 0.00833306182, -0.000198098409, 2.60537922e-06)

# tan r = r + r**3 (..) in r**2, to 1.3e-9 for |r| <= pi/4.
TAN = (
    0.33333349227905273,
    0.1333267241716385,
    0.05405943840742111,
    0.02128286100924015,
    0.010837319307029247,
    8.453512418782339e-05,
    0.004379944875836372,
)


def sin(b: MathBuilder, x: SSAValue) -> SSAValue:
    """sin x = (-1)**n sin(x - n pi) within 2.1 ULP, and never beyond 1."""
    n, bits = b.round_to_integer(x, 1 / math.pi)
    r = subtract_multiple(b, x, n, PI)
    y = b.set_sign(b.odd_polynomial(r, SIN), b.sign_of(r))
    return with_wide(b, x, b.flip_sign(y, b.shift_left(bits, 31)), math_dialect.SinOp)


def cos(b: MathBuilder, x: SSAValue) -> SSAValue:
    """cos x = (-1)**(n + 1) sin(x - (n + 1/2) pi) within 2.3 ULP, never beyond 1, and 1 at 0."""
    n, bits = b.round_to_integer(b.fma(x, 1 / math.pi, -0.5), 1, bias=1)
    r = subtract_multiple(b, x, b.add(n, 0.5), PI)
    y = b.odd_polynomial(r, SIN)
    return with_wide(b, x, b.flip_sign(y, b.shift_left(bits, 31)), math_dialect.CosOp)


def tan(b: MathBuilder, x: SSAValue) -> SSAValue:
    """tan x, or for odd n -1 / tan x, of x - n pi/2, within 3.1 ULP."""
    n, bits = b.round_to_integer(x, 2 / math.pi)
    r = subtract_multiple(b, x, n, [part / 2 for part in PI])
    y = b.set_sign(b.odd_polynomial(r, TAN), b.sign_of(r))
    odd = b.compare_integers("ne", b.bit_and(bits, 1), 0)
    y = b.div(b.select(odd, -1.0, y), b.select(odd, y, 1.0))
    return with_wide(b, x, y, math_dialect.TanOp)


def subtract_multiple(b: MathBuilder, x: SSAValue, n: SSAValue, parts: Sequence[float]) -> SSAValue:
    """x - n * (the sum of the parts)."""
    for part in parts:
        x = b.fma(n, -part, x)
    return x


def with_wide(
    b: MathBuilder, x: SSAValue, y: SSAValue, function: Callable[[SSAValue], Operation]
) -> SSAValue:
    """y, or the function in f64 if an argument is beyond WIDE."""
    return b.unless_any(b.compare("ogt", b.abs(x), WIDE), y, lambda branch: branch.in_double(function, x))
