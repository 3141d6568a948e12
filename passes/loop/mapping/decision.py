"""The mapping of a kernel, before it is written into the kernel's attributes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ....ir.dialects.loop import AccessOp, LoopOp, ParallelOp
from ....ir.machines.gpu import Gpu
from ....ir.machines.operation_classes import cost_of
from ....ir.machines.targets import machine_of
from .constants import HEAVY_BODY, THREAD_REGISTERS
from .kernel_loops import power_of_two


@dataclass
class Mapping:
    """The blocks of the loops of one kernel, its warps and stages, and the reason in words."""

    reason: str = ""
    programs: dict[ParallelOp, int] = field(default_factory=dict)
    """Lanes of the loops whose blocks are programs, the fastest launch axis last."""
    lanes: dict[LoopOp, int] = field(default_factory=dict)
    """Lanes of the loops inside."""
    warps: int = 4
    stages: int = 1


def warps_for(gpu: Gpu, elements: int, alive: int = 1, *, held: bool = False) -> int:
    """Warps for a block of so many elements, of which each thread keeps `alive` values from phase to phase; as few as
    registers allow, but for the usual ones, if columns are `held` by their threads. Larger blocks have twice as many
    elements for each thread, since a thread with more of them on the way waits less."""
    share = gpu.elements(1)
    usual = max(1, min(gpu.usual_warps, elements // share),
                0 if held else min(gpu.many_warps, elements // (2 * share)))
    return power_of_two(min(gpu.most_warps, max(usual, elements * alive // (gpu.warp * THREAD_REGISTERS))))


def instructions_of(loop: LoopOp) -> int:
    """The number of instructions of an iteration, without those in nested loops."""
    costs = machine_of(loop).cost
    return sum(cost_of(op, costs) for op in loop.body.walk())


def is_heavy(loops: Iterable[LoopOp]) -> bool:
    """Whether one iteration of a loop has so many operations that it needs many registers."""
    return any(sum(1 for op in loop.body.walk() if not isinstance(op, AccessOp)) > HEAVY_BODY for loop in loops)
