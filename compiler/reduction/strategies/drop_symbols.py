"""Removes functions, kernels and other symbols together with their references."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .changes import Change, is_part_of, is_symbol, nested_operations
from .functions import calls
from .values import any_value, replace_results


def drop_symbols(module: ModuleOp) -> Iterator[Change]:
    """Erase a symbol with its calls and launches, whose results are replaced by values of the same type."""
    for op in nested_operations(module):
        if is_symbol(op):
            yield Change(op, lambda op=op: _drop(module, op))


def _drop(module: ModuleOp, symbol: Operation) -> None:
    for call in calls(symbol):
        if is_part_of(call, module) and not symbol.is_ancestor(call):
            replace_results(call, any_value)
    symbol.detach()
    symbol.erase()
