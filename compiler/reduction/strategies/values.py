"""Finds replacements of a value: an operand, an earlier value, a new argument, or a constant of its type."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import aten, prim
from ....ir.dialects.arith import ConstantOp
from ....ir.dialects.host import AllocOp, BufferType
from ....ir.shapes import dims
from .changes import is_isolated, used_results
from .functions import call_sites, enclosing_function, entry_block, insert_argument

__all__ = ["Choice", "any_value", "constant_value", "earlier_value", "fresh_argument", "operand_value",
           "replace_results"]

Choice = Callable[[Operation, Attribute], SSAValue | None]
"""Returns the value of the given type that replaces a result of an operation, or None."""


def replace_results(op: Operation, choose: Choice) -> None:
    """Erase `op` and replace each used result by the value that `choose` returns; do nothing if that is None."""
    replacements: list[tuple[SSAValue, SSAValue]] = []
    for result in used_results(op):
        value = choose(op, result.type)
        if value is None:
            return
        replacements.append((result, value))
    for result, value in replacements:
        result.replace_all_uses_with(value)
    op.detach()
    op.erase()


def operand_value(op: Operation, type: Attribute) -> SSAValue | None:
    """Return the first operand of the type."""
    return next((operand for operand in op.operands if operand.type == type), None)


def earlier_value(op: Operation, type: Attribute) -> SSAValue | None:
    """Return the first value of the type that dominates `op`; arguments come before results."""
    return next((value for value in visible_values(op) if value.type == type), None)


def visible_values(op: Operation) -> Iterator[SSAValue]:
    """Yield the values that dominate `op`, the outermost and earliest first."""
    path = [op]
    while (around := path[-1].parent_op()) is not None and not is_isolated(around):
        path.append(around)
    for place in reversed(path):
        block = place.parent
        if block is None:
            continue
        yield from block.args
        before = block.first_op
        while before is not None and before is not place:
            yield from before.results
            before = before.next_op


def fresh_argument(op: Operation, type: Attribute) -> SSAValue | None:
    """Add an argument to the function that contains `op`; each call site passes any value of the type."""
    function = enclosing_function(op)
    block = entry_block(function) if function is not None else None
    if function is None or block is None:
        return None
    given: list[tuple[Operation, SSAValue]] = []
    for site in call_sites(function):
        value = any_value(site, type)
        if value is None:
            return None
        given.append((site, value))
    insert_argument(function, type)
    for site, value in given:
        site.operands = [*site.operands, value]
    return block.args[-1]


def any_value(op: Operation, type: Attribute) -> SSAValue | None:
    """Return a value of the type that costs no operation if there is one, else a constant."""
    return (operand_value(op, type) or earlier_value(op, type) or fresh_argument(op, type)
            or constant_value(op, type))


def constant_value(op: Operation, type: Attribute) -> SSAValue | None:
    """Create a constant of ones of the type in front of `op`."""
    made = _constant(op, type)
    if made is None or op.parent is None or made.name == op.name:
        return None
    made.location = op.location
    op.parent.insert_op_before(made, op)
    return made.results[0]


def _constant(op: Operation, type: Attribute) -> Operation | None:
    match type:
        case TensorType() if _is_number(type.element_type):
            number = 1.0 if isinstance(type.element_type, AnyFloat) else 1
            if op.name.startswith("aten."):
                return aten.call("aten.full", {"size": dims(type), "fill_value": number}, [type])
            return prim.ConstantOp(number, type)
        case VectorType() if _is_number(type.element_type):
            return ConstantOp(DenseIntOrFPElementsAttr.from_list(type, [1]), type)  # type: ignore[arg-type]
        case IntegerType() | IndexType():
            return ConstantOp(IntegerAttr(1, type))
        case BufferType():
            return AllocOp(type)
        case _:
            return ConstantOp(FloatAttr(1.0, type)) if isinstance(type, AnyFloat) else None


def _is_number(type: Attribute) -> bool:
    return isinstance(type, AnyFloat | IntegerType | IndexType)
