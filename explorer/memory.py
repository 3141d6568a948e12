"""The memory plan of a host program: the place and lifetime of each buffer."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from ..ir.dialects.aten import has_schema, schema_of
from ..ir.dialects.control import ControlOp
from ..ir.dialects.host import AllocOp, ArenaOp, BufferType, CopyOp, LaunchOp, SliceOp
from ..ir.dialects.host_alternatives import LaunchOneOfOp
from ..ir.interfaces.views import viewed
from ..ir.modules.symbols import programs_of
from ..ir.provenance import origins_in
from ..passes.analysis.liveness import Liveness
from .kernels import bytes_of
from .report import ArenaBuffer, Memory, MemoryStep
from .tables import Tables

__all__ = ["memory_of"]


def memory_of(module: ModuleOp, tables: Tables) -> tuple[Memory, ...]:
    """Return the plan of each function that allocates buffers."""
    plans = (_plan(function, tables) for function in programs_of(module))
    return tuple(plan for plan in plans if plan.buffers)


def _plan(function: FuncOp, tables: Tables) -> Memory:
    liveness = Liveness(function)
    steps: list[MemoryStep] = []
    step_of: list[int] = []  # by position: the step of an operation, or the next one
    for op in liveness.ops:
        step_of.append(len(steps))
        if (name := _step_name(op)) is not None:
            steps.append(MemoryStep(name, tables.set_of(origins_in(op.location))))
    last_step = max(len(steps) - 1, 0)
    buffers: list[ArenaBuffer] = []
    arena = 0
    for op in liveness.ops:
        if isinstance(op, ArenaOp):
            arena = op.size.value.data
        for result in op.results:
            if isinstance(result.type, BufferType) and _has_memory(op, result, liveness):
                used = sorted(step_of[liveness.position[user]] for user in liveness.users_of(result)
                              if _step_name(user) is not None)
                here = step_of[liveness.position[op]]
                last = last_step if result in liveness.escaping else max([*used, min(here, last_step)])
                first = here if _step_name(op) is not None else min(used, default=min(here, last_step))
                offset = op.offset.value.data if isinstance(op, SliceOp) else None
                buffers.append(ArenaBuffer(result.name_hint or op.name, str(result.type), offset,
                                           bytes_of(result.type), first, last))
    return Memory(function.sym_name.data, arena, tuple(steps), tuple(buffers))


def _has_memory(op: Operation, result: SSAValue, liveness: Liveness) -> bool:
    """Return whether a result is an allocation or a part of the arena, and not another view."""
    if isinstance(op, AllocOp | SliceOp):
        return True
    return viewed(op) is None and liveness.roots[result] == {result}


def _step_name(op: Operation) -> str | None:
    """Return the name of an operation that performs work; None for one that only describes memory."""
    if isinstance(op, LaunchOp | LaunchOneOfOp):
        return f"@{op.kernel_names[0]}"
    if isinstance(op, CopyOp | ControlOp):
        return op.name
    return schema_of(op).qualified_name if has_schema(op) and not isinstance(op, ReturnOp) else None
