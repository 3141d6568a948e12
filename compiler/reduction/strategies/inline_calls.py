"""Replaces calls by the bodies of their callees."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Operation

from .changes import Change, nested_operations
from .functions import calls, symbol_name


def inline_calls(module: ModuleOp) -> Iterator[Change]:
    """Inline a function at a call; the function is erased with its last call."""
    functions = {symbol_name(op): op for op in module.body.block.ops if isinstance(op, FuncOp)}
    for op in nested_operations(module):
        if isinstance(op, CallOp) and (callee := functions.get(op.callee.string_value())) is not None:
            yield Change(op, lambda op=op, callee=callee: _inline(op, callee))


def _inline(call: CallOp, callee: FuncOp) -> None:
    block = call.parent
    if block is None or callee.parent is None or len(callee.body.blocks) != 1 or callee.is_ancestor(call):
        return
    body = callee.body.clone()
    inner = body.block
    if len(inner.args) != len(call.operands):
        return
    for argument, operand in zip(inner.args, call.operands, strict=True):
        argument.replace_all_uses_with(operand)
    last = inner.last_op
    if not isinstance(last, ReturnOp) or len(last.operands) != len(call.results):
        return
    for result, value in zip(call.results, last.operands, strict=True):
        result.replace_all_uses_with(value)
    _move(last, inner_ops=[op for op in inner.ops if op is not last], before=call)
    block.erase_op(call)
    if not calls(callee):
        callee.detach()
        callee.erase()


def _move(terminator: Operation, inner_ops: list[Operation], before: Operation) -> None:
    assert before.parent is not None
    terminator.detach()
    terminator.erase()
    for op in inner_ops:
        op.detach()
        before.parent.insert_op_before(op, before)
