"""The combinations of reductions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy
from xdsl.ir import Attribute
from xdsl.utils.type import get_element_type_or_self

from ...dialects.loop import Reduction
from ...dialects.loop import identity as first_number
from ...vector_types import lanes_of
from .values import Value, of_type, value_dtype

__all__ = ["combine", "combined_dtype", "identity"]

_NUMBERS = {
    Reduction.ADD: numpy.add, Reduction.MUL: numpy.multiply, Reduction.MAXIMUM: numpy.maximum,
    Reduction.MINIMUM: numpy.minimum, Reduction.AND: numpy.bitwise_and, Reduction.OR: numpy.bitwise_or,
    Reduction.XOR: numpy.bitwise_xor,
}
_BOOLEANS = _NUMBERS | {
    Reduction.ADD: numpy.logical_xor, Reduction.MUL: numpy.logical_and, Reduction.MAXIMUM: numpy.logical_or,
    Reduction.MINIMUM: numpy.logical_and,
}


def combined_dtype(type: Attribute) -> numpy.dtype:
    """The dtype of partial results: float64 for floats, because the result must not depend on the order of
    combination.
    """
    dtype = value_dtype(type)
    return numpy.dtype(numpy.float64) if dtype.kind == "f" else dtype


def identity(kind: Reduction, types: Sequence[Attribute]) -> list[Value]:
    """The identity of a combination."""
    numbers = [first_number(kind, get_element_type_or_self(types[0]))] + [0] * (kind.arity - 1)
    return [numpy.full(lanes_of(type) or (), value, combined_dtype(type))[()]
            for value, type in zip(numbers, types, strict=True)]


def combine(kind: Reduction, into: Sequence[Value], values: Sequence[Value]) -> list[Value]:
    """Combine partial results with another value, or pair of values."""
    if kind == Reduction.SOFTMAX:
        return _softmax(*into, *values)
    if kind.arity == 2:
        return _better(kind, *into, *values)
    table = _BOOLEANS if values[0].dtype == bool else _NUMBERS
    return [table[kind](into[0], values[0])]


def _better(kind: Reduction, best: Value, place: Value, value: Value, at: Value) -> list[Value]:
    """NaN precedes all numbers, and among equal values the lower index is chosen."""
    beats = numpy.greater if kind == Reduction.ARGMAXIMUM else numpy.less
    missing, was_missing = value != value, best != best
    ties = (value == best) | (missing & was_missing)
    better = beats(value, best) | (missing & ~was_missing)
    return [numpy.where(better, value, best)[()], numpy.where(better | (ties & (at < place)), at, place)[()]]


def _softmax(greatest: Value, total: Value, value: Value, weight: Value) -> list[Value]:
    ratio = numpy.where(value == greatest, 1.0, numpy.exp(-numpy.abs(greatest - value)))
    is_new = (value > greatest) | (value != value)
    return [numpy.where(is_new, value, greatest)[()],
            numpy.where(is_new, total * ratio + weight, total + weight * ratio)[()]]


def rounded(values: Sequence[Value], types: Sequence[Attribute]) -> list[Value]:
    """Convert the results of a reduction to its types."""
    return [of_type(value, type) for value, type in zip(values, types, strict=True)]
