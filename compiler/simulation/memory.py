"""Computes how many bytes of memory are live at each operation of a program at level prim."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.comm import PendingType, StartOp, WaitOp
from .work import bytes_of

__all__ = ["live_bytes"]


def live_bytes(program: FuncOp) -> Iterator[tuple[Operation, int]]:
    """Yield each operation with the bytes that are live while it runs: all arguments, which belong to the caller, and
    each tensor from its definition to its last use. A view counts as the tensor that it aliases; inputs and outputs
    of a collective are live from its start until its wait.
    """
    ops = list(program.body.block.ops)
    owners: dict[SSAValue, SSAValue] = {}
    last: dict[SSAValue, int] = {}
    for at, op in enumerate(ops):
        for result in op.results:
            owners[result] = _owner(op, result, owners)
        for value in (*_read(op), *op.results):
            last[owners.get(value, value)] = len(ops) if isinstance(op, ReturnOp) else at
    in_use = sum(map(bytes_of, program.body.block.args))
    for at, op in enumerate(ops):
        own = [result for result in op.results if owners[result] is result]
        in_use += sum(map(_bytes, own))
        yield op, in_use
        gone = {owners.get(value, value) for value in (*_read(op), *op.results)}
        in_use -= sum(_bytes(value) for value in gone
                      if not isinstance(value.owner, Block) and last[value] == at)


def _read(op: Operation) -> list[SSAValue]:
    """Return the values that are live because of `op`."""
    start = op.input.owner if isinstance(op, WaitOp) else None
    return [*op.operands, *(start.operands if isinstance(start, StartOp) else ())]


def _owner(op: Operation, result: SSAValue, owners: dict[SSAValue, SSAValue]) -> SSAValue:
    """Return the value that owns the memory of a result."""
    if isinstance(op, prim.ViewOp | WaitOp):
        source = op.operands[0]
        return owners.get(source, source)
    return result


def _bytes(value: SSAValue) -> int:
    if isinstance(value.type, PendingType):
        return next((bytes_of(use.operation.results[0]) for use in value.uses), 0)
    return bytes_of(value)
