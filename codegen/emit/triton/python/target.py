"""The target `triton-python`: the kernels of a module as a Python file for Triton."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.target import Target

from .....ir.dialects.triton import FuncOp
from ...emitted_text import EmittedText, Line
from ...lowered import require_kernels
from . import arithmetic, blocks, combinations, control, conversions, memory
from .emitter import FunctionEmitter, Helpers

__all__ = ["TritonPythonTarget", "emit_kernel", "emit_kernels", "emit_triton_python"]

FORMULAS = {**arithmetic.FORMULAS, **blocks.FORMULAS, **combinations.FORMULAS, **conversions.FORMULAS,
            **memory.FORMULAS}
STATEMENTS = {**blocks.STATEMENTS, **combinations.STATEMENTS, **control.STATEMENTS, **memory.STATEMENTS}


@dataclass(frozen=True)
class TritonPythonTarget(Target):
    """Print every kernel as a function for `triton.jit`, one statement per operation. Comments refer to the user's
    source lines.
    """

    name = "triton-python"
    comments: bool = True

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        require_kernels(module, "triton")
        output.write(emit_triton_python(module, comments=self.comments))


def emit_triton_python(module: ModuleOp, *, comments: bool = True) -> str:
    """The kernels of a module as a Python file, optionally with comments that refer to the user's source lines."""
    text = emit_kernels(module)
    return text.annotated if comments else text.plain


def emit_kernels(module: ModuleOp) -> EmittedText:
    """The kernels of a module as a Python file, with the location of each line."""
    return _file(op for op in module.walk() if isinstance(op, FuncOp))


def emit_kernel(kernel: FuncOp) -> EmittedText:
    """A single kernel as a Python file."""
    return _file([kernel])


def _file(functions: Iterable[FuncOp]) -> EmittedText:
    helpers = Helpers()
    kernels: list[Line] = []
    for function in functions:
        kernels += [Line(""), Line("")] * bool(kernels)
        kernels += FunctionEmitter(STATEMENTS, FORMULAS, helpers).kernel(function)
    head = ["import triton", "import triton.language as tl"]
    if any("libdevice." in line.text for line in [*helpers.lines, *kernels]):
        head.append("from triton.language.extra import libdevice")
    return EmittedText((*map(Line, [*head, "", ""]), *helpers.lines, *kernels), "#")
