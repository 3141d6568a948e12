"""The operations of combinations for types of elements, and their identities."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.ir import Attribute

from ....ir.dialects.prim import Combiner
from .scalars import is_unsigned

_ON_BOOLEANS = {
    Combiner.ADD: Combiner.OR, Combiner.MAXIMUM: Combiner.OR,
    Combiner.MUL: Combiner.AND, Combiner.MINIMUM: Combiner.AND,
}


def combiner_of(kind: Combiner, element: Attribute) -> Combiner:
    """The combination for elements of a type; sums of booleans are disjunctions."""
    return _ON_BOOLEANS.get(kind, kind) if element == IntegerType(1) else kind


def identity(kind: Combiner, computed: Attribute, element: Attribute) -> float | int:
    """The identity of `kind`; `element` states whether integers are signed."""
    if isinstance(computed, AnyFloat):
        return {Combiner.ADD: 0.0, Combiner.MUL: 1.0, Combiner.MAXIMUM: float("-inf"),
                Combiner.MINIMUM: float("inf")}[kind]
    assert isinstance(computed, IntegerType)
    width = computed.width.data
    lowest, highest = (0, -1) if is_unsigned(element) else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    return {Combiner.ADD: 0, Combiner.MUL: 1, Combiner.MAXIMUM: lowest, Combiner.MINIMUM: highest,
            Combiner.AND: 1 if width == 1 else -1, Combiner.OR: 0, Combiner.XOR: 0}[kind]
