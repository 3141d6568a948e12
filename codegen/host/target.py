"""The target `host`: `stepwell-opt -t host`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.utils.target import Target

from .emitter import HostEmitter


@dataclass(frozen=True)
class HostTarget(Target):
    """Print the host functions of a module as Python."""

    name = "host"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        output.write(emit_host(module))


def emit_host(module: ModuleOp) -> str:
    """The Python text of the module's host functions."""
    return "\n\n".join(HostEmitter(f).emit() for f in module.ops if isinstance(f, FuncOp) and not f.is_declaration)
