"""sin, cos and tan: a multiple of pi (of pi/2 for tan) is subtracted as the sum of three floats.

That is Cody and Waite's reduction (see `exponential`). With fused multiply-adds its first step is exact, and
each other step rounds once, relative to the rest. It serves up to WIDE; a vector with a lane beyond goes
through the function for f64, which reduces any argument. The polynomials are minimax fits by `fit.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from xdsl.dialects import math as math_dialect
from xdsl.ir import Operation, SSAValue

from .builder import MathBuilder

WIDE = 2.0**17

PI = (3.1415927410125732421875, -8.742277657347586e-08, -3.4302490200117637e-15)
"""pi as the sum of three floats."""

# sin r = r + r**3 (..) in r**2, to 6.4e-9 for |r| <= pi/2. The last places come from a search for
# coefficients by which no sine is beyond 1, and cos 0 is 1.
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
    """sin x within 2.1 ULP, and never beyond 1."""
    n, bits = b.round_to_integer(x, 1 / math.pi)
    y = sine_of_rest(b, x, n, bits)
    return with_wide(b, x, y, math_dialect.SinOp)


def cos(b: MathBuilder, x: SSAValue) -> SSAValue:
    """cos x = (-1)**n sin(n pi - pi/2 - x) within 2.3 ULP, and never beyond 1; exact at 0."""
    n, bits = b.round_to_integer(b.fma(x, 1 / math.pi, -0.5), 1, bias=1)
    y = sine_of_rest(b, x, b.add(n, 0.5), bits)
    return with_wide(b, x, y, math_dialect.CosOp)


def tan(b: MathBuilder, x: SSAValue) -> SSAValue:
    n, bits = b.round_to_integer(x, 2 / math.pi)
    r = subtract_multiple(b, x, n, [part / 2 for part in PI])
    square = b.mul(r, r)
    y = b.fma(b.mul(r, square), b.polynomial(square, TAN), r)
    odd = b.compare_integers("ne", b.bit_and(bits, 1), 0)
    y = b.div(b.select(odd, -1.0, y), b.select(odd, y, 1.0))
    return with_wide(b, x, y, math_dialect.TanOp)


def sine_of_rest(b: MathBuilder, x: SSAValue, n: SSAValue, bits: SSAValue) -> SSAValue:
    """sin(x - n pi), negated where the lowest of the bits is 1."""
    r = subtract_multiple(b, x, n, PI)
    square = b.mul(r, r)
    y = b.fma(b.mul(r, square), b.polynomial(square, SIN), r)
    return b.flip_sign(y, b.shift_left(bits, 31))


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
