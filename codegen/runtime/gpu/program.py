"""A compiled GPU program on disk: kernels in Triton Python and the host program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ..launcher.cuda import DRIVER, BoundKernel, CudaLauncher
from ..profiling import with_names
from ..program import LoadedProgram, Manifest, ProgramSource, load_host, require_operators
from .kernel import GpuKernel
from .kernel_compiler import CompiledKernel, KernelCompiler, without_promises

__all__ = ["KERNELS_SOURCE", "build_program", "load_compiled", "write_program"]

KERNELS_SOURCE = "kernels.py"


def write_program(source: ProgramSource, directory: Path) -> None:
    """Store everything except compiled kernels in `directory`."""
    source.write(directory)
    (directory / KERNELS_SOURCE).write_text(source.kernels, encoding="utf-8")


def build_program(source: ProgramSource, directory: Path, compiler: KernelCompiler) -> None:
    """Compile the kernels into separate cache entries, and store the rest in `directory`; raises ToolchainError."""
    compiler.compile([kernel for kernel in source.records if isinstance(kernel, GpuKernel)], source.names)
    write_program(source, directory)


def load_compiled(
    directory: Path, compiler: KernelCompiler, device: int, names: Mapping[str, str], *, driver: str = DRIVER
) -> LoadedProgram:
    """Load the result of `build_program` for the GPU number `device`; errors denote kernels by `names`. Imports
    torch.
    """
    manifest = Manifest.read(directory)
    externs, results = manifest.externs, manifest.results
    require_operators(externs)
    from .host_support import CudaRuntime

    kernels = [GpuKernel.from_record(record) for record in manifest.kernels]
    binder = Binder(compiler, device, names, driver)
    bound = {each.kernel.name: binder.bind(each) for each in compiler.compile(kernels, names)}
    runtime = CudaRuntime(device, compiler.cache, {each.name: compiler.key(each) for each in kernels})
    host = load_host(directory, bound, runtime, names)
    if results:
        return LoadedProgram(_named_under_profiler(host), tuple(bound), externs, runtime.choices, results, lambda: host)
    return LoadedProgram(host, tuple(bound), externs, runtime.choices)


def _named_under_profiler(host: Callable[..., Any]) -> Callable[..., Any]:
    """The program; with named kernels while torch's profiler is active."""
    from torch.autograd import profiler

    def forward(*arguments: Any) -> Any:
        return (with_names(host) if profiler._is_profiler_enabled else host)(*arguments)

    return forward


class Binder:
    """Creates callables for compiled kernels on one GPU."""

    def __init__(self, compiler: KernelCompiler, device: int, names: Mapping[str, str], driver: str = DRIVER):
        self._compiler, self._device, self._names, self._driver = compiler, device, names, driver
        self._launcher: CudaLauncher | None = None

    def bind(self, compiled: CompiledKernel) -> BoundKernel:
        """A function of a stream, a grid and the kernel's arguments."""
        import torch

        if self._launcher is None:
            self._launcher = CudaLauncher.load(self._compiler.cache, self._driver)
        kernel, resources = compiled.kernel, compiled.resources
        name = self._names.get(kernel.name, kernel.name)
        compiled.require_no_scratch(name)
        return self._launcher.bind(
            compiled.cubin, resources.symbol, name, self._device, parameters=kernel.parameters,
            divisibility=kernel.divisibility, warps=resources.warps, shared_bytes=resources.shared_bytes,
            address_of=torch.Tensor.data_ptr, general=_General(kernel, self))

    def compile_and_bind(self, kernel: GpuKernel) -> BoundKernel:
        """Compile and bind a kernel that is first needed at run time."""
        (compiled,) = self._compiler.compile([kernel], self._names)
        return self.bind(compiled)


class _General:
    """The variant of a kernel for arguments without the usual divisibility, compiled at the first call."""

    def __init__(self, kernel: GpuKernel, binder: Binder):
        self._kernel, self._binder = kernel, binder
        self._bound: BoundKernel | None = None

    def __call__(self, *arguments: Any) -> None:
        if self._bound is None:
            self._bound = self._binder.compile_and_bind(without_promises(self._kernel))
        self._bound(*arguments)
