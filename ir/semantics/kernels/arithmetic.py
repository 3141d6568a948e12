"""Reference semantics of the scalar and vector operations of kernels, with numpy.

16-bit floats are converted to float32, and the result is rounded once. Elementary functions of float32 are computed
in float64, so that their error is one rounding.
"""

from __future__ import annotations

import math as python_math
from collections.abc import Callable
from fractions import Fraction
from functools import partial

import numpy
from xdsl.dialects import math, vector
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, IntegerType, f32
from xdsl.ir import Attribute, Operation
from xdsl.utils.type import get_element_type_or_self as element_of

from ...dialects import arith, prim
from ...dialects.loop import DotOp, LibmOp, LookupOp, PackOp, ResizeMaskOp, ScaleOp
from ...errors import UnsupportedError
from ...philox import random_bits
from ...vector_types import is_half, lanes_of
from .values import Value, from_memory, memory_dtype, of_type, to_memory, value_dtype

__all__ = ["DIVISIONS", "constant_value", "divided", "dot_products", "functions"]

Function = Callable[..., Value]

_erf, _erfc, _lgamma = (numpy.vectorize(each, otypes=[numpy.float64])
                        for each in (python_math.erf, python_math.erfc, python_math.lgamma))
_ELEMENTARY: dict[type[Operation], Function] = {
    math.AcosOp: numpy.arccos, math.AcoshOp: numpy.arccosh, math.AsinOp: numpy.arcsin, math.AsinhOp: numpy.arcsinh,
    math.AtanOp: numpy.arctan, math.AtanhOp: numpy.arctanh, math.Atan2Op: numpy.arctan2, math.CbrtOp: numpy.cbrt,
    math.CosOp: numpy.cos, math.CoshOp: numpy.cosh, math.ErfOp: _erf, math.ExpOp: numpy.exp, math.Exp2Op: numpy.exp2,
    math.ExpM1Op: numpy.expm1, math.LogOp: numpy.log, math.Log10Op: numpy.log10, math.Log1pOp: numpy.log1p,
    math.Log2Op: numpy.log2, math.PowFOp: numpy.power,
    math.SinOp: numpy.sin, math.SinhOp: numpy.sinh, math.TanOp: numpy.tan, math.TanhOp: numpy.tanh,
    math.FPowIOp: lambda x, n: numpy.power(x, n.astype(numpy.float64)),
    ScaleOp: lambda x, n: numpy.ldexp(x, n.astype(numpy.int64)),
}
_LIBM: dict[str, Function] = {
    "erfc": _erfc, "fmod": numpy.fmod, "lgamma": lambda x: _log_gamma(x),
}
_FLOATS: dict[type[Operation], Function] = {
    arith.AddfOp: numpy.add, arith.SubfOp: numpy.subtract, arith.MulfOp: numpy.multiply, arith.DivfOp: numpy.divide,
    arith.NegfOp: numpy.negative, arith.MaximumfOp: numpy.maximum, arith.MinimumfOp: numpy.minimum,
    arith.MaxnumfOp: numpy.fmax, arith.MinnumfOp: numpy.fmin, math.AbsFOp: numpy.abs, math.CeilOp: numpy.ceil,
    math.CopySignOp: numpy.copysign, math.FloorOp: numpy.floor, math.RoundEvenOp: numpy.rint, math.SqrtOp: numpy.sqrt,
    math.TruncOp: numpy.trunc, math.RsqrtOp: lambda x: 1 / numpy.sqrt(x),
    math.RoundOp: lambda x: numpy.copysign(numpy.floor(numpy.abs(x) + 0.5), x),
}
_FUSED = (math.FmaOp, vector.FMAOp)
_INTEGERS: dict[type[Operation], Function] = {
    arith.AddiOp: numpy.add, arith.SubiOp: numpy.subtract, arith.MuliOp: numpy.multiply,
    arith.AndIOp: numpy.bitwise_and, arith.OrIOp: numpy.bitwise_or, arith.XOrIOp: numpy.bitwise_xor,
    arith.ShLIOp: numpy.left_shift, arith.ShRSIOp: numpy.right_shift,
    arith.MaxSIOp: numpy.maximum, arith.MinSIOp: numpy.minimum, math.AbsIOp: numpy.abs, prim.RandomBitsOp: random_bits,
}
_UNSIGNED: dict[type[Operation], Function] = {
    arith.ShRUIOp: numpy.right_shift, arith.MaxUIOp: numpy.maximum, arith.MinUIOp: numpy.minimum,
}
# Booleans are integers modulo 2; as a signed number, true is -1.
_BOOLEANS: dict[type[Operation], Function] = {
    **_INTEGERS, arith.AddiOp: numpy.logical_xor, arith.SubiOp: numpy.logical_xor, arith.MuliOp: numpy.logical_and,
    arith.MaxSIOp: numpy.logical_and, arith.MinSIOp: numpy.logical_or,
    arith.MaxUIOp: numpy.logical_or, arith.MinUIOp: numpy.logical_and,
}
_COMPARISONS: dict[str, Function] = {
    "eq": numpy.equal, "ne": numpy.not_equal, "lt": numpy.less, "le": numpy.less_equal,
    "gt": numpy.greater, "ge": numpy.greater_equal,
}
_COUNTS: dict[type[Operation], Callable[[int, int], int]] = {
    math.CountLeadingZerosOp: lambda number, width: width - number.bit_length(),
    math.CountTrailingZerosOp: lambda number, width: (number & -number).bit_length() - 1 if number else width,
    math.CtPopOp: lambda number, width: number.bit_count(),
}

DIVISIONS: dict[type[Operation], tuple[bool, Callable[[int, int], int]]] = {
    arith.DivSIOp: (False, lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)),
    arith.DivUIOp: (True, lambda a, b: a // b),
    arith.RemSIOp: (False, lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1)),
    arith.RemUIOp: (True, lambda a, b: a % b),
    arith.FloorDivSIOp: (False, lambda a, b: a // b),
    arith.CeilDivSIOp: (False, lambda a, b: -(-a // b)),
    arith.CeilDivUIOp: (True, lambda a, b: -(-a // b)),
}
"""For each division, whether it is unsigned, and a function that returns the quotient or remainder of two numbers."""


def divided(op: Operation, a: Value, b: Value) -> tuple[Value, bool]:
    """A quotient or remainder, 0 where the divisor is 0, and whether a divisor is."""
    unsigned, divide = DIVISIONS[type(op)]
    modulus = 1 << (8 * a.dtype.itemsize)

    def quotient(x: int, y: int) -> int:
        if y == 0:
            return 0
        result = divide(int(x) % modulus, int(y) % modulus) if unsigned else divide(int(x), int(y))
        return (result + modulus // 2) % modulus - modulus // 2  # the least integer over -1 wraps around

    return numpy.vectorize(quotient, otypes=[a.dtype])(a, b)[()], bool((b == 0).any())


def _log_gamma(x: Value) -> Value:
    """Infinite at the poles, which are 0 and the negative integers, where Python's function raises an exception."""
    regular = numpy.isfinite(x) & ((x > 0) | (x % 1 != 0))
    return numpy.where(regular, _lgamma(numpy.where(regular, x, 1.0)), numpy.abs(x) + numpy.inf)


def functions() -> dict[type[Operation], Function]:
    """For each class of operations, a function of the operation and its operands' values that returns its result."""
    return {
        **dict.fromkeys(_ELEMENTARY, _elementary), **dict.fromkeys(_FLOATS, _of_floats),
        **dict.fromkeys(_INTEGERS, _of_integers), **dict.fromkeys(_UNSIGNED, _of_unsigned),
        **dict.fromkeys(_COUNTS, _count), **dict.fromkeys(_FUSED, _fused_multiply_add), LibmOp: _libm,
        arith.CmpfOp: _compare_floats, arith.CmpiOp: _compare_integers,
        arith.SelectOp: lambda op, condition, a, b: numpy.where(condition, a, b)[()],
        arith.ExtFOp: _convert, arith.TruncFOp: _convert, arith.SIToFPOp: lambda op, x: _convert(op, _signed(x)),
        arith.UIToFPOp: lambda op, x: _convert(op, _as_unsigned(x)),
        arith.FPToSIOp: _convert, arith.FPToUIOp: _to_unsigned,
        arith.ExtSIOp: lambda op, x: _convert(op, _signed(x)),
        arith.IndexCastOp: lambda op, x: _convert(op, _signed(x)),
        arith.ExtUIOp: lambda op, x: _convert(op, _as_unsigned(x)), arith.TruncIOp: _truncate,
        arith.BitcastOp: _bitcast, vector.BitcastOp: _bitcast,
        vector.BroadcastOp: lambda op, x: numpy.full(lanes_of(op.vector.type) or 1, x),
        vector.ExtractOp: lambda op, x, *at: x[_position(op, at)],
        vector.InsertOp: _insert,
        vector.ShuffleOp: lambda op, x, y: numpy.concatenate([x, y])[list(op.mask.get_values())],
        ResizeMaskOp: lambda op, x: x, PackOp: _pack, DotOp: _dot,
        LookupOp: _look_up,
    }


def constant_value(op: arith.ConstantOp) -> Value:
    """The value of a constant."""
    attribute, type = op.value, op.result.type
    if isinstance(attribute, IntegerAttr | FloatAttr):
        return of_type(attribute.value.data, type)
    if not isinstance(attribute, DenseIntOrFPElementsAttr):
        raise UnsupportedError.at(op, f"a constant of {type} has no reference semantics")
    numbers = list(attribute.get_values())
    lanes = lanes_of(type) or 1
    return of_type(numbers * lanes if len(numbers) == 1 else numbers, type)


def _wide(value: Value, type: Attribute) -> Value:
    return value.astype(numpy.float32) if is_half(element_of(type)) else value


def _of_floats(op: Operation, *values: Value) -> Value:
    type = op.results[0].type
    return of_type(_FLOATS[op.__class__](*(_wide(value, type) for value in values)), type)


def _elementary(op: Operation, *values: Value) -> Value:
    return of_type(_ELEMENTARY[op.__class__](*(numpy.asarray(value, _double(value)) for value in values)),
                   op.results[0].type)


def _double(value: Value) -> numpy.dtype:
    return numpy.dtype(numpy.float64) if value.dtype.kind == "f" else value.dtype


def _fused_multiply_add(op: Operation, *values: Value) -> Value:
    type = op.results[0].type
    wide = (value.astype(numpy.float64) for value in values)
    exact = _exact_sum_of_product(*wide)
    # For float32 the sum is rounded to float64 first; only float64 results are always rounded once.
    return of_type(exact, type)


@partial(numpy.vectorize, otypes=[numpy.float64])
def _exact_sum_of_product(a: float, b: float, c: float) -> float:
    if not all(map(python_math.isfinite, (a, b, c))):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c  # the sign of zero
    try:
        return float(exact)
    except OverflowError:
        return python_math.copysign(python_math.inf, exact)


def _libm(op: LibmOp, *values: Value) -> Value:
    if op.function.data == "nextafter":  # its result depends on the precision
        return numpy.nextafter(*values)
    return of_type(_LIBM[op.function.data](*(value.astype(numpy.float64) for value in values)), op.result.type)


def _of_integers(op: Operation, *values: Value) -> Value:
    table = _BOOLEANS if values[0].dtype == bool else _INTEGERS
    return table[op.__class__](*values)


def _of_unsigned(op: Operation, *values: Value) -> Value:
    if values[0].dtype == bool:
        return _BOOLEANS[op.__class__](*values)
    return _UNSIGNED[op.__class__](*map(_as_unsigned, values)).astype(values[0].dtype)


def _as_unsigned(value: Value) -> Value:
    return value.astype(numpy.uint8) if value.dtype == bool else value.astype(f"uint{8 * value.dtype.itemsize}")


def _signed(value: Value) -> Value:
    return -value.astype(numpy.int8) if value.dtype == bool else value


def _count(op: Operation, value: Value) -> Value:
    width = 8 * value.dtype.itemsize
    count = _COUNTS[op.__class__]
    return numpy.vectorize(lambda number: count(int(number), width), otypes=[value.dtype])(_as_unsigned(value))[()]


def _compare_floats(op: arith.CmpfOp, a: Value, b: Value) -> Value:
    predicate = op.predicate_name
    unordered = numpy.isnan(a) | numpy.isnan(b)
    if predicate in ("true", "false"):
        return numpy.full_like(unordered, predicate == "true")[()]
    if predicate in ("ord", "uno"):
        return unordered if predicate == "uno" else ~unordered
    holds = _COMPARISONS[predicate[1:]](a, b)
    return holds & ~unordered if predicate[0] == "o" else holds | unordered


def _compare_integers(op: arith.CmpiOp, a: Value, b: Value) -> Value:
    predicate = op.predicate_name
    read = _as_unsigned if predicate[0] == "u" else _signed
    return _COMPARISONS[predicate[-2:]](read(a), read(b))


def _convert(op: Operation, value: Value) -> Value:
    return of_type(value, op.results[0].type)


def _to_unsigned(op: arith.FPToUIOp, value: Value) -> Value:
    target = value_dtype(op.result.type)
    return value.astype(f"uint{8 * target.itemsize}").astype(target)


def _truncate(op: arith.TruncIOp, value: Value) -> Value:
    is_bool = element_of(op.result.type) == IntegerType(1)
    return value & 1 != 0 if is_bool else _convert(op, value)


def _bitcast(op: Operation, value: Value) -> Value:
    source, target = op.operands[0].type, op.results[0].type
    stored = numpy.asarray(to_memory(value, element_of(source)))
    return from_memory(stored.view(memory_dtype(element_of(target))), element_of(target))


def _pack(op: PackOp, *values: Value) -> Value:
    element = element_of(op.values[0].type)
    side_by_side = numpy.stack([to_memory(value, element) for value in values], axis=-1)
    return side_by_side.view(numpy.int32)[..., 0][()]


def dot_products(element: Attribute, *values: Value) -> Value:
    """The sums of the products of packed elements."""
    packed = (numpy.ascontiguousarray(each)[..., None].view(memory_dtype(element)) for each in values)
    wide = numpy.int32 if isinstance(element, IntegerType) else numpy.float32
    left, right = (from_memory(each, element).astype(wide) for each in packed)
    return (left * right).sum(axis=-1, dtype=wide)


def _dot(op: DotOp, *values: Value) -> Value:
    return of_type(dot_products(op.element, *values[:2]) + (values[2] if len(values) > 2 else 0), op.result.type)


def _look_up(op: LookupOp, value: Value) -> Value:
    table = numpy.array(op.elements, numpy.float32)
    if element_of(op.table.type) == f32:
        return table[value & (len(table) - 1)]
    halves = numpy.asarray(value)[..., None].view(numpy.uint16)
    packed: Value = to_memory(table, element_of(op.table.type))[halves & (len(table) - 1)]
    return packed.view(numpy.int32)[..., 0][()]


def _position(op: Operation, at: tuple[Value, ...]) -> int:
    static = op.static_position.get_values()  # type: ignore[attr-defined]
    return int(at[0]) if at else static[0]


def _insert(op: vector.InsertOp, value: Value, into: Value, *at: Value) -> Value:
    changed = into.copy()
    changed[_position(op, at)] = value
    return changed
