"""The interface between the driver and a target."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

from xdsl.dialects.builtin import ModuleOp

from ...codegen.emit.emitted_text import EmittedText
from ...codegen.emit.provenance import Provenance
from ...codegen.runtime.program import KernelRecord, LoadedProgram, NativeHost, ProgramSource
from ...ir.machines.machine import Machine

__all__ = ["EmittedProgram", "ProgramTarget"]


@dataclass(frozen=True)
class EmittedProgram:
    """The source code of a module."""

    kernels: EmittedText
    host: EmittedText
    native: NativeHost | None = None
    """The host program in a form that can be called without Python, if there is one."""


class ProgramTarget(Protocol):
    """A target of the compilation, with its tools."""

    name: ClassVar[str]
    kernels_file: ClassVar[str]
    """The name of the kernels' source file in a dump."""
    code_level: ClassVar[str]
    """The name of the level of the kernels' source in `lower`."""
    tools: ClassVar[str]
    """The tools that compile the kernels, for timing reports."""

    @property
    def machine(self) -> Machine:
        """The machine that the passes compile for."""
        ...

    @property
    def check_bounds(self) -> bool:
        """Whether kernels check each access."""
        ...

    @property
    def identity(self) -> str:
        """A text that is equal exactly if equal sources compile to equal programs."""
        ...

    def with_checks(self) -> ProgramTarget | None:
        """The same with kernels that check each access, if there is one that differs."""
        ...

    def versions(self) -> dict[str, str]:
        """Return the versions of everything that takes part in a compilation."""
        ...

    def emit(self, module: ModuleOp) -> EmittedProgram:
        """Emit the kernels and the host program of a module."""
        ...

    def records(self, module: ModuleOp, edited: str | None) -> tuple[KernelRecord, ...]:
        """Return the record of each kernel; `edited` is the source of the kernels if a user has edited it."""
        ...

    def begin(self, module: ModuleOp) -> AbstractContextManager[tuple[KernelRecord, ...]]:
        """Return the record of each kernel if none is edited; within the context, compilations that `build` needs
        first may already run.
        """
        ...

    def build(self, source: ProgramSource, directory: Path) -> None:
        """Compile a program into a directory."""
        ...

    def load(self, directory: Path, provenance: Provenance) -> LoadedProgram:
        """Load the output of `build`; `provenance` gives kernel names and source lines for error messages."""
        ...
