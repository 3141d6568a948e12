"""Programs for GPUs: kernels in Triton's Python, compiled for a GPU or run by Triton's interpreter on the CPU."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from xdsl.dialects.builtin import ModuleOp

from ...codegen.emit.host.target import emit_programs
from ...codegen.emit.provenance import Provenance
from ...codegen.emit.triton.python.target import emit_kernels
from ...codegen.emit.triton.ttir import target as ttir
from ...codegen.emit.triton.types import signature_name
from ...codegen.runtime.cache import DiskCache
from ...codegen.runtime.gpu.kernel import GpuKernel
from ...codegen.runtime.gpu.kernel_compiler import KernelCompiler, reads_ir, triton_version
from ...codegen.runtime.gpu.machine_at_hand import detected_gpu
from ...codegen.runtime.gpu.program import KERNELS_SOURCE, build_program, load_compiled, write_program
from ...codegen.runtime.program import LoadedProgram, ProgramSource
from ...ir.dialects.triton import AssertOp, FuncOp, called_function
from ...ir.errors import SourcePosition, UnsupportedError
from ...ir.machines.machine import CUDA, Machine
from ...ir.machines.presets import GENERIC
from ...ir.numerics import Numerics, numerics_of
from .target import EmittedProgram
from .versions import versions

__all__ = ["CheckedCudaTarget", "CudaTarget", "InterpretedTarget", "gpu_kernel", "gpu_kernels"]


class TritonTarget:
    """The common parts of all targets with Triton kernels."""

    kernels_file: ClassVar[str] = KERNELS_SOURCE
    code_level: ClassVar[str] = "triton-python"
    tools: ClassVar[str] = "Triton and cache"

    def versions(self) -> dict[str, str]:
        return versions() | {"triton": triton_version()}

    def emit(self, module: ModuleOp) -> EmittedProgram:
        return EmittedProgram(emit_kernels(module), emit_programs(module))

    def records(self, module: ModuleOp, edited: str | None) -> tuple[GpuKernel, ...]:
        return gpu_kernels(module, edited)

    def begin(self, module: ModuleOp) -> AbstractContextManager[tuple[GpuKernel, ...]]:
        return nullcontext(self.records(module, None))


@dataclass(frozen=True)
class InterpretedTarget(TritonTarget):
    """Triton's interpreter."""

    check_bounds: bool = False
    """Whether it checks each access."""

    name: ClassVar[str] = "triton-interpreter"

    @property
    def machine(self) -> Machine:
        return GENERIC[CUDA]

    @property
    def identity(self) -> str:
        return f"triton {triton_version()}{', bounds are checked' * self.check_bounds}"

    def with_checks(self) -> InterpretedTarget | None:
        return None if self.check_bounds else InterpretedTarget(check_bounds=True)

    def build(self, source: ProgramSource, directory: Path) -> None:
        write_program(source, directory)

    def load(self, directory: Path, provenance: Provenance) -> LoadedProgram:
        from ...codegen.runtime.gpu.interpreter.host_support import InterpreterRuntime
        from ...codegen.runtime.gpu.interpreter.program import load_interpreted

        return load_interpreted(directory, provenance.kernel_names, InterpreterRuntime(),
                                positions=_positions(provenance) if self.check_bounds else None)


@dataclass(frozen=True)
class CudaTarget(TritonTarget):
    """The GPU with a given number."""

    cache: DiskCache
    device: int

    name: ClassVar[str] = "cuda"

    @property
    def check_bounds(self) -> bool:
        return False

    @property
    def machine(self) -> Machine:
        """The GPU if it is present, else a generic one, so that a program can be lowered without a GPU."""
        import torch

        return detected_gpu(self._properties) if self.device < torch.cuda.device_count() else GENERIC[CUDA]

    @property
    def identity(self) -> str:
        return f"capability {self._compiler.capability}\ntriton {triton_version()}"

    def with_checks(self) -> CudaTarget | None:
        return CheckedCudaTarget(self.cache, self.device)

    @contextmanager
    def begin(self, module: ModuleOp) -> Iterator[tuple[GpuKernel, ...]]:
        records = {kernel: gpu_kernel(kernel, _contract(module), "") for kernel in _functions(module)}

        def longest_first() -> Iterator[GpuKernel]:
            for kernel in sorted(records, key=lambda kernel: -sum(1 for _ in kernel.walk())):
                records[kernel] = record = _with_text(records[kernel], kernel)
                yield record

        with self._compiler.compiling(longest_first(), tuple(records.values())):
            yield tuple(records.values())

    def build(self, source: ProgramSource, directory: Path) -> None:
        build_program(source, directory, self._compiler)

    def load(self, directory: Path, provenance: Provenance) -> LoadedProgram:
        return load_compiled(directory, self._compiler, self.device, provenance.kernel_names)

    @cached_property
    def _compiler(self) -> KernelCompiler:
        return KernelCompiler(self.cache, 10 * self._properties.major + self._properties.minor)

    @cached_property
    def _properties(self) -> Any:
        """The properties of the GPU that the driver reports."""
        import torch

        if self.device >= torch.cuda.device_count():
            raise UnsupportedError(f"this machine has no GPU cuda:{self.device} that torch can use",
                                   hint='the option target="triton-interpreter" runs the same kernels on the CPU')
        return torch.cuda.get_device_properties(self.device)


@dataclass(frozen=True)
class CheckedCudaTarget(CudaTarget):
    """A GPU whose kernels are checked: Triton's interpreter runs them on copies of the memory that they access."""

    @property
    def check_bounds(self) -> bool:
        return True

    @property
    def identity(self) -> str:
        return f"{super().identity}, bounds are checked"

    def with_checks(self) -> None:
        return None

    @contextmanager
    def begin(self, module: ModuleOp) -> Iterator[tuple[GpuKernel, ...]]:
        yield self.records(module, None)

    def build(self, source: ProgramSource, directory: Path) -> None:
        write_program(source, directory)

    def load(self, directory: Path, provenance: Provenance) -> LoadedProgram:
        from ...codegen.runtime.gpu.interpreter.program import load_interpreted
        from ...codegen.runtime.gpu.interpreter.staging import StagingRuntime, staged

        return load_interpreted(directory, provenance.kernel_names, StagingRuntime(self.device, self.cache, {}), staged,
                                positions=_positions(provenance))


def _positions(provenance: Provenance) -> dict[int, SourcePosition]:
    """The user's line for each line of the kernels' annotated text."""
    return {line: origins[0].position for lines in provenance.kernels.values() for line, origins in lines.items()}


def gpu_kernels(module: ModuleOp, text: str | None = None) -> tuple[GpuKernel, ...]:
    """Return the kernels of a module, each with its own text, or all with an edited one in Python."""
    kernels = {kernel: gpu_kernel(kernel, _contract(module), text or "") for kernel in _functions(module)}
    return tuple(_with_text(record, kernel) if text is None else record for kernel, record in kernels.items())


def gpu_kernel(kernel: FuncOp, contract: bool, source: str) -> GpuKernel:
    """Return the record of a kernel with a text in Python; products and sums are contracted on request."""
    arguments = kernel.body.block.args
    return GpuKernel(
        kernel.sym_name.data,
        parameters=tuple(signature_name(argument.type) for argument in arguments),
        divisibility=tuple(map(kernel.divisibility, range(len(arguments)))),
        warps=kernel.warps,
        stages=kernel.stages,
        has_checks=any(isinstance(op, AssertOp) for op in kernel.walk()),
        contract=contract,
        source=source,
        functions=tuple(sorted({symbol for op in kernel.walk() if (symbol := called_function(op))})),
    )


def _with_text(record: GpuKernel, kernel: FuncOp) -> GpuKernel:
    """The kernel in Triton's own IR, or in Python for a version of Triton that may read another IR."""
    if reads_ir():
        return replace(record, ir=ttir.emit_kernels(kernel).plain)
    return replace(record, source=emit_kernels(kernel).plain)


def _functions(module: ModuleOp) -> list[FuncOp]:
    return [op for op in module.ops if isinstance(op, FuncOp)]


def _contract(module: ModuleOp) -> bool:
    """Whether Triton may contract a product and a sum. Under fast numerics only: of two equal products, the difference
    would be what one of them lost in rounding."""
    return numerics_of(module) is Numerics.FAST
