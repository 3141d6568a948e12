"""Execution of kernels by their reference semantics instead of machine code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import MemRefType

from ...ir.dialects import triton
from ...ir.dialects.loop import KernelOp
from ..targets.kernel_store import BoundKernel

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["ORDERS", "InterpretedKernels"]

ORDERS: dict[str, Callable[[range], Iterable[int]]] = {
    "forward": lambda indices: indices,
    "reverse": reversed,
    "random": lambda indices: Random(len(indices)).sample(indices, len(indices)),
}
"""The execution orders of iterations of parallel loops and reductions; `random` is reproducible."""


class InterpretedKernels:
    """Executes kernels sequentially, and raises a KernelError for accesses out of bounds, reads of uninitialized
    scratch memory, and races between iterations of a parallel loop, or programs of a grid.
    """

    def __init__(self, order: str = "forward", *, most_iterations: int | None = None):
        """Launches with more than `most_iterations` iterations in total raise the KernelError TooLong."""
        self._order = ORDERS[order]
        self._iterations_left = most_iterations

    def functions(self, kernels: Iterable[KernelOp]) -> dict[str, BoundKernel]:
        """The kernels as functions of their buffers and symbols, by name."""
        return {kernel.sym_name.data: partial(self._launch, kernel) for kernel in kernels}

    def triton_functions(self, kernels: Iterable[triton.FuncOp]) -> dict[str, BoundKernel]:
        """The same for kernels of Triton, whose programs run in the order of the grid."""
        return {kernel.sym_name.data: partial(self._launch_grid, kernel) for kernel in kernels}

    def _launch_grid(self, kernel: triton.FuncOp, *arguments: Tensor | int) -> None:
        from ...ir.semantics.blocks import run_triton_kernel

        self._iterations_left = run_triton_kernel(kernel, arguments, self._iterations_left)

    def _launch(self, kernel: KernelOp, *arguments: Tensor | int) -> None:
        from ...ir.semantics.kernels import run_kernel

        types = [argument.type for argument in kernel.body.block.args]
        buffers = iter(arguments)
        symbols = iter(arguments[sum(isinstance(type, MemRefType) for type in types):])
        self._iterations_left = run_kernel(
            kernel, [next(buffers if isinstance(type, MemRefType) else symbols) for type in types],
            order=self._order, most_iterations=self._iterations_left)
