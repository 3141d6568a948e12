"""A compiled CPU program on disk: kernels as a shared object beside the host program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..cache import DiskCache
from ..launcher.cpu import Launcher
from ..program import KernelRecord, LoadedProgram, ProgramSource, load_host, read_manifest, require_operators
from ..toolchain import Toolchain
from ..toolchain.shared_objects import SharedObject, compile_shared_object

__all__ = ["KERNELS_LIBRARY", "KERNELS_SOURCE", "KernelSignature", "build_program", "load_program"]

KERNELS_SOURCE = "kernels.cpp"
KERNELS_LIBRARY = "kernels.so"


@dataclass(frozen=True)
class KernelSignature(KernelRecord):
    """What a kernel takes."""

    buffers: int
    symbols: int


def build_program(source: ProgramSource, directory: Path, toolchain: Toolchain) -> None:
    """Compile the kernels and put everything into `directory`; raises ToolchainError."""
    source.write(directory)
    if source.records:
        sources = {KERNELS_SOURCE: source.kernels}
        compile_shared_object(sources, directory / KERNELS_LIBRARY, toolchain)


def load_program(
    directory: Path, toolchain: Toolchain, cache: DiskCache, names: Mapping[str, str] | None = None
) -> LoadedProgram:
    """Load what `build_program` wrote; errors of kernels call them by `names`. Imports torch."""
    from .tuning import CpuTuner, MeasuringRuntime

    records, externs = read_manifest(directory)
    require_operators(externs)
    signatures = [KernelSignature(**record) for record in records]
    kernels = _bind(directory, signatures, toolchain, cache, names or {})
    tuner = CpuTuner(cache, directory.name)
    forward = load_host(directory, kernels, MeasuringRuntime(tuner), names or {})
    return LoadedProgram(forward, tuple(kernels), externs, tuner.choices)


def _bind(directory: Path, signatures: Sequence[KernelSignature], toolchain: Toolchain,
          cache: DiskCache, names: Mapping[str, str]) -> dict[str, Callable[..., None]]:
    import torch

    if not signatures:
        return {}
    launcher = Launcher.load(toolchain, cache)
    library = SharedObject(directory / KERNELS_LIBRARY)
    return {
        kernel.name: launcher.bind(library.address(kernel.name), names.get(kernel.name, kernel.name),
                                   kernel.buffers, kernel.symbols, address_of=torch.Tensor.data_ptr)
        for kernel in signatures
    }
