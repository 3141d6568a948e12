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
from ..cpp.names import Names
from ..emitted_text import Line
from ..lowered import hint_to_lower

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
        match op:
            case AllocOp():
                self._alloc(op)
            case LaunchOp():
                self._launch(op, op.kernel.string_value())
            case LaunchOneOfOp():
                self._launch_one_of(op)
            case ViewOp():
                self._view(op)
            case CopyOp():
                self._copy(op)
            case ExpectSizesOp():
                self._expect_sizes(op)
            case ExpectStridesOp():
                self._expect_strides(op)
            case FreeOp():
                self._free(op)
            case ValueOp():
                self._value(op)
            case ComputeOp():
                self._compute(op)
            case DimOp():
                self._dim(op)
            case AssertOp():
                self._assert(op)
            case ReturnOp():
                self._return(op)
            case CallOp():
                self._call(op)
            case CondOp():
                self._cond(op)
            case WhileOp():
                self._while(op)
            case ScanOp():
                self._scan(op)
            case StartOp():
                self._start(op)
            case WaitOp():
                self._wait(op)
            case ArenaOp():
                self._arena(op)
            case SliceOp():
                self._slice(op)
            case _ if has_schema(op):
                self._extern(op)
            case _:
                raise UnsupportedError.at(op, f"'{op.name}' is no op of a host program",
                                          hint=hint_to_lower("loop"))

    def _launch_one_of(self, op: LaunchOneOfOp) -> None:
        """Launch the chosen kernel, by default the one that the cost model prefers."""
        self._launch(op, op.kernel_names[op.chosen])

    @abstractmethod
    def _launch(self, op: LaunchOp | LaunchOneOfOp, kernel: str) -> None: ...
    @abstractmethod
    def _alloc(self, op: AllocOp) -> None: ...
    @abstractmethod
    def _arena(self, op: ArenaOp) -> None: ...
    @abstractmethod
    def _slice(self, op: SliceOp) -> None: ...
    @abstractmethod
    def _view(self, op: ViewOp) -> None: ...
    @abstractmethod
    def _copy(self, op: CopyOp) -> None: ...
    @abstractmethod
    def _expect_sizes(self, op: ExpectSizesOp) -> None: ...
    @abstractmethod
    def _expect_strides(self, op: ExpectStridesOp) -> None: ...
    @abstractmethod
    def _free(self, op: FreeOp) -> None: ...
    @abstractmethod
    def _value(self, op: ValueOp) -> None: ...
    @abstractmethod
    def _compute(self, op: ComputeOp) -> None: ...
    @abstractmethod
    def _dim(self, op: DimOp) -> None: ...
    @abstractmethod
    def _assert(self, op: AssertOp) -> None: ...
    @abstractmethod
    def _return(self, op: ReturnOp) -> None: ...
    @abstractmethod
    def _call(self, op: CallOp) -> None: ...
    @abstractmethod
    def _cond(self, op: CondOp) -> None: ...
    @abstractmethod
    def _while(self, op: WhileOp) -> None: ...
    @abstractmethod
    def _scan(self, op: ScanOp) -> None: ...
    @abstractmethod
    def _start(self, op: StartOp) -> None: ...
    @abstractmethod
    def _wait(self, op: WaitOp) -> None: ...
    @abstractmethod
    def _extern(self, op: Operation) -> None: ...


def buffer_of(value: SSAValue) -> BufferType:
    """The type of a buffer."""
    assert isinstance(value.type, BufferType)
    return value.type
