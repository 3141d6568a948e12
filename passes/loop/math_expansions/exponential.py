"""exp, exp2 and expm1: x = n ln 2 + r with an integer n and |r| <= ln 2 / 2, so that e**x = 2**n e**r.

n ln 2 is subtracted as two floats (Cody and Waite, Software Manual for the Elementary Functions, 1980).
"""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from .builder import MathBuilder

LOG2_E = math.log2(math.e)
LN2_HIGH, LN2_LOW = 0.693147182464599609375, -1.904654212126e-9
"""ln 2 as the sum of two floats."""

# e**r = 1 + r + r**2 (..) to 1.4e-8 for |r| <= ln 2 / 2.
EXP = (
    0.4999999701976776,
    0.1666654497385025,
    0.04166744649410248,
    0.008366446942090988,
    0.0013869843678548932,
)

# 2**r = 1 + r (..) to 3.0e-9 for |r| <= 1/2.
EXP2 = (
    0.6931471824645996,
    0.24022647738456726,
    0.05550359562039375,
    0.009618500247597694,
    0.0013390980893746018,
    0.00015328952576965094,
)


NOTHING = -1000.0
"""The power of two that stands for all whose float is 0: a rounding to 0 takes a processor a hundred cycles, but this
does not count as one."""


def exp(b: MathBuilder, x: SSAValue) -> SSAValue:
    """e**x within 0.92 ULP."""
    x = b.select(b.compare("olt", x, -104.0), NOTHING * LN2_HIGH, b.at_most(x, 89.0))
    n, _ = b.round_to_integer(x, LOG2_E)
    return b.scale(b.polynomial(reduce(b, x, n), (1.0, 1.0, *EXP)), n)


def exp2(b: MathBuilder, x: SSAValue) -> SSAValue:
    """2**x within 0.88 ULP. Exact at integers."""
    x = b.select(b.compare("olt", x, -151.0), NOTHING, b.at_most(x, 129.0))
    n, _ = b.round_to_integer(x, 1)
    return b.scale(b.polynomial(b.sub(x, n), (1.0, *EXP2)), n)


def expm1(b: MathBuilder, x: SSAValue) -> SSAValue:
    """e**x - 1 within 1.54 ULP, with the sign of x also at zeros."""
    half = half_expm1(b, b.at_least(b.at_most(x, 89.0), -18.0))
    return b.set_sign(b.add(half, half), b.sign_of(x))


def reduce(b: MathBuilder, x: SSAValue, n: SSAValue) -> SSAValue:
    """x - n ln 2, of which the first step is exact."""
    return b.fma(n, -LN2_LOW, b.fma(n, -LN2_HIGH, x))


def half_expm1(b: MathBuilder, x: SSAValue) -> SSAValue:
    """(e**x - 1) / 2 for -18 <= x <= 89: 2**(n-1) (e**r - 1) + (2**(n-1) - 1/2)."""
    n, bits = b.round_to_integer(x, LOG2_E, bias=126)
    r = reduce(b, x, n)
    tail = b.fma(b.mul(r, r), b.polynomial(r, EXP), r)
    half = b.power_of_two(bits)
    return b.fma(half, tail, b.sub(half, 0.5))
