"""The target `host`: `stepwell-opt -t host`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.utils.target import Target

from ...ir.symbols import is_private
from ...ir.targets import CUDA, target_of
from ..emitted_text import EmittedText, Line
from .emitter import HostEmitter


@dataclass(frozen=True)
class HostTarget(Target):
    """Print the host functions of a module as Python. Comments name the user's source lines."""

    name = "host"
    comments: bool = True

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        output.write(emit_host(module, comments=self.comments))


def emit_host(module: ModuleOp, *, comments: bool = True) -> str:
    """The Python text of the module's host functions, with comments that name the user's lines or without."""
    text = emit_programs(module)
    return text.annotated if comments else text.plain


def emit_programs(module: ModuleOp) -> EmittedText:
    """The host functions of a module as Python, each line with its location."""
    lines: list[Line] = []
    for function in module.ops:
        if isinstance(function, FuncOp) and not function.is_declaration and not is_private(function):
            lines += [Line(""), Line("")] * bool(lines) + _emitter(function, module).emit()
    return EmittedText(tuple(lines), "#")


def _emitter(function: FuncOp, module: ModuleOp) -> HostEmitter:
    if target_of(module) != CUDA:
        return HostEmitter(function)
    from ...ir.dialects import triton  # loaded when wanted
    from .gpu_emitter import GpuHostEmitter

    kernels = {op.sym_name.data: op for op in module.ops if isinstance(op, triton.FuncOp)}
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp) and is_private(op)}
    return GpuHostEmitter(function, kernels, functions)
