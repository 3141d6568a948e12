"""Removes operations without adding any: the users of their results use values that exist."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue

from .changes import Change, is_symbol, is_terminator, nested_operations
from .values import earlier_value, fresh_argument, operand_value, replace_results


def drop_operations(module: ModuleOp) -> Iterator[Change]:
    """Erase an operation; an operand, an earlier value or a new argument of the same type replaces each result."""
    for op in nested_operations(module):
        if not is_symbol(op) and not is_terminator(op):
            yield Change(op, lambda op=op: replace_results(op, _any_value))


def _any_value(op: Operation, type: Attribute) -> SSAValue | None:
    return operand_value(op, type) or earlier_value(op, type) or fresh_argument(op, type)
