"""The pass `split-rows`."""

from __future__ import annotations

from ...ir.dialects.loop import KernelOp, LoopOp, Residency, ResidencyAttr
from ...ir.watching import Watcher
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.splitting import peel


class SplitRows(SchedulingPass):
    """Peel the loops over a row that is held in parts, so that each part has loops of its own.

        %m = loop.reduce <maximum> %r = 0 to 40000 : f32 attributes {residency = #loop.residency<in_parts, 32768>} {
          ...
        }
    becomes
        %0 = loop.reduce <maximum> %r = 0 to 32768 : f32 attributes {residency = #loop.residency<in_parts>} { ... }
        %1 = loop.reduce <maximum> %r = 32768 to 40000 : f32 attributes {residency = #loop.residency<in_parts>} { ... }
        %m = arith.maximumf %0, %1 : f32
    """

    name = "split-rows"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        loops = {op: residency for op in kernel.walk() if isinstance(op, LoopOp)
                 and isinstance(residency := op.attributes.get("residency"), ResidencyAttr) and residency.cuts}
        if loops and watcher.allows(kernel):
            watcher.done(kernel, "each part of its rows has loops of its own")
            for loop, residency in loops.items():
                for part in peel(loop, at=residency.cuts, watcher=watcher):
                    part.attributes["residency"] = ResidencyAttr.of(Residency.IN_PARTS)
