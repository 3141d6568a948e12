"""The OpenMP runtime that kernels share with torch."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True)
class OpenMPRuntime:
    """Options that link the OpenMP runtime, and its file if torch ships it."""

    link_flags: tuple[str, ...]
    library: Path | None = None

    @classmethod
    def at(cls, library: Path) -> OpenMPRuntime:
        """The runtime in the file `library`, which is found in the same directory at run time."""
        return cls((str(library), f"-Wl,-rpath,{library.parent}"), library)


def find_gnu_runtime() -> OpenMPRuntime:
    """The GNU OpenMP runtime: the file in torch's wheel if there is one, else that of the compiler.

    Two runtimes in a process would have separate thread pools, each as large as the machine, and separate thread
    counts; with torch's file, `torch.set_num_threads` applies to kernels too. Torch is located without importing it.
    """
    for folder in _folders_of_torch():
        for library in sorted(folder.glob("libgomp*.so*")):
            return OpenMPRuntime.at(library.resolve())
    return OpenMPRuntime(("-lgomp",))


def _folders_of_torch() -> list[Path]:
    spec = find_spec("torch")
    if spec is None or not spec.submodule_search_locations:
        return []
    package = Path(spec.submodule_search_locations[0])
    return [package / "lib", package.parent / "torch.libs", Path(sys.prefix) / "lib"]
