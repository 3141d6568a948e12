"""log, log2, log10 and log1p: x = 2**n (1 + f) with 2/3 <= 1 + f < 4/3, so that log x = n ln 2 + log(1 + f).

1 + f has x's bits with n taken off the exponent, so f is exact.
"""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from .builder import INFINITY_BITS, MathBuilder, float_bits

LN2 = math.log(2)
MIN_NORMAL = 2.0**-126

LOG10_2_HIGH = 0.301025390625
LOG10_2_LOW = math.log10(2) - LOG10_2_HIGH
"""log10(2) as the sum of two floats, the first of 11 bits: its product with an exponent is exact."""

LOG2_E_HIGH, LOG2_E_LOW = 1.44269502162933349609375, 1.925963033500e-8
LOG10_E_HIGH, LOG10_E_LOW = 0.4342944920063018798828125, -1.010304995219e-8

# log(1 + f) = f + f**2 (..) to 2.7e-8 for |f| <= 1/3.
LOG = (
    -0.49999934434890747,
    0.3333319425582886,
    -0.2500797212123871,
    0.20011407136917114,
    -0.16412614285945892,
    0.1399165689945221,
    -0.15408702194690704,
    0.1404799520969391,
)


def log(b: MathBuilder, x: SSAValue) -> SSAValue:
    """ln x within 1.08 ULP."""
    n, y = decompose(b, x)
    return with_limits(b, x, b.fma(n, LN2, y))


def log2(b: MathBuilder, x: SSAValue) -> SSAValue:
    """log2 x within 1.95 ULP. Exact at powers of two."""
    n, y = decompose(b, x)
    return with_limits(b, x, b.fma(y, LOG2_E_HIGH, b.fma(y, LOG2_E_LOW, n)))


def log10(b: MathBuilder, x: SSAValue) -> SSAValue:
    """log10 x within 2.3 ULP."""
    n, y = decompose(b, x)
    low = b.fma(n, LOG10_2_LOW, b.mul(y, LOG10_E_LOW))
    return with_limits(b, x, b.fma(n, LOG10_2_HIGH, b.fma(y, LOG10_E_HIGH, low)))


def log1p(b: MathBuilder, x: SSAValue) -> SSAValue:
    """ln(1 + x) within 1.74 ULP.

    The rounded 1 + x serves to find n; f = x 2**-n + (2**-n - 1) comes from x itself. 2**(2-n) stands for
    2**-n, which is not a normal float for the largest x.
    """
    exponent = exponent_of(b, b.bits(b.add(x, 1.0)), 2 / 3)
    scale = b.from_bits(b.integer_sub(float_bits(4.0), b.shift_left(exponent, 23)))
    f = b.fma(b.mul(x, 0.25), scale, b.fma(scale, 0.25, -1.0))
    y = b.fma(b.to_float(exponent), LN2, log_of_one_plus(b, f))
    # Infinities, NaNs, and what is so small that the result is x, zeros with their sign among them.
    magnitude = b.bit_and(b.bits(x), 0x7FFFFFFF)
    smallest = float_bits(2.0**-25)
    inside = b.compare_integers("ult", b.integer_sub(magnitude, smallest), INFINITY_BITS - smallest)
    y = b.select(inside, y, x)
    y = b.select(b.compare("olt", x, -1.0), math.nan, y)
    return b.select(b.compare("oeq", x, -1.0), -math.inf, y)


def decompose(b: MathBuilder, x: SSAValue) -> tuple[SSAValue, SSAValue]:
    """n, and log(1 + f), for a positive x."""
    n, mantissa = split(b, x, 2 / 3)
    return n, log_of_one_plus(b, b.sub(mantissa, 1.0))


def split(b: MathBuilder, x: SSAValue, lowest: float) -> tuple[SSAValue, SSAValue]:
    """An integer n, and 2**-n x from `lowest` up to twice that, for a positive x."""
    denormal = b.compare("olt", x, MIN_NORMAL)
    bits = b.bits(b.select(denormal, b.mul(x, 2.0**23), x))
    exponent = exponent_of(b, bits, lowest)
    n = b.to_float(exponent)
    n = b.select(denormal, b.sub(n, 23.0), n)
    return n, b.from_bits(b.integer_sub(bits, b.shift_left(exponent, 23)))


def exponent_of(b: MathBuilder, bits: SSAValue, lowest: float) -> SSAValue:
    """The n for which 2**-n times a positive normal float lies from `lowest` up to twice that."""
    return b.shift_right_signed(b.integer_sub(bits, float_bits(lowest)), 23)


def log_of_one_plus(b: MathBuilder, f: SSAValue) -> SSAValue:
    return b.fma(b.mul(f, f), b.polynomial(f, LOG), f)


def with_limits(b: MathBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """A logarithm of x, which is y for a positive finite x."""
    y = b.select(b.compare("olt", x, math.inf), y, x)
    y = b.select(b.compare("olt", x, 0.0), math.nan, y)
    return b.select(b.compare("oeq", x, 0.0), -math.inf, y)
