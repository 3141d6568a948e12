"""Shortens loops to one iteration."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp

from ....ir.dialects.loop import LoopOp
from ....ir.dialects.shape import ExprAttr
from ....ir.expressions import Expression
from .changes import Change, nested_operations


def shorten_loops(module: ModuleOp) -> Iterator[Change]:
    """Let a loop start at zero and run once: first with its own step, then with a step of one."""
    for op in nested_operations(module):
        if isinstance(op, LoopOp) and op.trip_count != 1:
            yield Change(op, lambda op=op: _set_range(op, op.step_size))
        if isinstance(op, LoopOp) and op.step_size != 1:
            yield Change(op, lambda op=op: _set_range(op, 1))


def _set_range(op: LoopOp, step: int) -> None:
    op.properties["lower"] = ExprAttr(Expression.of(0))
    op.properties["upper"] = ExprAttr(Expression.of(step))
    if step == 1:
        op.properties.pop("step", None)
