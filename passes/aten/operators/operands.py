"""The operands of lowering rules: tensors, numbers and symbolic integers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Attribute, SSAValue

from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression
from ....ir.shapes import dims

__all__ = ["Extern", "Number", "Operand", "Size", "Sizes", "axis", "element", "known", "rank", "sizes"]

Number = bool | int | float | Expression
Operand = SSAValue | Number
Size = int | Expression
Sizes = Sequence[Size]


class Extern(Exception):
    """Raised by a rule that leaves its op to ATen; the message is the reason."""


def known(number: Number) -> bool | int | float:
    """A number that must be known at compile time; raises `Extern` for one that is only known at run time."""
    if not isinstance(number, Expression):
        return number
    if (found := number.as_int) is None:
        raise Extern(f"no lowering: the number {number} is symbolic")
    return found


def sizes(value: SSAValue) -> tuple[Expression, ...]:
    """The sizes of a tensor."""
    return dims(tensor_of(value))


def element(value: SSAValue) -> Attribute:
    """The element type of a tensor."""
    return tensor_of(value).element_type


def rank(value: SSAValue) -> int:
    return tensor_of(value).get_num_dims()


def axis(value: SSAValue, dim: int) -> int:
    """A dimension of a tensor counted from the front; torch counts from the back with negative numbers."""
    return dim % max(rank(value), 1)
