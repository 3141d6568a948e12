"""erf: 1 minus a power of two, whose exponent is a polynomial."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from .builder import MathBuilder
from .exponential import EXP2

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


def erf(b: MathBuilder, x: SSAValue) -> SSAValue:
    """erf x within 1.54 ULP. Never more than 1, exact from 4 on."""
    magnitude = b.at_most(b.abs(x), 4.0)
    logarithm = _times_polynomial(b, magnitude, ERF)
    # 1 - 2**(n + r) is (1 - 2**n) + 2**n (1 - 2**r), whose first part is 0 for small x and loses no bits else.
    n, bits = b.round_to_integer(logarithm, 1, bias=127)
    tail = _times_polynomial(b, b.sub(logarithm, n), [-coefficient for coefficient in EXP2])
    power = b.power_of_two(bits)
    return b.set_sign(b.fma(power, tail, b.sub(1.0, power)), b.sign_of(x))


def _times_polynomial(b: MathBuilder, x: SSAValue, coefficients: Sequence[float]) -> SSAValue:
    """x (c[0] + c[1] x + ...), where the largest term, c[0] x, is rounded with the sum only."""
    first, *others = coefficients
    return b.fma(x, first, b.mul(b.mul(x, x), b.polynomial(x, others)))
