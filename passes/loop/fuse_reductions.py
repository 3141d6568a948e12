"""The pass `fuse-reductions`."""

from __future__ import annotations

from xdsl.ir import Block

from ...ir.dialects.loop import KernelOp, LoopOp, ReduceOp
from ...ir.interfaces.effects import Memory
from ...ir.watching import Watcher
from .analysis.index_expressions import Names
from .scheduling.fusing import fuse, obstacle_to_fuse
from .scheduling.scheduling_pass import MemorySchedulingPass


class FuseReductions(MemorySchedulingPass):
    """Fuse reductions over the same range into one loop, if neither needs the other's result.

        %s = loop.reduce <add> %r = 0 to 100 : f32 { ... loop.yield %v : f32 }
        %m = loop.reduce <maximum> %q = 0 to 100 : f32 { ... loop.yield %w : f32 }
    becomes
        %s, %m = loop.reduce <add, maximum> %r = 0 to 100 : f32, f32 { ... loop.yield %v, %w : f32, f32 }
    What both load is then loaded once.
    """

    name = "fuse-reductions"

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        self._fuse_in(kernel.body.block, memory, watcher)

    def _fuse_in(self, block: Block, memory: Memory, watcher: Watcher) -> None:
        reductions: list[LoopOp] = [op for op in block.ops if isinstance(op, ReduceOp)]
        names = Names()
        while reductions:
            first, *reductions = reductions
            for other in list(reductions):
                if first.step_size != other.step_size or names.expressions(first) != names.expressions(other):
                    continue
                if (reason := obstacle_to_fuse(first, other, memory)) is not None:
                    watcher.missed(other, f"not fused with a reduction over the same range: {reason}")
                elif watcher.allows(other):
                    watcher.done(other, "it shares the loop of a reduction before it")
                    reductions.remove(other)
                    [first] = fuse(first, other, memory=memory, watcher=watcher)
        for inner in [b for op in block.ops for region in op.regions for b in region.blocks]:
            self._fuse_in(inner, memory, watcher)
