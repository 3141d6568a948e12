"""The pass `sink-waits`."""

from __future__ import annotations

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from ...ir.dialects.comm import StartOp, WaitOp
from ...ir.machines.targets import machine_of
from ...ir.watching import Watcher, counted
from ..analysis.communication import expected_microseconds, may_pass, works
from ..rewriting.kernel_pass import KernelPass


class SinkWaits(KernelPass):
    """Wait for a collective where its result is first used, so that it overlaps with independent work.

        %y = comm.wait %p : tensor<4xf32>
        %a = prim.exp %x : tensor<4xf32>
        %b = prim.add %y, %a : tensor<4xf32>
    becomes
        %a = prim.exp %x : tensor<4xf32>
        %y = comm.wait %p : tensor<4xf32>
        %b = prim.add %y, %a : tensor<4xf32>

    The operands of a collective stay in memory until the wait.
    """

    name = "sink-waits"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        machine = machine_of(function)
        for block in function.body.blocks:
            for wait in [op for op in reversed(list(block.ops)) if isinstance(op, WaitOp)]:
                passed = _passed(wait)
                independent = sum(works(each) or isinstance(each, StartOp) for each in passed)
                start = wait.input.owner
                if independent and isinstance(start, StartOp) and watcher.allows(wait):
                    watcher.done(wait, f"{counted(independent, 'independent operation')} first: "
                                 "the collective takes about {us} us", us=expected_microseconds(start, machine))
                    wait.detach()
                    block.insert_op_after(wait, passed[-1])


def _passed(wait: WaitOp) -> list[Operation]:
    """What stands between a wait and the place that it can be moved to."""
    passed: list[Operation] = []
    op = wait.next_op
    while op is not None and (may_pass(op) or isinstance(op, StartOp)) and wait.result not in op.operands:
        passed.append(op)
        op = op.next_op
    return passed
