"""What the driver asks of a target."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

from xdsl.dialects.builtin import ModuleOp

from ...codegen.emit.emitted_text import EmittedText
from ...codegen.runtime.program import KernelRecord, LoadedProgram, NativeHost, ProgramSource
from ...ir.machines.machine import Machine

__all__ = ["EmittedProgram", "ProgramTarget"]


@dataclass(frozen=True)
class EmittedProgram:
    """A module as text."""

    kernels: EmittedText
    host: EmittedText
    native: NativeHost | None = None
    """The host program once more, to be called without Python, if it can be."""


class ProgramTarget(Protocol):
    """What a module is compiled to, and with what."""

    name: ClassVar[str]
    kernels_file: ClassVar[str]
    """What a dump calls the text of the kernels."""
    code_level: ClassVar[str]
    """What `lower` calls the text of the kernels."""
    tools: ClassVar[str]
    """What compiles the kernels, for reports of times."""

    @property
    def machine(self) -> Machine:
        """The machine at hand, for the passes."""
        ...

    @property
    def identity(self) -> str:
        """A text that is equal exactly where equal sources become equal programs."""
        ...

    def versions(self) -> dict[str, str]:
        """The versions of all that has a part in a compilation."""
        ...

    def emit(self, module: ModuleOp) -> EmittedProgram:
        """The kernels and the host program of a module."""
        ...

    def records(self, module: ModuleOp, edited: str | None) -> tuple[KernelRecord, ...]:
        """What is kept of each kernel; `edited` is the text of the kernels if somebody has edited it."""
        ...

    def begin(self, module: ModuleOp) -> AbstractContextManager[tuple[KernelRecord, ...]]:
        """What is kept of each kernel, if nobody has edited any; within it what `build` compiles first may already be
        under way."""
        ...

    def build(self, source: ProgramSource, directory: Path) -> None:
        """Compile a program into a directory."""
        ...

    def load(self, directory: Path, names: Mapping[str, str]) -> LoadedProgram:
        """What `build` wrote, ready to run; errors of kernels call them by `names`."""
        ...
