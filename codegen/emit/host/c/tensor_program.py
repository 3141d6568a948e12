"""Prints host functions on torch's tensors as C++, so that a compiled graph is called by a single native call.

It is the program in C with the functions of `tensor_program.h`, except that torch allocates the results, and that
operators take the tensors of arguments and results as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import IO, NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import Float64Type, IndexType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.utils.target import Target

from .....ir.dialects.aten import has_schema, schema_of
from .....ir.dialects.control import CallOp, ControlOp
from .....ir.dialects.host import AllocOp, BufferType, CopyOp, ExpectStridesOp, LaunchOneOfOp, ViewOp
from .....ir.dialects.shape import ComputeOp
from .....ir.dtypes import dtype_name, element_bytes
from .....ir.errors import UnsupportedError
from .....ir.machines.targets import CUDA, target_of
from .....ir.modules.symbols import is_private, programs_of
from ....runtime.program import NativeHost
from ...emitted_text import Line
from ..extern_calls import call_text, operator_path
from ..walk import buffer_of
from .calls import CallingEmitter, written_by
from .emitter import HINT
from .expressions import c_text
from .formulas import is_of_integers
from .functions import FUNCTIONS
from .operator_calls import Number
from .operators import dtype_code, is_read, is_seeds

__all__ = ["TensorProgramTarget", "emit_tensor_program", "tensor_program"]

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
class TensorProgramTarget(Target):
    """Print the host function of a module as C++ on torch's tensors, which is called without Python."""

    name = "host-tensors"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        output.write(emit_tensor_program(module).text)


def tensor_program(module: ModuleOp) -> NativeHost | None:
    """The module's functions as such a program, or None if it is unsupported."""
    try:
        return emit_tensor_program(module)
    except UnsupportedError:
        return None


def emit_tensor_program(module: ModuleOp) -> NativeHost:
    """The module's functions as such a program. Raises UnsupportedError if it calls operators that libtorch's stable
    interface does not, launches no kernels, or needs Python in another way.
    """
    programs = programs_of(module)
    entries = [each for each in programs if not is_private(each)]
    if target_of(module) == CUDA or len(entries) != 1:
        raise UnsupportedError("a program on tensors is one for the CPU with one entry", hint=HINT)
    (entry,) = entries
    if any(isinstance(each.type, Float64Type) for each in entry.body.block.args):
        raise UnsupportedError("a program on tensors takes no floats", hint=HINT)
    names, operators = [each.sym_name.data for each in programs], list[str]()
    main = _TensorProgramEmitter(entry, names, operators)
    emitters = [*(_TensorFunctionEmitter(each, names, operators) for each in programs if each is not entry), main]
    kernels = dict.fromkeys(kernel for each in emitters for kernel in each.kernels)
    if not kernels:
        raise UnsupportedError("a program that launches nothing is no program on tensors", hint=HINT)
    body = "\n".join("".join(f"{line.text}\n" for line in each.emit()) for each in emitters)
    declared = "".join(f'extern "C" Status {kernel}(void* const* buffers, const i64* symbols);\n' for kernel in kernels)
    private = "".join(f"{each.declaration()};\n" for each in emitters if each is not main)
    functions = {name: types for each in emitters for name, types in each.functions.items()}
    listed = " ".join(f"each({name}, ({types}))" for name, types in functions.items())
    needs_libtorch = any(each.needs_libtorch for each in emitters)
    text = (f'#include "arguments.h"\n\n{declared}\n{f"#define FUNCTIONS(each) {listed}{chr(10)}" * needs_libtorch}'
            f"{_FAST_TO_COMPILE}\nnamespace stepwell_host {{\n\n{private}{body}\n}}\n\n#pragma GCC pop_options\n")
    return NativeHost(text, ENTRY, tuple(isinstance(each.type, IndexType) for each in entry.body.block.args),
                      tuple(dtype_name(buffer_of(each).element_type) for each in main.made),
                      len(_return_of(entry).operands), tuple(operators), needs_libtorch)


class _TensorFunctionEmitter(CallingEmitter):
    """Prints a function that another one calls as `Status NAME(Call *, const Value *arguments, Result *results)`."""

    def __init__(self, function: FuncOp, functions: Iterable[str], operators: list[str]):
        super().__init__(function, functions)
        self.operators = operators
        """The calls of operators in Python, of all functions."""
        self.needs_libtorch = False
        self._lent: list[SSAValue | Number] = []
        """The tensors of the current call, in the order in which C passes them."""

    def declaration(self) -> str:
        return super().declaration().replace("(Run *run", "(Call *run")

    def _symbol(self, name: str) -> str:
        if name not in self.symbols:
            raise UnsupportedError(f"a program on tensors needs {name}, which only sizes of arguments tell", hint=HINT)
        return super()._symbol(name)

    def _extern(self, op: Operation) -> None:
        if is_read(op):
            super()._extern(op)
            return
        self.needs_libtorch = True
        if is_seeds(op):
            self._draw(op)
            return
        if schema_of(op).namespace != "aten":
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

    def _draw(self, op: Operation) -> None:
        """Draw seeds from torch's generator, as the operator does."""
        (seeds,) = op.results
        count = buffer_of(seeds).sizes.data[0]
        self._line(f"BEGIN_OPERATOR({len(self.operators)}, 0, SYMBOLS());")
        self._allocate(seeds, "s")
        self.functions["randint_low_out"] = "void *, i64, i64, i64 const *, i64"
        self._line(f'FUNCTION({self.names.fresh("seeds")}, 1, "aten::randint", randint_low_out, 1, '
                   f"BORROWED({self._borrow(seeds)}), LENT(0), INT64_MIN, 0x7fffffffffffffff, SIZES({count}), 1);")
        self.operators.append(f"lambda tensors, symbols: torch.randint(-2**63, 2**63 - 1, ({count},), out=tensors[0])")

    def _copy(self, op: CopyOp) -> None:
        self.needs_libtorch = True
        super()._copy(op)

    def _call(self, op: CallOp) -> None:
        if op.once is not None:
            self._refuse(op, "calls no function once: only Python sees that a parameter was written")
        super()._call(op)

    def _launch_one_of(self, op: LaunchOneOfOp) -> NoReturn:
        self._refuse(op, "measures no kernels")

    def _compute(self, op: ComputeOp) -> None:
        if not is_of_integers(op.formula.data) or any(isinstance(each.type, Float64Type) for each in op.inputs):
            self._refuse(op, "leaves formulas that may fail, or have floats, to Python")
        super()._compute(op)

    def _function_of(self, op: Operation) -> str | None:
        return super()._function_of(op) or FUNCTIONS.get(operator_path(op).removesuffix(".default"))

    def _borrow(self, value: SSAValue | Number) -> str:
        self._lent.append(value)
        if isinstance(value, Number):
            return super()._borrow(value)
        source = _tensor_of(value)
        return f"LEND_RESULT({self._made[source]})" if source in self._made else super()._borrow(value)

    def _dimensions(self, type: BufferType) -> str:
        return f"{len(type.sizes.data)}, {self._sizes(type)}, {self._strides(type)}"

    def _expect_strides(self, op: ExpectStridesOp) -> None:
        if (made := self._made.get(op.input)) is not None:
            self._line(f"EXPECT_MADE_STRIDES({made}, {self._dimensions(buffer_of(op.result))});")
            self._line(f"void *{self.names.declare(op.result, 'x')} = {made}.data;")
            return
        super()._expect_strides(op)


class _TensorProgramEmitter(_TensorFunctionEmitter):
    """Prints the entry as `Status ENTRY(Call *, const Value *arguments)`."""

    def __init__(self, function: FuncOp, functions: Iterable[str], operators: list[str]):
        super().__init__(function, functions, operators)
        returned = map(_origin, _return_of(function).operands)
        self.made = list(dict.fromkeys(each for each in returned if (isinstance(each.owner, AllocOp | ControlOp)
                                       and isinstance(each.type, BufferType)) or _is_of_operator(each)))
        """The buffers that are returned, or whose views are returned, except for arguments."""

    def declaration(self) -> str:
        return f'extern "C" Status {ENTRY}(Call *run, const Value *arguments)'

    def _allocate(self, result: SSAValue, stem: str) -> None:
        if result not in self.made:
            super()._allocate(result, stem)
            return
        name = self.names.declare(result, stem)
        self._line(f"NEW_TENSOR({name}, {self.made.index(result)}, {self._dimensions(buffer_of(result))});")

    def _borrow(self, value: SSAValue | Number) -> str:
        text = super()._borrow(value)
        if isinstance(value, Number):
            return text
        source = _tensor_of(value)
        if isinstance(source, BlockArgument):
            return f"LEND_ARGUMENT({source.index})"
        is_new = source in self.made and isinstance(source.owner, AllocOp)
        return f"LEND_TENSOR({self.made.index(source)})" if is_new else text

    def _expect_strides(self, op: ExpectStridesOp) -> None:
        if not isinstance(op.input, BlockArgument):
            super()._expect_strides(op)
            return
        name = self.names.declare(op.result, "x")
        self._line(f"EXPECT_ARGUMENT_STRIDES({name}, {op.input.index}, {self._dimensions(buffer_of(op.result))});")

    def _return(self, op: ReturnOp) -> None:
        for at, value in enumerate(self.made):
            if value in self._made:
                self._line(f"OWN_RESULT({at}, {self._made[value]});")
            elif isinstance(value.owner, ControlOp):
                self.needs_libtorch, type = True, buffer_of(value)
                self._line(f"OWN_MEMORY({at}, {self._text(value)}, {dtype_code(type.element_type)}, "
                           f"{element_bytes(type.element_type)}, {len(type.sizes.data)}, {self._sizes(type)}, "
                           f"{self._given_strides(value)});")
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
