"""Finds the operation responsible for a result that a pass made wrong.

For tensors it is the first operation on which the result depends that computes a new value from operands that the
module computed before the pass as well. For kernels, it is the first differing operation in a kernel whose
restoration corrects the result. A crash leaves no values, so that it is the first differing operation of functions too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, BlockArgument, Operation, OpResult, SSAValue

from ...ir.dialects import prim
from ...ir.interfaces.kernels import Kernel
from ...ir.modules.levels import level_of
from ...ir.semantics.interpreter import Value, find_function, run_function
from ...ir.text import print_module
from ..execution import entry_of
from .agreement import Disagreement, Tolerance, values_agree

__all__ = ["find_changed_operation", "find_responsible_operation"]


def find_responsible_operation(
    before: ModuleOp, after: ModuleOp, inputs: Sequence[Value], found: Disagreement, agrees: Callable[[ModuleOp], bool]
) -> Operation | None:
    """The responsible operation of `after`, or of `before` if none can be found there; None if unknown.

    `agrees` tells whether a module computes the same results as `before`.
    """
    levels = level_of(before), level_of(after)
    if levels[0] == levels[1] and _kernels_of(after):
        return _responsible_among_kernels(before, after, agrees)
    if not {"loop", "triton"} & {*levels} and found.index is not None:
        found_op = _responsible_among_tensors(before, after, inputs, found)
        if found_op is not None:
            return found_op
    entry = entry_of(before)
    value = _returned(entry, found) if isinstance(entry, FuncOp) else None
    value = _origin(value, before) if value is not None else None
    return value.op if isinstance(value, OpResult) else None


def find_changed_operation(
    before: ModuleOp, after: ModuleOp, agrees: Callable[[ModuleOp], bool]
) -> Operation | None:
    """The first operation in which modules of one level differ, in a kernel without which `after` agrees, or else in
    any function; None for modules of two levels.
    """
    if level_of(before) != level_of(after):
        return None
    if (found := _responsible_among_kernels(before, after, agrees)) is not None:
        return found
    old = {each.sym_name.data: each for each in before.ops if isinstance(each, FuncOp)}
    changed = (_first_difference(old[each.sym_name.data], each) for each in after.ops
               if isinstance(each, FuncOp) and each.sym_name.data in old)
    return next((each for each in changed if each is not None), None)


def _responsible_among_tensors(
    before: ModuleOp, after: ModuleOp, inputs: Sequence[Value], found: Disagreement
) -> Operation | None:
    entry = entry_of(after)
    value = _returned(entry, found) if isinstance(entry, FuncOp) else None
    if value is None:
        return None
    old, new = (_trace(module, inputs) for module in (before, after))
    known = list(old.values())
    right = {each: any(_alike(result, other) for other in known) for each, result in new.items()}
    reached: set[SSAValue] = set()
    waiting = [_origin(value, after)]
    responsible: list[OpResult] = []
    while waiting:
        value = waiting.pop()
        if value in reached or right.get(value, True) or not isinstance(value, OpResult):
            continue
        reached.add(value)
        operands = [_origin(operand, after) for operand in value.op.operands]
        wrong = [operand for operand in operands if not right.get(operand, True)]
        waiting += wrong
        if not wrong:
            responsible.append(value)
    order = {value: at for at, value in enumerate(new)}
    return min(responsible, key=lambda value: order[value]).op if responsible else None


def _responsible_among_kernels(
    before: ModuleOp, after: ModuleOp, agrees: Callable[[ModuleOp], bool]
) -> Operation | None:
    old = {kernel.sym_name.data: kernel for kernel in _kernels_of(before)}
    changed = [(old[kernel.sym_name.data], kernel) for kernel in _kernels_of(after)
               if kernel.sym_name.data in old and _differs(old[kernel.sym_name.data], kernel)]
    for original, kernel in changed:
        if len(changed) == 1 or agrees(_with_kernel(after, original)):
            return _first_difference(original, kernel)
    return None


def _kernels_of(module: ModuleOp) -> list[Kernel]:
    return [op for op in module.ops if isinstance(op, Kernel)]


def _with_kernel(module: ModuleOp, kernel: Kernel) -> ModuleOp:
    """The module with `kernel` in place of the kernel of the same name."""
    name = kernel.sym_name.data
    return ModuleOp([(kernel if isinstance(op, Kernel) and op.sym_name.data == name else op).clone()
                     for op in module.ops])


def _first_difference(old: Kernel | FuncOp, new: Kernel | FuncOp) -> Operation | None:
    """The first operation in which two kernels or functions differ, from the new one, or from the old one if it was
    removed or replaced.
    """
    places: dict[SSAValue, SSAValue] = dict(zip(new.body.block.args, old.body.block.args, strict=False))
    for before, after in zip_longest(old.walk(), new.walk()):
        if before is None or after is None:
            return after or before
        if not _same(before, after, places):
            return before if _more(before, old, new) else after
        places |= zip(after.results, before.results, strict=True)
        for one, other in zip(after.regions, before.regions, strict=True):
            for block, twin in zip(one.blocks, other.blocks, strict=False):
                places |= zip(block.args, twin.args, strict=False)
    return None


def _more(like: Operation, one: Kernel | FuncOp, other: Kernel | FuncOp) -> bool:
    """Whether a kernel or function has more operations of a kind than another."""
    count, rest = (sum(op.name == like.name for op in kernel.walk()) for kernel in (one, other))
    return count > rest


def _same(old: Operation, new: Operation, places: dict[SSAValue, SSAValue]) -> bool:
    """Whether two operations are equal with equal operands, apart from their regions."""
    return (old.name == new.name and old.properties == new.properties and old.attributes == new.attributes
            and [places.get(operand) for operand in new.operands] == list(old.operands)
            and [r.type for r in old.results] == [r.type for r in new.results]
            and len(old.regions) == len(new.regions))


def _differs(old: Kernel, new: Kernel) -> bool:
    return print_module(old) != print_module(new)


def _trace(module: ModuleOp, inputs: Sequence[Value]) -> dict[SSAValue, Value]:
    entry = entry_of(module)
    assert isinstance(entry, FuncOp)
    values: dict[SSAValue, Value] = {}
    run_function(entry, inputs, values)
    return values


def _alike(one: Value, other: Value) -> bool:
    return values_agree(one, other, Tolerance(terms=1 << 12))


def _returned(entry: FuncOp, found: Disagreement) -> SSAValue | None:
    """The value that a function returns as the differing result, or as the new value of an argument."""
    returned = entry.body.block.last_op
    if not isinstance(returned, ReturnOp):
        return None
    number = found.number
    if found.kind == "argument":
        facts: dict[str, Attribute] = dict(entry.arg_attrs.data[number].data) if entry.arg_attrs is not None else {}
        source = facts.get("stepwell.mutated_by")
        if not isinstance(source, IntegerAttr):
            return None
        number = source.value.data
    return returned.operands[number] if number < len(returned.operands) else None


def _callers(argument: BlockArgument, module: ModuleOp) -> list[Operation]:
    """The fusion or calls that pass arguments to a block."""
    parent = argument.block.parent_op()
    if isinstance(parent, prim.FusionOp):
        return [parent]
    name = parent.sym_name.data if isinstance(parent, FuncOp) else None
    return [op for op in module.walk() if isinstance(op, CallOp) and op.callee.string_value() == name]


def _origin(value: SSAValue, module: ModuleOp) -> SSAValue:
    """Resolve a value across fusions and calls to its definition."""
    while True:
        owner = value.owner
        if isinstance(value, OpResult) and isinstance(owner, prim.FusionOp):
            inner = owner.body.block.last_op
        elif isinstance(value, OpResult) and isinstance(owner, CallOp):
            inner = find_function(module, owner.callee.string_value()).body.block.last_op
        elif isinstance(value, BlockArgument) and len(around := _callers(value, module)) == 1:
            value = around[0].operands[value.index]
            continue
        else:
            return value
        assert inner is not None
        value = inner.operands[value.index]
