"""Programs for GPUs: kernels in Triton's Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import ClassVar

from xdsl.dialects.builtin import ModuleOp

from ...codegen.program import KernelRecord, LoadedProgram, ProgramSource
from ...ir.errors import UnsupportedError
from ..versions import versions
from .target import EmittedProgram

__all__ = ["TritonTarget"]


@dataclass(frozen=True)
class TritonTarget:
    """A GPU, or Triton's interpreter in its place."""

    interpreted: bool

    name: ClassVar[str] = "cuda"
    kernels_file: ClassVar[str] = "kernels.py"
    code_level: ClassVar[str] = "triton-python"
    tools: ClassVar[str] = "Triton and cache"

    @property
    def vector_bits(self) -> int:
        return 128

    @property
    def identity(self) -> str:
        return "\n".join(f"{name} {number}" for name, number in self.versions().items())

    def versions(self) -> dict[str, str]:
        return versions() | {"triton": _triton_version()}

    def emit(self, module: ModuleOp) -> EmittedProgram:
        raise UnsupportedError("kernels of Triton cannot be printed yet")

    def records(self, module: ModuleOp) -> tuple[KernelRecord, ...]:
        return ()

    def build(self, source: ProgramSource, directory: Path, *, contract: bool) -> None:
        source.write(directory)

    def load(self, directory: Path, names: Mapping[str, str]) -> LoadedProgram:
        raise UnsupportedError("kernels of Triton cannot be loaded yet")


def _triton_version() -> str:
    try:
        return version("triton")
    except PackageNotFoundError:
        return "none"
