"""Finds the operation that a pass lowers wrongly to another level, where no values of before and after correspond.

The function is cut off after some of its operations, and returns what these compute for the others. The last operation
of the shortest such beginning that the pass lowers wrongly is the responsible one. If that is a call, as of a fusion,
the beginnings of the called function are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, ModuleOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from ...ir.modules.symbols import argument_facts
from ...ir.semantics.interpreter import find_function
from ..execution import entry_of

__all__ = ["find_wrongly_lowered_operation"]


def find_wrongly_lowered_operation(module: ModuleOp, is_wrong: Callable[[ModuleOp], bool]) -> Operation | None:
    """The operation of a module responsible for `is_wrong`; None if no beginning of the entry is wrong."""
    entry = entry_of(module)
    if not isinstance(entry, FuncOp):
        return None
    found = _first_wrong(module, entry, is_wrong)
    if not isinstance(found, CallOp):
        return found
    called = find_function(module, found.callee.string_value())
    if sum(_calls(op, called) for op in module.walk()) > 1:
        return found
    return _first_wrong(module, called, is_wrong) or found


def _first_wrong(module: ModuleOp, function: FuncOp, is_wrong: Callable[[ModuleOp], bool]) -> Operation | None:
    """The last operation of the shortest beginning of a function that is wrong: a longer one contains it."""
    operations = list(function.body.block.ops)[:-1]
    right, wrong = 0, len(operations)
    if not operations or not is_wrong(_with_beginning(module, function, wrong)):
        return None
    while wrong - right > 1:
        middle = (right + wrong) // 2
        if is_wrong(_with_beginning(module, function, middle)):
            wrong = middle
        else:
            right = middle
    return operations[wrong - 1]


def _with_beginning(module: ModuleOp, function: FuncOp, count: int) -> ModuleOp:
    """A copy of a module in which a function ends after `count` operations, and its caller after the call of it."""
    copy = module.clone()
    ended = find_function(copy, function.sym_name.data)
    _return(ended, _cut(ended, count))
    call = next((op for op in copy.walk() if _calls(op, ended)), None)
    if isinstance(call, CallOp) and isinstance(caller := call.parent_op(), FuncOp):
        again = CallOp(call.callee, call.operands, ended.function_type.outputs.data)
        again.location = call.location
        _cut(caller, list(caller.body.block.ops).index(call))
        caller.body.block.add_op(again)
        _return(caller, again.results)
    return copy


def _cut(function: FuncOp, count: int) -> Sequence[SSAValue]:
    """Erase all but the first operations of a function; returns what these compute for the others."""
    block = function.body.block
    operations = list(block.ops)
    kept = set(operations[:count])
    needed = [value for value in chain.from_iterable(op.results for op in operations[:count])
              if any(block.find_ancestor_op_in_block(use.operation) not in kept for use in value.uses)]
    for op in reversed(operations[count:]):
        op.detach()
        op.erase()
    return needed


def _return(function: FuncOp, values: Sequence[SSAValue]) -> None:
    block = function.body.block
    block.add_op(ReturnOp(*values))
    function.function_type = FunctionType.from_lists(function.function_type.inputs.data, [each.type for each in values])
    function.res_attrs = None
    facts = [{name: fact for name, fact in argument_facts(function, each).items() if name != "stepwell.mutated_by"}
             for each in block.args]
    function.arg_attrs = ArrayAttr(map(DictionaryAttr, facts))


def _calls(op: Operation, function: FuncOp) -> bool:
    return isinstance(op, CallOp) and op.callee.string_value() == function.sym_name.data
