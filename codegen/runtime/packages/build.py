"""Compilation of an entry's shared object."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from ..cache import DiskCache, content_key
from ..toolchain import Toolchain
from ..toolchain.shared_objects import compile_c_object, compile_shared_object

__all__ = ["HEADERS", "HOST_SOURCE", "KERNELS_SOURCE", "build_entry", "build_gpu_entry"]

HEADERS = (Path(__file__).parent / "c_interface", Path(__file__).parents[1] / "host_program")
KERNELS_SOURCE = "kernels.cpp"
HOST_SOURCE = "host.c"
LIBRARY = "entry.so"


def build_entry(kernels: str, host: str, toolchain: Toolchain, cache: DiskCache) -> bytes:
    """Compile kernels in C++ together with the program and entry in C into a shared object; raises ToolchainError."""
    headers = {file.name: file.read_text() for folder in HEADERS for file in sorted(folder.glob("*.h"))}
    key = content_key(kernels=kernels, host=host, toolchain=toolchain.identity, **headers)

    def build(directory: Path) -> None:
        compiled = compile_c_object(HOST_SOURCE, host, directory, toolchain, HEADERS)
        compile_shared_object({KERNELS_SOURCE: kernels}, directory / LIBRARY, toolchain, objects=(compiled,))

    return (cache.get_or_build(key, build).directory / LIBRARY).read_bytes()


def build_gpu_entry(cubins: Mapping[str, bytes], host: str, toolchain: Toolchain, cache: DiskCache) -> bytes:
    """Compile the program and entry in C, which include cubins by the names of their files, into a shared object;
    raises ToolchainError."""
    headers = {file.name: file.read_text() for folder in HEADERS for file in sorted(folder.glob("*.h"))}
    hashes = {f"cubin_{name}": sha256(code).hexdigest() for name, code in cubins.items()}
    key = content_key(host=host, toolchain=toolchain.identity, **headers, **hashes)

    def build(directory: Path) -> None:
        for name, code in cubins.items():
            (directory / name).write_bytes(code)
        compiled = compile_c_object(HOST_SOURCE, host, directory, toolchain, HEADERS)
        compile_shared_object({}, directory / LIBRARY, toolchain, objects=(compiled,))

    return (cache.get_or_build(key, build).directory / LIBRARY).read_bytes()
