"""Elementwise prim operations on scalars, as arith and math operations chosen by the type of the elements.

f16 and bf16 are computed in f32, and rounded after each op that has no `excess_precision`. An unsigned integer is held
in a signless one, and the ops take its sign into account.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import math
from xdsl.dialects.builtin import AnyFloat, BFloat16Type, Float16Type, IntegerType, Signedness, f32
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.arith.constants import constant_of
from ....ir.dialects.loop import LibmOp
from ....ir.dialects.prim.scalar_arithmetic import is_exact, round_number
from ....ir.dtypes import is_float8
from ....ir.dtypes import stored_type as memory_type
from ....ir.errors import PassError
from ....ir.interfaces.emission import is_mappable
from .float8 import read_float8, write_float8
from .scopes import Scopes

Write = Callable[..., SSAValue]
_BOOL = IntegerType(1)
_CONTRACT = arith.FastMathFlagsAttr([FastMathFlag.ALLOW_CONTRACT])


def is_unsigned(element: Attribute) -> bool:
    """Whether integers of this type are unsigned; a boolean is."""
    return isinstance(element, IntegerType) and (
        element.signedness.data == Signedness.UNSIGNED or element.width.data == 1)


def compute_type(element: Attribute) -> Attribute:
    """The type in which an element is computed."""
    return f32 if isinstance(element, BFloat16Type | Float16Type) else memory_type(element)


def widen(s: Scopes, value: SSAValue, element: Attribute) -> SSAValue:
    """A loaded value, converted to the type in which it is computed."""
    target = compute_type(element)
    return value if value.type == target else s.compute(arith.ExtFOp(value, target))


def narrow(s: Scopes, value: SSAValue, element: Attribute) -> SSAValue:
    """A computed value, converted to the type in which it is stored."""
    target = memory_type(element)
    if value.type == target:
        return value
    if isinstance(value.owner, arith.ExtFOp) and value.owner.input.type == target:
        return value.owner.input
    return s.compute(arith.TruncFOp(value, target))


def number(s: Scopes, value: float | int, element: Attribute) -> SSAValue:
    """A constant of the type in which `element` is computed, rounded to `element` first."""
    target = compute_type(element)
    if isinstance(target, IntegerType):
        known = round_number(target, int(value))
    else:
        known = round_number(element, value) if isinstance(element, BFloat16Type | Float16Type) else float(value)
    assert known is not None
    return s.constant(known, target)


# Unary and binary ops, each by what it is on floats and on integers

def _op(kind: type[Operation]) -> Write:
    return lambda s, element, *xs: s.compute(kind(*xs))


def _libm(function: str) -> Write:
    return lambda s, element, *xs: s.compute(LibmOp(function, *xs))


def _is_float(element: Attribute) -> bool:
    return isinstance(element, AnyFloat)


def _by_type(on_float: Write, on_signed: Write, on_unsigned: Write | None = None,
             on_bool: Write | None = None) -> Write:
    def write(s: Scopes, element: Attribute, *xs: SSAValue) -> SSAValue:
        if _is_float(element):
            return on_float(s, element, *xs)
        if element == _BOOL and on_bool is not None:
            return on_bool(s, element, *xs)
        if is_unsigned(element) and on_unsigned is not None:
            return on_unsigned(s, element, *xs)
        return on_signed(s, element, *xs)

    return write


def _negate(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    return s.compute(arith.SubiOp(number(s, 0, element), x))


def _absolute(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    return s.compute(arith.MaxSIOp(x, _negate(s, element, x)))


def _invert(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    return s.compute(arith.XOrIOp(x, number(s, 1 if element == _BOOL else -1, element)))


def _sign(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    zero, one, minus = (number(s, v, element) for v in (0, 1, -1))
    below = s.compute(arith.SelectOp(compare(s, "lt", element, x, zero), minus, zero))
    return s.compute(arith.SelectOp(compare(s, "gt", element, x, zero), one, below))


def _sign_unsigned(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    return convert(s, _BOOL, element, convert(s, element, _BOOL, x))


def _reciprocal(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    return s.compute(arith.DivfOp(number(s, 1.0, element), x))


def _rsqrt(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    return _reciprocal(s, element, s.compute(math.SqrtOp(x)))


def _sigmoid(s: Scopes, element: Attribute, x: SSAValue) -> SSAValue:
    decay = s.compute(math.ExpOp(s.compute(arith.NegfOp(x))))
    return _reciprocal(s, element, s.compute(arith.AddfOp(number(s, 1.0, element), decay)))


def _floor_divide(s: Scopes, element: Attribute, x: SSAValue, y: SSAValue) -> SSAValue:
    """The quotient of floats, rounded down as in Python: computed from the exact remainder."""
    zero, one = number(s, 0.0, element), number(s, 1.0, element)
    quotient = s.compute(arith.DivfOp(x, y))
    rest = s.compute(LibmOp("fmod", x, y))
    whole = s.compute(arith.DivfOp(s.compute(arith.SubfOp(x, rest)), y))
    opposite = s.compute(arith.XOrIOp(compare(s, "lt", element, y, zero), compare(s, "lt", element, rest, zero)))
    adjust = s.compute(arith.AndIOp(compare(s, "ne", element, rest, zero), opposite))
    whole = s.compute(arith.SelectOp(adjust, s.compute(arith.SubfOp(whole, one)), whole))
    floor = s.compute(math.FloorOp(whole))
    above = compare(s, "gt", element, s.compute(arith.SubfOp(whole, floor)), number(s, 0.5, element))
    floor = s.compute(arith.SelectOp(above, s.compute(arith.AddfOp(floor, one)), floor))
    signed_zero = s.compute(math.CopySignOp(zero, quotient))
    floor = s.compute(arith.SelectOp(compare(s, "ne", element, whole, zero), floor, signed_zero))
    return s.compute(arith.SelectOp(compare(s, "eq", element, y, zero), quotient, floor))


def _is_inside(element: Attribute, amount: SSAValue) -> bool:
    """Whether an integer is certainly shifted by fewer bits than it has."""
    known = constant_of(amount)
    return known is not None and 0 <= known.value.data < element.width.data  # type: ignore[attr-defined]


def _shift_left(s: Scopes, element: Attribute, x: SSAValue, amount: SSAValue) -> SSAValue:
    if _is_inside(element, amount):
        return s.compute(arith.ShLIOp(x, amount))
    width = number(s, element.width.data, element)  # type: ignore[attr-defined]
    inside = s.compute(arith.CmpiOp(amount, width, "ult"))
    safe = s.compute(arith.SelectOp(inside, amount, number(s, 0, element)))
    return s.compute(arith.SelectOp(inside, s.compute(arith.ShLIOp(x, safe)), number(s, 0, element)))


def _shift_right(s: Scopes, element: Attribute, x: SSAValue, amount: SSAValue) -> SSAValue:
    shift = arith.ShRUIOp if is_unsigned(element) else arith.ShRSIOp
    if _is_inside(element, amount):
        return s.compute(shift(x, amount))
    last = number(s, element.width.data - 1, element)  # type: ignore[attr-defined]
    safe = s.compute(arith.MinUIOp(amount, last))
    shifted = s.compute(shift(x, safe))
    if not is_unsigned(element):
        return shifted
    inside = s.compute(arith.CmpiOp(amount, number(s, element.width.data, element), "ult"))  # type: ignore[attr-defined]
    return s.compute(arith.SelectOp(inside, shifted, number(s, 0, element)))


_SCALARS: dict[type[Operation], Write] = {
    prim.AbsOp: _by_type(_op(math.AbsFOp), _absolute, lambda s, e, x: x),
    prim.NegOp: _by_type(_op(arith.NegfOp), _negate),
    prim.SignOp: _by_type(_sign, _sign, _sign_unsigned),
    prim.NotOp: _invert,
    prim.ExpOp: _op(math.ExpOp), prim.Exp2Op: _op(math.Exp2Op), prim.Expm1Op: _op(math.ExpM1Op),
    prim.LogOp: _op(math.LogOp), prim.Log1pOp: _op(math.Log1pOp), prim.Log2Op: _op(math.Log2Op),
    prim.Log10Op: _op(math.Log10Op), prim.SqrtOp: _op(math.SqrtOp), prim.RsqrtOp: _rsqrt,
    prim.ReciprocalOp: _reciprocal, prim.SinOp: _op(math.SinOp), prim.CosOp: _op(math.CosOp),
    prim.TanOp: _op(math.TanOp), prim.AsinOp: _op(math.AsinOp), prim.AcosOp: _op(math.AcosOp),
    prim.AtanOp: _op(math.AtanOp), prim.SinhOp: _op(math.SinhOp), prim.CoshOp: _op(math.CoshOp),
    prim.TanhOp: _op(math.TanhOp), prim.AsinhOp: _op(math.AsinhOp), prim.AcoshOp: _op(math.AcoshOp),
    prim.AtanhOp: _op(math.AtanhOp), prim.ErfOp: _op(math.ErfOp), prim.ErfcOp: _libm("erfc"),
    prim.LgammaOp: _libm("lgamma"), prim.SigmoidOp: _sigmoid, prim.FloorOp: _op(math.FloorOp),
    prim.CeilOp: _op(math.CeilOp), prim.RoundOp: _op(math.RoundEvenOp), prim.TruncOp: _op(math.TruncOp),
    prim.AddOp: _by_type(_op(arith.AddfOp), _op(arith.AddiOp), on_bool=_op(arith.OrIOp)),
    prim.SubOp: _by_type(_op(arith.SubfOp), _op(arith.SubiOp)),
    prim.MulOp: _by_type(_op(arith.MulfOp), _op(arith.MuliOp), on_bool=_op(arith.AndIOp)),
    prim.MaximumOp: _by_type(_op(arith.MaximumfOp), _op(arith.MaxSIOp), _op(arith.MaxUIOp), _op(arith.OrIOp)),
    prim.MinimumOp: _by_type(_op(arith.MinimumfOp), _op(arith.MinSIOp), _op(arith.MinUIOp), _op(arith.AndIOp)),
    prim.PowOp: _op(math.PowFOp), prim.FmaOp: _op(math.FmaOp),
    prim.DivOp: _by_type(_op(arith.DivfOp), _op(arith.DivSIOp), _op(arith.DivUIOp)),
    prim.FloorDivOp: _by_type(_floor_divide, _op(arith.FloorDivSIOp), _op(arith.DivUIOp)),
    prim.RemOp: _by_type(_libm("fmod"), _op(arith.RemSIOp), _op(arith.RemUIOp)),
    prim.Atan2Op: _op(math.Atan2Op), prim.CopysignOp: _op(math.CopySignOp),
    prim.NextafterOp: _libm("nextafter"),
    prim.AndOp: _op(arith.AndIOp), prim.OrOp: _op(arith.OrIOp), prim.XorOp: _op(arith.XOrIOp),
    prim.ShiftLeftOp: _shift_left, prim.ShiftRightOp: _shift_right,
}
INTEGER_DIVISIONS = (prim.DivOp, prim.FloorDivOp, prim.RemOp)

_FLOAT_PREDICATES = {"eq": "oeq", "ne": "une", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge"}


def compare(s: Scopes, comparison: str, element: Attribute, x: SSAValue, y: SSAValue) -> SSAValue:
    """Whether the ordering holds, as an i1."""
    if _is_float(element):
        return s.compute(arith.CmpfOp(x, y, _FLOAT_PREDICATES[comparison]))
    if comparison not in ("eq", "ne"):
        comparison = ("u" if is_unsigned(element) else "s") + comparison
    return s.compute(arith.CmpiOp(x, y, comparison))


def convert(s: Scopes, source: Attribute, target: Attribute, x: SSAValue) -> SSAValue:
    """A number of element type `source` converted to `target`; see `prim.convert`."""
    wide = compute_type(target)
    if source == target:
        return x
    if is_float8(source):
        return convert(s, f32, target, read_float8(s, x, source))
    if is_float8(target):
        return write_float8(s, convert(s, source, f32, x), target)
    if target == _BOOL:
        return compare(s, "ne", source, x, number(s, 0, source))
    if _is_float(target):
        if not _is_float(source):
            x = s.compute((arith.UIToFPOp if is_unsigned(source) else arith.SIToFPOp)(x, wide))
            if is_exact(source, target):
                return x
        return rounded(s, x, target)
    if _is_float(source):
        through = IntegerType(max(32, wide.width.data))  # type: ignore[attr-defined]
        return _resize(s, s.compute(arith.FPToSIOp(x, through)), wide, False)
    return _resize(s, x, wide, is_unsigned(source))


def multiply(s: Scopes, element: Attribute, x: SSAValue, y: SSAValue) -> SSAValue:
    """A product that is a term of a sum; for floats, one operation may compute both and round once."""
    if not _is_float(element):
        return s.compute(arith.MuliOp(x, y))
    return s.compute(arith.MulfOp(x, y, _CONTRACT))


def rounded(s: Scopes, x: SSAValue, target: Attribute) -> SSAValue:
    """A float rounded to the precision of `target`, in the type in which `target` is computed; integers stay."""
    wide = compute_type(target)
    if isinstance(target, BFloat16Type | Float16Type):
        if isinstance(x.owner, arith.ExtFOp) and x.owner.input.type == target:
            return x
        return s.compute(arith.ExtFOp(s.compute(arith.TruncFOp(x, target)), wide))
    if x.type == wide:
        return x
    return s.compute((arith.ExtFOp if x.type.bitwidth < wide.bitwidth else arith.TruncFOp)(x, wide))  # type: ignore[attr-defined]


def _resize(s: Scopes, x: SSAValue, target: Attribute, unsigned: bool) -> SSAValue:
    have, want = x.type.width.data, target.width.data  # type: ignore[attr-defined]
    if have == want:
        return x
    if have > want:
        return s.compute(arith.TruncIOp(x, target))
    return s.compute((arith.ExtUIOp if unsigned else arith.ExtSIOp)(x, target))


def write_scalar(s: Scopes, op: prim.ElementwiseOp, xs: list[SSAValue]) -> SSAValue:
    """Compute `op` on scalars; raises PassError for an operation that the table does not contain."""
    element = op.operands[-1].type.element_type  # type: ignore[attr-defined]
    if isinstance(op, prim.SelectOp):
        return s.compute(arith.SelectOp(*xs))
    if isinstance(op, prim.CompareOp):
        return compare(s, op.comparison.data, element, *xs)
    if isinstance(op, prim.ConvertOp):
        return convert(s, element, op.result.type.element_type, xs[0])
    if isinstance(op, prim.BitcastOp):
        target = op.result.type.element_type
        bits = narrow(s, xs[0], element)
        if bits.type != memory_type(target):
            bits = s.compute(arith.BitcastOp(bits, memory_type(target)))
        return widen(s, bits, target)
    if isinstance(op, prim.PowOp) and not _is_float(element):
        return _integer_power(s, element, *xs)
    if is_mappable(type(op)):
        return s.compute(type(op).create(operands=xs, result_types=[xs[0].type], properties=op.properties))
    if type(op) not in _SCALARS:
        raise PassError.at(op, f"{op.name} has no lowering to numbers",
                           hint="give it one in passes/prim/loop_lowering/scalars.py")
    return _SCALARS[type(op)](s, element, *xs)


def _integer_power(s: Scopes, element: Attribute, base: SSAValue, exponent: SSAValue) -> SSAValue:
    """Exponentiation by squaring, one step for each bit of the exponent; negative exponents are decided by the
    parity."""
    zero, one = number(s, 0, element), number(s, 1, element)
    result, square, rest = one, base, exponent
    for _ in range(element.width.data - (not is_unsigned(element))):  # type: ignore[attr-defined]
        odd = s.compute(arith.CmpiOp(s.compute(arith.AndIOp(rest, one)), zero, "ne"))
        result = s.compute(arith.SelectOp(odd, s.compute(arith.MuliOp(result, square)), result))
        square = s.compute(arith.MuliOp(square, square))
        rest = s.compute(arith.ShRUIOp(rest, one))
    if is_unsigned(element):
        return result
    minus = number(s, -1, element)
    parity = s.compute(arith.CmpiOp(s.compute(arith.AndIOp(exponent, one)), zero, "ne"))
    of_minus = s.compute(arith.SelectOp(parity, minus, one))
    inverse = s.compute(arith.SelectOp(s.compute(arith.CmpiOp(base, one, "eq")), one, zero))
    inverse = s.compute(arith.SelectOp(s.compute(arith.CmpiOp(base, minus, "eq")), of_minus, inverse))
    return s.compute(arith.SelectOp(s.compute(arith.CmpiOp(exponent, zero, "slt")), inverse, result))
