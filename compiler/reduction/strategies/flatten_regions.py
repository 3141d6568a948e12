"""Replaces operations with regions by the contents of a region."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp, UnregisteredOp
from xdsl.ir import Block, Operation, Region, SSAValue

from ....ir.dialects.arith import ConstantOp
from .changes import Change, is_symbol, is_terminator, nested_operations
from .values import any_value


def flatten_regions(module: ModuleOp) -> Iterator[Change]:
    """Replace an operation by the body of one of its regions, as if the body ran once.

    Operands replace the arguments of the body by type and order, and 0 replaces an index; the values that the body
    yields replace the results.
    """
    for op in nested_operations(module):
        if not is_symbol(op) or isinstance(op, UnregisteredOp):
            for region in op.regions:
                if len(region.blocks) == 1:
                    yield Change(op, lambda op=op, region=region: _flatten(op, region))


def _flatten(op: Operation, region: Region) -> None:
    outer = op.parent
    if outer is None:
        return
    body = region.block
    for argument, value in zip(list(body.args), _bindings(op, body), strict=True):
        if value is None:
            return
        argument.replace_all_uses_with(value)
    last = body.last_op
    given: list[SSAValue] = []
    if last is not None and is_terminator(last):
        given = list(last.operands)
        last.detach()
        last.erase()
    for inner in list(body.ops):
        inner.detach()
        outer.insert_op_before(inner, op)
    for index, result in enumerate(op.results):
        if not result.uses:
            continue
        fits = len(given) == len(op.results) and given[index].type == result.type
        value = given[index] if fits else any_value(op, result.type)
        if value is None:
            return
        result.replace_all_uses_with(value)
    outer.erase_op(op)


def _bindings(op: Operation, body: Block) -> list[SSAValue | None]:
    """Return the value of each argument of a body that runs once."""
    left = list(op.operands)
    if [argument.type for argument in body.args] == [operand.type for operand in left]:
        return list(left)
    values: list[SSAValue | None] = []
    for argument in body.args:
        fitting = next((k for k, operand in enumerate(left) if operand.type == argument.type), None)
        if not argument.uses:
            values.append(argument)
        elif isinstance(argument.type, IndexType):
            values.append(_zero(op))
        elif fitting is not None:
            values.append(left.pop(fitting))
        else:
            values.append(any_value(op, argument.type))
    return values


def _zero(op: Operation) -> SSAValue:
    assert op.parent is not None
    zero = ConstantOp(IntegerAttr(0, IndexType()))
    zero.location = op.location
    op.parent.insert_op_before(zero, op)
    return zero.result
