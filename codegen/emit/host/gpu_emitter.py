"""Prints a host function whose kernels run on a GPU, in the same form as for the CPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp

from ....ir.dialects.host import ArenaOp, LaunchOneOfOp, LaunchOp, SliceOp
from ....ir.dialects.triton import FuncOp as KernelOp
from ....ir.dtypes import dtype_name, element_bytes
from ....ir.errors import UnsupportedError
from ....ir.expressions import Expression
from ..emitted_text import Line, unplaced
from ..lowered import hint_to_lower
from .calls import CallingHostEmitter
from .expressions import python_text, python_tuple
from .walk import buffer_of

__all__ = ["GpuHostEmitter"]


class GpuHostEmitter(CallingHostEmitter):
    """Prints a function, which queries the stream for its kernels once per run.

    A kernel is called with the stream, the three sizes of its grid and its arguments. The arena of a run is allocated
    by torch, which reuses its memory on other streams only after this one has finished with it.
    """

    def __init__(self, function: FuncOp, programs: Mapping[str, str], kernels: Mapping[str, KernelOp]):
        super().__init__(function, programs)
        self.kernels = kernels
        self.launches = False
        self.arenas: dict[str, str] = {}
        """The arena as a tensor of each element type that ATen accesses."""

    def _body(self, arena: ArenaOp | None, parameters: list[str]) -> list[Line]:
        current = self._bind("runtime.current_device", "current_device")
        device = self._bind("runtime.device", "device")
        elsewhere = (f"        if {current}() != {device}:\n"
                     f"            with {self._bind('runtime.on_device', 'on_device')}():\n"
                     f"                return forward({', '.join(parameters)})")
        head = [*unplaced(elsewhere), *self._prologue(parameters)]
        if self.launches:
            head += unplaced(f"        stream = {self._bind('runtime.current_stream', 'current_stream')}({device})")
        return [*head, *self._indented("        ")]

    def _workspace(self, arena: ArenaOp) -> list[str]:
        return []

    def _arena(self, op: ArenaOp) -> None:
        """The element type is that of a buffer that ATen accesses; a slice that only kernels use is an address."""
        viewed = [buffer_of(each.result) for each in self.slices if not self._is_only_launched(each.result)]
        types = {dtype_name(type.element_type): element_bytes(type.element_type) for type in viewed} or {"uint8": 1}
        first, *others = sorted(types, key=lambda name: -types[name])
        empty = self._bind("runtime.empty_strided", "empty_strided")
        length = -(-op.size.value.data // types[first])
        self._line(f"arena = {empty}(({length},), (1,), {self._bind(f'torch.{first}', first)})")
        if any(self._is_only_launched(each.result) for each in self.slices):
            self._line("base = arena.data_ptr()")
        self.arenas[first] = "arena"
        for name in others:
            self.arenas[name] = self.names.fresh(f"arena_{name}", numbered=False)
            self._line(f"{self.arenas[name]} = arena.view({self._bind(f'torch.{name}', name)})")

    def _slice(self, op: SliceOp) -> None:
        name, offset, type = self.names[op.result], op.offset.value.data, buffer_of(op.result)
        if self._is_only_launched(op.result):
            self._line(f"{name} = base + {offset}" if offset else f"{name} = base")
            return
        sizes, strides = python_tuple(type.sizes.data), python_tuple(type.strides.data)
        view = self._bind("runtime.view_of", "view_of")
        arena, elements = self.arenas[dtype_name(type.element_type)], offset // element_bytes(type.element_type)
        self._line(f"{name} = {view}({arena}, {sizes}, {strides}, {elements})")

    def _place(self, op: LaunchOp | LaunchOneOfOp, kernels: str | Sequence[str]) -> list[str]:
        """The stream and the grid, or for the runtime, which measures several kernels, the grids of all of them."""
        self.launches = True
        if isinstance(kernels, str):
            return ["stream", *self._grid(op, kernels)]
        grids = ", ".join(f"({', '.join(self._grid(op, name))})" for name in kernels)
        return ["stream", f"({grids},)"]

    def _grid(self, op: LaunchOp | LaunchOneOfOp, name: str) -> list[str]:
        """The number of programs of a launch along x, y and z."""
        if (kernel := self.kernels.get(name)) is None:
            raise UnsupportedError.at(op, f"the module has no kernel of Triton @{name}",
                                      hint=hint_to_lower("triton"))
        indices = [self.names[argument] for argument in op.arguments if isinstance(argument.type, IndexType)]
        return [python_text(size, lambda symbol: indices[int(symbol[1:])]) for size in _three(kernel.grid_sizes)]


def _three(sizes: tuple[Expression, ...]) -> tuple[Expression, ...]:
    return (*sizes, *[Expression.of(1)] * (3 - len(sizes)))
