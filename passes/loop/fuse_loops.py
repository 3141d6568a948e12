"""The pass `fuse-loops`."""

from __future__ import annotations

from math import prod

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, YieldOp
from ...ir.interfaces.effects import Memory, effects_of
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher
from .analysis.index_expressions import Names
from .scheduling.dependences import obstacle_to_fusion
from .scheduling.fusing import fuse, obstacle_to_fuse
from .scheduling.scheduling_pass import MemorySchedulingPass


class FuseLoops(MemorySchedulingPass):
    """Fuse two loop nests over the same ranges if neither needs what the other writes. On a GPU that saves a launch,
    and values that both load are loaded once.

        loop.parallel %i = 0 to 64 { ... loop.store %v, %y[%i] : f32, memref<64xf32> }
        loop.parallel %j = 0 to 64 { ... loop.store %w, %z[%j] : f32, memref<64xf32> }
    becomes
        loop.parallel %i = 0 to 64 {
          ... loop.store %v, %y[%i] : f32, memref<64xf32>
          ... loop.store %w, %z[%i] : f32, memref<64xf32>
        }

    The second nest may overwrite memory that the first one reads only if, in each iteration, both access the same
    element. Loops of few iterations that contain long parallel loops are not fused, so that the inner loops can be
    distributed over programs as well. The ranges of all perfectly nested loops must agree. Operations that the second
    nest uses are moved before both.
    """

    name = "fuse-loops"

    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        nests = [each for each in kernel.body.block.ops if isinstance(each, ParallelOp)]
        while nests:
            first, *nests = nests
            for other in list(nests):
                if _same_ranges(first, other) and self._fuse(first, other, memory, watcher):
                    nests.remove(other)

    def _fuse(self, first: ParallelOp, other: ParallelOp, memory: Memory, watcher: Watcher) -> bool:
        reason = _idle(first, other) or _need(first, other, memory) or _obstacle(first, other, memory)
        if reason is not None:
            watcher.missed(other, f"not fused with a nest over the same ranges: {reason}")
            return False
        if not watcher.allows(other):
            return False
        watcher.done(other, "it shares the loops of a nest before it")
        for one, two in zip(_band(first), _band(other), strict=True):
            fuse(one, two, memory=memory, watcher=watcher)
        return True


def _band(nest: ParallelOp) -> list[ParallelOp]:
    """A loop and the loops that are perfectly nested in it."""
    band = [nest]
    while isinstance(inner := band[-1].body.block.first_op, ParallelOp) and isinstance(inner.next_op, YieldOp):
        band.append(inner)
    return band


def _same_ranges(first: ParallelOp, other: ParallelOp) -> bool:
    bands = _band(first), _band(other)
    return len(bands[0]) == len(bands[1]) and all(
        one.lower == two.lower and one.upper == two.upper and one.step_size == two.step_size
        and one.threads is None and two.threads is None and list(one.bounds) == list(two.bounds)
        for one, two in zip(*bands, strict=True))


def _idle(first: ParallelOp, other: ParallelOp) -> str | None:
    """The reason why the fused nest would leave most of a GPU idle: programs do not share loops inside of a program."""
    bands, gpu = (_band(first), _band(other)), gpu_of(first)
    few, short = gpu.enough_rows, gpu.launch_iterations
    iterations = prod(loop.trip_count.as_int or few for loop in bands[0])
    has_loops = (any(isinstance(op, ParallelOp) and _work(op, short + 1) > short for op in band[-1].body.block.ops)
                 for band in bands)
    return "both have loops inside that are programs, if they stand alone" \
        if iterations < few and all(has_loops) else None


def _work(loop: LoopOp, unknown: int) -> int:
    """The number of iterations of a loop and the loops in it; loops of unknown length count as `unknown`."""
    inside = (_work(op, unknown) for op in loop.body.block.ops if isinstance(op, LoopOp))
    return (loop.trip_count.as_int or unknown) * max(1, sum(inside))


def _need(first: ParallelOp, other: ParallelOp, memory: Memory) -> str | None:
    """The reason why a nest that reads or overwrites what another one writes is not fused with it: threads of one
    program see each other's writes only after a barrier."""
    before, after = effects_of(first, memory), effects_of(other, memory)
    return "it needs what that one writes" if before.writes & (after.reads | after.writes) else None


def _obstacle(first: ParallelOp, other: ParallelOp, memory: Memory) -> str | None:
    """The reason why `fuse` does not fuse two nests, checked loop by loop."""
    if (reason := obstacle_to_fuse(first, other, memory)) is not None:
        return reason
    names = Names()
    for one, two in zip(_band(first), _band(other), strict=True):
        if (reason := obstacle_to_fusion(one, two, memory, names)) is not None:
            return reason
        names.equate(two.induction_variable, one.induction_variable)
    return None
