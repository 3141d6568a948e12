"""A compiled program on disk, whatever it is compiled for: its host program as Python text, and what is in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from ...ir.errors import UnsupportedError
from .choices import Choice
from .profiling import offer_other_kernels

__all__ = ["HOST_SOURCE", "MANIFEST", "PLACES", "ExternCall", "KernelRecord", "LoadedProgram", "NativeHost",
           "ProgramSource", "load_host", "read_launches", "read_manifest", "read_native", "require_operators"]

HOST_SOURCE = "host.py"
MANIFEST = "program.json"
PLACES = "places.json"


@dataclass(frozen=True)
class ExternCall:
    """A call of one of torch's operators: which, why it is not a kernel, and the user's lines it came from."""

    operator: str
    reason: str
    where: str


@dataclass(frozen=True)
class KernelRecord:
    """What is kept of a kernel; each target has its own."""

    name: str


@dataclass(frozen=True)
class NativeHost:
    """A host program that is called without Python, beside the same one in Python."""

    text: str
    entry: str
    """What its function is called in the shared object."""
    numbers: tuple[bool, ...]
    """Which arguments are integers, as opposed to tensors."""
    dtypes: tuple[str, ...]
    """The element types of the tensors that it makes."""
    results: int
    """How many results it has."""


@dataclass(frozen=True)
class ProgramSource:
    """All that a program is built from."""

    kernels: str
    host: str
    records: tuple[KernelRecord, ...]
    externs: tuple[ExternCall, ...]
    places: str = "{}"
    """What is known of the places that the code comes from, as JSON."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What errors call kernels."""
    launches: int = 0
    """How many kernels one run launches."""
    obstacle: str = ""
    """Why a run cannot be recorded as a CUDA graph, as far as the operations of the program tell."""
    native: NativeHost | None = None

    def write(self, directory: Path) -> None:
        """Put all but the kernels into `directory`."""
        (directory / HOST_SOURCE).write_text(self.host, encoding="utf-8")
        native = None if self.native is None else asdict(replace(self.native, text=""))
        record = {"kernels": [asdict(k) for k in self.records], "externs": [asdict(e) for e in self.externs],
                  "launches": self.launches, "obstacle": self.obstacle, "native": native}
        (directory / MANIFEST).write_text(json.dumps(record, indent=1), encoding="utf-8")
        (directory / PLACES).write_text(self.places, encoding="utf-8")


@dataclass(frozen=True)
class LoadedProgram:
    """A program in memory: its entry point, and what it consists of."""

    forward: Callable[..., tuple[Any, ...]]
    kernels: tuple[str, ...]
    externs: tuple[ExternCall, ...]
    choices: Sequence[Choice] = ()
    """What has been chosen by measuring so far; the first launches of a program choose."""
    results: int = 0
    """How many results a native one has."""
    in_python: Callable[[], Callable[..., tuple[Any, ...]]] | None = None
    """Gives the same program in Python, if `forward` is native: if it runs without Python and without torch's
    operators."""

    @property
    def is_native(self) -> bool:
        return self.in_python is not None


def read_manifest(directory: Path) -> tuple[list[dict[str, Any]], tuple[ExternCall, ...]]:
    """The records of the kernels and the calls of operators that `ProgramSource.write` wrote."""
    record = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))
    return record["kernels"], tuple(ExternCall(**call) for call in record["externs"])


def read_native(directory: Path) -> NativeHost | None:
    """What the caller of the host program in `directory` has to know, without its text, if it is called without
    Python."""
    record = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))["native"]
    return None if record is None else NativeHost(**record)


def read_launches(directory: Path) -> tuple[int, str]:
    """How many kernels one run of the program in `directory` launches, and why it is not recorded, if that is known."""
    record = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))
    return record["launches"], record["obstacle"]


def load_host(directory: Path, kernels: Mapping[str, Callable[..., None]], runtime: Any,
              names: Mapping[str, str]) -> Callable[..., Any]:
    """The function of the host program in `directory`, which calls `kernels` and `runtime`; torch's profiler calls the
    kernels by `names`. Imports torch."""
    import torch
    import torch._dynamo  # the host program allocates through it

    path = directory / HOST_SOURCE
    namespace: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), namespace)
    program = namespace["program"]
    forward = program(kernels, runtime, torch)
    offer_other_kernels(forward, lambda others: program(others, runtime, torch), kernels, names)
    return forward


def require_operators(externs: Sequence[ExternCall]) -> None:
    """Raise UnsupportedError for a call of an operator that this process does not have."""
    import torch
    import torch._prims  # registers the prims operators

    from ...ir.semantics.random_operators import random_operators

    random_operators()
    for name in dict.fromkeys(call.operator for call in externs):
        namespace, _, operator = name.partition("::")
        packet, _, overload = operator.partition(".")
        if not hasattr(getattr(getattr(torch.ops, namespace), packet, None), overload or "default"):
            raise UnsupportedError(f"torch has no operator {name}",
                                   hint="import the package that registers it before the program is compiled")
