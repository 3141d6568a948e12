"""The libtorch that a package with operators of torch calls."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ....ir.errors import PackageError

__all__ = ["libtorch_with"]


def libtorch_with(operators: Iterable[str], package: str) -> Path:
    """The path of libtorch, which is loaded with torch; raises PackageError if it has not all of these operators."""
    try:
        import torch
    except ImportError as error:
        raise PackageError(f"{package} calls operators of torch, which cannot be imported: {error}",
                           hint=f"install torch; the operators are {', '.join(operators)}") from error
    missing = [name for name in operators if not torch._C._dispatch_has_kernel(name)]
    if missing:
        raise PackageError(f"{package} calls operators that torch does not have: {', '.join(missing)}",
                           hint="load the library that defines them first: torch.ops.load_library(path)")
    return Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"
