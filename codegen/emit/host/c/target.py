"""The target `host-c`: `stepwell-opt -t host-c`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp

from .....ir.dialects.triton import FuncOp as KernelOp
from .....ir.machines.targets import CUDA, target_of
from .....ir.modules.symbols import is_private, programs_of
from ...emitted_text import EmittedText, Line, TextTarget
from .calls import CallingEmitter
from .gpu_emitter import GpuCallingEmitter

__all__ = ["HostCTarget", "emit_programs_in_c"]


@dataclass(frozen=True)
class HostCTarget(TextTarget):
    """Print the host functions of a module as C, including `host_program.h`. Comments refer to the user's source
    lines.
    """

    name = "host-c"

    def text(self, module: ModuleOp) -> EmittedText:
        return emit_programs_in_c(module)


def emit_programs_in_c(module: ModuleOp) -> EmittedText:
    """The host functions of a module as C, each line with its location; raises UnsupportedError for a program that
    calls operators that libtorch's stable interface does not."""
    programs, on_gpu = programs_of(module), target_of(module) == CUDA
    names = [each.sym_name.data for each in programs]
    found = {op.sym_name.data: op for op in module.ops if isinstance(op, KernelOp)}
    emitters = [GpuCallingEmitter(each, names, found) if on_gpu else CallingEmitter(each, names) for each in programs]
    bodies = [[Line(""), *emitter.emit()] for emitter in emitters]
    functions = {name: types for emitter in emitters for name, types in emitter.functions.items()}
    called = " ".join(f"each({name}, ({types}))" for name, types in functions.items())
    kernels = dict.fromkeys(kernel for emitter in emitters for kernel in emitter.kernels)
    declared = [Line(f"static Kernel {kernel};" if on_gpu else
                     f"Status {kernel}(void *const *buffers, const i64 *symbols);") for kernel in kernels]
    declared += [Line(f"{emitter.declaration()};") for emitter in emitters if is_private(emitter.function)]
    head = [Line(f'#include "{"gpu_program.h" if on_gpu else "host_program.h"}"'),
            *[Line(f"#define FUNCTIONS(each) {called}")] * bool(functions),
            *[Line('#include "operators.h"')] * any(emitter.calls_operators for emitter in emitters),
            *[Line("")][:len(declared)], *declared]
    return EmittedText((*head, *(line for body in bodies for line in body)), "//")
