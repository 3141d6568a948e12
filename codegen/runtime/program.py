"""A compiled program on disk, for any target: its host program as Python text, and a manifest."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import FunctionType
from typing import Any

from ...ir.errors import UnsupportedError
from .choices import Choice
from .profiling import offer_other_kernels

__all__ = ["HOST_SOURCE", "MANIFEST", "PLACES", "ExternCall", "KernelRecord", "LoadedProgram", "Manifest", "NativeHost",
           "ProgramSource", "load_host", "require_operators"]

HOST_SOURCE = "host.py"
MANIFEST = "program.json"
PLACES = "places.json"


@dataclass(frozen=True)
class ExternCall:
    """A call of a torch operator: its name, the reason why it is not a kernel, and the user's source lines."""

    operator: str
    reason: str
    where: str
    is_elsewhere: bool = False
    """Whether its result is not in the memory of the program's device."""


@dataclass(frozen=True)
class KernelRecord:
    """The record of a kernel; each target has its own subclass."""

    name: str


@dataclass(frozen=True)
class NativeHost:
    """A host program that is called without Python, in addition to the same program in Python."""

    text: str
    entry: str
    """The name of the function in the shared object."""
    numbers: tuple[bool, ...]
    """Whether each argument is an integer instead of a tensor."""
    dtypes: tuple[str, ...]
    """The element types of the tensors that it allocates."""
    results: int
    """The number of its results."""
    operators: tuple[str, ...] = ()
    """The calls of torch's operators as Python functions of their tensors and of the symbols in their arguments."""
    needs_libtorch: bool = False
    """Whether it calls functions of libtorch."""


@dataclass(frozen=True)
class ProgramSource:
    """The inputs for building a program."""

    kernels: str
    host: str
    records: tuple[KernelRecord, ...]
    externs: tuple[ExternCall, ...]
    places: str = "{}"
    """The origins of the code, as JSON."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The names of kernels in error messages."""
    launches: int = 0
    """The number of kernels that a run launches."""
    collectives: tuple[tuple[int, str], ...] = ()
    """The collectives that a run starts: the number of each in the user's program, and what it is."""
    obstacle: str = ""
    """The reason why a run cannot be recorded as a CUDA graph, as far as the program's operations determine it."""
    native: NativeHost | None = None
    results: int = 0
    """The number of results if a run calls kernels only, and no operators of torch; otherwise 0."""

    def write(self, directory: Path) -> None:
        """Store everything except the kernels in `directory`."""
        (directory / HOST_SOURCE).write_text(self.host, encoding="utf-8")
        (directory / PLACES).write_text(self.places, encoding="utf-8")
        native = None if self.native is None else replace(self.native, text="")
        manifest = Manifest(tuple(map(asdict, self.records)), self.externs, self.launches, self.collectives,
                            self.obstacle, native, self.results)
        (directory / MANIFEST).write_text(json.dumps(asdict(manifest), indent=1), encoding="utf-8")


@dataclass(frozen=True)
class Manifest:
    """What is stored of a program besides its texts, in the terms of `ProgramSource`."""

    kernels: tuple[dict[str, Any], ...]
    externs: tuple[ExternCall, ...]
    launches: int
    collectives: tuple[tuple[int, str], ...]
    obstacle: str
    native: NativeHost | None
    """The interface of the native host program, without its text."""
    results: int

    @classmethod
    def read(cls, directory: Path) -> Manifest:
        """The manifest of the program in `directory`."""
        record = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))
        record["externs"] = tuple(ExternCall(**call) for call in record["externs"])
        record["native"] = record["native"] and NativeHost(**record["native"])
        return cls(**record)


@dataclass(frozen=True)
class LoadedProgram:
    """A program in memory: its entry point and its contents."""

    forward: Callable[..., tuple[Any, ...]]
    kernels: tuple[str, ...]
    externs: tuple[ExternCall, ...]
    choices: Sequence[Choice] = ()
    """The choices made by measurement so far, during the first launches of a program."""
    results: int = 0
    """The number of results of a direct program."""
    in_python: Callable[[], Callable[..., tuple[Any, ...]]] | None = None
    """Returns the program whose kernels can be replaced, if `forward` is direct, that is, calls no operators of torch
    with gradients enabled, and checks itself whether torch's profiler is active.
    """
    python_kernels: tuple[FunctionType, ...] = ()
    """The kernels that run as Python."""

    @property
    def is_direct(self) -> bool:
        return self.in_python is not None


def load_host(directory: Path, kernels: Mapping[str, Callable[..., None]], runtime: Any,
              names: Mapping[str, str]) -> Callable[..., Any]:
    """Load the host program in `directory`, which calls `kernels` and `runtime`; torch's profiler labels kernels by
    `names`. Imports torch.
    """
    import torch

    path = directory / HOST_SOURCE
    namespace: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), namespace)
    program = namespace["program"]
    forward = program(kernels, runtime, torch)
    offer_other_kernels(forward, lambda others: program(others, runtime, torch), kernels, names)
    return forward


def require_operators(externs: Sequence[ExternCall]) -> None:
    """Raise UnsupportedError for a call of an operator that is not registered in this process."""
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
