"""erf: a polynomial up to 0.9, and from there 1 minus a power of two."""

from __future__ import annotations

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .exponential import EXP2

# erf x = x + x (..) in x**2, to 1.4e-8 for |x| <= 0.9.
SMALL = (
    0.12837915122509003,
    -0.3761250674724579,
    0.11281972378492355,
    -0.02677290141582489,
    0.005003277212381363,
    -0.0006046672933734953,
)

# log2(1 - erf x), for which erf x is right to 1.7e-9, for 0.9 <= x <= 4.
LARGE = (
    -0.00024013337679207325,
    -1.6270674467086792,
    -0.9189624190330505,
    -0.15020398795604706,
    0.03219381347298622,
    -0.004422481171786785,
    0.000285958347376436,
)


def erf(b: MathBuilder, x: SSAValue) -> SSAValue:
    """erf x within 1.28 ULP. Never more than 1, exact from 4 on."""
    small = b.fma(b.polynomial(b.mul(x, x), SMALL), x, x)

    magnitude = b.abs(x)
    logarithm = b.polynomial(b.at_most(magnitude, 4.0), LARGE)
    n, bits = b.round_to_integer(logarithm, 1, bias=127)
    negative_power = b.polynomial(b.sub(logarithm, n), [-coefficient for coefficient in (1.0, *EXP2)])
    large = b.set_sign(b.fma(negative_power, b.power_of_two(bits), 1.0), b.sign_of(x))

    return b.select(b.compare("olt", magnitude, 0.9), small, large)
