"""Execution of GPU programs as CUDA graphs, where possible."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import IndexType, ModuleOp

from ..codegen.runtime.program import ExternCall, LoadedProgram, Manifest
from ..ir.dialects.comm import StartOp
from ..ir.dialects.control import ControlOp
from ..ir.errors import SourcePosition
from ..ir.machines.targets import CUDA
from ..ir.modules.levels import LIBRARY
from .arguments import Arguments

if TYPE_CHECKING:
    from ..codegen.runtime.gpu.graphs.program import GraphedProgram
    from ..codegen.runtime.gpu.graphs.recording import ResultMemory

__all__ = ["graphed", "obstacle", "obstacle_in"]


LAUNCH, LIBRARY_CALL, CALL, COLLECTIVE = 3.1, 18.0, 10.0, 60.0
"""Microseconds of CPU time for a kernel launch, for an operator call to a vendor's library, for any other operator
call, and for starting a collective and waiting for it, as measured with an H100: an addmm takes 18 to 21, a relu 7,
and operators left to ATen more.
"""


def graphed(program: LoadedProgram, arguments: Arguments, manifest: Manifest, known: str = "") -> GraphedProgram:
    """The entry point of a GPU program, recorded and replayed, unless there is a `known` reason why it cannot be.
    Imports torch.
    """
    import torch

    from ..codegen.runtime.gpu.graphs.cuda import CudaRecorder
    from ..codegen.runtime.gpu.graphs.program import GraphedProgram

    index = torch.device(arguments.device).index
    device = torch.device(CUDA, torch.cuda.current_device() if index is None else index)
    name, limit, known = f"@{arguments.function}{_of(arguments.where)}", None, known or manifest.obstacle
    collectives = len(manifest.collectives)
    if collectives and not known:
        from ..codegen.runtime.process_groups import not_recordable, time_limit

        known, limit = not_recordable(), time_limit(device)
    recorder = CudaRecorder(device, limit, name)
    written = [at for at, argument in enumerate(arguments.arguments) if argument.is_written]
    return GraphedProgram(program.forward, recorder, _results(), written=written,
                          name=name,
                          launch_time=manifest.launches * LAUNCH + collectives * COLLECTIVE
                          + sum(map(_call_time, program.externs)),
                          obstacle=obstacle(program.externs, arguments, known))


def obstacle(externs: tuple[ExternCall, ...], arguments: Arguments, known: str = "") -> str | None:
    """The reason why a program cannot be recorded, as far as known before it runs."""
    if known:
        return known
    for argument in arguments.arguments:
        if argument.is_written and not isinstance(argument.type, IndexType) and not argument.device.startswith(CUDA):
            return f"%{argument.name}, which is written, is on {argument.device}"
    for call in externs:
        place = f" of {call.where}" if call.where else ""
        # A tensor copied from the CPU is an argument, of which a recording has a copy; no other value is computed on
        # the CPU.
        if call.is_elsewhere:
            return f"{call.operator}{place}: {call.reason}"
        if _is_unsafe(call.operator):
            return f"{call.operator}{place} has effects that a recording would not repeat"
    return None


def obstacle_in(module: ModuleOp) -> str:
    """The reason why a module's program cannot be recorded, as far as its operations tell; empty if there is none."""
    for op in module.walk():
        if isinstance(op, ControlOp) and op.is_data_dependent:
            return f"{op.name} waits for the GPU and chooses by values what runs"
        if isinstance(op, StartOp) and not op.collective.UNIFORM:
            return f"{op.collective.name} are exchanged with other processes"
    return ""


def _call_time(call: ExternCall) -> float:
    return LIBRARY_CALL if call.reason == LIBRARY else CALL


def _of(where: SourcePosition | None) -> str:
    return "" if where is None else f" of {where.file}:{where.line}"


def _is_unsafe(operator: str) -> bool:
    """Whether torch declares that an operator does more than launch kernels."""
    import torch
    from torch._library.simple_registry import singleton

    namespace, _, name = operator.partition("::")
    packet, _, overload = name.partition(".")
    found = getattr(getattr(getattr(torch.ops, namespace), packet), overload or "default")
    known = getattr(singleton.find(f"{namespace}::{packet}"), "effect", None)
    has_effect = getattr(known, "effect", None) is not None
    # A program that waits for a collective that was started outside would wait only while it is recorded.
    waits = namespace == "_c10d_functional"
    return waits or has_effect or not found._schema.returns \
        or getattr(torch.Tag, "cudagraph_unsafe", None) in found.tags


@cache
def _results() -> ResultMemory:
    """The result memory shared by all programs of this process."""
    from ..codegen.runtime.gpu.graphs.recording import ResultMemory

    return ResultMemory()
