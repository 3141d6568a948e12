"""A compiled CPU program on disk: kernels as a shared object, the host program as Python text, and what is in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..ir.errors import UnsupportedError
from .cache import DiskCache
from .launcher.loader import Launcher
from .shared_objects import SharedObject, compile_shared_object
from .toolchain import Toolchain

KERNELS_SOURCE = "kernels.cpp"
KERNELS_LIBRARY = "kernels.so"
HOST_SOURCE = "host.py"
MANIFEST = "program.json"
PLACES = "places.json"


@dataclass(frozen=True)
class KernelSignature:
    """What a kernel takes."""

    name: str
    buffers: int
    symbols: int


@dataclass(frozen=True)
class ExternCall:
    """A call of one of torch's operators: which, why it is not a kernel, and the user's lines it came from."""

    operator: str
    reason: str
    where: str


@dataclass(frozen=True)
class ProgramSource:
    """All that a program is built from."""

    kernels: str
    host: str
    signatures: tuple[KernelSignature, ...]
    externs: tuple[ExternCall, ...]
    places: str = "{}"
    """What is known of the places that the code comes from, as JSON."""

    def write(self, directory: Path, toolchain: Toolchain, *, contract: bool = False) -> None:
        """Compile the kernels and put everything into `directory`; raises ToolchainError."""
        (directory / HOST_SOURCE).write_text(self.host, encoding="utf-8")
        record = {"kernels": [asdict(k) for k in self.signatures], "externs": [asdict(e) for e in self.externs]}
        (directory / MANIFEST).write_text(json.dumps(record, indent=1), encoding="utf-8")
        (directory / PLACES).write_text(self.places, encoding="utf-8")
        if self.signatures:
            sources = {KERNELS_SOURCE: self.kernels}
            compile_shared_object(sources, directory / KERNELS_LIBRARY, toolchain, contract=contract)


@dataclass(frozen=True)
class LoadedProgram:
    """A program in memory: its entry point, and what it consists of."""

    forward: Callable[..., tuple[Any, ...]]
    signatures: tuple[KernelSignature, ...]
    externs: tuple[ExternCall, ...]


def load_program(
    directory: Path, toolchain: Toolchain, cache: DiskCache, names: Mapping[str, str] | None = None
) -> LoadedProgram:
    """Load what `ProgramSource.write` wrote; errors of kernels call them by `names`. Imports torch."""
    import torch
    import torch._dynamo  # the host program allocates through it

    from .host import runtime

    record = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))
    externs = tuple(ExternCall(**call) for call in record["externs"])
    _require_operators(externs)
    signatures = tuple(KernelSignature(**kernel) for kernel in record["kernels"])
    kernels = _bind(directory, signatures, toolchain, cache, names or {})
    path = directory / HOST_SOURCE
    namespace: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), namespace)
    forward = namespace["program"](kernels, runtime, torch)
    return LoadedProgram(forward, signatures, externs)


def _require_operators(externs: Sequence[ExternCall]) -> None:
    """Raise UnsupportedError for a call of an operator that this process does not have."""
    import torch
    import torch._prims  # registers the prims operators

    for name in dict.fromkeys(call.operator for call in externs):
        namespace, _, operator = name.partition("::")
        packet, _, overload = operator.partition(".")
        if not hasattr(getattr(getattr(torch.ops, namespace), packet, None), overload or "default"):
            raise UnsupportedError(f"torch has no operator {name}",
                                   hint="import the package that registers it before the program is compiled")


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
