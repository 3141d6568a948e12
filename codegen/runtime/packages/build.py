"""Compilation of an entry's shared object."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from ..cache import DiskCache, content_key
from ..toolchain import Toolchain
from ..toolchain.shared_objects import compile_c_object, compile_shared_object

__all__ = ["HEADERS", "HOST_SOURCE", "KERNELS_SOURCE", "build_entry"]

HEADERS = (Path(__file__).parent / "c_interface", Path(__file__).parents[1] / "host_program")
KERNELS_SOURCE = "kernels.cpp"
HOST_SOURCE = "host.c"
LIBRARY = "entry.so"


def build_entry(host: str, toolchain: Toolchain, cache: DiskCache, *, sources: Mapping[str, str] = MappingProxyType({}),
                included: Mapping[str, bytes] = MappingProxyType({})) -> bytes:
    """Compile the program and entry in C together with sources in C++ into a shared object. The text in C includes
    files, such as cubins, by their names. Raises ToolchainError.
    """
    headers = {file.name: file.read_text() for folder in HEADERS for file in sorted(folder.glob("*.h"))}
    hashes = {name: sha256(content).hexdigest() for name, content in included.items()}
    key = content_key(host=host, toolchain=toolchain.identity, **headers, **sources, **hashes)

    def build(directory: Path) -> None:
        for name, content in included.items():
            (directory / name).write_bytes(content)
        compiled = compile_c_object(HOST_SOURCE, host, directory, toolchain, HEADERS)
        compile_shared_object(sources, directory / LIBRARY, toolchain, objects=(compiled,))

    return (cache.get_or_build(key, build).directory / LIBRARY).read_bytes()
