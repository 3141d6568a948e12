"""The target `ttir`: the kernels of a module in Triton's own IR."""

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
from .emitter import TtirEmitter
from .operations import STATEMENTS

__all__ = ["TtirTarget", "emit_kernel", "emit_kernels", "emit_ttir"]


@dataclass(frozen=True)
class TtirTarget(Target):
    """Print every kernel in Triton's IR, which `triton.compile` takes from a file `.ttir` with one kernel. Comments
    refer to the user's source lines.
    """

    name = "ttir"
    comments: bool = True

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        require_kernels(module, "triton")
        output.write(emit_ttir(module, comments=self.comments))


def emit_ttir(module: ModuleOp, *, comments: bool = True) -> str:
    """The kernels of a module in Triton's IR, optionally with comments that refer to the user's source lines."""
    text = emit_kernels(module)
    return text.annotated if comments else text.plain


def emit_kernels(module: ModuleOp) -> EmittedText:
    """The kernels of a module in Triton's IR, with the location of each line."""
    return _file(op for op in module.walk() if isinstance(op, FuncOp))


def emit_kernel(kernel: FuncOp) -> EmittedText:
    """A single kernel as a file."""
    return _file([kernel])


def _file(kernels: Iterable[FuncOp]) -> EmittedText:
    lines = [line for kernel in kernels for line in TtirEmitter(STATEMENTS).kernel(kernel)]
    return EmittedText((Line("module {"), *lines, Line("}")), "//")
