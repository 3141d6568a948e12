"""nextafter: floats of one sign are ordered as their bits are."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects import arith
from .builder import MathBuilder


def nextafter(b: MathBuilder, x: SSAValue, y: SSAValue) -> SSAValue:
    """The float beside x in the direction of y, exact."""
    grows = b.append(arith.XOrIOp(b.compare("olt", x, y), b.compare("olt", x, 0.0)))
    moved = b.from_bits(b.integer_sub(b.bits(x), b.select(grows, b.integer(-1), b.integer(1))))
    smallest = b.set_sign(b.from_bits(1), b.sign_of(y))
    moved = b.select(b.compare("oeq", x, 0.0), smallest, moved)
    moved = b.select(b.compare("oeq", x, y), y, moved)
    return b.select(b.compare("uno", x, y), b.add(x, y), moved)
