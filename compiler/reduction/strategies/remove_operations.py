"""Removes operations and symbols: other values replace their results."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue

from .changes import (
    Change,
    erase_with_producers,
    is_part_of,
    is_symbol,
    is_terminator,
    nested_operations,
    used_results,
)
from .functions import calls
from .values import any_value, constant_value, earlier_value, fresh_argument, operand_value, replace_results


def drop_symbols(module: ModuleOp) -> Iterator[Change]:
    """Erase a function, kernel or other symbol with its calls and launches."""
    for op in filter(is_symbol, nested_operations(module)):
        yield Change(op, lambda op=op: _drop_symbol(module, op))


def _drop_symbol(module: ModuleOp, symbol: Operation) -> None:
    for call in calls(symbol):
        if is_part_of(call, module) and not symbol.is_ancestor(call):
            replace_results(call, any_value)
    symbol.detach()
    symbol.erase()


def drop_operations(module: ModuleOp) -> Iterator[Change]:
    """Erase an operation; an operand, an earlier value or a new argument of the same type replaces each result."""
    for op in nested_operations(module):
        if not is_symbol(op) and not is_terminator(op):
            yield Change(op, lambda op=op: replace_results(op, _any_but_constant))


def _any_but_constant(op: Operation, type: Attribute) -> SSAValue | None:
    return operand_value(op, type) or earlier_value(op, type) or fresh_argument(op, type)


def bypass_operations(module: ModuleOp) -> Iterator[Change]:
    """Erase an operation with one result; each operand of the same type is tried as the replacement."""
    for op in nested_operations(module):
        for index, operand in enumerate(op.operands if len(op.results) == 1 else ()):
            if operand.type == op.results[0].type:
                yield Change(op, lambda op=op, index=index: replace_results(op, lambda op, _: op.operands[index]))


def replace_by_arguments(module: ModuleOp) -> Iterator[Change]:
    """Erase an operation; each of its results becomes a new argument, distinct from every other value."""
    for op in nested_operations(module):
        if used_results(op) and not is_symbol(op):
            yield Change(op, lambda op=op: replace_results(op, fresh_argument))


def replace_by_constants(module: ModuleOp) -> Iterator[Change]:
    """Replace an operation by constants of its result types, which removes the uses of its operands."""
    for op in nested_operations(module):
        if op.operands and used_results(op) and not is_symbol(op):
            yield Change(op, lambda op=op: replace_results(op, constant_value))


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
