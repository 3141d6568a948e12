"""How much memory a program of the level prim has in use at each of its operations."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.comm import PendingType, StartOp, WaitOp
from .work import bytes_of

__all__ = ["live_bytes"]


def live_bytes(program: FuncOp) -> Iterator[tuple[Operation, int]]:
    """Each operation with the bytes in use while it runs: all arguments, which belong to the caller, and each tensor
    from the operation that makes it to its last use. A view is the tensor that it is of; what a collective reads and
    writes is in use from its start until it is waited for."""
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
    """What is in use because of `op`."""
    start = op.input.owner if isinstance(op, WaitOp) else None
    return [*op.operands, *(start.operands if isinstance(start, StartOp) else ())]


def _owner(op: Operation, result: SSAValue, owners: dict[SSAValue, SSAValue]) -> SSAValue:
    """The value whose memory a result is."""
    if isinstance(op, prim.ViewOp | WaitOp):
        source = op.operands[0]
        return owners.get(source, source)
    return result


def _bytes(value: SSAValue) -> int:
    if isinstance(value.type, PendingType):
        return next((bytes_of(use.operation.results[0]) for use in value.uses), 0)
    return bytes_of(value)
