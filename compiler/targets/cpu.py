"""Programs for the CPU: kernels in C++, compiled into a shared object."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from xdsl.dialects.builtin import ModuleOp

from ...codegen.emit.cpp.target import emit_kernels
from ...codegen.emit.host.c.tensor_program import tensor_program
from ...codegen.emit.host.target import emit_programs
from ...codegen.emit.provenance import Provenance
from ...codegen.runtime.cache import DiskCache
from ...codegen.runtime.cpu.program import KERNELS_SOURCE, KernelSignature, build_program, load_program
from ...codegen.runtime.program import LoadedProgram, ProgramSource
from ...codegen.runtime.toolchain import Toolchain
from ...ir.machines.cpu import Cpu
from .kernel_store import kernel_signature, kernels_of
from .measured_machine import measured_machine
from .target import EmittedProgram
from .versions import versions

__all__ = ["CpuTarget"]


@dataclass(frozen=True)
class CpuTarget:
    """This machine's processor."""

    toolchain: Toolchain
    cache: DiskCache
    check_bounds: bool = False
    """Whether kernels check each access."""

    name: ClassVar[str] = "cpu"
    kernels_file: ClassVar[str] = KERNELS_SOURCE
    code_level: ClassVar[str] = "cpp"
    tools: ClassVar[str] = "g++ and cache"

    @property
    def machine(self) -> Cpu:
        return measured_machine(self.toolchain, self.cache)

    @property
    def identity(self) -> str:
        return f"{self.toolchain.identity}{', bounds are checked' * self.check_bounds}"

    def with_checks(self) -> CpuTarget | None:
        return None if self.check_bounds else replace(self, check_bounds=True)

    def versions(self) -> dict[str, str]:
        return versions(self.toolchain)

    def emit(self, module: ModuleOp) -> EmittedProgram:
        native = None if self.check_bounds else tensor_program(module)
        return EmittedProgram(emit_kernels(module, check_bounds=self.check_bounds), emit_programs(module), native)

    def records(self, module: ModuleOp, edited: str | None) -> tuple[KernelSignature, ...]:
        return tuple(map(kernel_signature, kernels_of(module)))

    def begin(self, module: ModuleOp) -> AbstractContextManager[tuple[KernelSignature, ...]]:
        return nullcontext(self.records(module, None))

    def build(self, source: ProgramSource, directory: Path) -> None:
        build_program(source, directory, self.toolchain)

    def load(self, directory: Path, provenance: Provenance) -> LoadedProgram:
        return load_program(directory, self.toolchain, self.cache, provenance.kernel_names,
                            check_bounds=self.check_bounds)
