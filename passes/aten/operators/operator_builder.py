"""A builder of operators for passes on the level aten, which infers the types of their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects.aten import call
from ....ir.dialects.prim.types import BOOL
from ....ir.locations import inherit_location
from ....ir.shapes import tensor
from .operands import Sizes, element, sizes
from .promotion import promote

__all__ = ["OperatorBuilder"]


class OperatorBuilder:
    """Creates the operators that replace others: they are inserted before the last of these, with the locations of
    all."""

    def __init__(self, *sources: Operation):
        self.sources = sources
        self.place = InsertPoint.before(sources[-1])

    def call(
        self, operator: str, arguments: dict[str, Any], type: TensorType, attributes: dict[str, Attribute] | None = None
    ) -> SSAValue:
        """The only result of an operator."""
        op = call(operator, arguments, [type], attributes)
        inherit_location(op, *self.sources)
        Rewriter.insert_op(op, self.place)
        return op.results[0]

    def repeat(self, op: Operation, x: SSAValue) -> SSAValue:
        """The operator `op` applied to another operand of the same type, possibly with another layout."""
        if op.name in ("aten.view", "aten._unsafe_view"):
            return self.reshape(x, sizes(op.results[0]))
        copy = op.clone()
        copy.operands = [x]
        Rewriter.insert_op(copy, self.place)
        return copy.results[0]

    def convert(self, x: SSAValue, kind: Attribute) -> SSAValue:
        """`x` in another element type."""
        if element(x) == kind:
            return x
        return self.call("aten._to_copy", {"self": x, "dtype": kind}, tensor(sizes(x), kind))

    def reshape(self, x: SSAValue, shape: Sizes) -> SSAValue:
        """`x` in another shape, for any layout."""
        if sizes(x) == tuple(shape):
            return x
        return self.call("aten.reshape", {"self": x, "shape": list(shape)}, tensor(shape, element(x)))

    def permute(self, x: SSAValue, order: Sequence[int]) -> SSAValue:
        """`x` with its dimensions in another order."""
        if list(order) == list(range(len(order))):
            return x
        shape = [sizes(x)[axis] for axis in order]
        return self.call("aten.permute", {"self": x, "dims": list(order)}, tensor(shape, element(x)))

    def add(self, x: SSAValue, y: SSAValue) -> SSAValue:
        type = tensor(_broadcast(sizes(x), sizes(y)), promote(element(x), element(y)))
        return self.call("aten.add.Tensor", {"self": x, "other": y}, type)

    def logical_not(self, x: SSAValue) -> SSAValue:
        return self.call("aten.logical_not", {"self": x}, tensor(sizes(x), BOOL))

    def logical_and(self, x: SSAValue, y: SSAValue) -> SSAValue:
        shape = _broadcast(sizes(x), sizes(y))
        return self.call("aten.logical_and", {"self": x, "other": y}, tensor(shape, BOOL))

    def zeros(self, shape: Sizes, kind: Attribute) -> SSAValue:
        return self.call("aten.zeros", {"size": list(shape), "dtype": kind}, tensor(shape, kind))

    def fill_where(self, condition: SSAValue, x: SSAValue, number: float) -> SSAValue:
        """`number` where `condition` holds, else `x`."""
        type = tensor(_broadcast(sizes(x), sizes(condition)), element(x))
        return self.call("aten.masked_fill.Scalar", {"self": x, "mask": condition, "value": number}, type)


def _broadcast(x: Sizes, y: Sizes) -> Sizes:
    """The sizes of an elementwise result; sizes that differ are 1 in one of the two."""
    rank = max(len(x), len(y))
    pairs = zip((1,) * (rank - len(x)) + tuple(x), (1,) * (rank - len(y)) + tuple(y), strict=True)
    return [q if p == 1 else p for p, q in pairs]
