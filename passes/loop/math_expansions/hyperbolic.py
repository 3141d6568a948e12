"""sinh, cosh and tanh, by way of the exponential function."""

from __future__ import annotations

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .exponential import EXP, LOG2_E, half_expm1, reduce

# sinh x = x + x**3 (..) in x**2, to 3.0e-10 for |x| <= 1.
SINH = (0.1666666716337204, 0.00833331048488617, 0.00019842891197185963, 2.7822673018818023e-06)


def sinh(b: MathBuilder, x: SSAValue) -> SSAValue:
    """sinh x within 1.63 ULP: a polynomial up to 1, then half the difference of e**x and e**-x."""
    magnitude = b.abs(x)
    half = half_exp(b, magnitude)
    large = b.set_sign(b.sub(half, b.div(0.25, half)), b.sign_of(x))
    return b.select(b.compare("olt", magnitude, 1.0), b.odd_polynomial(x, SINH), large)


def cosh(b: MathBuilder, x: SSAValue) -> SSAValue:
    """cosh x = e**x / 2 + 1 / (4 (e**x / 2)) within 1.4 ULP."""
    half = half_exp(b, b.abs(x))
    return b.add(half, b.div(0.25, half))


def tanh(b: MathBuilder, x: SSAValue) -> SSAValue:
    """tanh |x| = h / (h + 1) with h = (e**|2x| - 1) / 2, within 2.6 ULP and never beyond 1."""
    magnitude = b.at_most(b.abs(x), 10.0)
    half = half_expm1(b, b.add(magnitude, magnitude))
    return b.set_sign(b.div(half, b.add(half, 1.0)), b.sign_of(x))


def half_exp(b: MathBuilder, x: SSAValue) -> SSAValue:
    """e**x / 2 for x >= 0, which may be finite where e**x is not."""
    x = b.at_most(x, 90.0)
    n, _ = b.round_to_integer(x, LOG2_E)
    halves = [coefficient / 2 for coefficient in (1.0, 1.0, *EXP)]
    return b.scale(b.polynomial(reduce(b, x, n), halves), n)
