"""The libtorch that a package with operators of torch calls."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from pathlib import Path

from ....ir.errors import PackageError

__all__ = ["has_function", "libtorch_with"]


def has_function(name: str) -> bool:
    """Whether libtorch has a C function for an operator, as far as is known where torch is not installed."""
    try:
        library = ctypes.CDLL(str(_libtorch()))
    except ImportError:
        return True
    return any(hasattr(library, f"aoti_torch_{prefix}_{name}") for prefix in ("cpu", "aten"))


def libtorch_with(operators: Iterable[str], package: str) -> Path:
    """The path of libtorch, which is loaded with torch; raises PackageError if it has not all of these operators."""
    try:
        import torch
    except ImportError as error:
        raise PackageError(f"{package} calls operators of torch, which cannot be imported: {error}",
                           hint=f"install torch; the operators are {', '.join(operators)}") from error
    known = {*torch._C._dispatch_get_all_op_names()}
    missing = [name for name in operators if name not in known or not torch._C._dispatch_has_kernel(name)]
    if missing:
        raise PackageError(f"{package} calls operators that torch does not have: {', '.join(missing)}",
                           hint="load the library that defines them first: torch.ops.load_library(path)")
    return _libtorch()


def _libtorch() -> Path:
    import torch

    return Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"
