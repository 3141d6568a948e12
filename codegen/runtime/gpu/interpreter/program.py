"""Loads a GPU program whose kernels run in Triton's interpreter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .....ir.errors import SourcePosition
from ...program import LoadedProgram, Manifest, load_host, require_operators
from ..kernel import GpuKernel
from ..program import KERNELS_SOURCE
from .kernels import interpreted_kernels

__all__ = ["load_interpreted"]

Kernel = Callable[..., None]


def load_interpreted(
    directory: Path, names: Mapping[str, str], runtime: Any, adapt: Callable[[Kernel], Kernel] = lambda kernel: kernel,
    *, positions: Mapping[int, SourcePosition] | None = None,
) -> LoadedProgram:
    """Load a program whose kernels run on CPU tensors, or on those that `adapt` takes; its host program calls
    `runtime`. Errors denote kernels by `names`. With `positions`, the user's lines by the lines of the kernels' text,
    an access out of bounds raises OutOfBounds.
    """
    manifest = Manifest.read(directory)
    require_operators(manifest.externs)
    path = directory / KERNELS_SOURCE
    kernels = interpreted_kernels(path.read_text(encoding="utf-8"), str(path),
                                  [GpuKernel.from_record(record) for record in manifest.kernels], names,
                                  check_bounds=positions is not None, positions=positions)
    adapted = {name: adapt(kernel) for name, kernel in kernels.items()}
    return LoadedProgram(load_host(directory, adapted, runtime, names), tuple(kernels), manifest.externs,
                         python_kernels=tuple(kernel.function for kernel in kernels.values()))
