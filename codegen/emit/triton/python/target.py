"""The target `triton-python`: the kernels of a module as a Python file for Triton."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .....ir.dialects.triton import FuncOp
from ...emitted_text import EmittedText, Line, TextTarget
from ...lowered import require_kernels
from . import arithmetic, blocks, combinations, control, conversions, memory
from .emitter import FunctionEmitter, Helpers

__all__ = ["TritonPythonTarget", "emit_kernels"]

FORMULAS = {**arithmetic.FORMULAS, **blocks.FORMULAS, **combinations.FORMULAS, **conversions.FORMULAS,
            **memory.FORMULAS}
STATEMENTS = {**blocks.STATEMENTS, **combinations.STATEMENTS, **control.STATEMENTS, **memory.STATEMENTS}


@dataclass(frozen=True)
class TritonPythonTarget(TextTarget):
    """Print every kernel as a function for `triton.jit`, one statement per operation. Comments refer to the user's
    source lines.
    """

    name = "triton-python"

    def text(self, module: ModuleOp) -> EmittedText:
        require_kernels(module, "triton")
        return emit_kernels(module)


def emit_kernels(op: Operation) -> EmittedText:
    """The kernels of a module, or a single kernel, as a Python file, with the location of each line."""
    helpers = Helpers()
    kernels: list[Line] = []
    for function in (each for each in op.walk() if isinstance(each, FuncOp)):
        kernels += [Line(""), Line("")] * bool(kernels)
        kernels += FunctionEmitter(STATEMENTS, FORMULAS, helpers).kernel(function)
    head = ["import triton", "import triton.language as tl"]
    if any("libdevice." in line.text for line in [*helpers.lines, *kernels]):
        head.append("from triton.language.extra import libdevice")
    return EmittedText((*map(Line, [*head, "", ""]), *helpers.lines, *kernels), "#")
