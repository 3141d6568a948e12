"""The operations of arith by which reductions combine two values, and what leaves every value as it is."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, IntegerType, i1
from xdsl.ir import Attribute, Operation

from ...vector_types import element_of
from .. import arith
from .reductions import Reduction

__all__ = ["ASSOCIATIVE", "combination_of", "combining_operation", "identity", "identity_of"]

_OPERATIONS: dict[Reduction, tuple[type[Operation], type[Operation], type[Operation]]] = {
    Reduction.ADD: (arith.AddfOp, arith.AddiOp, arith.XOrIOp),
    Reduction.MUL: (arith.MulfOp, arith.MuliOp, arith.AndIOp),
    Reduction.MAXIMUM: (arith.MaximumfOp, arith.MaxSIOp, arith.OrIOp),
    Reduction.MINIMUM: (arith.MinimumfOp, arith.MinSIOp, arith.AndIOp),
    Reduction.AND: (arith.AndIOp, arith.AndIOp, arith.AndIOp),
    Reduction.OR: (arith.OrIOp, arith.OrIOp, arith.OrIOp),
    Reduction.XOR: (arith.XOrIOp, arith.XOrIOp, arith.XOrIOp),
}
"""For each combination its operation on floats, on integers, and on booleans."""
_UNSIGNED: dict[type[Operation], type[Operation]] = {arith.MaxSIOp: arith.MaxUIOp, arith.MinSIOp: arith.MinUIOp}

_COMBINATIONS = {operation: kind for kind, operations in _OPERATIONS.items() for operation in operations[:2]}

ASSOCIATIVE = (*_COMBINATIONS, *_UNSIGNED.values())
"""The operations that combine values in any grouping; all of them are commutative as well."""


def combining_operation(kind: Reduction, element: Attribute, unsigned: bool = False) -> type[Operation]:
    """The operation that combines two values of an element type."""
    on_floats, on_integers, on_booleans = _OPERATIONS[kind]
    if isinstance(element, AnyFloat):
        return on_floats
    return on_booleans if element == i1 else _UNSIGNED.get(on_integers, on_integers) if unsigned else on_integers


def combination_of(op: Operation) -> Reduction | None:
    """The combination of two values that an operation computes; none for integers taken as unsigned ones."""
    return _COMBINATIONS.get(type(op))


def identity_of(op: Operation) -> float | int:
    """What an operation of `ASSOCIATIVE` combines with any value to that value."""
    if (kind := combination_of(op)) is not None:
        return identity(kind, element_of(op.results[0].type))
    return 0 if isinstance(op, arith.MaxUIOp) else -1


def identity(kind: Reduction, element: Attribute, unsigned: bool = False) -> float | int:
    """The identity of a combination for an element type: the initial value. For arg kinds the initial index is 0, and
    for softmax the initial sum is 0.
    """
    if kind in _LEAST_FIRST or kind in _GREATEST_FIRST:
        return _extreme(element, kind in _LEAST_FIRST, unsigned)
    if isinstance(element, AnyFloat):
        return float(kind == Reduction.MUL)
    if kind == Reduction.AND:
        return 1 if element == i1 else -1
    return int(kind == Reduction.MUL)


_LEAST_FIRST = (Reduction.MAXIMUM, Reduction.ARGMAXIMUM, Reduction.SOFTMAX)
_GREATEST_FIRST = (Reduction.MINIMUM, Reduction.ARGMINIMUM)


def _extreme(element: Attribute, least: bool, unsigned: bool) -> float | int:
    if isinstance(element, AnyFloat):
        return float("-inf") if least else float("inf")
    if unsigned:
        return 0 if least else -1
    if element == i1:
        return int(not least)
    bits = element.width.data if isinstance(element, IntegerType) else 64
    return -(1 << (bits - 1)) if least else (1 << (bits - 1)) - 1
