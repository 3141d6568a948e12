"""The OpenMP runtime that kernels share with torch."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True)
class OpenMPRuntime:
    """Options that link the OpenMP runtime, and its file where it is one that torch brought along."""

    link_flags: tuple[str, ...]
    library: Path | None = None

    @classmethod
    def at(cls, library: Path) -> OpenMPRuntime:
        """The runtime in the file `library`, found again at run time in the same folder."""
        return cls((str(library), f"-Wl,-rpath,{library.parent}"), library)


def find_gnu_runtime() -> OpenMPRuntime:
    """The GNU OpenMP runtime: the file in torch's wheel if there is one, else the compiler's own.

    Two runtimes in a process have two thread pools, each as large as the machine, and two ideas of how many
    threads to use; with torch's own file, `torch.set_num_threads` holds for kernels too. Torch is looked up
    and not imported.
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
