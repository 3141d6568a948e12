"""lgamma: a polynomial around its zeros 1 and 2, which the recurrence leads to, and Stirling's series beyond 3.5.

lgamma(2 + w) = w P(w), whose factor w is exact, so that nothing is lost beside a zero; Gamma(x + 1) = x Gamma(x) leads
there with one logarithm. Stirling's series (Abramowitz and Stegun, Handbook of Mathematical Functions, 6.1.40) is
arranged as (x - 1/2) (ln x - 1) + 1/2 ln(2 pi) - 1/2 + 1/x Q(1/x**2), where no large terms cancel.
"""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .logarithm import LN2, decompose

LN2_HIGH = 0.693359375
LN2_LOW = LN2 - LN2_HIGH
"""ln 2 as the sum of two floats, the first of 9 bits: its product with an exponent is exact, and so is that less 1."""

HALF_LN_TAU = math.log(2 * math.pi) / 2

STIRLING_FROM = 3.5
TINY = 2.0**-30
"""Below, lgamma x is -ln |x| for both signs of x."""

# lgamma(2 + w) = w (..) to 1.6e-8 for -3/4 <= w <= 1/2.
LGAMMA = (
    0.42278432846069336,
    0.32246702909469604,
    -0.06735208630561829,
    0.02058073692023754,
    -0.007385327480733395,
    0.0028961002826690674,
    -0.001206862390972674,
    0.0004566861316561699,
    -0.00019356048142071813,
    0.00023622336448170245,
)

# What Stirling's formula lacks: u (..) in u**2 for u = 1 / x, to 3.1e-10 of lgamma x for 3.5 <= x.
STIRLING = (0.08333326131105423, -0.0027732467278838158, 0.0007052206783555448)

# sin(pi r) / pi = r + r**3 (..) in r**2, to 6.3e-9 for |r| <= 1/2.
SIN_PI = (-1.6449333429336548, 0.811715841293335, -0.1904432326555252, 0.024715933948755264)


def lgamma(b: MathBuilder, x: SSAValue) -> SSAValue:
    """ln |Gamma x| within 2.6 ULP for positive x; for negative x within 4.7 ULP of the larger of two terms, which
    cancel beside the zeros there."""
    size = b.abs(x)
    result = _of_positive(b, size)
    result = b.unless_any(b.compare("olt", x, 0.0), result, lambda branch: _reflected(branch, x, size, result))
    result = b.select(b.compare("oeq", x, 0.0), math.inf, result)
    return b.select(b.compare("olt", size, math.inf), result, size)


def _of_positive(b: MathBuilder, x: SSAValue) -> SSAValue:
    nearest, _ = b.round_to_integer(b.at_most(x, 4.0), 1)
    # Between 5/4 and 3/2 a logarithm would cancel most of the polynomial.
    is_between = b.compare("olt", b.abs(b.sub(x, 1.375)), 0.125)
    nearest = b.select(is_between, 2.0, nearest)
    w = b.sub(x, nearest)
    is_near = b.compare("olt", x, STIRLING_FROM)
    # Gamma(2 + w) is x (x + 1) Gamma x, x Gamma x, Gamma x or Gamma x / (x - 1) as x is near 0, 1, 2 or 3.
    factor = b.select(b.compare("olt", nearest, 0.5), b.fma(x, x, x), x)
    factor = b.select(b.compare("oeq", nearest, 2.0), 1.0, factor)
    factor = b.select(b.compare("oeq", nearest, 3.0), b.sub(x, 1.0), factor)
    n, y = decompose(b, b.select(is_near, factor, x))
    logarithm = b.fma(n, LN2, y)
    logarithm = b.select(b.compare("olt", nearest, 2.0), b.neg(logarithm), logarithm)
    near = b.fma(w, b.polynomial(w, LGAMMA), logarithm)
    logarithm_less_one = b.add(b.fma(n, LN2_HIGH, -1.0), b.fma(n, LN2_LOW, y))
    u = b.div(1.0, x)
    rest = b.fma(u, b.polynomial(b.mul(u, u), STIRLING), HALF_LN_TAU - 0.5)
    return b.select(is_near, near, b.fma(b.sub(x, 0.5), logarithm_less_one, rest))


def _reflected(b: MathBuilder, x: SSAValue, size: SSAValue, of_size: SSAValue) -> SSAValue:
    """lgamma x from lgamma |x|: Gamma(-z) Gamma(z) is -pi / (z sin(pi z)) (Abramowitz and Stegun, 6.1.17)."""
    fraction = b.sub(size, b.trunc(size))
    fraction = b.select(b.compare("ogt", fraction, 0.5), b.sub(1.0, fraction), fraction)
    product = b.mul(size, b.odd_polynomial(fraction, SIN_PI))
    n, y = decompose(b, product)
    reflected = b.sub(b.neg(b.fma(n, LN2, y)), of_size)
    reflected = b.select(b.compare("oeq", fraction, 0.0), math.inf, reflected)
    is_reflected = b.compare("olt", x, -TINY)
    return b.select(is_reflected, reflected, of_size)
