"""The traversal of a host function shared by its emitters: the operations and their names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace

from xdsl.dialects.builtin import UNKNOWN_LOC, LocationAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import has_schema
from ....ir.dialects.comm import StartOp, WaitOp
from ....ir.dialects.control import CallOp, CondOp, ScanOp, WhileOp
from ....ir.dialects.host import (
    AllocOp,
    ArenaOp,
    BufferType,
    CopyOp,
    ExpectSizesOp,
    ExpectStridesOp,
    FreeOp,
    LaunchOneOfOp,
    LaunchOp,
    SliceOp,
    ViewOp,
)
from ....ir.dialects.shape import AssertOp, ComputeOp, DimOp, ValueOp
from ....ir.errors import UnsupportedError
from ....ir.modules.symbols import argument_symbol, undeclared
from ..emitted_text import Line
from ..lowered import hint_to_lower
from ..names import Names

__all__ = ["HostWalk", "buffer_of"]


class HostWalk(ABC):
    """Prints the operations of a function in order, each by the method for its class."""

    def __init__(self, function: FuncOp, names: Names):
        self.function, self.names = function, names
        self.lines: list[Line] = []
        self.symbols: dict[str, str] = {}
        """The names of the shape symbols."""
        self._location: LocationAttr = UNKNOWN_LOC

    def visit(self) -> None:
        """Print all operations of the function."""
        for op in self.function.body.block.ops:
            self._location = op.location
            self._op(op)

    def _line(self, text: str) -> None:
        """Append a line for the current operation."""
        self.lines.append(Line(text, self._location, self.function.sym_name.data))

    def _indented(self, indentation: str) -> list[Line]:
        return [replace(line, text=indentation + line.text) for line in self.lines]

    def _parameter(self, argument: SSAValue) -> str:
        """The name of an argument of the function, which may define a symbol."""
        name = self.names.declare(argument, "x")
        symbol = argument_symbol(self.function, argument)  # type: ignore[arg-type]
        if symbol is not None:
            self.symbols[symbol] = name
        return name

    def _symbol(self, name: str) -> str:
        if name not in self.symbols:
            what, hint = undeclared(self.function, name)
            raise UnsupportedError.at(self.function, what, hint=hint)
        return self.symbols[name]

    def _op(self, op: Operation) -> None:
        printer = "_extern" if has_schema(op) else _PRINTERS.get(type(op))
        if printer is None:
            raise UnsupportedError.at(op, f"'{op.name}' is no op of a host program", hint=hint_to_lower("loop"))
        getattr(self, printer)(op)

    def _launch_op(self, op: LaunchOp) -> None:
        self._launch(op, op.kernel.string_value())

    def _launch_one_of(self, op: LaunchOneOfOp) -> None:
        """Launch the chosen kernel, by default the one that the cost model prefers."""
        self._launch(op, op.kernel_names[op.chosen])

    @abstractmethod
    def _launch(self, op: LaunchOp | LaunchOneOfOp, kernel: str) -> None: ...


_PRINTERS: dict[type[Operation], str] = {
    AllocOp: "_alloc", ArenaOp: "_arena", AssertOp: "_assert", CallOp: "_call", ComputeOp: "_compute",
    CondOp: "_cond", CopyOp: "_copy", DimOp: "_dim", ExpectSizesOp: "_expect_sizes",
    ExpectStridesOp: "_expect_strides", FreeOp: "_free", LaunchOneOfOp: "_launch_one_of", LaunchOp: "_launch_op",
    ReturnOp: "_return", ScanOp: "_scan", SliceOp: "_slice", StartOp: "_start", ValueOp: "_value", ViewOp: "_view",
    WaitOp: "_wait", WhileOp: "_while",
}
"""The methods of emitters that print each operation; `_extern` prints calls of torch's operators."""


def buffer_of(value: SSAValue) -> BufferType:
    """The type of a buffer."""
    assert isinstance(value.type, BufferType)
    return value.type
