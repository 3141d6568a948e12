"""Replaces results by arguments."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp

from .changes import Change, is_symbol, nested_operations, used_results
from .values import fresh_argument, replace_results


def replace_by_arguments(module: ModuleOp) -> Iterator[Change]:
    """Erase an operation; each of its results becomes a new argument, distinct from every other value."""
    for op in nested_operations(module):
        if used_results(op) and not is_symbol(op):
            yield Change(op, lambda op=op: replace_results(op, fresh_argument))
