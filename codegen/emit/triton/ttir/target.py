"""The target `ttir`: the kernels of a module in Triton's own IR."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .....ir.dialects.triton import FuncOp
from ...emitted_text import EmittedText, Line, TextTarget
from ...lowered import require_kernels
from .operations import FORMS
from .printer import TtirPrinter

__all__ = ["TtirTarget", "emit_kernels"]


@dataclass(frozen=True)
class TtirTarget(TextTarget):
    """Print every kernel in Triton's IR, which `triton.compile` takes from a file `.ttir` with one kernel. Comments
    refer to the user's source lines.
    """

    name = "ttir"

    def text(self, module: ModuleOp) -> EmittedText:
        require_kernels(module, "triton")
        return emit_kernels(module)


def emit_kernels(op: Operation) -> EmittedText:
    """The kernels of a module, or a single kernel, in Triton's IR, with the location of each line."""
    kernels = (each for each in op.walk() if isinstance(each, FuncOp))
    lines = [line for kernel in kernels for line in TtirPrinter(FORMS).kernel(kernel)]
    return EmittedText((Line("module {"), *lines, Line("}")), "//")
