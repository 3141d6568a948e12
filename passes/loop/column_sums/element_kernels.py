"""Kernels that compute each element independently, converted to kernels that work row by row."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects.loop import ApplyOp, KernelOp, ParallelOp, YieldOp, loop_body
from ....ir.expressions import symbol
from ...rewriting.cloning import clone_with_locations
from ...rewriting.edits import erase, insert_before
from .row_walks import RowKernel, has_loops, only_nest


def element_loop(kernel: KernelOp) -> ParallelOp | None:
    """The one loop of a kernel that computes each element independently."""
    loop = only_nest(kernel)
    return loop if loop is not None and not has_loops(loop) else None


def in_rows(kernel: KernelOp, rows: int, columns: int) -> RowKernel:
    """The kernel with its loop split into one over rows and one over columns; the copy is not part of a module."""
    copy = clone_with_locations(kernel, {})
    assert isinstance(copy, KernelOp)
    loop = element_loop(copy)
    assert loop is not None
    outer, inner = ParallelOp(rows, loop_body()), ParallelOp(columns, loop_body())
    place = ApplyOp(symbol("d0") * columns + symbol("d1"), [outer.induction_variable, inner.induction_variable])
    outer.induction_variable.name_hint, inner.induction_variable.name_hint = "i", "j"
    place.result.name_hint = loop.induction_variable.name_hint
    values: dict[SSAValue, SSAValue] = {loop.induction_variable: place.result}
    inner.body.block.add_op(place)
    for op in loop.body.block.ops:
        inner.body.block.add_op(clone_with_locations(op, values))
    outer.body.block.add_ops([inner, YieldOp()])
    insert_before(loop, outer, like=(kernel,))
    erase(loop)
    return RowKernel(copy, outer, inner)
