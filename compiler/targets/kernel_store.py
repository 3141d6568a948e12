"""Compiles kernels without optimization, and loads each distinct kernel once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp

from ...codegen.emit.cpp.bounds import logged_loops
from ...codegen.emit.cpp.target import emit_kernels
from ...codegen.runtime.cache import DiskCache, content_key
from ...codegen.runtime.cpu.program import KERNELS_LIBRARY, KERNELS_SOURCE, KernelSignature
from ...codegen.runtime.launcher.cpu import Launcher
from ...codegen.runtime.toolchain import Toolchain
from ...codegen.runtime.toolchain.shared_objects import SharedObject, compile_shared_object
from ...ir.dialects.loop import KernelOp
from ...ir.interfaces.effects import accessed_arguments
from ...ir.machines.targets import machine_of, set_target
from ...ir.text import print_module
from .fingerprint import compiler_fingerprint

__all__ = ["BoundKernel", "KernelSource", "KernelStore", "kernel_signature", "kernels_of"]

BoundKernel = Callable[..., None]


class KernelSource(Protocol):
    """Makes kernels callable with their buffers, followed by their symbols."""

    def functions(self, kernels: Iterable[KernelOp]) -> dict[str, BoundKernel]:
        """The kernels as functions, by name."""
        ...


def kernels_of(module: ModuleOp) -> list[KernelOp]:
    """The kernels of a module."""
    return [op for op in module.ops if isinstance(op, KernelOp)]


def kernel_signature(kernel: KernelOp) -> KernelSignature:
    """The parameters of a kernel."""
    types = [argument.type for argument in kernel.body.block.args]
    buffers, symbols = (sum(isinstance(type, kind) for type in types) for kind in (MemRefType, IndexType))
    return KernelSignature(kernel.sym_name.data, buffers, symbols)


def written_buffers(kernel: KernelOp) -> set[int]:
    """The numbers of the buffers that a kernel writes."""
    _, written = accessed_arguments(kernel)
    buffers = [at for at, argument in enumerate(kernel.body.block.args) if isinstance(argument.type, MemRefType)]
    return {number for number, at in enumerate(buffers) if at in written}


class KernelStore:
    """Compiles new kernels, all of a module in one file.

    A kernel that a pass does not change is compiled only once, even if it occurs in several modules. The C++ compiler
    does not optimize, because that takes longer than running the kernels on small inputs.
    """

    def __init__(self, cache: DiskCache | None = None, optimization: int = 0, *, check_bounds: bool = False):
        """With `check_bounds` each access is checked: the first outside of its buffer is an OutOfBounds, the first
        that collides with another iteration of a parallel loop a Race."""
        self.check_bounds = check_bounds
        self.optimization = optimization
        self._cache = cache or DiskCache.default()
        self._toolchain = Toolchain.detect(self._cache)
        self._kernels: dict[str, BoundKernel] = {}

    def functions(self, kernels: Iterable[KernelOp]) -> dict[str, BoundKernel]:
        """The compiled kernels by name; raises ToolchainError if the compiler rejects the C++ code."""
        texts = {print_module(kernel): kernel for kernel in kernels}
        missing = [kernel for text, kernel in texts.items() if text not in self._kernels]
        if missing:
            compiled = self._compile(missing)
            self._kernels |= {text: compiled[kernel.sym_name.data] for text, kernel in texts.items()
                              if text not in self._kernels}
        return {kernel.sym_name.data: self._kernels[text] for text, kernel in texts.items()}

    def _compile(self, kernels: list[KernelOp]) -> dict[str, BoundKernel]:
        import torch

        module = ModuleOp([kernel.clone() for kernel in kernels])
        set_target(module, machine_of(kernels[0]).target)  # which says what is a race
        source = emit_kernels(module, check_bounds=self.check_bounds).plain
        key = content_key(source=source, optimization=str(self.optimization), toolchain=self._toolchain.identity,
                          compiler=compiler_fingerprint())
        entry = self._cache.get_or_build(key, lambda directory: self._build(source, directory))
        library = SharedObject(entry.file(KERNELS_LIBRARY))
        signatures = map(kernel_signature, kernels)
        if self.check_bounds:
            from ...codegen.runtime.cpu.checked_kernels import bind_checked

            return {each.name: bind_checked(library.address(each.name), each.name, each.buffers, each.symbols,
                                            written=written_buffers(kernel), loops=logged_loops(kernel))
                    for kernel, each in zip(kernels, signatures, strict=True)}
        launcher = Launcher.load(self._toolchain, self._cache)
        return {each.name: launcher.bind(library.address(each.name), each.name, each.buffers, each.symbols,
                                         address_of=torch.Tensor.data_ptr) for each in signatures}

    def _build(self, source: str, directory: Path) -> None:
        compile_shared_object({KERNELS_SOURCE: source}, directory / KERNELS_LIBRARY, self._toolchain,
                              optimization=self.optimization)
