"""Removes unused arguments."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .changes import Change, nested_operations
from .functions import entry_block, is_function, remove_argument


def drop_arguments(module: ModuleOp) -> Iterator[Change]:
    """Remove an unused argument from a function, kernel or fusion, and from its calls."""
    for op in nested_operations(module):
        block = entry_block(op) if is_function(op) else None
        for index in range(len(block.args) if block is not None else 0):
            yield Change(op, lambda op=op, index=index: _drop(op, index))


def _drop(function: Operation, index: int) -> None:
    block = entry_block(function)
    if block is not None and index < len(block.args) and not block.args[index].uses:
        remove_argument(function, index)
