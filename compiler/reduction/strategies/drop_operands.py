"""Removes operands of operations with a variable number of operands."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, UnregisteredOp, i32
from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation, VarOperandDef

from ....ir.dialects.aten import has_schema
from .changes import Change, nested_operations

SEGMENTS = "operandSegmentSizes"


def drop_operands(module: ModuleOp) -> Iterator[Change]:
    """Remove an operand from an operation of an unknown dialect, or from one that has a list of operands."""
    for op in nested_operations(module):
        if _takes_any_number(op):
            for index in range(len(op.operands)):
                yield Change(op, lambda op=op, index=index: _drop(op, index))


def _takes_any_number(op: Operation) -> bool:
    if isinstance(op, IRDLOperation):
        return any(isinstance(operand, VarOperandDef) for _, operand in op.get_irdl_definition().operands)
    return isinstance(op, UnregisteredOp) or has_schema(op)


def _drop(op: Operation, index: int) -> None:
    op.operands = [operand for k, operand in enumerate(op.operands) if k != index]
    for attributes in (op.properties, op.attributes):
        sizes = attributes.get(SEGMENTS)
        if isinstance(sizes, DenseArrayBase):
            attributes[SEGMENTS] = _shortened(sizes, index)


def _shortened(segments: DenseArrayBase, index: int) -> DenseArrayBase:
    """Return the segment sizes when the segment that holds operand `index` is shorter by one."""
    sizes, end = [int(size) for size in segments.get_values()], 0  # type: ignore[attr-defined]
    for k, size in enumerate(sizes):
        end += size
        if index < end:
            sizes[k] -= 1
            break
    return DenseArrayBase.from_list(i32, sizes)
