"""The pass `narrow-collectives`."""

from __future__ import annotations

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.comm import StartOp, WaitOp
from ...ir.dtypes import element_bytes
from ...ir.watching import Watcher
from ..analysis.communication import parts_are_even
from ..rewriting.edits import erase, insert_after, insert_before, replace_values
from ..rewriting.kernel_pass import KernelPass


class NarrowCollectives(KernelPass):
    """Move type conversions across a collective to where fewer bytes are sent.

        %p = comm.start #comm.all_gather in <"dp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> ...
        %y = comm.wait %p : tensor<8xf32>
        %z = prim.convert %y : tensor<8xf32> -> tensor<8xbf16>
    becomes
        %a = prim.convert %x : tensor<4xf32> -> tensor<4xbf16>
        %p = comm.start #comm.all_gather in <"dp", 2, 1> order 0 (%a) : (tensor<4xbf16>) -> ...
        %z = comm.wait %p : tensor<8xbf16>

    and a conversion to wider elements before a collective is moved after it, unless padding is cut off the result:
    then not all ranks convert what they send. This is exact for collectives that only move elements; sums are left
    unchanged. It is in no pipeline by default, since ranks must compare which types they have chosen when they compile.
    """

    name = "narrow-collectives"
    changes_collectives = True

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        for block in function.body.blocks:
            for start in [op for op in block.ops if isinstance(op, StartOp)]:
                if start.collective.MOVES and len(start.inputs) == 1:
                    self._narrow(start, watcher)

    def _narrow(self, start: StartOp, watcher: Watcher) -> None:
        wait = _only_user(start.outputs[0])
        assert isinstance(wait, WaitOp)
        source = start.inputs[0].owner
        if isinstance(source, prim.ConvertOp) and _bytes(source.input) < _bytes(source.result) \
                and parts_are_even(start) and watcher.allows(start):
            watcher.done(start, lambda: f"{_element(source.input)} is sent instead of "
                         f"{_element(source.result)}")
            narrow = _restart(start, source.input)
            received = _after(wait, WaitOp(narrow.outputs[0]))
            wide = _after(received, prim.ConvertOp(received.results[0], _element(source.result)))
            _replace(wait, wide, start)
            if not source.result.uses:
                erase(source)
            return
        user = _only_user(wait.result)
        if isinstance(user, prim.ConvertOp) and _bytes(user.result) < _bytes(user.input) \
                and watcher.allows(start):
            watcher.done(start, lambda: f"{_element(user.result)} is sent instead of "
                         f"{_element(user.input)}")
            converted = prim.ConvertOp(start.inputs[0], _element(user.result))
            insert_before(start, converted, like=(user,))
            narrow = _restart(start, converted.result)
            received = _after(wait, WaitOp(narrow.outputs[0]))
            _replace(user, received, wait, start)


def _only_user(value: SSAValue) -> Operation | None:
    users = [use.operation for use in value.uses]
    return users[0] if len(users) == 1 else None


def _element(value: SSAValue) -> Attribute:
    assert isinstance(value.type, TensorType)
    return value.type.element_type


def _bytes(value: SSAValue) -> int:
    return element_bytes(_element(value))


def _restart(start: StartOp, value: SSAValue) -> StartOp:
    """The same collective of another tensor, before the old one."""
    new = StartOp(start.collective, start.group, start.number, [value])
    insert_before(start, new)
    return new


def _after(place: Operation, op: Operation) -> Operation:
    insert_after(place, op)
    return op


def _replace(old: Operation, new: Operation, *unused: Operation) -> None:
    """Let the result of one operation stand for that of another, which is erased with what only it used."""
    replace_values(old.results, new.results)
    erase(old, *unused)
