"""Replaces results by constants."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp

from .changes import Change, is_symbol, nested_operations, used_results
from .values import constant_value, replace_results


def replace_by_constants(module: ModuleOp) -> Iterator[Change]:
    """Replace an operation by constants of its result types, which removes the uses of its operands."""
    for op in nested_operations(module):
        if op.operands and used_results(op) and not is_symbol(op):
            yield Change(op, lambda op=op: replace_results(op, constant_value))
