"""The target `ttir`: the kernels of a module in Triton's own IR."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.target import Target

from .....ir.dialects.triton import FuncOp, LoadOp, StoreOp
from ...emitted_text import EmittedText, Line
from ...lowered import require_kernels
from .emitter import TtirEmitter
from .operations import STATEMENTS

__all__ = ["TtirTarget", "emit_kernel", "emit_kernels", "emit_ttir"]


@dataclass(frozen=True)
class TtirTarget(Target):
    """Print every kernel in Triton's IR, which `triton.compile` takes from a file `.ttir` with one kernel. Comments
    refer to the user's source lines. Cache hints are attributes from Triton 3.9 on (`cache_policies`), and keywords
    before.
    """

    name = "ttir"
    comments: bool = True
    cache_policies: bool = True

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        require_kernels(module, "triton")
        output.write(emit_ttir(module, comments=self.comments, cache_policies=self.cache_policies))


def emit_ttir(module: ModuleOp, *, comments: bool = True, cache_policies: bool = True) -> str:
    """The kernels of a module in Triton's IR, optionally with comments that refer to the user's source lines."""
    text = emit_kernels(module, cache_policies=cache_policies)
    return text.annotated if comments else text.plain


def emit_kernels(module: ModuleOp, *, cache_policies: bool = True) -> EmittedText:
    """The kernels of a module in Triton's IR, with the location of each line."""
    return _file((op for op in module.walk() if isinstance(op, FuncOp)), cache_policies)


def emit_kernel(kernel: FuncOp) -> EmittedText | None:
    """A single kernel as a file; None if it has cache hints, whose syntax depends on the version of Triton."""
    if any(isinstance(op, LoadOp | StoreOp) and op.has_cache_hints for op in kernel.walk()):
        return None
    return _file([kernel], cache_policies=True)


def _file(kernels: Iterable[FuncOp], cache_policies: bool) -> EmittedText:
    lines = [line for kernel in kernels
             for line in TtirEmitter(STATEMENTS, has_cache_policies=cache_policies).kernel(kernel)]
    return EmittedText((Line("module {"), *lines, Line("}")), "//")
