"""Compiles the kernels of a package for a GPU, which may be another one than that of this machine, or none of it."""

from __future__ import annotations

from collections.abc import Sequence

from ...codegen.emit.host.c.gpu_kernels import DeviceKernel
from ...codegen.runtime.gpu.copy_kernel import copy_kernels
from ...codegen.runtime.gpu.kernel import GpuKernel
from ...codegen.runtime.gpu.kernel_compiler import CompiledKernel, KernelCompiler, without_promises

__all__ = ["compile_for_gpu"]

WARP = 32


def compile_for_gpu(kernels: Sequence[GpuKernel], compiler: KernelCompiler) -> list[DeviceKernel]:
    """Compile the kernels of a program, each also without assumptions on its arguments, and those that copy tensors.
    Raises ToolchainError, and UnsupportedError for a kernel that needs scratch memory.
    """
    records: dict[str, GpuKernel] = {}
    generals: dict[str, str] = {}
    for each in (*kernels, *copy_kernels()):
        records[each.name] = each
        if any(divisor > 1 for divisor in each.divisibility):
            generals[each.name] = f"{each.name}_general"
            records[generals[each.name]] = without_promises(each)
    compiled = compiler.compile(list(records.values()))
    return [_packaged(name, each, generals.get(name)) for name, each in zip(records, compiled, strict=True)]


def _packaged(name: str, compiled: CompiledKernel, general: str | None) -> DeviceKernel:
    kernel, resources = compiled.kernel, compiled.resources
    compiled.require_no_scratch(name)
    return DeviceKernel(name, resources.symbol, kernel.parameters, kernel.divisibility, WARP * resources.warps,
                        resources.shared_bytes, general, compiled.cubin)
