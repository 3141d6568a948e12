"""asinh, acosh and atanh, by way of log1p."""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .logarithm import LN2, log1p

HUGE = 2.0**25
"""From here on x**2 + 1 is x**2 in all the digits that count, and might overflow."""


def asinh(b: MathBuilder, x: SSAValue) -> SSAValue:
    """asinh |x| = log1p(|x| + x**2 / (1 + sqrt(x**2 + 1))) within 2.1 ULP."""
    magnitude = b.abs(x)
    square = b.mul(magnitude, magnitude)
    argument = b.add(magnitude, b.div(square, b.add(b.sqrt(b.add(square, 1.0)), 1.0)))
    return b.set_sign(log1p_or_log_of_double(b, argument, magnitude), b.sign_of(x))


def acosh(b: MathBuilder, x: SSAValue) -> SSAValue:
    """acosh x = log1p(t + sqrt(t (t + 2))) with t = x - 1, within 2.75 ULP."""
    t = b.sub(x, 1.0)
    argument = b.add(t, b.sqrt(b.mul(t, b.add(t, 2.0))))
    return b.select(b.compare("olt", x, 1.0), math.nan, log1p_or_log_of_double(b, argument, x))


def atanh(b: MathBuilder, x: SSAValue) -> SSAValue:
    """atanh |x| = log1p(2 |x| / (1 - |x|)) / 2 within 2.4 ULP."""
    magnitude = b.abs(x)
    ratio = b.div(b.add(magnitude, magnitude), b.sub(1.0, magnitude))
    return b.set_sign(b.mul(log1p(b, ratio), 0.5), b.sign_of(x))


def log1p_or_log_of_double(b: MathBuilder, argument: SSAValue, x: SSAValue) -> SSAValue:
    """log(1 + argument), or log 2x if x is huge."""
    is_huge = b.compare("ogt", x, HUGE)
    y = log1p(b, b.select(is_huge, x, argument))
    return b.add(y, b.select(is_huge, LN2, 0.0))
