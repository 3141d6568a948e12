"""erf: 1 minus a power of two, whose exponent is a polynomial. erfc: what e**(-x**2) leaves of it changes slowly, and
is a polynomial in (x - 2) / (x + 2), divided by 1 + 2 x (Shepherd and Laframboise, Chebyshev approximation of
(1 + 2x) exp(x**2) erfc x, 1981)."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .exponential import EXP, EXP2, LOG2_E, NOTHING, reduce

# log2(1 - erf x) = x (..), for which erf x is right to 5.3e-9, for 0 <= x <= 4.
ERF = (
    -1.6279070377349854,
    -0.9184474349021912,
    -0.14827950298786163,
    0.0276435948908329,
    0.0002053679636446759,
    -0.0023742688354104757,
    0.0008935334044508636,
    -0.0001635054941289127,
    0.000012570888429763727,
)

# erf x = x (..) in x**2, to 3.8e-9 of erfc x for 0 <= x <= 1/2.
ERF_NEAR = (
    1.1283791065216064,
    -0.3761231601238251,
    0.11278780549764633,
    -0.02654728665947914,
    0.004351804964244366,
)

# (1 + 2 x) e**(x**2) erfc x = (..) in (x - 2) / (x + 2), to 1.6e-8 for 1/2 <= x <= 10.6.
ERFC = (
    1.2769783735275269,
    -0.09276361763477325,
    -0.1660301685333252,
    0.16404296457767487,
    -0.05422067269682884,
    -0.007950088009238243,
    0.00870389211922884,
    0.0009524253546260297,
    -0.0013312619412317872,
)
VANISHES = 10.06
"""From here on erfc is 0."""


def erf(b: MathBuilder, x: SSAValue) -> SSAValue:
    """erf x within 1.54 ULP. Never more than 1, exact from 4 on."""
    magnitude = b.at_most(b.abs(x), 4.0)
    logarithm = _times_polynomial(b, magnitude, ERF)
    # 1 - 2**(n + r) is (1 - 2**n) + 2**n (1 - 2**r), whose first part is 0 for small x and loses no bits else.
    n, bits = b.round_to_integer(logarithm, 1, bias=127)
    tail = _times_polynomial(b, b.sub(logarithm, n), [-coefficient for coefficient in EXP2])
    power = b.power_of_two(bits)
    return b.set_sign(b.fma(power, tail, b.sub(1.0, power)), b.sign_of(x))


def erfc(b: MathBuilder, x: SSAValue) -> SSAValue:
    """1 - erf x within 3.4 ULP, also where it is tiny."""
    size = b.at_most(b.abs(x), VANISHES + 0.25)
    place = b.fma(b.div(1.0, b.add(size, 2.0)), -4.0, 1.0)
    slow = b.div(b.polynomial(place, ERFC), b.fma(size, 2.0, 1.0))
    # x**2 is the sum of two floats.
    square = b.mul(size, size)
    near = b.fma(b.neg(x), b.polynomial(square, ERF_NEAR), 1.0)
    error = b.fma(size, size, b.neg(square))
    n, _ = b.round_to_integer(square, -LOG2_E)
    power = b.polynomial(b.sub(reduce(b, b.neg(square), n), error), (1.0, 1.0, *EXP))
    n = b.select(b.compare("olt", size, VANISHES), n, NOTHING)
    y = b.scale(b.mul(power, slow), n)
    y = b.select(b.compare("olt", x, 0.0), b.sub(2.0, y), y)
    return b.select(b.compare("olt", size, 0.5), near, y)


def _times_polynomial(b: MathBuilder, x: SSAValue, coefficients: Sequence[float]) -> SSAValue:
    """x (c[0] + c[1] x + ...), where the largest term, c[0] x, is rounded with the sum only."""
    first, *others = coefficients
    return b.fma(x, first, b.mul(b.mul(x, x), b.polynomial(x, others)))
