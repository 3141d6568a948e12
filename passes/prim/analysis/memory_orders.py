"""In which order the dimensions of tensors lie in memory, as arguments and results of operators say it."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, SSAValue

from ....ir.expressions import Expression
from ....ir.modules.module_verifier import STRIDES
from ....ir.modules.symbols import argument_facts
from ....ir.shapes import DimsAttr, contiguous_strides, dims

__all__ = ["Order", "memory_orders", "order_of"]

Order = tuple[int, ...]
"""The dimensions of a tensor, those that lie farthest apart in memory first."""


def order_of(sizes: Sequence[Expression], strides: Sequence[Expression]) -> Order | None:
    """The order in which a tensor without gaps lies; None for one that lies as its shape reads, and for others."""
    steps = [stride.as_int for stride in strides]
    if len(steps) < 2 or None in steps or 0 in steps:
        return None
    order = tuple(sorted(range(len(steps)), key=lambda axis: steps[axis] or 0, reverse=True))
    if list(order) == sorted(order):
        return None
    wanted = contiguous_strides([sizes[axis] for axis in order])
    fits = all(strides[axis] == step or sizes[axis] == 1 for axis, step in zip(order, wanted, strict=True))
    return order if fits else None


def memory_orders(function: FuncOp) -> dict[SSAValue, Order]:
    """How arguments and results of operators lie that do not lie as their shapes read."""
    block, found = function.body.block, dict[SSAValue, Order]()
    said: list[tuple[SSAValue, Attribute | None]] = []
    said.extend((argument, argument_facts(function, argument).get(STRIDES)) for argument in block.args)
    for op in block.ops:
        if isinstance(given := op.attributes.get("strides"), ArrayAttr):
            said.extend(zip(op.results, given.data, strict=False))
    for value, strides in said:
        if isinstance(value.type, TensorType) and isinstance(strides, DimsAttr):
            order = order_of(dims(value.type), strides.data)
            if order is not None:
                found[value] = order
    return found
