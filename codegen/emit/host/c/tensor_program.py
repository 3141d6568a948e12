"""Prints a host function on torch's tensors as C++, so that a compiled graph is called by a single native call.

It is the program in C with the functions of `tensor_program.h`, except that torch allocates the results.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, SSAValue
from xdsl.utils.target import Target

from .....ir.dialects.host import (
    HUGE_PAGES,
    AllocOp,
    BufferType,
    CopyOp,
    ExpectStridesOp,
    LaunchOneOfOp,
    ViewOp,
)
from .....ir.dtypes import dtype_name
from .....ir.errors import UnsupportedError
from .....ir.machines.targets import CUDA, target_of
from .....ir.modules.symbols import programs_of
from ..walk import buffer_of
from .emitter import HINT, HostCEmitter
from .expressions import c_text

__all__ = ["ENTRY", "TensorProgram", "TensorProgramTarget", "emit_tensor_program", "tensor_program"]

_FAST_TO_COMPILE = """\
#pragma GCC push_options
#pragma GCC optimize("O0")
#include "tensor_program.h"
"""
"""Code that runs once per call is compiled without optimization: optimizing the code for hundreds of tensors would
take longer than compiling the kernels. Kernels are declared before, because GCC applies the options at a function's
first declaration to its definition.
"""
ENTRY = "stepwell_tensor_program"
"""The name of the function in the shared object."""


@dataclass(frozen=True)
class TensorProgram:
    """A host program on tensors, and the information that its caller needs."""

    text: str
    numbers: tuple[bool, ...]
    """Whether each argument is an integer instead of a tensor."""
    dtypes: tuple[str, ...]
    """The element types of the tensors that it allocates."""
    results: int
    """The number of its results."""


@dataclass(frozen=True)
class TensorProgramTarget(Target):
    """Print the host function of a module as C++ on torch's tensors, which is called without Python."""

    name = "host-tensors"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        output.write(emit_tensor_program(module).text)


def tensor_program(module: ModuleOp) -> TensorProgram | None:
    """The module's single function as such a program, or None if it is unsupported."""
    try:
        return emit_tensor_program(module)
    except UnsupportedError:
        return None


def emit_tensor_program(module: ModuleOp) -> TensorProgram:
    """The module's single function as such a program. Raises UnsupportedError if it calls operators of ATen or other
    functions, launches no kernels, or needs Python in another way.
    """
    functions = programs_of(module)
    if target_of(module) == CUDA or len(functions) != 1:
        raise UnsupportedError("a program on tensors is one function for the CPU", hint=HINT)
    emitter = _TensorProgramEmitter(functions[0])
    if not emitter.kernels:
        raise UnsupportedError("a program that launches nothing is no program on tensors", hint=HINT)
    lines = emitter.emit()
    declared = "".join(f'extern "C" Status {kernel}(void* const* buffers, const i64* symbols);\n'
                       for kernel in emitter.kernels)
    body = "".join(f"{line.text}\n" for line in lines)
    text = (f'#include "arguments.h"\n\n{declared}\n{_FAST_TO_COMPILE}\n'
            f"namespace stepwell_host {{\n\n{body}\n}}\n\n#pragma GCC pop_options\n")
    return TensorProgram(text, tuple(isinstance(each.type, IndexType) for each in functions[0].body.block.args),
                         tuple(dtype_name(buffer_of(each).element_type) for each in emitter.made),
                         len(_return_of(functions[0]).operands))


class _TensorProgramEmitter(HostCEmitter):
    """Prints a function as `Status ENTRY(Call *, const Value *arguments)`."""

    def __init__(self, function: FuncOp):
        super().__init__(function)
        returned = map(_origin, _return_of(function).operands)
        self.made = list(dict.fromkeys(each for each in returned if isinstance(each.owner, AllocOp)))
        """The buffers that are returned, or whose views are returned."""

    def declaration(self) -> str:
        return f'extern "C" Status {ENTRY}(Call *run, const Value *arguments)'

    def _alloc(self, op: AllocOp) -> None:
        if op.result not in self.made:
            super()._alloc(op)
            return
        name, type = self.names.declare(op.result, "b"), buffer_of(op.result)
        self._line(f"NEW_TENSOR({name}, {self.made.index(op.result)}, {self._dimensions(type)});")
        if HUGE_PAGES in op.attributes:
            self._line(f"advise_huge({name}, extent_in_bytes({self._layout(type)}));")

    def _dimensions(self, type: BufferType) -> str:
        return f"{len(type.sizes.data)}, {self._sizes(type)}, {self._strides(type)}"

    def _expect_strides(self, op: ExpectStridesOp) -> None:
        if not isinstance(op.input, BlockArgument):
            super()._expect_strides(op)
            return
        name = self.names.declare(op.result, "x")
        self._line(f"EXPECT_STRIDES({name}, {op.input.index}, {self._dimensions(buffer_of(op.result))});")

    def _launch_one_of(self, op: LaunchOneOfOp) -> NoReturn:
        self._refuse(op, "measures no kernels")

    def _copy(self, op: CopyOp) -> NoReturn:
        self._refuse(op, "leaves copies to torch")

    def _return(self, op: ReturnOp) -> None:
        for at, value in enumerate(op.operands):
            if not isinstance(value.type, BufferType):
                self._line(f"GIVE_NUMBER({at}, {self._text(value)});")
            elif isinstance(view := value.owner, ViewOp):
                place = f"{self._tensor(op, view.input)}, {self._dimensions(value.type)}"
                self._line(f"GIVE_VIEW({at}, {place}, {c_text(view.offset.data, self._symbol)});")
            else:
                self._line(f"GIVE({at}, {self._tensor(op, value)});")

    def _tensor(self, op: ReturnOp, value: SSAValue) -> str:
        """The tensor for a returned buffer."""
        if isinstance(value.owner, ExpectStridesOp):
            value = value.owner.input
        if isinstance(value, BlockArgument):
            return f"ARGUMENT({value.index})"
        if value not in self.made:
            self._refuse(op, "returns what torch did not allocate")
        return f"TENSOR({self.made.index(value)})"


def _return_of(function: FuncOp) -> ReturnOp:
    last = function.body.block.last_op
    assert isinstance(last, ReturnOp)
    return last


def _origin(value: SSAValue) -> SSAValue:
    """The buffer underlying a view."""
    while isinstance(value.owner, ViewOp):
        value = value.owner.input
    return value
