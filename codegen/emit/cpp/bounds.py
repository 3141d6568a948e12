"""Checks of the places that a kernel accesses, for kernels that are emitted to be checked.

A kernel so emitted takes, behind its symbols, three numbers for each of its buffers: how many elements it has, where
the accesses of these are noted, and how many notes an element has. Then follow four numbers for a report. The kernel
ends at the first access outside of a buffer, and reports OUT_OF_BOUNDS, the address of a text that describes the
access, the place, and the size of the buffer; and at the first access that collides with another iteration of a
parallel loop, and reports RACE, both accesses, and which of them write. Its loops run in one thread, so that a race
does not depend on luck. Loops that the threads of a `loop.for` share are not checked for races.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import (
    AccessOp,
    AtomicOp,
    DotTileOp,
    ForOp,
    GatherOp,
    KernelOp,
    LoadPackedOp,
    ParallelOp,
    StoreOp,
    TransposeOp,
    loops_around,
)
from ....ir.errors import operation_text, position_of
from ....ir.expression_syntax import expression_text
from ....ir.expressions import Expression, constant
from ....ir.machines.targets import CUDA, machine_of
from .emitter import KernelEmitter

__all__ = ["check_accesses", "declare_buffers", "iterations", "logged_loops"]

MAX_LOOPS = 8
"""Parallel loops around an access whose iterations are told apart, as many as `Found` has numbers for; deeper ones run
on their own."""


def declare_buffers(e: KernelEmitter, kernel: KernelOp) -> None:
    """Say how many elements each buffer has: as many as its caller says, and at most as many as its type says."""
    arguments = kernel.body.block.args
    place = sum(isinstance(argument.type, IndexType) for argument in arguments)
    for argument in arguments:
        if isinstance(argument.type, MemRefType):
            given, (size,) = f"symbols[{place}]", argument.type.get_shape()
            e.checked[argument] = name = e.names.fresh(f"{e.text(argument)}_checked")
            bound = given if size < 0 else f"{given} < {size} ? {given} : {size}"
            e.line(f"const Checked {name} = {{{bound}, (Place*)symbols[{place + 1}], symbols[{place + 2}]}};")
            place += 3
    any_may_be_last = str(machine_of(kernel).target == CUDA).lower()
    e.line(f"Found found = {{(i64*)symbols + {place}, {logged_loops(kernel)}, {any_may_be_last}}};")
    e.line("if (__builtin_setjmp(found.stop)) return found.report[0];")


@contextmanager
def iterations(e: KernelEmitter, op: ParallelOp) -> Iterator[Callable[[], None]]:
    """Number the iterations of a loop; what is given begins the next one."""
    if not _is_logged(op):
        yield lambda: None
        return
    e.line("begin_iterations(found);")
    yield lambda: e.line("next_iteration(found);")
    e.line("end_iterations(found);")


def logged_loops(kernel: KernelOp) -> int:
    """How many parallel loops are around an access at most whose iterations are told apart."""
    return max((_depth(op) for op in kernel.walk() if isinstance(op, ParallelOp) and _is_logged(op)), default=0)


def _is_logged(op: ParallelOp) -> bool:
    return not _is_shared(op) and _depth(op) <= MAX_LOOPS


def _depth(op: ParallelOp) -> int:
    """How many loops it is in, with itself, whose iterations no threads share otherwise."""
    return 1 + sum(isinstance(each, ParallelOp) and not _is_shared(each) for each in loops_around(op))


def _is_shared(op: ParallelOp) -> bool:
    """Whether the threads of a `loop.for` around share its iterations."""
    around = op.parent_op()
    while isinstance(around, ForOp) and around.threads is None:
        around = around.parent_op()
    return isinstance(around, ForOp)


def check_accesses(e: KernelEmitter, op: Operation) -> None:
    """Statements that check the places which an operation is about to access."""
    if isinstance(op, TransposeOp):
        rows, columns = op.sizes
        source, source_stride, target, target_stride = op.expressions
        _tile(e, op, "READ", op.source, source, source_stride, constant(rows), constant(columns * op.packed))
        _tile(e, op, "WRITE", op.target, target, target_stride, constant(columns), constant(rows))
    elif isinstance(op, DotTileOp):
        (rows, columns), (left, left_stride, right, right_stride, terms) = op.sizes, op.expressions
        _tile(e, op, "READ", op.lhs, left, left_stride, constant(rows), terms * op.packed)
        _tile(e, op, "READ", op.rhs, right, right_stride, terms, constant(columns))
        _tile(e, op, "WRITE", op.target, constant(0), constant(columns), constant(rows), constant(columns))
    elif isinstance(op, GatherOp):
        masks = [] if op.mask is None else [e.condition(op, op.mask)]
        _check(e, op, "within_at", op.buffer, op.subscript_expression, e.text(op.offsets), *masks)
    elif isinstance(op, LoadPackedOp):
        _check(e, op, "within", op.buffer, op.subscript_expression, len(op.places), 1)
    elif isinstance(op, AccessOp):
        stride = op.lane_distance
        if op.mask is None:
            _check(e, op, "within", op.buffer, op.subscript_expression, op.lanes or 1, stride)
        elif op.lanes is None:
            with e.nested(f"if ({e.text(op.mask)})"):
                _check(e, op, "within", op.buffer, op.subscript_expression, 1, 1)
        else:
            _check(e, op, "within_where", op.buffer, op.subscript_expression, stride, e.condition(op, op.mask))


def _tile(e: KernelEmitter, op: TransposeOp | DotTileOp, kind: str, buffer: SSAValue, first: Expression,
          stride: Expression, rows: Expression, columns: Expression) -> None:
    """Rows that lie `stride` apart, each of neighbours."""
    row = e.names.fresh("row")
    with e.nested(f"for (i64 {row} = 0; {row} < {e.index(rows, op.indices)}; {row}++)"):
        place = f"{e.index(first, op.indices)} + {row} * ({e.index(stride, op.indices)})"
        e.line(f"within(found, {_description(op, first)}, {kind}, {_buffer(e, buffer)}, {place}, "
               f"{e.index(columns, op.indices)}, 1);")


def _check(e: KernelEmitter, op: AccessOp, function: str, buffer: SSAValue, subscript: Expression, *more: Any) -> None:
    place = e.index(subscript, op.indices)
    kind = "UPDATE" if isinstance(op, AtomicOp) else "WRITE" if isinstance(op, StoreOp) else "READ"
    arguments = ", ".join(map(str, (_description(op, subscript), kind, _buffer(e, buffer), place, *more)))
    e.line(f"{function}(found, {arguments});")


def _buffer(e: KernelEmitter, buffer: SSAValue) -> str:
    """What is known of a buffer; of scratch memory, how many elements its type says."""
    assert isinstance(buffer.type, MemRefType)
    return e.checked.get(buffer) or f"Checked{{{max(buffer.type.get_shape()[0], 1)}}}"


def _description(op: AccessOp | TransposeOp | DotTileOp, subscript: Expression) -> str:
    """What is said of an access, as a literal of C++ that holds JSON."""
    where = position_of(op)
    said = {"name": op.name, "subscript": expression_text(subscript, op.indices), "op": operation_text(op),
            "where": None if where is None else [where.file, where.line, where.column]}
    return json.dumps(json.dumps(said))
