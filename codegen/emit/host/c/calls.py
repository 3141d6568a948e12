"""Emits the calls of a host program in C: of operators of torch, and of other functions of the module."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.dialects.builtin import Float64Type, IndexType, ModuleOp, NoneType, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, OpResult, SSAValue

from .....ir.dialects.aten import argument, schema_of
from .....ir.dialects.aten.out_variants import WRITING
from .....ir.dialects.control import CallOp, CondOp, ScanOp, WhileOp
from .....ir.dialects.host import BufferType, FreeOp
from .....ir.dtypes import dtype_name, element_bytes
from ..walk import buffer_of
from .emitter import HostCEmitter
from .expressions import c_array, c_string, c_text
from .functions import FunctionCall
from .operator_calls import NUMBERS, Number, call_of
from .operators import dtype_code, function_of, is_read, is_seeds, obstacle_of, values_of

__all__ = ["CallingEmitter", "written_by"]


class CallingEmitter(HostCEmitter):
    """Emits a function that may call operators, through `operators.h`, and other functions.

    Another function has the same calling convention as the program itself. Its allocations live until the end of the
    run, except for its arena, and except for allocations in loops that later iterations do not need.
    """

    def __init__(self, function: FuncOp, functions: Iterable[str] = ()):
        self.calls_operators = False
        """Whether `operators.h` is needed."""
        self.functions: dict[str, str] = {}
        """The functions of libtorch that are called, with their parameters."""
        super().__init__(function, functions)

    def _extern(self, op: Operation) -> None:
        schema = schema_of(op)
        obstacle = obstacle_of(op)
        if obstacle is not None:
            self._refuse(op, f"does not call {schema.qualified_name}: {obstacle}")
        if is_seeds(op):
            self._line(f"SEEDS({self.names.declare(op.results[0], 's')}, {buffer_of(op.results[0]).sizes.data[0]});")
            return
        if is_read(op):
            source = dtype_name(buffer_of(op.operands[0]).element_type)
            name, type = self.names.declare(op.results[0], "n"), self._number_type(op.results[0])
            self._line(f"READ({type}, {name}, {NUMBERS[source]}, {self._text(op.operands[0])});")
            return
        self.calls_operators = True
        if (function := self._function_of(op)) is not None:
            self._function(op, function)
            return
        call = call_of(op)
        values = values_of(call, self._borrow, self._symbol)
        stack, name = self.names.fresh(schema.name), c_string(f"{call.schema.namespace}::{call.schema.name}")
        overload, count = c_string(call.schema.overload), max(len(values), len(op.results), 1)
        self._line(f"OPERATOR({stack}, {count}, {name}, {overload}, {', '.join(values) or 'NONE'});")
        is_list = len(schema.returns) == 1 and schema.returns[0].is_list
        for at, result in enumerate(op.results):
            value = f"{stack}[{at}]"
            if is_list:
                value = self.names.fresh(f"{schema.name}_item")
                self._line(f"TAKE_ITEM({value}, {name}, {stack}[0], {len(op.results)}, {at});")
            self._take(op, result, value, name)
        if is_list:
            self._line(f"END_LIST({stack}[0]);")

    def _function_of(self, op: Operation) -> str | None:
        """The function of libtorch to call in place of the dispatcher, or None."""
        return function_of(op)

    def _function(self, op: Operation, function: str) -> None:
        """Call an operator's own function, into new memory if it allocates none."""
        schema, out = schema_of(op), None
        if op.name in WRITING:
            self._allocate(op.results[0], "t")
            out = self._borrow(op.results[0])
        elif not schema.is_pure:
            written = argument(op, "out")
            self.names.bind(op.results[0], self._text(written))
            out = self._borrow(written)
        call = FunctionCall.of(call_of(op), len(op.results), out, self._borrow, self._symbol)
        self.functions[function] = ", ".join(call.types)
        stack, name = self.names.fresh(schema.name), c_string(f"{schema.namespace}::{schema.name}")
        self._line(f"FUNCTION({stack}, {len(op.results)}, {name}, {function}, {len(call.tensors)}, "
                   f"BORROWED({', '.join(call.tensors) or 'NONE'}), {', '.join(call.values)});")
        for at, result in enumerate(op.results if out is None else ()):
            self._take(op, result, f"{stack}[{at}]", name)

    def _take(self, op: Operation, result: OpResult, value: str, operator: str) -> None:
        """Declare the result of an operator."""
        written = written_by(result)
        # Libtorch's descriptions of some results that are for training do not hold, such as that of mkldnn_rnn_layer.
        is_unused = any(map(_is_used, op.results)) and not _is_used(result) and not self._new_symbols(result)
        if isinstance(result.type, NoneType) or written is not None or is_unused:
            self._line(f"DROP({value});")
            if written is not None:
                self.names.bind(result, self._text(written))
            return
        type, name = buffer_of(result), self.names.declare(result, "t")
        made = self.names.fresh(f"{name}_made", numbered=False)
        self._line(f"TAKE({made}, {operator}, {value}, {dtype_code(type.element_type)}, "
                   f"{element_bytes(type.element_type)}, {len(type.sizes.data)});")
        self._line(f"void *{name} = {made}.data;")
        self._given[result] = f"{made}.strides"
        self._made[result] = made
        self._learn_sizes(type, f"{made}.sizes")

    def _new_symbols(self, result: SSAValue) -> list[str]:
        """The symbols that are first known as sizes of this buffer."""
        type = result.type
        symbols = (size.as_symbol for size in type.sizes.data) if isinstance(type, BufferType) else ()
        return [each for each in symbols if each is not None and each not in self.symbols]

    def _borrow(self, value: SSAValue | Number) -> str:
        if isinstance(value, Number):
            return f"scalar({value.text}, {dtype_code(value.type)})"
        type = buffer_of(value)
        return (f"borrow(run, {self._text(value)}, {dtype_code(type.element_type)}, "
                f"{element_bytes(type.element_type)}, {len(type.sizes.data)}, {self._sizes(type)}, "
                f"{self._given_strides(value)})")

    def _learn_sizes(self, type: BufferType, sizes: str) -> None:
        """Bind the symbols that first occur in the sizes of a buffer."""
        for position, size in enumerate(type.sizes.data):
            symbol = size.as_symbol
            if symbol is not None and symbol not in self.symbols:
                self.symbols[symbol] = self.names.fresh(symbol)
                self._line(f"const i64 {self.symbols[symbol]} = {sizes}[{position}];")

    def _call(self, op: CallOp) -> None:
        results = self._declare_results(op.outputs, "call")
        called = self._called(op.function, op.inputs, into=results)
        self._line(f"CALL_ONCE{called.removeprefix('CALL').removesuffix(')')}, {len(op.outputs)});" if op.once else
                   f"{called};")
        self._name_results(op.outputs, results)

    def _cond(self, op: CondOp) -> None:
        results = self._declare_results(op.outputs, "chosen")
        holds = self._text(op.predicate)
        if isinstance(op.predicate.type, BufferType):
            holds = self._read_condition(holds)
        self._line(f"if ({holds})")
        self._line(f"  {self._called(op.then, op.then_arguments, into=results)};")
        self._line("else")
        self._line(f"  {self._called(op.otherwise, op.otherwise_arguments, into=results)};")
        self._name_results(op.outputs, results)

    def _while(self, op: WhileOp) -> None:
        carried, before = self._begin_loop(op)
        given = self._passed_on(carried, op.carried)
        test, following = self.names.fresh("test"), self.names.fresh("next")
        is_number = self._gives_number(op)
        self._line("for (;;) {")
        self._line(f"  Result {test}[1], {following}[{max(len(op.carried), 1)}];")
        self._line(f"  {self._called(op.condition, op.condition_arguments, *given, into=test)};")
        holds = f"{test}[0].number" if is_number else self._read_condition(f"{test}[0].data", "  ")
        self._line(f"  if (!{holds}) break;")
        self._line(f"  {self._called(op.body, op.body_arguments, *given, into=following)};")
        self._line(f"  END_TURN({before}, {carried}, {following}, {len(op.carried)});")
        self._line("}")
        self._name_results(op.outputs, carried)

    def _gives_number(self, op: WhileOp) -> bool:
        """Return whether the condition of a loop is an integer, as opposed to a tensor."""
        name = op.condition.string_value()
        module = self.function.parent_op()
        assert isinstance(module, ModuleOp)
        return any(isinstance(each, FuncOp) and each.sym_name.data == name
                   and isinstance(each.function_type.outputs.data[0], IndexType) for each in module.ops)

    def _scan(self, op: ScanOp) -> None:
        stacked = op.outputs[len(op.carried):]
        for result in stacked:
            self._line(f"ALLOCATE({self.names.declare(result, 'b')}, {self._layout(buffer_of(result))});")
        carried, before = self._begin_loop(op)
        at, following = self.names.fresh("turn", numbered=False), self.names.fresh("next")
        parts = [f"OF_TENSOR({self._part(each, at, self._given_strides(each))}, {self._given_strides(each)} + 1)"
                 for each in op.stacked]
        given = [*self._passed_on(carried, op.carried), *parts]
        self._line(f"for (i64 {at} = 0; {at} < {c_text(op.count, self._symbol)}; {at}++) {{")
        self._line(f"  Result {following}[{max(len(op.outputs), 1)}];")
        self._line(f"  {self._called(op.body, op.body_arguments, *given, into=following)};")
        for number, result in enumerate(stacked, len(op.carried)):
            type = buffer_of(result)
            strides, part = self._strides(type), f"{following}[{number}]"
            self._line(f"  COPY({self._part(result, at, strides)}, {strides} + 1, {part}.data, {part}.strides, "
                       f"{element_bytes(type.element_type)}, {len(type.sizes.data) - 1}, {self._sizes(type)} + 1);")
        self._line(f"  END_TURN({before}, {carried}, {following}, {len(op.carried)});")
        self._line("}")
        self._name_results(op.outputs[:len(op.carried)], carried)

    def _part(self, buffer: SSAValue, at: str, strides: str) -> str:
        """Return the address of slice number `at` of a buffer."""
        return f"(char *){self._text(buffer)} + {at} * {strides}[0] * {element_bytes(buffer_of(buffer).element_type)}"

    def _begin_loop(self, op: WhileOp | ScanOp) -> tuple[str, str]:
        """Initialize the carried values of a loop; return their name and that of the newest block before the loop."""
        carried, before = self.names.fresh("carried"), self.names.fresh("before")
        self._line(f"Result {carried}[{max(len(op.carried), 1)}];")
        for at, value in enumerate(op.carried):
            if isinstance(value.type, BufferType):
                self._line(f"give_buffer({carried} + {at}, {self._text(value)}, {len(value.type.sizes.data)}, "
                           f"{self._sizes(value.type)}, {self._given_strides(value)});")
            else:
                self._line(f"{carried}[{at}].number = {self._as_number(value)}, {carried}[{at}].data = NULL;")
        self._line(f"NEWEST_BLOCK({before});")
        return carried, before

    def _passed_on(self, results: str, values: Sequence[SSAValue]) -> list[str]:
        """Return the carried values of a loop as arguments of a call."""
        return [f"OF_TENSOR({results}[{at}].data, {results}[{at}].strides)" if isinstance(value.type, BufferType) else
                f"OF_NUMBER({results}[{at}].number)" for at, value in enumerate(values)]

    def _declare_results(self, outputs: Sequence[SSAValue], stem: str) -> str:
        name = self.names.fresh(stem)
        self._line(f"Result {name}[{max(len(outputs), 1)}];")
        return name

    def _name_results(self, outputs: Sequence[SSAValue], results: str) -> None:
        """Bind the results of a call to their names."""
        for at, output in enumerate(outputs):
            self._results[output] = f"{results}[{at}]"
            if isinstance(output.type, BufferType):
                self.names.bind(output, f"{results}[{at}].data")
                self._given[output] = f"{results}[{at}].strides"
                self._learn_sizes(output.type, f"{results}[{at}].sizes")
            else:
                number = f"{results}[{at}].number"
                self.names.bind(output, f"of_bits({number})" if isinstance(output.type, Float64Type) else number)

    def _read_condition(self, data: str, indent: str = "") -> str:
        """Read a boolean from memory, and return its name."""
        name = self.names.fresh("holds")
        self._line(f"{indent}READ(i64, {name}, int8_t, {data});")
        return name

    def _called(self, function: SymbolRefAttr, arguments: Sequence[SSAValue], *first: str, into: str) -> str:
        """Return a call of another function of the module."""
        given = [*first, *(f"OF_TENSOR({self._text(each)}, {self._given_strides(each)})"
                           if isinstance(each.type, BufferType) else f"OF_NUMBER({self._as_number(each)})"
                           for each in arguments)]
        return f"CALL({function.string_value()}, {c_array('VALUES', given)}, {into})"


def written_by(result: OpResult) -> SSAValue | None:
    """The argument of an operator that this result is, because the operator writes into it."""
    schema = schema_of(result.op)
    alias = None if schema.returns[0].is_list else schema.returns[result.index].alias
    names = (each.name for each in schema.arguments if each.type.is_written and each.type.alias == alias)
    return next((argument(result.op, name) for name in names), None)


def _is_used(result: SSAValue) -> bool:
    return any(not isinstance(use.operation, FreeOp) for use in result.uses)
