"""powf: 2**(y log2 |x|), with the cases of C's pow.

log2 and its product with y are sums of two floats, the second of which holds the rounding error of the first,
so that a product of up to 150 has enough right bits after the point. log2 |x| = n + log2 m with m next to 1,
and log2 m is an odd polynomial in (m - 1) / (m + 1).
"""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from .builder import INFINITY_BITS, MathBuilder
from .exponential import EXP2, NOTHING
from .logarithm import split

TWO_OVER_LN2 = (2.885390043258667, 3.851926067e-08)
"""2 / ln 2 as the sum of two floats."""

# log2((1 + s) / (1 - s)) = 2 / ln 2 s + s**3 (..) in s**2, to 1.2e-11 for |s| <= 0.1716.
LOG2 = (0.9617967009544373, 0.5770788788795471, 0.4119214713573456, 0.3366246819496155)

TwoFloats = tuple[SSAValue, SSAValue]


def powf(b: MathBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """x**y within 0.95 ULP."""
    magnitude = b.abs(x)
    result = exp2_of_product(b, log2_in_two(b, magnitude), y)

    is_integer = b.compare("oeq", b.trunc(y), y)
    half = b.mul(y, 0.5)
    is_even = b.compare("oeq", b.trunc(half), half)
    result = b.select(b.compare("olt", x, 0.0), b.select(is_integer, result, math.nan), result)

    # Zero and infinity become each other where y is negative; less 1, their bits are those from infinity on.
    bits = b.bits(magnitude)
    is_limit = b.compare_integers("uge", b.integer_sub(bits, 1), INFINITY_BITS - 1)
    inverse = b.from_bits(b.integer_sub(INFINITY_BITS, bits))
    result = b.select(is_limit, b.select(b.compare("olt", y, 0.0), inverse, magnitude), result)

    odd_base = b.select(is_even, 1.0, b.select(is_integer, x, 1.0))
    result = b.flip_sign(result, b.sign_of(odd_base))
    result = b.select(b.compare("uno", x, y), b.add(x, y), result)
    result = b.select(b.compare("oeq", x, 1.0), 1.0, result)
    return b.select(b.compare("oeq", y, 0.0), 1.0, result)


def exp2_of_product(b: MathBuilder, logarithm: TwoFloats, y: SSAValue) -> SSAValue:
    """2**(logarithm * y)."""
    high, low = logarithm
    y = b.at_least(b.at_most(y, 2.0**64), -(2.0**64))  # infinity times log2 1 is 0 here
    product = b.mul(y, high)
    rest = b.fma(y, low, b.fma(y, high, b.neg(product)))
    exponent = b.at_least(b.at_most(product, 129.0), NOTHING)
    rest = b.select(b.compare("oeq", exponent, product), rest, 0.0)
    n, _ = b.round_to_integer(exponent, 1)
    return b.scale(b.polynomial(b.add(b.sub(exponent, n), rest), (1.0, *EXP2)), n)


def log2_in_two(b: MathBuilder, x: SSAValue) -> TwoFloats:
    """log2 x for a positive finite x."""
    n, mantissa = split(b, x, math.sqrt(0.5))
    s, s_low = ratio_in_two(b, mantissa)

    square = b.mul(s, s)
    square_low = b.fma(b.add(s, s), s_low, b.fma(s, s, b.neg(square)))
    factor, factor_low = sum_in_two(b, LOG2[0], b.mul(square, b.polynomial(square, LOG2[1:])))
    cubic = b.mul(square, factor)
    cubic_low = b.fma(square, factor, b.neg(cubic))
    cubic_low = b.fma(square_low, factor, b.fma(square, factor_low, cubic_low))
    slope, slope_low = sum_in_two(b, TWO_OVER_LN2[0], cubic)
    slope_low = b.add(slope_low, b.add(cubic_low, TWO_OVER_LN2[1]))

    fraction = b.mul(s, slope)
    fraction_low = b.fma(s, slope, b.neg(fraction))
    fraction_low = b.fma(s_low, slope, b.fma(s, slope_low, fraction_low))
    high, low = sum_in_two(b, n, fraction)
    return high, b.add(low, fraction_low)


def ratio_in_two(b: MathBuilder, m: SSAValue) -> TwoFloats:
    """(m - 1) / (m + 1) for m next to 1."""
    numerator, denominator = b.sub(m, 1.0), b.add(m, 1.0)
    denominator_low = b.sub(m, b.sub(denominator, 1.0))
    inverse = b.div(1.0, denominator)
    ratio = b.mul(numerator, inverse)
    minus = b.neg(ratio)
    rest = b.fma(minus, denominator_low, b.fma(minus, denominator, numerator))
    return ratio, b.mul(rest, inverse)


def sum_in_two(b: MathBuilder, a: SSAValue | float, c: SSAValue) -> TwoFloats:
    """a + c, where a is 0 or not less than c in magnitude."""
    high = b.add(a, c)
    return high, b.add(b.sub(a, high), c)
