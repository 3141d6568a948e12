"""Copies of what a continuation returns into an argument of the program, moved into the continuation."""

from __future__ import annotations

from collections import Counter

from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument

from ...ir.dialects.control import CallOp, ControlOp
from ...ir.dialects.host import CopyOp
from ...ir.modules.symbols import argument_facts
from ...ir.watching import Watcher
from ..analysis.liveness import Liveness
from .edits import erase

__all__ = ["move_copies_into_calls"]


def move_copies_into_calls(module: ModuleOp, watcher: Watcher) -> None:
    """Let a function that is called once copy a result into its own argument, if its caller does nothing else with it:

        %r = control.call @rest(%x, %n) : (!host.buffer<[4], f32>, index) -> (!host.buffer<[4], f32>)
        host.copy %r to %x : !host.buffer<[4], f32> to !host.buffer<[4], f32>
    """
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp) and not op.is_declaration}
    called = Counter(call.function for function in functions.values() for op in function.body.block.ops
                     if isinstance(op, ControlOp) for call in op.calls)
    pending = [*functions.values()]
    for function in pending:
        liveness: Liveness | None = None
        for copy in list(function.body.block.ops):
            if not isinstance(copy, CopyOp) or not isinstance(call := copy.source.owner, CallOp) \
                    or call.once:
                continue
            name = call.calls[0].function
            liveness = liveness or Liveness(function)
            if called[name] == 1 and _is_movable(function, liveness, call, copy) and _moved(
                    functions[name], call, copy, watcher):
                pending.append(functions[name])
                liveness = None


def _is_movable(function: FuncOp, liveness: Liveness, call: CallOp, copy: CopyOp) -> bool:
    """Whether the target of a copy is one argument of the call, and neither it nor the source is used otherwise until
    the function returns the source as the new value of the target."""
    target = copy.target
    if not isinstance(target, BlockArgument) or copy.source.type != target.type:
        return False
    if [target in liveness.roots.get(each, ()) for each in call.inputs].count(True) != 1 or target not in call.inputs:
        return False
    number = argument_facts(function, target).get("stepwell.mutated_by")
    new_value = number.value.data if isinstance(number, IntegerAttr) else None
    start, end = liveness.position[call], liveness.position[copy]
    return not any(start < liveness.position[op] < end for op in liveness.users_of(target)) and all(
        use.operation is copy or (isinstance(use.operation, ReturnOp) and use.index == new_value)
        for use in copy.source.uses)


def _moved(function: FuncOp, call: CallOp, copy: CopyOp, watcher: Watcher) -> bool:
    """Move the copy into the called function, unless that returns another argument."""
    last = function.body.block.last_op
    assert isinstance(last, ReturnOp)
    number = call.outputs.index(copy.source)
    value, roots = last.operands[number], Liveness(function).roots
    if any(isinstance(root, BlockArgument) for root in roots[value]) \
            or not watcher.allows(copy, rewrite="write-into-input"):
        return False
    argument = function.body.block.args[call.inputs.index(copy.target)]
    own = CopyOp(value, argument)
    function.body.block.insert_ops_before([own, returned := ReturnOp(
        *(each for at, each in enumerate(last.operands) if at != number))], last)
    own.location, returned.location = copy.location, last.location
    erase(last)
    function.update_function_type()
    kept = [each for each in call.outputs if each is not copy.source]
    new = CallOp(call.calls[0].function, call.inputs, [each.type for each in kept])
    new.location = call.location
    assert call.parent is not None
    call.parent.insert_op_before(new, call)
    for old, result in zip(kept, new.outputs, strict=True):
        result.name_hint = old.name_hint
        old.replace_all_uses_with(result)
    copy.source.replace_uses_with_if(copy.target, lambda use: use.operation is not copy)
    erase(copy)
    erase(call)
    return True
