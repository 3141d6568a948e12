"""Removes results of functions and of operations."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ArrayAttr, FunctionType, ModuleOp, UnregisteredOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation, VarResultDef

from .changes import Change, is_terminator, nested_operations
from .functions import call_sites
from .values import any_value


def drop_results(module: ModuleOp) -> Iterator[Change]:
    """Remove a result from a function and its calls, or from an operation with a variable number of results."""
    for op in nested_operations(module):
        if isinstance(op, FuncOp):
            for index in range(len(op.function_type.outputs)):
                yield Change(op, lambda op=op, index=index: _drop_function_result(op, index))
        elif not isinstance(op, CallOp) and _has_any_number(op):
            for index in range(len(op.results)):
                yield Change(op, lambda op=op, index=index: _drop_result(op, index))


def _has_any_number(op: Operation) -> bool:
    if isinstance(op, IRDLOperation):
        return any(isinstance(result, VarResultDef) for _, result in op.get_irdl_definition().results)
    return isinstance(op, UnregisteredOp)


def _drop_function_result(function: FuncOp, index: int) -> None:
    outputs = function.function_type.outputs.data
    if index >= len(outputs):
        return
    for call in call_sites(function):
        _drop_result(call, index)
    for op in list(function.walk()):
        if isinstance(op, ReturnOp):
            _drop_operand(op, index)
    if function.res_attrs is not None:
        facts = [each for k, each in enumerate(function.res_attrs) if k != index]
        function.res_attrs = ArrayAttr(facts) if facts else None
    left = [type for k, type in enumerate(outputs) if k != index]
    function.function_type = FunctionType.from_lists(function.function_type.inputs.data, left)


def _drop_result(op: Operation, index: int) -> None:
    """Recreate the operation without the result, and without the operand of the terminators that yields it."""
    block = op.parent
    if block is None or index >= len(op.results):
        return
    dropped = op.results[index]
    if dropped.uses:
        value = any_value(op, dropped.type)
        if value is None:
            return
        dropped.replace_all_uses_with(value)
    count = len(op.results)
    new = type(op).create(
        operands=op.operands,
        result_types=[result.type for k, result in enumerate(op.results) if k != index],
        properties=op.properties, attributes=op.attributes, location=op.location, successors=op.successors,
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    block.insert_op_before(new, op)
    kept = [result for k, result in enumerate(op.results) if k != index]
    for old, result in zip(kept, new.results, strict=True):
        result.name_hint = old.name_hint
        old.replace_all_uses_with(result)
    block.erase_op(op)
    for region in new.regions:
        last = region.blocks.last.last_op if region.blocks.last is not None else None
        if last is not None and is_terminator(last) and len(last.operands) == count:
            _drop_operand(last, index)


def _drop_operand(op: Operation, index: int) -> None:
    op.operands = [operand for k, operand in enumerate(op.operands) if k != index]
