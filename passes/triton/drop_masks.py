"""The pass `drop-masks`."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerAttr, IntegerType, i1
from xdsl.ir import Operation, SSAValue

from ...ir.dialects import arith, triton
from ...ir.interfaces.views import repeated
from ...ir.locations import inherit_location
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.integers import Integers


class DropMasks(KernelPass):
    """Remove masks that always hold, and let a masked load itself give the value that is selected where it does not
    read.

        %1 = arith.cmpi slt, %i, %c1024 : tensor<128xi32>
        %2 = triton.load %p, %1 : tensor<128x!triton.ptr<f32>>
    in a grid of 8 programs of 128 lanes becomes
        %2 = triton.load %p : tensor<128x!triton.ptr<f32>>
    and
        %2 = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
        %3 = arith.select %mask, %2, %infinity : tensor<128xi1>, tensor<128xf32>
    becomes
        %3 = triton.load %p, %mask, %infinity : tensor<128x!triton.ptr<f32>>
    A condition holds if the sizes of the grid and of the blocks say so. What is combined with it by `and` and `or`,
    selected by it, or asserted, is simplified as well.
    """

    name = "drop-masks"

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        _decide(func, watcher)
        _select_in_loads(func, watcher)


def _decide(func: triton.FuncOp, watcher: Watcher) -> None:
    integers = Integers(func)
    for op in list(func.walk()):
        if op.parent is None or not isinstance(op, arith.CmpiOp) or triton.element_of(op.lhs.type) == i1:
            continue
        truth = integers.truth(op)
        if truth is not None and watcher.allows("drop-masks", op):
            watcher.done("drop-masks", op, "the condition always holds" if truth else "the condition never holds")
            _replace_by_truth(op, truth)


def _replace_by_truth(op: Operation, truth: bool) -> None:
    """Put a constant in the place of a condition, and simplify what uses it."""
    result = op.results[0]
    for use in list(result.uses):
        user = use.operation
        if user.parent is None:
            continue  # simplified away by another use of the same operand
        if repeated(user) is not None:
            _replace_by_truth(user, truth)
        elif isinstance(user, arith.AndIOp | arith.OrIOp):
            if truth == isinstance(user, arith.AndIOp):
                _replace(user, user.rhs if user.lhs is result else user.lhs)
            else:
                _replace_by_truth(user, truth)
        elif isinstance(user, arith.SelectOp) and use.index == 0:
            _replace(user, user.lhs if truth else user.rhs)
        elif isinstance(user, triton.AssertOp) and truth:
            _erase(user)
        elif isinstance(user, triton.LoadOp) and truth:
            _unmask(user, triton.LoadOp(user.pointers, cache=user.cache.data, evict=user.evict.data))
        elif isinstance(user, triton.StoreOp) and truth:
            _unmask(user, triton.StoreOp(user.pointers, user.value, cache=user.cache.data, evict=user.evict.data))
        elif isinstance(user, triton.AtomicRMWOp) and truth:
            _unmask(user, triton.AtomicRMWOp(user.kind.data, user.pointers, user.value, order=user.order.data,
                                             scope=user.scope.data))
    if result.uses:
        constant = arith.ConstantOp(IntegerAttr(truth, IntegerType(1)))
        new: list[Operation] = [constant]
        if shape := triton.shape_of(result.type):
            new.append(triton.SplatOp(constant.result, shape))
        _insert(op, *new)
        result.replace_all_uses_with(new[-1].results[0])
    _erase(op)


def _select_in_loads(func: triton.FuncOp, watcher: Watcher) -> None:
    for op in list(func.walk()):
        if not isinstance(op, arith.SelectOp) or not isinstance(load := op.lhs.owner, triton.LoadOp):
            continue
        if load.mask is None or not _implies(load.mask, op.cond) or (number := _number(op.rhs)) is None:
            continue
        if load.other is None:
            can_give = load.result.has_one_use()
        else:
            given = _number(load.other)
            can_give = given is not None and str(given.value) == str(number.value)
        if can_give and watcher.allows("drop-masks", op):
            watcher.done("drop-masks", op, "the load gives what was selected")
            if load.other is None:
                load = _giving(load, op)
            _replace(op, load.result)


def _giving(load: triton.LoadOp, select: arith.SelectOp) -> triton.LoadOp:
    """A load that gives what is selected where it does not read, in the place of one that leaves that open."""
    other = _number_before(select.rhs, load)
    new = triton.LoadOp(load.pointers, load.mask, other, cache=load.cache.data, evict=load.evict.data)
    _insert(load, new)
    inherit_location(new, load, select)
    new.result.name_hint = load.result.name_hint
    load.result.replace_all_uses_with(new.result)
    _erase(load)
    return new


def _number(value: SSAValue) -> arith.ConstantOp | None:
    """The constant that a value is, or that it is a block of."""
    op = value.owner
    return _number(op.source) if isinstance(op, triton.SplatOp) else op if isinstance(op, arith.ConstantOp) else None


def _number_before(value: SSAValue, op: Operation) -> SSAValue:
    """A constant, or a block of it, made again before an operation."""
    number = _number(value)
    assert number is not None
    constant = arith.ConstantOp(number.value)
    new: list[Operation] = [constant]
    if shape := triton.shape_of(value.type):
        new.append(triton.SplatOp(constant.result, shape))
    _insert(op, *new)
    return new[-1].results[0]


def _implies(mask: SSAValue, condition: SSAValue) -> bool:
    """Whether `condition` is one of those that together are `mask`."""
    if mask is condition:
        return True
    op = mask.owner
    return isinstance(op, arith.AndIOp) and (_implies(op.lhs, condition) or _implies(op.rhs, condition))


def _unmask(op: Operation, new: Operation) -> None:
    inherit_location(new, op)
    block = op.parent
    assert block is not None
    block.insert_op_before(new, op)
    for old, other in zip(op.results, new.results, strict=True):
        other.name_hint = old.name_hint
        old.replace_all_uses_with(other)
    _erase(op)


def _replace(op: Operation, value: SSAValue) -> None:
    op.results[0].replace_all_uses_with(value)
    _erase(op)


def _insert(before: Operation, *ops: Operation) -> None:
    block = before.parent
    assert block is not None
    for op in ops:
        inherit_location(op, before)
        block.insert_op_before(op, before)


def _erase(op: Operation) -> None:
    op.detach()
    op.erase()
