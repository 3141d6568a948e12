"""Compiled kernels on disk: each kernel is a separate cache entry, shared by all programs with an equal kernel."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Self

from ....ir.errors import ToolchainError, UnsupportedError
from ....ir.garbage_collector import collect_new_garbage
from ..cache import DiskCache, Entry, content_key
from .kernel import GpuKernel, Resources

__all__ = ["CompiledKernel", "KernelCompiler", "reads_ir", "triton_version", "without_promises"]

SOURCE, IR = "kernel.py", "kernel.ttir"
CUBIN = "kernel.cubin"
RESOURCES = "resources.json"
FIRST_READER, LAST_READER = (3, 6), (3, 9)
COMPILER = Path(__file__).with_name("triton_compiler.py")


@dataclass(frozen=True)
class CompiledKernel:
    """A kernel and its machine code."""

    kernel: GpuKernel
    cubin: bytes
    resources: Resources

    @classmethod
    def read(cls, kernel: GpuKernel, entry: Entry) -> Self:
        """Read the compiled kernel from a cache entry."""
        return cls(kernel, entry.file(CUBIN).read_bytes(), Resources(**json.loads(entry.read_text(RESOURCES))))

    def require_no_scratch(self, name: str) -> None:
        """Raise UnsupportedError if its programs need scratch memory."""
        if self.resources.scratch_bytes:
            raise UnsupportedError(f"kernel {name} needs {self.resources.scratch_bytes} bytes of scratch memory a "
                                   "program, which no launch provides")


class Refused(Exception):
    """A kernel that does not compile; the cause is the compiler's error."""

    def __init__(self, kernel: GpuKernel, source: Path):
        super().__init__(kernel.name)
        self.kernel, self.source = kernel, source

    def named(self, names: Mapping[str, str]) -> ToolchainError:
        """The error with the kernel's name from `names`."""
        name, reason = self.kernel.name, self.__cause__
        return ToolchainError(f"Triton failed on the kernel {names.get(name, name)}",
                              source=str(reason) or type(reason).__name__, hint=f"its text is kept in {self.source}")


@dataclass(frozen=True)
class KernelCompiler:
    """Compiles kernels for GPUs of one compute capability, such as 90 for an H100, concurrently."""

    cache: DiskCache
    capability: int
    _begun: dict[str, Future[Entry]] = field(default_factory=dict, init=False, compare=False, repr=False)
    """The pending compilations of all `compiling` contexts, by key."""

    def compile(self, kernels: Sequence[GpuKernel], names: Mapping[str, str] | None = None) -> list[CompiledKernel]:
        """Compile the kernels that are not in the cache, equal ones once. Failures raise ToolchainError, which
        denotes the kernel by `names`.
        """
        keys = [self.key(kernel) for kernel in kernels]
        # Starting with the longest ones keeps all processors busy until the end.
        with self.compiling(sorted(kernels, key=lambda kernel: -len(kernel.ir or kernel.source)), kernels) as runs:
            if not all(run.done() for run in runs.values()):
                collect_new_garbage()
            try:
                found = {key: run.result() for key, run in runs.items()}
            except Refused as failure:
                raise failure.named(names or {}) from failure.__cause__
        return [CompiledKernel.read(kernel, found[key]) for key, kernel in zip(keys, kernels, strict=True)]

    @contextmanager
    def compiling(
        self, kernels: Iterable[GpuKernel], callers: Collection[GpuKernel]
    ) -> Iterator[Mapping[str, Future[Entry]]]:
        """In this context, kernels that are not in the cache are compiled in the background as the iterator yields
        them; `compile` waits for those it needs, and the end of the context for the others. `callers` are all of them,
        known in advance without their texts, for the libdevice functions that they call. Yields the futures by key.
        """
        own: list[str] = []
        runs: dict[str, Future[Entry]] = {}
        files: Future[dict[str, Path]] | None = None
        # Most of the time is spent in LLVM and ptxas, which release Python's lock.
        pool = ThreadPoolExecutor(len(os.sched_getaffinity(0)))
        try:
            for kernel in kernels:
                key = self.key(kernel)
                if (begun := self._begun.get(key)) is not None:  # possibly by a thread that ends before this one
                    runs[key] = begun
                    continue
                own.append(key)
                if (entry := self.cache.find(key)) is not None:
                    self._begun[key] = runs[key] = done = Future[Entry]()
                    done.set_result(entry)
                    continue
                # submitted before the compilations that wait for it
                files = files or pool.submit(self._function_files, callers)
                self._begun[key] = runs[key] = pool.submit(self._build, key, kernel, files)
            yield runs
            pool.shutdown()
        finally:
            pool.shutdown(cancel_futures=True)
            for key in own:
                self._begun.pop(key, None)

    def key(self, kernel: GpuKernel) -> str:
        """The cache key of a compiled kernel."""
        return content_key(kernel=json.dumps(vars(kernel)), capability=str(self.capability),
                           triton=triton_version(), compiler=_compiler_text())

    def _function_files(self, callers: Iterable[GpuKernel]) -> dict[str, Path]:
        from .device_functions import function_files  # loads Triton

        return function_files(callers, self.cache)

    def _build(self, key: str, kernel: GpuKernel, files: Future[dict[str, Path]]) -> Entry:
        def build(directory: Path) -> None:
            from .device_functions import calls_functions, libraries
            from .triton_compiler import FAILURES, compile_kernel

            source = directory / (IR if kernel.ir else SOURCE)
            source.write_text(kernel.ir or kernel.source, encoding="utf-8")
            linked = libraries(kernel, files.result()) if calls_functions(kernel) else None
            try:
                cubin, resources = compile_kernel(kernel, source, self.capability, linked)
            except FAILURES as error:
                raise Refused(kernel, source) from error
            (directory / CUBIN).write_bytes(cubin)
            (directory / RESOURCES).write_text(json.dumps(asdict(resources), indent=1), encoding="utf-8")

        return self.cache.get_or_build(key, build)


def without_promises(kernel: GpuKernel) -> GpuKernel:
    """The kernel without assumptions about divisibility."""
    return replace(kernel, divisibility=(1,) * len(kernel.divisibility))


@cache
def _compiler_text() -> str:
    return COMPILER.read_text()


def reads_ir() -> bool:
    """Whether the version of Triton was tested to read the printed IR; others compile a text in Python."""
    return FIRST_READER <= tuple(map(int, triton_version().split(".")[:2])) <= LAST_READER


@cache
def triton_version() -> str:
    """The version of Triton; raises ToolchainError if it is not installed."""
    try:
        return version("triton")
    except PackageNotFoundError as error:
        raise ToolchainError("kernels for GPUs need Triton, which is not installed",
                             hint="it comes with the builds of torch for CUDA; or: pip install triton") from error
