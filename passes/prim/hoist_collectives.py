"""The pass `hoist-collectives`."""

from __future__ import annotations

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from ...ir.dialects.comm import StartOp, WaitOp
from ...ir.machines.targets import machine_of
from ...ir.watching import Watcher, counted
from ..analysis.communication import expected_microseconds, may_pass, result_bytes, works
from ..rewriting.kernel_pass import KernelPass


class HoistCollectives(KernelPass):
    """Start collectives as soon as their operands are computed, so that they overlap with independent work.

        %a = prim.exp %x : tensor<4xf32>
        %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : ...
    becomes
        %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : ...
        %a = prim.exp %x : tensor<4xf32>

    Collectives keep their order, so that ranks agree on it even if their other operations differ. A start is moved
    across the wait for another collective only if all pending results together have at most `pending` bytes.
    """

    name = "hoist-collectives"

    pending: int = 256 << 20
    """The gathered parameters of a few large layers: those of a whole model are not to be in memory at once."""

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        machine = machine_of(function)
        for block in function.body.blocks:
            for start in [op for op in block.ops if isinstance(op, StartOp)]:
                passed = self._passed(start)
                independent = sum(map(works, passed))
                if independent and watcher.allows(start):
                    watcher.done(start, f"it starts before {counted(independent, 'independent operation')}, "
                                 "and takes about {us} us", us=expected_microseconds(start, machine))
                    start.detach()
                    block.insert_op_before(start, passed[-1])

    def _passed(self, start: StartOp) -> list[Operation]:
        """The operations that a start can be moved across, the last one first."""
        passed: list[Operation] = []
        under_way = result_bytes(start)
        op = start.prev_op
        while op is not None and may_pass(op) and not any(result in start.operands for result in op.results):
            if isinstance(op, WaitOp):
                under_way += result_bytes(op)
                if under_way > self.pending:
                    break
            passed.append(op)
            op = op.prev_op
        return passed
