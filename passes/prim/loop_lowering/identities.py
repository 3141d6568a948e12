"""What a combination is on numbers of a type, and the number with which it starts."""

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
    """What combines elements of a type: true and true is true, whatever else sums of single bits are."""
    return _ON_BOOLEANS.get(kind, kind) if element == IntegerType(1) else kind


def identity(kind: Combiner, computed: Attribute, element: Attribute) -> float | int:
    """What leaves every number as it is under `kind`; `element` tells whether integers have a sign."""
    if isinstance(computed, AnyFloat):
        return {Combiner.ADD: 0.0, Combiner.MUL: 1.0, Combiner.MAXIMUM: float("-inf"),
                Combiner.MINIMUM: float("inf")}[kind]
    assert isinstance(computed, IntegerType)
    width = computed.width.data
    lowest, highest = (0, -1) if is_unsigned(element) else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    return {Combiner.ADD: 0, Combiner.MUL: 1, Combiner.MAXIMUM: lowest, Combiner.MINIMUM: highest,
            Combiner.AND: 1 if width == 1 else -1, Combiner.OR: 0, Combiner.XOR: 0}[kind]
