"""The libtorch that a package with operators of torch calls."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from pathlib import Path

from ....ir.errors import PackageError

__all__ = ["has_function", "libtorch_with"]


def has_function(name: str, *, on_gpu: bool) -> bool:
    """Whether libtorch has a C function for an operator, as far as is known where torch is not installed. Where it is
    without its part for GPUs, that has the functions which the other part has.
    """
    try:
        device = "cuda" if on_gpu and _libtorch("cuda").exists() else "cpu"
        library = ctypes.CDLL(str(_libtorch(device)))
    except ImportError:
        return True
    return any(hasattr(library, f"aoti_torch_{prefix}_{name}") for prefix in (device, "aten"))


def libtorch_with(operators: Iterable[str], package: str, *, on_gpu: bool) -> Path:
    """The path of libtorch, or of its part for GPUs, which is loaded with torch; raises PackageError if it has not all
    of these operators.
    """
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
    library = _libtorch("cuda" if on_gpu else "cpu")
    if not library.exists():
        raise PackageError(f"{package} calls operators of torch on a GPU, and torch was installed without them",
                           hint="install torch for CUDA")
    return library


def _libtorch(device: str) -> Path:
    import torch

    return Path(torch.__file__).parent / "lib" / f"libtorch_{device}.so"
