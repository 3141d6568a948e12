"""Describes the program that a graph is lowered to: its kernels, operator calls, memory and fusion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xdsl.dialects.builtin import ModuleOp

from ..ir.context import make_context
from ..ir.dialects.host import ArenaOp, BufferType
from ..ir.errors import StepwellError
from ..ir.machines.targets import MACHINE, machine_of
from ..ir.text import parse_module
from .fusion import fusion_of
from .kernels import calls_of, kernels_of
from .memory import memory_of
from .remarks import Remarked
from .report import GraphReport
from .roofline import roofline_of
from .tables import Tables

__all__ = ["describe_program"]

_BUFFER = f"!{BufferType.name}<"
"""The type of all values of a host program: a module with this type is below the tensor levels."""


def describe_program(
    graph: GraphReport, modules: Sequence[str], remarked: Remarked, tables: Tables
) -> GraphReport:
    """Add the descriptions of its modules to a graph: fusion from the last on tensors, kernels and calls from the
    last, memory from the first with an arena, since later passes may merge planned buffers. A note reports each
    unreadable module.
    """
    notes = list(graph.notes)
    on_tensors = next((text for text in reversed(modules) if _BUFFER not in text), None)
    last = modules[-1] if modules and _BUFFER in modules[-1] else None
    if on_tensors is not None and (module := _parsed(on_tensors, "what was fused", notes)) is not None:
        graph = replace(graph, machine=str(module.attributes.get(MACHINE, "")),
                        fusion=fusion_of(module, remarked, tables))
    if last is None:
        notes.append("the stages end above kernels, so that there is no memory plan and nothing is launched")
    elif (module := _parsed(last, "kernels and memory", notes)) is not None:
        planned = next((text for text in modules if f" {ArenaOp.name} " in text), last)
        plan = module if planned is last else _parsed(planned, "the memory plan", notes)
        graph = replace(graph, kernels=kernels_of(module, tables), roofline=roofline_of(machine_of(module)),
                        calls=calls_of(module, remarked, tables),
                        memory=() if plan is None else memory_of(plan, tables))
    return replace(graph, notes=tuple(notes))


def _parsed(text: str, what: str, notes: list[str]) -> ModuleOp | None:
    try:
        return parse_module(make_context(), text)
    except StepwellError as error:  # a dialect of a package that is not installed, or an edited text
        notes.append(f"{what} cannot be shown: {error.what}")
        return None
