"""A program for GPUs on disk: its kernels in Triton Python beside the host program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..program import LoadedProgram, ProgramSource, load_host, read_manifest, require_operators
from .kernel import GpuKernel

__all__ = ["KERNELS_SOURCE", "load_interpreted", "write_program"]

KERNELS_SOURCE = "kernels.py"


def write_program(source: ProgramSource, directory: Path) -> None:
    """Put everything but the compiled kernels into `directory`."""
    source.write(directory)
    (directory / KERNELS_SOURCE).write_text(source.kernels, encoding="utf-8")


def load_interpreted(directory: Path, names: Mapping[str, str]) -> LoadedProgram:
    """A program whose kernels Triton's interpreter runs, on tensors of the CPU. Imports torch and triton."""
    records, externs = read_manifest(directory)
    require_operators(externs)
    from .interpreter import runtime
    from .interpreter.kernels import interpreted_kernels

    path = directory / KERNELS_SOURCE
    kernels = interpreted_kernels(path.read_text(encoding="utf-8"), str(path),
                                  [GpuKernel.from_record(record) for record in records], names)
    return LoadedProgram(load_host(directory, kernels, runtime), tuple(kernels), externs)
