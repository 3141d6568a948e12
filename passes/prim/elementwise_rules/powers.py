"""Rules about powers: the exponents for which eager has a shorter way as well."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ..numerics import Numerics
from .operands import Rule, Simplifier, is_float, number


def simplify_pow(s: Simplifier, op: prim.PowOp) -> SSAValue | None:
    """`x` to the power of a small constant. Only a square root differs from a power in more than the last
    bit: of minus zero and of minus infinity; there this does what eager does."""
    exponent = number(op.rhs)
    expand = _EXPANSIONS.get(exponent) if exponent is not None else None
    level = Numerics.STRICT if exponent in _EXACT else Numerics.DEFAULT
    if exponent is None or expand is None or not s.allows(level, op):
        return None
    if not is_float(op.result) and exponent != abs(exponent):
        return None
    return expand(s, op.lhs)


def _square(s: Simplifier, x: SSAValue) -> SSAValue:
    return s.insert(prim.MulOp(x, x))


def _fourth(s: Simplifier, x: SSAValue) -> SSAValue:
    return _square(s, _square(s, x))


# No rounding, or the same single one.
_EXACT = (0, 1, 2, -1)

_EXPANSIONS: dict[float, Callable[[Simplifier, SSAValue], SSAValue]] = {
    0: lambda s, x: s.constant(1, x),
    1: lambda s, x: x,
    2: _square,
    3: lambda s, x: s.insert(prim.MulOp(_square(s, x), x)),
    4: _fourth,
    -1: lambda s, x: s.insert(prim.ReciprocalOp(x)),
    -2: lambda s, x: s.insert(prim.ReciprocalOp(_square(s, x))),
    0.5: lambda s, x: s.insert(prim.SqrtOp(x)),
    -0.5: lambda s, x: s.insert(prim.RsqrtOp(x)),
}

RULES: dict[type[Operation], Rule] = {prim.PowOp: simplify_pow}
