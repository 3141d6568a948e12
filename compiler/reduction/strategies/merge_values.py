"""Replaces operands by other values of the same type."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .changes import Change, erase_with_producers, nested_operations, used_results
from .values import earlier_value


def merge_values(module: ModuleOp) -> Iterator[Change]:
    """Replace an operand by the earliest value of its type; the producer of the old one is erased if it is unused."""
    for op in nested_operations(module):
        for index in range(len(op.operands)):
            yield Change(op, lambda op=op, index=index: _replace_operand(op, index))


def _replace_operand(op: Operation, index: int) -> None:
    old = op.operands[index]
    new = earlier_value(op, old.type)
    if new is None or new is old:
        return
    op.operands[index] = new
    if isinstance(old.owner, Operation) and not used_results(old.owner):
        erase_with_producers(old.owner)
