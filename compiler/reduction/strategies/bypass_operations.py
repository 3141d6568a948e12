"""Removes operations and replaces their result by one of their operands."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp

from .changes import Change, nested_operations
from .values import replace_results


def bypass_operations(module: ModuleOp) -> Iterator[Change]:
    """Erase an operation with one result; each operand of the same type is tried as the replacement."""
    for op in nested_operations(module):
        if len(op.results) != 1:
            continue
        for index, operand in enumerate(op.operands):
            if operand.type == op.results[0].type:
                yield Change(op, lambda op=op, index=index: replace_results(op, lambda op, _: op.operands[index]))
