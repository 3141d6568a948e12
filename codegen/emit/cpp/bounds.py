"""Checks of the places that a kernel accesses, for kernels that are emitted to be checked.

A kernel so emitted takes, behind its symbols, how many elements each of its buffers has, and three numbers more in
which it notes the first access outside of a buffer: the address of a text that describes it, the place, and the size of
the buffer. It then ends at once with the code OUT_OF_BOUNDS. Its loops run in one thread.
"""

from __future__ import annotations

import json
from typing import Any

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import AccessOp, GatherOp, KernelOp, LoadPackedOp, TransposeOp
from ....ir.errors import operation_text, position_of
from ....ir.expressions import Expression
from .emitter import KernelEmitter

__all__ = ["OUT_OF_BOUNDS", "check_accesses", "declare_sizes"]

OUT_OF_BOUNDS = 3
"""What a kernel returns that ended at an access outside of a buffer."""


def declare_sizes(e: KernelEmitter, kernel: KernelOp) -> None:
    """Say how many elements each buffer has: as many as its caller says, and at most as many as its type says."""
    arguments = kernel.body.block.args
    place = sum(isinstance(argument.type, IndexType) for argument in arguments)
    for argument in arguments:
        if isinstance(argument.type, MemRefType):
            given, (size,) = f"symbols[{place}]", argument.type.get_shape()
            e.sizes[argument] = name = e.names.fresh(f"{e.text(argument)}_size")
            e.line(f"const i64 {name} = {given if size < 0 else f'{given} < {size} ? {given} : {size}'};")
            place += 1
    e.line(f"Found found = {{(i64*)symbols + {place}}};")
    e.line(f"if (__builtin_setjmp(found.stop)) return {OUT_OF_BOUNDS};")


def check_accesses(e: KernelEmitter, op: Operation) -> None:
    """Statements that check the places which an operation is about to access."""
    if isinstance(op, TransposeOp):
        rows, columns = op.sizes
        source, source_stride, target, target_stride = op.expressions
        _tile(e, op, op.source, source, source_stride, rows, columns * op.packed)
        _tile(e, op, op.target, target, target_stride, columns, rows)
    elif isinstance(op, GatherOp):
        masks = [] if op.mask is None else [e.condition(op, op.mask)]
        _check(e, op, "within_at", op.buffer, op.subscript_expression, e.text(op.offsets), *masks)
    elif isinstance(op, LoadPackedOp):
        _check(e, op, "within", op.buffer, op.subscript_expression, len(op.places), 1)
    elif isinstance(op, AccessOp):
        stride = 1 if op.stride is None else op.stride.value.data
        if op.mask is None:
            _check(e, op, "within", op.buffer, op.subscript_expression, op.lanes or 1, stride)
        elif op.lanes is None:
            with e.nested(f"if ({e.text(op.mask)})"):
                _check(e, op, "within", op.buffer, op.subscript_expression, 1, 1)
        else:
            _check(e, op, "within_where", op.buffer, op.subscript_expression, stride, e.condition(op, op.mask))


def _tile(e: KernelEmitter, op: TransposeOp, buffer: SSAValue, first: Expression, stride: Expression, rows: int,
          columns: int) -> None:
    """Rows that lie `stride` apart, each of neighbours."""
    row = e.names.fresh("row")
    with e.nested(f"for (i64 {row} = 0; {row} < {rows}; {row}++)"):
        place = f"{e.index(first, op.indices)} + {row} * ({e.index(stride, op.indices)})"
        e.line(f"within(found, {_description(op, first)}, {_size(e, buffer)}, {place}, {columns}, 1);")


def _check(e: KernelEmitter, op: AccessOp, function: str, buffer: SSAValue, subscript: Expression, *more: Any) -> None:
    place = e.index(subscript, op.indices)
    arguments = ", ".join(map(str, (_description(op, subscript), _size(e, buffer), place, *more)))
    e.line(f"{function}(found, {arguments});")


def _size(e: KernelEmitter, buffer: SSAValue) -> str:
    """How many elements a buffer has; scratch memory says it by its type."""
    assert isinstance(buffer.type, MemRefType)
    return e.sizes.get(buffer) or str(max(buffer.type.get_shape()[0], 1))


def _description(op: Operation, subscript: Expression) -> str:
    """What is said of an access, as a literal of C++ that holds JSON."""
    where = position_of(op)
    said = {"name": op.name, "subscript": str(subscript), "op": operation_text(op),
            "where": None if where is None else [where.file, where.line, where.column]}
    return json.dumps(json.dumps(said))
