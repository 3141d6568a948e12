"""Programs for GPUs: kernels in Triton's Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import ClassVar

from xdsl.dialects.builtin import ModuleOp

from ...codegen.gpu.kernel import GpuKernel
from ...codegen.gpu.program import KERNELS_SOURCE, load_interpreted, write_program
from ...codegen.host.target import emit_programs
from ...codegen.program import LoadedProgram, ProgramSource
from ...codegen.triton.python.target import emit_kernels
from ...codegen.triton.signature import signature_of
from ...ir.dialects.triton import FuncOp
from ...ir.errors import UnsupportedError
from ..versions import versions
from .target import EmittedProgram

__all__ = ["TritonTarget", "gpu_kernels"]


@dataclass(frozen=True)
class TritonTarget:
    """A GPU, or Triton's interpreter in its place."""

    interpreted: bool

    name: ClassVar[str] = "cuda"
    kernels_file: ClassVar[str] = KERNELS_SOURCE
    code_level: ClassVar[str] = "triton-python"
    tools: ClassVar[str] = "Triton and cache"

    @property
    def vector_bits(self) -> int:
        return 128

    @property
    def identity(self) -> str:
        where = "interpreter" if self.interpreted else "gpu"
        return "\n".join([where, *(f"{name} {number}" for name, number in self.versions().items())])

    def versions(self) -> dict[str, str]:
        return versions() | {"triton": _triton_version()}

    def emit(self, module: ModuleOp) -> EmittedProgram:
        return EmittedProgram(emit_kernels(module), emit_programs(module))

    def records(self, module: ModuleOp, edited: str | None) -> tuple[GpuKernel, ...]:
        return gpu_kernels(module, edited)

    def build(self, source: ProgramSource, directory: Path, *, contract: bool) -> None:
        write_program(source, directory)

    def load(self, directory: Path, names: Mapping[str, str]) -> LoadedProgram:
        if self.interpreted:
            return load_interpreted(directory, names)
        raise UnsupportedError("kernels of Triton cannot be loaded yet")


def gpu_kernels(module: ModuleOp, text: str | None = None) -> tuple[GpuKernel, ...]:
    """The kernels of a module, each with a text of its own: or with `text`."""
    kernels = [op for op in module.ops if isinstance(op, FuncOp)]
    return tuple(
        GpuKernel.of(signature_of(kernel), emit_kernels(ModuleOp([kernel.clone()])).plain if text is None else text)
        for kernel in kernels)


def _triton_version() -> str:
    try:
        return version("triton")
    except PackageNotFoundError:
        return "none"
