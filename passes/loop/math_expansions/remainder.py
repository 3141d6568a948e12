"""fmod: the whole part of the quotient, times the divisor, subtracted in one rounding, which is exact."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects.loop import LibmOp
from .builder import MathBuilder

MAX_QUOTIENT = 2.0**23
"""Beyond, a quotient has no fraction, and may be further from the exact one than 1."""


def fmod(b: MathBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """The remainder of x / y with the sign of x, exact."""
    dividend, divisor = b.abs(x), b.abs(y)
    quotient = b.div(dividend, divisor)
    rest = b.fma(b.neg(b.trunc(quotient)), divisor, dividend)
    # A quotient just below an integer may have been rounded up to it.
    rest = b.select(b.compare("olt", rest, 0.0), b.add(rest, divisor), rest)
    rest = b.select(b.compare("olt", quotient, 1.0), dividend, rest)
    usual = b.set_sign(rest, b.sign_of(x))
    large = b.compare("ogt", quotient, MAX_QUOTIENT)
    return b.unless_any(large, usual, lambda branch: branch.append(LibmOp("fmod", x, y)))
