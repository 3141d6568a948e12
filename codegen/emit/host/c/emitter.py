"""Prints a host function as C, one line per op."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from xdsl.dialects.builtin import Float64Type
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from .....ir.dialects.aten import has_schema
from .....ir.dialects.comm import StartOp, WaitOp
from .....ir.dialects.host import (
    HUGE_PAGES,
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
from .....ir.dialects.shape import AssertOp, ComputeOp, DimOp, ValueOp
from .....ir.dtypes import element_bytes
from .....ir.errors import UnsupportedError
from .....ir.modules.symbols import is_private
from ...cpp.names import KEYWORDS, LIBRARY_FUNCTIONS, TYPES
from ...emitted_text import Line, unplaced
from ...names import Names
from ..walk import HostWalk, buffer_of
from .expressions import c_array, c_string, c_text
from .formulas import Number, NumberError, c_formula

__all__ = ["HostCEmitter"]

# Names with a meaning in the header, or as macros of it or of libc.
_RESERVED = frozenset("""
    run arguments results status Run Value Result Status Block Program Allocator i64 floor_division floor_modulo
    minimum maximum allocate release copy expect_strides extent_in_bytes fail failed_kernel give_buffer
    take_arena advise_huge end_run has_strides new_block free_block link_block unlink_block lock unlock
    allocate_aligned release_aligned madvise enter inputs outputs values runner checked refuse own own_number
    begin driver gpu launch all_kernels copy_bytes_1 copy_bytes_2 copy_bytes_4 copy_bytes_8
    missing_feature run_entry stdin stdout stderr restrict inline errno malloc calloc free printf snprintf
    numbers addresses advise_huge_pages release_memory status_of_kernel checked_status
    end_block end_turn draw_seed whole real some text list borrow handle take take_item libtorch call_operator at
    functions given made called array_of error next is_within nearbyint fmax fmin quotient remainder_of whole_number
    bits_of of_bits
    memcpy memmove int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t _Bool _Complex
""".split())
HINT = "torch.compile runs such a program; its host program is printed as Python"


class HostCEmitter(HostWalk):
    """Prints one function as `Status NAME(Run *, const Value *arguments, Result *results)`.

    What the lines call is in `host_program.h`. A buffer is the address of its first element: its sizes and strides are
    those of its type, but for the strides of arguments, which their callers choose, and for what operators and other
    functions give, which say their own. These a subclass calls.
    """

    def __init__(self, function: FuncOp, functions: Iterable[str] = ()):
        self.kernels = dict.fromkeys(name for op in function.body.block.ops
                                     if isinstance(op, LaunchOp | LaunchOneOfOp) for name in op.kernel_names)
        """The kernels that may be launched."""
        self._made: dict[SSAValue, str] = {}
        """The results of operators."""
        self._given: dict[SSAValue, str] = {}
        """The strides of buffers that say their own."""
        self._results: dict[SSAValue, str] = {}
        """What other functions gave, as `Result`."""
        reserved = _RESERVED.union(KEYWORDS, LIBRARY_FUNCTIONS, self.kernels, functions)
        super().__init__(function, Names(reserved, reserved_form=TYPES))

    def emit(self) -> list[Line]:
        """The lines of the function."""
        parameters = self.function.body.block.args
        unused = ["  (void)run, (void)arguments, (void)results;"] * is_private(self.function)
        head = [f"{self.declaration()} {{", *unused]
        for at, argument in enumerate(parameters):
            name = self._parameter(argument)
            if isinstance(argument.type, BufferType):
                head.append(f"  void *{name} = arguments[{at}].data;")
            elif isinstance(argument.type, Float64Type):
                head.append(f"  const double {name} = of_bits(arguments[{at}].number);")
            else:
                head.append(f"  const i64 {name} = arguments[{at}].number;")
        self.visit()
        return [*unplaced("\n".join(head)), *self._indented("  "), *unplaced("  return SUCCEEDED;\n}")]

    def declaration(self) -> str:
        """The head of the function."""
        static = "static " * is_private(self.function)
        return f"{static}Status {self.function.sym_name.data}(Run *run, const Value *arguments, Result *results)"

    def _text(self, value: SSAValue) -> str:
        return self.names[value]

    def _sizes(self, type: BufferType) -> str:
        return c_array("SIZES", (c_text(size, self._symbol) for size in type.sizes.data))

    def _strides(self, type: BufferType) -> str:
        return c_array("STRIDES", (c_text(stride, self._symbol) for stride in type.strides.data))

    def _layout(self, type: BufferType) -> str:
        """The memory layout of a buffer as arguments: element size, rank, sizes, strides."""
        return f"{element_bytes(type.element_type)}, {len(type.sizes.data)}, {self._sizes(type)}, {self._strides(type)}"

    def _given_strides(self, value: SSAValue) -> str:
        """The actual strides of a buffer."""
        if value in self.function.body.block.args:
            return f"arguments[{value.index}].strides"  # type: ignore[attr-defined]
        return self._given.get(value) or self._strides(buffer_of(value))

    def _alloc(self, op: AllocOp) -> None:
        self._allocate(op.result, "b")
        if HUGE_PAGES in op.attributes:
            self._line(f"advise_huge({self._text(op.result)}, extent_in_bytes({self._layout(buffer_of(op.result))}));")

    def _allocate(self, result: SSAValue, stem: str) -> None:
        """Declare new memory."""
        self._line(f"ALLOCATE({self.names.declare(result, stem)}, {self._layout(buffer_of(result))});")

    def _arena(self, op: ArenaOp) -> None:
        name, size = self.names.declare(op.result, "arena"), op.size.value.data
        self._line(f"ARENA({name}, {size});")
        if HUGE_PAGES in op.attributes:
            self._line(f"advise_huge({name}, {size});")

    def _slice(self, op: SliceOp) -> None:
        name, offset = self.names.declare(op.result, "b"), op.offset.value.data
        self._line(f"void *{name} = {self._text(op.arena)} + {offset};")

    def _launch(self, op: LaunchOp | LaunchOneOfOp, kernel: str) -> None:
        buffers = [self._text(each) for each in op.arguments if isinstance(each.type, BufferType)]
        symbols = [self._text(each) for each in op.arguments if not isinstance(each.type, BufferType)]
        self._line(f"LAUNCH({kernel}, {c_array('BUFFERS', buffers)}, {c_array('SYMBOLS', symbols)});")

    def _view(self, op: ViewOp) -> None:
        type = buffer_of(op.result)
        offset = c_text(op.offset.data, self._symbol)
        source, name = self._text(op.input), self.names.declare(op.result, "v")
        place = source if offset == "0" else f"(char *){source} + ({offset}) * {element_bytes(type.element_type)}"
        self._line(f"void *{name} = {place};")

    def _copy(self, op: CopyOp) -> None:
        type = buffer_of(op.source)
        self._line(f"COPY({self._text(op.target)}, {self._given_strides(op.target)}, {self._text(op.source)}, "
                   f"{self._given_strides(op.source)}, {element_bytes(type.element_type)}, {len(type.sizes.data)}, "
                   f"{self._sizes(type)});")

    def _expect_sizes(self, op: ExpectSizesOp) -> None:
        type, made = buffer_of(op.input), self._made.get(op.input)
        if not isinstance(op.input.owner, Operation) or not has_schema(op.input.owner):
            self._refuse(op, "checks the sizes of what operators give, not of other buffers")
        if made is not None and type.sizes.data:  # else it was allocated with the sizes of its type, or is a scalar
            self._line(f"EXPECT_MADE_SIZES({made}, {c_string(op.operator.data)}, {self._sizes(type)});")

    def _expect_strides(self, op: ExpectStridesOp) -> None:
        source = self._text(op.input)
        if op.input not in self.function.body.block.args and op.input not in self._given:
            self.names.bind(op.result, source)  # whatever this program makes has the strides of its type
            return
        name = self.names.declare(op.result, "x")
        self._line(f"EXPECT_STRIDES({name}, {source}, {self._given_strides(op.input)}, "
                   f"{self._layout(buffer_of(op.result))});")

    def _free(self, op: FreeOp) -> None:
        if isinstance(op.buffer.owner, AllocOp):
            self._line(f"release(run, {self._text(op.buffer)});")
        elif self._is_kept_result(op.buffer):
            made = self._given.get(op.buffer)
            self._line(f"release(run, {self._text(op.buffer)});" if made is None else
                       f"end_block(run, {made.removesuffix('.strides')}.block);")

    def _is_kept_result(self, buffer: SSAValue) -> bool:
        """Whether an operator gave a buffer, which was not dropped."""
        return buffer in self.names and isinstance(buffer.owner, Operation) and has_schema(buffer.owner)

    def _value(self, op: ValueOp) -> None:
        name = self.names.declare(op.result, "n")
        self._line(f"const i64 {name} = {c_text(op.value.data, self._symbol)};")

    def _assert(self, op: AssertOp) -> None:
        value = c_text(op.value.data, self._symbol)
        holds = f"({value}) != 0" if op.operand is None else f"{self._text(op.operand)} == {value}"
        self._line(f"REQUIRE({holds}, {c_string(op.message.data)});")

    def _return(self, op: ReturnOp) -> None:
        for each in self.function.body.block.ops if is_private(self.function) else ():
            if isinstance(each, ArenaOp):
                self._line(f"END_ARENA({self._text(each.result)});")
        for at, value in enumerate(op.operands):
            if value in self._results:
                self._line(f"RETURN_RESULT({at}, {self._results[value]});")
            elif isinstance(value.type, BufferType):
                self._line(f"RETURN_BUFFER({at}, {self._text(value)}, {self._layout(value.type)});")
            else:
                self._line(f"RETURN_NUMBER({at}, {self._as_number(value)});")

    def _as_number(self, value: SSAValue) -> str:
        """A number as it is passed to functions."""
        return f"bits_of({self._text(value)})" if isinstance(value.type, Float64Type) else self._text(value)

    def _refuse(self, op: Operation, what: str) -> NoReturn:
        raise UnsupportedError.at(op, f"a host program in C {what}", hint=HINT)

    def _compute(self, op: ComputeOp) -> None:
        numbers = [Number(self._text(each), isinstance(each.type, Float64Type)) for each in op.inputs]
        try:
            computed = c_formula(op.formula.data, numbers)
        except NumberError as error:
            self._refuse(op, f"computes no {error} as Python does")
        is_real = isinstance(op.result.type, Float64Type)
        text = computed.real if is_real else computed.text
        if computed.is_real and not is_real:
            text = f"whole_number({text})"
        name = self.names.declare(op.result, "n")
        self._line(f"const {self._number_type(op.result)} {name} = {text};")
        if not is_real:
            self._line(f'REQUIRE({name} != INT64_MIN, "a size is divided by zero, or computed as what no integer is");')

    def _number_type(self, value: SSAValue) -> str:
        return "double" if isinstance(value.type, Float64Type) else "i64"

    def _dim(self, op: DimOp) -> None:
        size = buffer_of(op.input).sizes.data[op.position.value.data]
        self._line(f"const i64 {self.names.declare(op.result, 'n')} = {c_text(size, self._symbol)};")

    def _start(self, op: StartOp | WaitOp) -> NoReturn:
        self._refuse(op, "does not communicate with other processes")

    _wait = _start
