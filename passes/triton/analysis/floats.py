"""Between which numbers those floats of a kernel are that are computed from its integers and from constants."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING

from xdsl.dialects import math as mathematics
from xdsl.dialects.builtin import Float32Type, Float64Type, FloatAttr
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith, triton

if TYPE_CHECKING:
    from .integers import Integers

Interval = tuple[float, float]
"""The least and the greatest number that a float can be, which is finite, and so not NaN."""

_ROUNDING: dict[type[Attribute], float] = {Float32Type: 2.0**-23, Float64Type: 2.0**-51}
"""By how much of itself a result may differ from the exact one: 0 is 0, and signs stay."""
_LARGEST = 2.0**100
"""Beyond this nothing is followed, so that nothing overflows."""


class Floats:
    """A table of the intervals of one kernel; what is not in it can be anything."""

    def __init__(self, integers: Integers):
        self.integers = integers
        self._known: dict[SSAValue, Interval] = {}

    def of(self, value: SSAValue) -> Interval | None:
        """Between which numbers each element of a value is."""
        return self._known.get(value)

    def add(self, op: Operation) -> None:
        """Look at an operation whose operands are in the table already, if they ever will be."""
        if (rule := _RULES.get(type(op))) is None or (found := rule(self, op)) is None:
            return
        rounding = _ROUNDING.get(type(triton.element_of(op.results[0].type)))
        low, high = found
        if rounding is not None and max(-low, high) <= _LARGEST:
            self._known[op.results[0]] = low - abs(low) * rounding, high + abs(high) * rounding


Rule = Callable[[Floats, Operation], Interval | None]


def _same(t: Floats, op: Operation) -> Interval | None:
    return t.of(op.operands[0])


def _constant(t: Floats, op: Operation) -> Interval | None:
    value = op.value  # type: ignore[attr-defined]
    number = value.value.data if isinstance(value, FloatAttr) else math.nan
    return (number, number) if math.isfinite(number) else None


def _from_integer(t: Floats, op: Operation) -> Interval | None:
    low, high = t.integers.bounds(op.operands[0])
    return None if low is None or high is None else (float(low), float(high))


def _unary(function: Callable[[float], float]) -> Rule:
    """A function that never falls, or never rises."""
    def rule(t: Floats, op: Operation) -> Interval | None:
        if (found := t.of(op.operands[0])) is None:
            return None
        ends = [float(function(end)) for end in found]
        return min(ends), max(ends)

    return rule


def _binary(function: Callable[[float, float], float]) -> Rule:
    """A function whose extremes over two intervals are among those of their ends."""
    def rule(t: Floats, op: Operation) -> Interval | None:
        first, second = (t.of(operand) for operand in op.operands)
        if first is None or second is None:
            return None
        ends = [function(a, b) for a, b in product(first, second)]
        return min(ends), max(ends)

    return rule


def _quotient(t: Floats, op: Operation) -> Interval | None:
    divisor = t.of(op.operands[1])
    return None if divisor is None or divisor[0] <= 0 <= divisor[1] else _binary(lambda a, b: a / b)(t, op)


def _selected(t: Floats, op: Operation) -> Interval | None:
    first, second = (t.of(operand) for operand in op.operands[1:])
    return None if first is None or second is None else (min(first[0], second[0]), max(first[1], second[1]))


_RULES: dict[type[Operation], Rule] = {
    arith.ConstantOp: _constant, arith.SIToFPOp: _from_integer, arith.SelectOp: _selected,
    arith.ExtFOp: _same, arith.TruncFOp: _same, triton.SplatOp: _same, triton.ExpandDimsOp: _same,
    triton.BroadcastOp: _same,
    arith.AddfOp: _binary(lambda a, b: a + b), arith.SubfOp: _binary(lambda a, b: a - b),
    arith.MulfOp: _binary(lambda a, b: a * b), arith.DivfOp: _quotient, triton.PreciseDivFOp: _quotient,
    arith.MaximumfOp: _binary(max), arith.MinimumfOp: _binary(min),
    arith.NegfOp: _unary(lambda a: -a), mathematics.FloorOp: _unary(math.floor), mathematics.CeilOp: _unary(math.ceil),
}
