"""Prints a host function whose kernels run on a GPU as C: the lines are those of `gpu_program.h`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp

from .....ir.dialects.host import AllocOp, BufferType, FreeOp, LaunchOneOfOp, LaunchOp
from .....ir.dialects.triton import FuncOp as KernelOp
from .....ir.expressions import Expression
from .calls import CallingEmitter
from .expressions import c_array, c_text

__all__ = ["GpuCallingEmitter"]


class GpuCallingEmitter(CallingEmitter):
    """Emits a function that launches kernels of Triton, which are objects of the file: `Kernel NAME`."""

    def __init__(self, function: FuncOp, functions: Iterable[str], kernels: Mapping[str, KernelOp]):
        self.found = kernels
        """The kernels of the module."""
        super().__init__(function, functions)

    def _launch(self, op: LaunchOp | LaunchOneOfOp, kernel: str) -> None:
        if (found := self.found.get(kernel)) is None:
            self._refuse(op, f"for a GPU launches kernels of Triton, and @{kernel} is none")
        numbers = [self._text(each) for each in op.arguments if isinstance(each.type, IndexType)]
        sizes = (*found.grid_sizes, *[Expression.of(1)] * (3 - len(found.grid_sizes)))
        grid = c_array("GRID", (c_text(size, lambda symbol: numbers[int(symbol[1:])]) for size in sizes))
        given = c_array("GIVEN", (f"ADDRESS({self._text(each)})" if isinstance(each.type, BufferType) else
                                  f"(uint64_t){self._text(each)}" for each in op.arguments))
        self._line(f"LAUNCH({kernel}, {grid}, {given});")

    def _free(self, op: FreeOp) -> None:
        if isinstance(op.buffer.owner, AllocOp) or (
                self._is_kept_result(op.buffer) and op.buffer not in self._given):
            self._line(f"release_on_device(run, {self._text(op.buffer)});")
        else:
            super()._free(op)
