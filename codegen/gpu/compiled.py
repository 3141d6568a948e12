"""Compiled kernels on disk: each kernel is an entry of its own, found again by whatever program has the same."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Self

from ...ir.errors import ToolchainError
from ...ir.garbage_collector import collect_new_garbage
from ..cache import DiskCache, Entry, content_key
from ..triton.ttir.promises import without_divisibility
from .kernel import GpuKernel

__all__ = ["CompiledKernel", "KernelCompiler", "Resources", "triton_version", "without_promises"]

SOURCE = "kernel.py"
CUBIN = "kernel.cubin"
RESOURCES = "resources.json"
COMPILER = Path(__file__).with_name("triton_compiler.py")


@dataclass(frozen=True)
class Resources:
    """What a launch of a compiled kernel must provide."""

    symbol: str
    warps: int
    shared_bytes: int
    scratch_bytes: int
    """Global memory for each program, which none of our kernels needs."""


@dataclass(frozen=True)
class CompiledKernel:
    """A kernel and its machine code."""

    kernel: GpuKernel
    cubin: bytes
    resources: Resources

    @classmethod
    def read(cls, kernel: GpuKernel, entry: Entry) -> Self:
        """What an entry of the cache holds of a kernel."""
        return cls(kernel, entry.file(CUBIN).read_bytes(), Resources(**json.loads(entry.read_text(RESOURCES))))


@dataclass(frozen=True)
class KernelCompiler:
    """Compiles kernels for GPUs of one capability, as 90 for an H100, several at a time."""

    cache: DiskCache
    capability: int

    def compile(self, kernels: Sequence[GpuKernel], names: Mapping[str, str] | None = None) -> list[CompiledKernel]:
        """The kernels with their machine code. Those that are not on disk yet are compiled, equal ones once; what does
        not compile is a ToolchainError that calls the kernel by `names`."""
        keys = [self.key(kernel) for kernel in kernels]
        found = {key: self.cache.find(key) for key in dict.fromkeys(keys)}
        missing = {key: kernel for key, kernel in zip(keys, kernels, strict=True) if found[key] is None}
        if missing:
            from .device_functions import function_files  # loads Triton

            files = function_files(missing.values(), self.cache)
            # Most of the time goes into LLVM and ptxas, which leave Python's lock to others.
            with ThreadPoolExecutor(min(len(missing), len(os.sched_getaffinity(0)))) as pool:
                # The longest first, so that none is left at the end while processors are idle.
                runs = {key: pool.submit(self._build, key, kernel, files, names or {})
                        for key, kernel in sorted(missing.items(), key=lambda each: -len(each[1].ir or each[1].source))}
                collect_new_garbage()
                found |= {key: runs[key].result() for key in missing}
        return [CompiledKernel.read(kernel, entry) for key, kernel in zip(keys, kernels, strict=True)
                if (entry := found[key]) is not None]

    def key(self, kernel: GpuKernel) -> str:
        """The name of a compiled kernel: equal for kernels that do the same in the same way."""
        return content_key(kernel=json.dumps(asdict(kernel)), capability=str(self.capability),
                           triton=triton_version(), compiler=COMPILER.read_text())

    def _build(self, key: str, kernel: GpuKernel, files: Mapping[str, Path], names: Mapping[str, str]) -> Entry:
        def build(directory: Path) -> None:
            from .device_functions import libraries
            from .triton_compiler import FAILURES, compile_kernel

            source = directory / SOURCE
            source.write_text(kernel.source, encoding="utf-8")
            try:
                cubin, resources = compile_kernel(kernel, source, self.capability, libraries(kernel, files))
            except FAILURES as error:
                raise ToolchainError(f"Triton failed on the kernel {names.get(kernel.name, kernel.name)}",
                                     source=str(error) or type(error).__name__,
                                     hint=f"its text is kept in {source}") from error
            (directory / CUBIN).write_bytes(cubin)
            (directory / RESOURCES).write_text(json.dumps(asdict(resources), indent=1), encoding="utf-8")

        return self.cache.get_or_build(key, build)


def without_promises(kernel: GpuKernel) -> GpuKernel:
    """The kernel for arguments that are multiples of nothing."""
    return replace(kernel, divisibility=(1,) * len(kernel.divisibility), ir=without_divisibility(kernel.ir))


@cache
def triton_version() -> str:
    """The version of Triton; raises ToolchainError where it is not installed."""
    try:
        return version("triton")
    except PackageNotFoundError as error:
        raise ToolchainError("kernels for GPUs need Triton, which is not installed",
                             hint="it comes with the builds of torch for CUDA; or: pip install triton") from error
