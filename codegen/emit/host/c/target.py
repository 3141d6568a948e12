"""The target `host-c`: `stepwell-opt -t host-c`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.target import Target

from .....ir.errors import UnsupportedError
from .....ir.symbols import is_private, programs_of
from .....ir.targets import CUDA, target_of
from ...emitted_text import EmittedText, Line, unplaced
from .emitter import HINT, HostCEmitter

__all__ = ["HostCTarget", "emit_programs_in_c"]


@dataclass(frozen=True)
class HostCTarget(Target):
    """Print the host functions of a module as C, which includes `host_program.h`. Comments name the user's lines."""

    name = "host-c"
    comments: bool = True

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        text = emit_programs_in_c(module)
        output.write(text.annotated if self.comments else text.plain)


def emit_programs_in_c(module: ModuleOp) -> EmittedText:
    """The public host functions of a module as C, each line with its location; raises UnsupportedError for a program
    that calls operators of ATen, or runs on a GPU."""
    if target_of(module) == CUDA:
        raise UnsupportedError("a host program in C is for the CPU, and this module is for a GPU", hint=HINT)
    emitters = [HostCEmitter(function) for function in programs_of(module) if not is_private(function)]
    functions = [[Line(""), *emitter.emit()] for emitter in emitters]
    kernels = dict.fromkeys(kernel for emitter in emitters for kernel in emitter.kernels)
    declared = [Line(f"Status {kernel}(void *const *buffers, const i64 *symbols);") for kernel in kernels]
    head = [*unplaced('#include "host_program.h"'), *[Line("")][:len(declared)], *declared]
    return EmittedText((*head, *(line for function in functions for line in function)), "//")
