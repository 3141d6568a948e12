"""The pass `reinplace-collectives`."""

from __future__ import annotations

from xdsl.dialects.builtin import UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from ...ir.dialects.aten import has_schema
from ...ir.dialects.comm import StartOp, WaitOp
from ...ir.dialects.host import AllocOp
from ...ir.watching import Watcher
from ..analysis.liveness import Liveness
from ..rewriting.kernel_pass import KernelPass


class ReinplaceCollectives(KernelPass):
    """Let a collective write its results over operands that are not needed any more. Otherwise torch copies them first.

        %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : ...
    becomes
        %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 in_place (%a) : ...
    """

    name = "reinplace-collectives"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        starts = [op for op in function.body.block.ops
                  if isinstance(op, StartOp) and op.collective.IN_PLACE and op.in_place is None]
        liveness = Liveness(function) if starts else None
        for start in starts:
            assert liveness is not None
            reason = _obstacle(start, liveness)
            if reason is not None:
                watcher.missed(start, f"its results get memory of their own: {reason}")
            elif watcher.allows(start):
                watcher.done(start, "its results are written over its operands")
                start.in_place = UnitAttr()


def _obstacle(start: StartOp, liveness: Liveness) -> str | None:
    """The reason why a collective may not overwrite its operands; None if it may."""
    memories = [root for operand in start.inputs for root in liveness.roots[operand]]
    if len(set(memories)) < len(memories):
        return "two operands share memory"
    for root in memories:
        maker = root.owner
        if not isinstance(maker, Operation) or not (isinstance(maker, AllocOp | WaitOp) or has_schema(maker)):
            return "an operand is not a buffer of its own"
        for user in liveness.users_of(root):
            waits = isinstance(user, WaitOp) and user.input.owner is start
            if liveness.position[user] > liveness.position[start] and not waits:
                return "an operand is needed later"
    return None
