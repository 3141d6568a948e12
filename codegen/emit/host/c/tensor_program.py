"""Prints a host function on torch's tensors as C++, so that a compiled graph is called by a single native call.

It is the program in C with the functions of `tensor_program.h`, except that torch allocates the results, and that
operators take the tensors of arguments and results as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import Float64Type, IndexType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.utils.target import Target

from .....ir.dialects.aten import has_schema, schema_of
from .....ir.dialects.host import (
    AllocOp,
    BufferType,
    CopyOp,
    ExpectStridesOp,
    LaunchOneOfOp,
    ViewOp,
)
from .....ir.dialects.shape import ComputeOp
from .....ir.dtypes import dtype_name
from .....ir.errors import UnsupportedError
from .....ir.machines.targets import CUDA, target_of
from .....ir.modules.symbols import programs_of
from ...emitted_text import Line
from ..extern_calls import call_text, operator_path
from ..walk import buffer_of
from .calls import CallingEmitter, written_by
from .emitter import HINT
from .expressions import c_text
from .operator_calls import Number
from .operators import is_read, is_seeds

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


FUNCTIONS = {
    "aten.mm.out": "mm_out",
    "aten.bmm.out": "bmm_out",
    "aten.convolution": "convolution",
    "aten._fft_c2c": "_fft_c2c",
    "aten._fft_r2c": "_fft_r2c",
    "aten.searchsorted.Tensor": "searchsorted_Tensor",
    "aten.sort": "sort",
    "aten.sort.stable": "sort_stable",
    "aten.topk": "topk",
}
"""Functions of libtorch that take 0.4 us less than the dispatcher's call of the same operator."""


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
    operators: tuple[str, ...]
    """The calls of torch's operators as Python functions of their tensors and of the symbols in their arguments."""


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
    """The module's single function as such a program. Raises UnsupportedError if it calls operators that libtorch's
    stable interface does not, or other functions, launches no kernels, or needs Python in another way.
    """
    programs = programs_of(module)
    if target_of(module) == CUDA or len(programs) != 1:
        raise UnsupportedError("a program on tensors is one function for the CPU", hint=HINT)
    emitter = _TensorProgramEmitter(programs[0])
    if any(isinstance(each.type, Float64Type) for each in programs[0].body.block.args):
        raise UnsupportedError("a program on tensors takes no floats", hint=HINT)
    if not emitter.kernels:
        raise UnsupportedError("a program that launches nothing is no program on tensors", hint=HINT)
    lines = emitter.emit()
    declared = "".join(f'extern "C" Status {kernel}(void* const* buffers, const i64* symbols);\n'
                       for kernel in emitter.kernels)
    body = "".join(f"{line.text}\n" for line in lines)
    functions = " ".join(f"each({name}, ({types}))" for name, types in emitter.functions.items())
    listed = f"#define FUNCTIONS(each) {functions}\n" * bool(emitter.operators)
    text = (f'#include "arguments.h"\n\n{declared}\n{listed}{_FAST_TO_COMPILE}\n'
            f"namespace stepwell_host {{\n\n{body}\n}}\n\n#pragma GCC pop_options\n")
    return TensorProgram(text, tuple(isinstance(each.type, IndexType) for each in programs[0].body.block.args),
                         tuple(dtype_name(buffer_of(each).element_type) for each in emitter.made),
                         len(_return_of(programs[0]).operands), tuple(emitter.operators))


class _TensorProgramEmitter(CallingEmitter):
    """Prints a function as `Status ENTRY(Call *, const Value *arguments)`."""

    def __init__(self, function: FuncOp):
        super().__init__(function)
        returned = map(_origin, _return_of(function).operands)
        self.made = list(dict.fromkeys(each for each in returned if isinstance(each.owner, AllocOp)
                                       or _is_of_operator(each)))
        """The buffers that are returned, or whose views are returned, except for arguments."""
        self.operators: list[str] = []
        """The calls of operators in Python."""
        self._lent: list[SSAValue | Number] = []
        """The tensors of the current call, in the order in which C passes them."""

    def declaration(self) -> str:
        return f'extern "C" Status {ENTRY}(Call *run, const Value *arguments)'

    def _allocate(self, result: SSAValue, stem: str) -> None:
        if result not in self.made:
            super()._allocate(result, stem)
            return
        name = self.names.declare(result, stem)
        self._line(f"NEW_TENSOR({name}, {self.made.index(result)}, {self._dimensions(buffer_of(result))});")

    def _extern(self, op: Operation) -> None:
        if is_read(op):
            super()._extern(op)
            return
        if is_seeds(op) or schema_of(op).namespace != "aten":
            self._refuse(op, f"leaves {schema_of(op).qualified_name} to Python")
        begin, symbols = len(self.lines), dict[str, str]()
        self._lent = []
        super()._extern(op)
        places = {value: f"tensors[{at}]" for at, value in reversed([*enumerate(self._lent)]) if value in op.operands}

        def symbol(name: str) -> str:
            return symbols.setdefault(self._symbol(name), f"symbols[{len(symbols)}]")

        call = call_text(op, f"torch.ops.{operator_path(op)}", places.__getitem__, symbol)
        given = f"{len(self.operators)}, {len(symbols)}, SYMBOLS({', '.join(symbols)})"
        self.lines.insert(begin, Line(f"BEGIN_OPERATOR({given});", self._location, self.function.sym_name.data))
        self.operators.append(f"lambda tensors, symbols: {call}")

    def _function_of(self, op: Operation) -> str | None:
        return super()._function_of(op) or FUNCTIONS.get(operator_path(op).removesuffix(".default"))

    def _borrow(self, value: SSAValue | Number) -> str:
        self._lent.append(value)
        if isinstance(value, Number):
            return super()._borrow(value)
        source = _tensor_of(value)
        if isinstance(source, BlockArgument):
            return f"LEND_ARGUMENT({source.index})"
        if source in self._made:
            return f"LEND_RESULT({self._made[source]})"
        return f"LEND_TENSOR({self.made.index(source)})" if source in self.made else super()._borrow(value)

    def _dimensions(self, type: BufferType) -> str:
        return f"{len(type.sizes.data)}, {self._sizes(type)}, {self._strides(type)}"

    def _expect_strides(self, op: ExpectStridesOp) -> None:
        if (made := self._made.get(op.input)) is not None:
            self._line(f"EXPECT_MADE_STRIDES({made}, {self._dimensions(buffer_of(op.result))});")
            self._line(f"void *{self.names.declare(op.result, 'x')} = {made}.data;")
            return
        if not isinstance(op.input, BlockArgument):
            super()._expect_strides(op)
            return
        name = self.names.declare(op.result, "x")
        self._line(f"EXPECT_STRIDES({name}, {op.input.index}, {self._dimensions(buffer_of(op.result))});")

    def _launch_one_of(self, op: LaunchOneOfOp) -> NoReturn:
        self._refuse(op, "measures no kernels")

    def _compute(self, op: ComputeOp) -> NoReturn:
        self._refuse(op, "leaves formulas to Python")

    def _copy(self, op: CopyOp) -> NoReturn:
        self._refuse(op, "leaves copies to torch")

    def _return(self, op: ReturnOp) -> None:
        for value, made in self._made.items():
            if value in self.made:
                self._line(f"OWN_RESULT({self.made.index(value)}, {made});")
        for at, value in enumerate(op.operands):
            if isinstance(value.type, Float64Type):
                self._refuse(op, "returns no floats")
            if not isinstance(value.type, BufferType):
                self._line(f"GIVE_NUMBER({at}, {self._text(value)});")
            elif isinstance(view := value.owner, ViewOp):
                place = f"{self._tensor(op, view.input)}, {self._dimensions(value.type)}"
                self._line(f"GIVE_VIEW({at}, {place}, {c_text(view.offset.data, self._symbol)});")
            else:
                self._line(f"GIVE({at}, {self._tensor(op, value)});")

    def _tensor(self, op: ReturnOp, value: SSAValue) -> str:
        """The tensor for a returned buffer."""
        value = _tensor_of(value)
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
    """The tensor underlying a view."""
    value = _tensor_of(value)
    return _origin(value.owner.input) if isinstance(value.owner, ViewOp) else value


def _tensor_of(value: SSAValue) -> SSAValue:
    """The tensor that this buffer is: what its strides were checked of, or what an operator wrote into."""
    if isinstance(value.owner, ExpectStridesOp):
        return _tensor_of(value.owner.input)
    written = written_by(value) if _is_of_operator(value) else None  # type: ignore[arg-type]
    return value if written is None else _tensor_of(written)


def _is_of_operator(value: SSAValue) -> bool:
    return isinstance(value.owner, Operation) and has_schema(value.owner) and isinstance(value.type, BufferType)
