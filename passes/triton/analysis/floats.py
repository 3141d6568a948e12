"""The intervals of the floats of a kernel, as far as its operations determine them."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from itertools import product

from xdsl.dialects import math as mathematics
from xdsl.dialects.builtin import AnyFloat, Float32Type, Float64Type, FloatAttr
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, triton

Interval = tuple[float, float]
"""The least and the greatest number that a float can be, unless it is NaN. If either is infinite, it can be infinite as
well."""

_ANYTHING: Interval = -math.inf, math.inf
_NOT_NEGATIVE: Interval = 0.0, math.inf
_ROUNDING: dict[type[Attribute], float] = {Float32Type: 2.0**-23, Float64Type: 2.0**-51}
"""By how much of itself a result may differ from the exact one: 0 is 0, and signs stay."""
_APPROXIMATE = 2.0**-21
"""By how much of itself a result of `arith.divf` of f32 may differ."""
_INEXACT = 2.0**-18
"""The same for an approximate exponential."""
_SMALLEST, _LARGEST = 2.0**-100, 2.0**100
"""Outside of this range no number is followed, so that nothing overflows or becomes 0."""
_BASES = {"exp": math.e, "exp2": 2.0, "exp10": 10.0, "fast_expf": math.e}
"""The functions of libdevice that are exponentials."""
_NEVER_NEGATIVE = frozenset({"cosh", "hypot", "rsqrt", "sqrt"})
"""Functions of libdevice that give no negative number."""


class Floats:
    """The intervals of the values of one kernel; a value without one can be any number."""

    def __init__(self, integer_bounds: Callable[[SSAValue], tuple[int | None, int | None]]):
        """`integer_bounds` returns the minimum and the maximum of an integer, None where unknown."""
        self.integer_bounds = integer_bounds
        self._known: dict[SSAValue, Interval] = {}
        self._perhaps_nan: set[SSAValue] = set()

    def of(self, value: SSAValue) -> Interval | None:
        """The interval of the elements of a value, if all are known to be finite."""
        found = self.interval(value)
        return found if _is_finite(found) and value not in self._perhaps_nan else None

    def interval(self, value: SSAValue) -> Interval:
        """The interval of the elements of a value that are not NaN."""
        return self._known.get(value, _ANYTHING)

    def is_bounded(self, value: SSAValue) -> bool:
        """Whether no element of a value is infinite or greater than 2**100; it may be NaN."""
        return _is_finite(self.interval(value))

    def add(self, op: Operation) -> None:
        """Compute the intervals of an operation's results from those of its operands."""
        rule = _RULES.get(type(op))
        element = triton.element_of(op.results[0].type)
        if rule is None or (rounding := _ROUNDING.get(type(element))) is None:
            return
        low, high = rule(self, op)
        is_single = isinstance(element, Float32Type)
        low, high = _lower_end(low, rounding, is_single), -_lower_end(-high, rounding, is_single)
        if _is_finite((low, high)) and not all(map(self._is_finite_or_no_float, op.operands)):
            self._perhaps_nan.add(op.results[0])
        if (low, high) != _ANYTHING:
            self._known[op.results[0]] = low, high

    def _is_finite_or_no_float(self, value: SSAValue) -> bool:
        return not isinstance(triton.element_of(value.type), AnyFloat) or self.of(value) is not None


def _is_finite(interval: Interval) -> bool:
    return all(map(math.isfinite, interval))


def _lower_end(number: float, rounding: float, is_single: bool) -> float:
    """The lower bound of a result whose exact value is at least `number`. Since rounding is monotonic, the bound is
    exact if the number is an f32."""
    if number < -_LARGEST:
        return -math.inf
    if 0 < abs(number) < _SMALLEST:
        return 0.0 if number > 0 else -_SMALLEST
    number = min(number, _LARGEST)
    is_exact = is_single and struct.unpack("f", struct.pack("f", number))[0] == number
    return number if is_exact else number - abs(number) * rounding


Rule = Callable[[Floats, Operation], Interval]


def _same(t: Floats, op: Operation) -> Interval:
    return t.interval(op.operands[0])


def _constant(t: Floats, op: Operation) -> Interval:
    value = op.value  # type: ignore[attr-defined]
    number = value.value.data if isinstance(value, FloatAttr) else math.nan
    return (number, number) if math.isfinite(number) else _ANYTHING


def _from_integer(t: Floats, op: Operation) -> Interval:
    low, high = t.integer_bounds(op.operands[0])
    return -math.inf if low is None else float(low), math.inf if high is None else float(high)


def _unary(function: Callable[[float], float]) -> Rule:
    """The interval of a monotonic function."""
    def rule(t: Floats, op: Operation) -> Interval:
        ends = [float(function(end)) for end in t.interval(op.operands[0])]
        return min(ends), max(ends)

    return rule


def _whole(function: Callable[[float], float]) -> Callable[[float], float]:
    return lambda end: function(end) if math.isfinite(end) else end


def _binary(function: Callable[[float, float], float]) -> Rule:
    """The interval of a function whose extremes over two intervals are at their ends."""
    def rule(t: Floats, op: Operation) -> Interval:
        first, second = (t.interval(operand) for operand in op.operands)
        ends = [function(a, b) for a, b in product(first, second)]
        return min(ends), max(ends)

    return rule


def _sum(t: Floats, op: Operation) -> Interval:
    first, second = (t.interval(operand) for operand in op.operands)
    return first[0] + second[0], first[1] + second[1]


def _difference(t: Floats, op: Operation) -> Interval:
    first, second = (t.interval(operand) for operand in op.operands)
    return first[0] - second[1], first[1] - second[0]


def _product(t: Floats, op: Operation) -> Interval:
    found = _binary(lambda a, b: a * b if a and b else 0.0)(t, op)
    return _absolute_of(found) if op.operands[0] is op.operands[1] else found


def _quotient(t: Floats, op: Operation) -> Interval:
    low, high = t.interval(op.operands[1])
    if low <= 0 <= high:
        return _ANYTHING
    low, high = _binary(lambda a, b: a / b if math.isfinite(b) else 0.0)(t, op)
    if isinstance(op, arith.DivfOp):
        return low - abs(low) * _APPROXIMATE, high + abs(high) * _APPROXIMATE
    return low, high


def _absolute_of(interval: Interval) -> Interval:
    """The interval of the magnitudes of numbers, from the interval of the numbers."""
    low, high = interval
    return (0.0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))


def _absolute(t: Floats, op: Operation) -> Interval:
    return _absolute_of(t.interval(op.operands[0]))


def _never_negative(t: Floats, op: Operation) -> Interval:
    return _NOT_NEGATIVE


def _exponential(base: float) -> Rule:
    def rule(t: Floats, op: Operation) -> Interval:
        low, high = t.interval(op.operands[0])
        least = base ** min(low, 20.0) * (1 - _INEXACT) if low > -20 else 0.0
        return least, base ** max(high, 0.0) * (1 + _INEXACT) if high <= 100 else math.inf

    return rule


def _of_library(t: Floats, op: Operation) -> Interval:
    function = op.function  # type: ignore[attr-defined]
    if function == "abs":
        return _absolute(t, op)
    if function in _BASES:
        return _exponential(_BASES[function])(t, op)
    return _NOT_NEGATIVE if function in _NEVER_NEGATIVE else _ANYTHING


def _selected(t: Floats, op: Operation) -> Interval:
    first, second = (t.interval(operand) for operand in op.operands[1:])
    return min(first[0], second[0]), max(first[1], second[1])


_RULES: dict[type[Operation], Rule] = {
    arith.ConstantOp: _constant, arith.SIToFPOp: _from_integer, arith.SelectOp: _selected,
    arith.ExtFOp: _same, arith.TruncFOp: _same, triton.SplatOp: _same, triton.ExpandDimsOp: _same,
    triton.BroadcastOp: _same,
    arith.AddfOp: _sum, arith.SubfOp: _difference, arith.MulfOp: _product,
    arith.DivfOp: _quotient, triton.PreciseDivFOp: _quotient,
    arith.MaximumfOp: _binary(max), arith.MinimumfOp: _binary(min),
    arith.NegfOp: _unary(lambda a: -a), mathematics.AbsFOp: _absolute,
    mathematics.FloorOp: _unary(_whole(math.floor)), mathematics.CeilOp: _unary(_whole(math.ceil)),
    triton.ExternElementwiseOp: _of_library, triton.PreciseSqrtOp: _never_negative,
    mathematics.ExpOp: _exponential(math.e), mathematics.Exp2Op: _exponential(2.0), mathematics.SqrtOp: _never_negative,
}
