"""A compiled CPU program on disk: a shared object of kernels and the host program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..cache import DiskCache
from ..choices import Choice
from ..launcher.cpu import Launcher
from ..launcher.tensor_calls import HOST_PROGRAMS, LINK_FUNCTIONS, TensorCalls
from ..profiling import with_names
from ..program import (
    KernelRecord,
    LoadedProgram,
    Manifest,
    ProgramSource,
    load_host,
    require_operators,
)
from ..toolchain import Toolchain
from ..toolchain.shared_objects import SharedObject, compile_shared_object

__all__ = ["KERNELS_LIBRARY", "KERNELS_SOURCE", "KernelSignature", "build_program", "load_program"]

KERNELS_SOURCE = "kernels.cpp"
KERNELS_LIBRARY = "kernels.so"
NATIVE_SOURCE = "program.cpp"
HEADERS = tuple(HOST_PROGRAMS / name for name in ("tensor_program.h", "tensor_operators.h", "arguments.h", "sizes.h"))


@dataclass(frozen=True)
class KernelSignature(KernelRecord):
    """The parameters of a kernel."""

    buffers: int
    symbols: int


def build_program(source: ProgramSource, directory: Path, toolchain: Toolchain) -> None:
    """Compile the kernels and store the program in `directory`; raises ToolchainError."""
    source.write(directory)
    if source.records:
        sources = {KERNELS_SOURCE: source.kernels}
        if source.native is not None:
            sources |= {NATIVE_SOURCE: source.native.text, **{path.name: path.read_text() for path in HEADERS}}
        # A second compiler process for the host program would take longer than compiling it in one.
        compile_shared_object(sources, directory / KERNELS_LIBRARY, toolchain, jobs=1)


def load_program(
    directory: Path, toolchain: Toolchain, disk: DiskCache, names: Mapping[str, str] | None = None, *,
    check_bounds: bool = False,
) -> LoadedProgram:
    """Load the result of `build_program`; errors denote kernels by `names`. With `check_bounds` the kernels were
    emitted with checks of their accesses. Imports torch."""
    from ..tensors import expect

    manifest = Manifest.read(directory)
    native, externs = manifest.native, manifest.externs
    require_operators(externs)
    signatures = [KernelSignature(**record) for record in manifest.kernels]
    names = names or {}
    choices: list[Choice] = []

    def in_python() -> Callable[..., Any]:
        from .tuning import CpuTuner, MeasuringRuntime

        kernels = (_bind_checked(directory, signatures, names) if check_bounds
                   else _bind(directory, signatures, toolchain, disk, names))
        return load_host(directory, kernels, MeasuringRuntime(CpuTuner(disk, directory.name, choices)), names)

    kernels = tuple(each.name for each in signatures)
    calls = None if native is None else TensorCalls.load(toolchain, disk)
    if native is None or calls is None or not calls.fit_torch() or (native.needs_libtorch and not calls.call_operators):
        return LoadedProgram(in_python(), kernels, externs, choices)
    named = cache(lambda: with_names(in_python()))
    library = SharedObject(directory / KERNELS_LIBRARY)
    link_functions = library.address(LINK_FUNCTIONS) if native.needs_libtorch else None
    try:
        forward = calls.bind(
            library.address(native.entry), numbers=native.numbers, dtypes=native.dtypes, results=native.results,
            with_strides=expect, in_python=lambda *given: named()(*given), names=names, operators=native.operators,
            link_functions=link_functions)
    except LookupError:  # libtorch has C functions for some operators only
        return LoadedProgram(in_python(), kernels, externs, choices)
    return LoadedProgram(forward, kernels, externs, results=native.results, in_python=in_python)


def _bind(directory: Path, signatures: Sequence[KernelSignature], toolchain: Toolchain,
          disk: DiskCache, names: Mapping[str, str]) -> dict[str, Callable[..., None]]:
    import torch

    if not signatures:
        return {}
    launcher = Launcher.load(toolchain, disk)
    library = SharedObject(directory / KERNELS_LIBRARY)
    return {
        kernel.name: launcher.bind(library.address(kernel.name), names.get(kernel.name, kernel.name),
                                   kernel.buffers, kernel.symbols, address_of=torch.Tensor.data_ptr)
        for kernel in signatures
    }


def _bind_checked(directory: Path, signatures: Sequence[KernelSignature],
                  names: Mapping[str, str]) -> dict[str, Callable[..., None]]:
    from .checked_kernels import bind_checked

    library = SharedObject(directory / KERNELS_LIBRARY) if signatures else None
    return {} if library is None else {
        kernel.name: bind_checked(library.address(kernel.name), names.get(kernel.name, kernel.name), kernel.buffers,
                                  kernel.symbols)
        for kernel in signatures}
