"""`constant(..)`: matching and creating operations that are filled with one number."""

from __future__ import annotations

import math
from collections.abc import Callable

from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from ...ir.dialects import arith, prim
from ...ir.dialects.prim.scalar_arithmetic import Number, round_number
from ...ir.dialects.prim.scalars import scalar_attribute
from .attributes import to_value
from .element_classes import element_of
from .functions import Undecided

__all__ = ["CONSTANT_CLASSES", "is_same_number", "make_constant", "number_of"]


def _of_prim(op: Operation) -> Number | None:
    assert isinstance(op, prim.ConstantOp)
    return round_number(op.result.type.element_type, op.number)


def _of_arith(op: Operation) -> Number | None:
    assert isinstance(op, arith.ConstantOp)
    value = op.value
    if isinstance(value, DenseIntOrFPElementsAttr):
        return value.get_values()[0] if value.is_splat() else None  # type: ignore[return-value]
    return to_value(value) if isinstance(value, IntegerAttr | FloatAttr) else None


_READERS: dict[type[Operation], Callable[[Operation], Number | None]] = {
    prim.ConstantOp: _of_prim, arith.ConstantOp: _of_arith,
}
CONSTANT_CLASSES: frozenset[type[Operation]] = frozenset(_READERS)


def number_of(op: Operation) -> Number | None:
    """The number that a constant has in every place, as its element type rounds it; None for any other op."""
    reader = _READERS.get(type(op))
    return reader(op) if reader is not None else None


def is_same_number(found: Number, wanted: Number) -> bool:
    """Whether two numbers are equal, where 0.0 differs from -0.0 and NaN equals NaN."""
    if found != found or wanted != wanted:
        return found != found and wanted != wanted
    return found == wanted and math.copysign(1, found) == math.copysign(1, wanted)


def make_constant(number: Number, type: Attribute) -> Operation:
    """The operation that is filled with a number, rounded to the element type; raises Undecided if the type has no such
    number."""
    element = element_of(type)
    if not isinstance(number, int | float):  # a size that depends on symbols
        raise Undecided
    if isinstance(element, IndexType):
        rounded: Number | None = int(number)
    else:
        rounded = round_number(element, number)
    if rounded is None:
        raise Undecided
    value: Attribute
    whole = isinstance(element, IntegerType | IndexType)
    if isinstance(type, TensorType):
        value = scalar_attribute(int(rounded) if whole else float(rounded))
        return prim.ConstantOp.create(properties={"value": value}, result_types=[type])
    if isinstance(element, IntegerType | IndexType):
        value = IntegerAttr(int(rounded), element)
    else:
        assert isinstance(element, AnyFloat)
        value = FloatAttr(float(rounded), element)
    if isinstance(type, VectorType):
        value = DenseIntOrFPElementsAttr.from_list(type, [rounded])
    return arith.ConstantOp(value, type)
