"""asin, acos, atan and atan2."""

from __future__ import annotations

import math

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .trigonometric import PI

# asin x = x + x**3 (..) in x**2, to 4.9e-9 for |x| <= 1/2.
ASIN = (
    0.16666753590106964,
    0.07495249062776566,
    0.04547690227627754,
    0.024145249277353287,
    0.04222787916660309,
)

# atan x = x + x**3 (..) in x**2, to 2.6e-9 for |x| <= 1.
ATAN = (
    -0.33333298563957214,
    0.1999852955341339,
    -0.14264015853405,
    0.10950880497694016,
    -0.08399305492639542,
    0.05788133665919304,
    -0.031096860766410828,
    0.010868560522794724,
    -0.00178277597296983,
)


def asin(b: MathBuilder, x: SSAValue) -> SSAValue:
    """asin x within 1.9 ULP, as pi/2 - acos |x| above 1/2."""
    is_large, y = asin_or_half_acos(b, b.abs(x))
    large = b.add(b.fma(y, -2.0, PI[0] / 2), PI[1] / 2)
    return b.set_sign(b.select(is_large, large, y), b.sign_of(x))


def acos(b: MathBuilder, x: SSAValue) -> SSAValue:
    """acos x within 1.3 ULP, as pi/2 - asin x up to 1/2, and pi - acos -x below -1/2."""
    is_large, y = asin_or_half_acos(b, b.abs(x))
    is_negative = b.compare("olt", x, 0.0)
    doubled = b.add(y, y)
    large = b.select(is_negative, b.add(b.sub(PI[0], doubled), PI[1]), doubled)
    small = b.sub(PI[0] / 2, b.sub(b.flip_sign(y, b.sign_of(x)), PI[1] / 2))
    return b.select(is_large, large, small)


def atan(b: MathBuilder, x: SSAValue) -> SSAValue:
    """atan x within 1.4 ULP, as pi/2 - atan 1/|x| above 1."""
    magnitude = b.abs(x)
    is_large = b.compare("ogt", magnitude, 1.0)
    ratio = b.div(b.select(is_large, 1.0, magnitude), b.select(is_large, magnitude, 1.0))
    return b.set_sign(angle(b, ratio, is_large), b.sign_of(x))


def atan2(b: MathBuilder, y: SSAValue, x: SSAValue) -> SSAValue:
    """The angle of the point (x, y) within 1.6 ULP, in all four quadrants."""
    width, height = b.abs(x), b.abs(y)
    is_steep = b.compare("ogt", height, width)
    lesser, greater = b.select(is_steep, width, height), b.select(is_steep, height, width)
    # Two infinities are at 45 degrees, two zeros at none.
    ratio = b.select(b.compare("oeq", lesser, math.inf), 1.0, b.div(lesser, greater))
    ratio = b.select(b.compare("oeq", greater, 0.0), 0.0, ratio)
    acute = angle(b, ratio, is_steep)
    is_left = b.compare_integers("slt", b.bits(x), 0)
    obtuse = b.sub(PI[0], b.sub(acute, PI[1]))
    result = b.set_sign(b.select(is_left, obtuse, acute), b.sign_of(y))
    return b.select(b.compare("uno", x, y), math.nan, result)


def asin_or_half_acos(b: MathBuilder, magnitude: SSAValue) -> tuple[SSAValue, SSAValue]:
    """Whether an argument, which is not negative, is above 1/2; asin if not, and if so acos / 2.

    acos a = 2 asin sqrt((1 - a) / 2).
    """
    is_large = b.compare("ogt", magnitude, 0.5)
    square = b.select(is_large, b.fma(magnitude, -0.5, 0.5), b.mul(magnitude, magnitude))
    root = b.select(is_large, b.sqrt(square), magnitude)
    return is_large, b.fma(b.mul(root, square), b.polynomial(square, ASIN), root)


def angle(b: MathBuilder, ratio: SSAValue, is_inverse: SSAValue) -> SSAValue:
    """atan of a ratio within [0, 1], or of its inverse."""
    y = b.odd_polynomial(ratio, ATAN)
    return b.select(is_inverse, b.sub(PI[0] / 2, b.sub(y, PI[1] / 2)), y)
