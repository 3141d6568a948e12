"""The target `host`: `stepwell-opt -t host`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from ....ir.machines.targets import CUDA, target_of
from ....ir.modules.symbols import is_private, programs_of
from ..emitted_text import EmittedText, Line, TextTarget
from ..names import Names
from .calls import CallingHostEmitter


@dataclass(frozen=True)
class HostTarget(TextTarget):
    """Print the host functions of a module as Python. Comments refer to the user's source lines."""

    name = "host"

    def text(self, module: ModuleOp) -> EmittedText:
        return emit_programs(module)


def emit_programs(module: ModuleOp) -> EmittedText:
    """The host functions of a module as Python, with the location of each line. Private functions come last."""
    functions = programs_of(module)
    names = Names()
    programs = {name: names.fresh(f"program_of_{re.sub(r'[^A-Za-z0-9_]', '_', name)}", numbered=False)
                for function in functions if is_private(function) for name in [function.sym_name.data]}
    lines: list[Line] = []
    for function in sorted(functions, key=is_private):
        lines += [Line(""), Line("")] * bool(lines) + _emitter(function, programs, module).emit()
    return EmittedText(tuple(lines), "#")


def _emitter(function: FuncOp, programs: Mapping[str, str], module: ModuleOp) -> CallingHostEmitter:
    if target_of(module) != CUDA:
        return CallingHostEmitter(function, programs)
    from ....ir.dialects import triton  # loaded only if needed
    from .gpu_emitter import GpuHostEmitter

    kernels = {op.sym_name.data: op for op in module.ops if isinstance(op, triton.FuncOp)}
    return GpuHostEmitter(function, programs, kernels)
