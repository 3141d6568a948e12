"""Loads a GPU program whose kernels run in Triton's interpreter."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...program import LoadedProgram, load_host, read_manifest, require_operators
from ..kernel import GpuKernel
from ..program import KERNELS_SOURCE
from . import host_support
from .kernels import interpreted_kernels

__all__ = ["load_interpreted"]


def load_interpreted(directory: Path, names: Mapping[str, str], *, check_bounds: bool = False) -> LoadedProgram:
    """Load a program whose kernels run on CPU tensors; errors denote kernels by `names`. With `check_bounds` an access
    out of bounds raises OutOfBounds.
    """
    records, externs = read_manifest(directory)
    require_operators(externs)
    path = directory / KERNELS_SOURCE
    kernels = interpreted_kernels(path.read_text(encoding="utf-8"), str(path),
                                  [GpuKernel.from_record(record) for record in records], names,
                                  check_bounds=check_bounds)
    return LoadedProgram(load_host(directory, kernels, host_support, names), tuple(kernels), externs)
