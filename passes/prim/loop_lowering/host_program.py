"""The host program: tensors become buffers, and calls of kernels become launches."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, StringAttr, TensorType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.aten import Attention, arguments, depends_on_layout, schema_of
from ....ir.dialects.comm import StartOp, WaitOp
from ....ir.dialects.control import ControlOp, ScanOp, WhileOp
from ....ir.dialects.host import AllocOp, BufferType, CopyOp, ExpectSizesOp, LaunchOneOfOp, LaunchOp, ViewOp
from ....ir.dialects.shape import AssertOp, ComputeOp, DimOp, ValueOp
from ....ir.errors import PassError
from ....ir.expressions import Expression, constant, floordiv
from ....ir.modules.levels import RELAYOUT, runs_on_other_device
from ....ir.modules.symbols import undeclared
from ....ir.shapes import contiguous_strides, dims
from ..analysis.strided_views import strided_view
from .buffers import (
    IS_ARGUMENT,
    MUTATED_BY,
    STRIDES,
    attributes_of,
    buffer_of,
    given_type,
    is_laid_out,
    listed_strides,
    operand_strides,
    row_major,
    strides_of,
)
from .image_layouts import image_strides
from .kernel_table import KernelTable


class HostProgram:
    """Rewrites one function over tensors as one over buffers; `called` has the new signatures of other functions."""

    def __init__(self, function: FuncOp, kernels: KernelTable, called: Mapping[str, FunctionType]):
        self.function, self.kernels, self.called = function, kernels, called
        self.block = Block()
        self.buffers: dict[SSAValue, SSAValue] = {}
        self.sizes: dict[str, SSAValue] = {}
        self.wanted: dict[SSAValue, tuple[Expression, ...]] = {}
        self.memory: dict[SSAValue, SSAValue] = {}
        self.returned: set[SSAValue] = set()

    def write(self) -> FuncOp:
        old = self.function.body.block
        given = attributes_of(self.function.arg_attrs, len(old.args))
        for argument, facts in zip(old.args, given, strict=True):
            self._argument(argument, facts)
        returned = old.last_op
        assert isinstance(returned, ReturnOp)
        asked = attributes_of(self.function.res_attrs, len(returned.operands))
        for value, facts in zip(returned.operands, asked, strict=True):
            if isinstance(value.type, TensorType):
                self.wanted.setdefault(value, strides_of(facts) or contiguous_strides(dims(value.type)))
        for op in old.ops:
            for value, strides in zip(op.operands, operand_strides(op, self.called), strict=True):
                if strides is not None:
                    self.wanted.setdefault(value, strides)
        for op in old.ops:
            if op is not returned:
                self._lower(op)
        renewed = {source.value.data: argument for argument, facts in zip(old.args, given, strict=True)
                   if isinstance(source := facts.get(MUTATED_BY), IntegerAttr)}
        results = [self._result(value, facts, renewed.get(at))
                   for at, (value, facts) in enumerate(zip(returned.operands, asked, strict=True))]
        written = [(self.buffers[argument], source.value.data)
                   for argument, facts in zip(old.args, given, strict=True)
                   if isinstance(source := facts.get(MUTATED_BY), IntegerAttr)]
        # All new values are there before the first argument is written: they may come from other arguments.
        values = [self._new_value(returned.operands[number], results[number]) for _, number in written]
        for (argument, _), value in zip(written, values, strict=True):
            if value is not argument:
                self._emit(CopyOp(value, argument), returned)
        self._emit(ReturnOp(*results), returned)
        type = FunctionType.from_lists([a.type for a in self.block.args], [r.type for r in results])
        attributes = [DictionaryAttr({k: v for k, v in facts.items() if k != STRIDES}) for facts in given]
        result = FuncOp(self.function.sym_name.data, type, Region(self.block), self.function.sym_visibility,
                        arg_attrs=ArrayAttr(attributes) if any(each.data for each in attributes) else None)
        result.attributes.update(self.function.attributes)
        result.location = self.function.location
        return result

    def _argument(self, argument: SSAValue, facts: Mapping[str, Attribute]) -> None:
        type = argument.type
        if isinstance(type, TensorType):
            type = buffer_of(type, strides_of(facts))
        new = self.block.insert_arg(type, len(self.block.args))
        new.name_hint = argument.name_hint
        self.buffers[argument] = new
        name = facts.get("shape.symbol")
        if isinstance(name, StringAttr):
            self.sizes[name.data] = new

    def _emit(self, op: Operation, source: Operation) -> Operation:
        op.location = source.location
        self.block.add_op(op)
        return op

    def _lower(self, op: Operation) -> None:
        if isinstance(op, CallOp):
            self._launch(self.kernels.functions[op.callee.string_value()], op)
        elif isinstance(op, prim.ViewOp) and (view := strided_view(op, self._strides_of(op.input))) is not None:
            type = buffer_of(op.result.type, view.strides)
            source = self.buffers[op.input]
            self._define(op.result, self._emit(ViewOp(source, view.offset, type), op).results[0])
            self.memory[self.buffers[op.result]] = self.memory.get(source, source)
        elif isinstance(op, prim.PrimOp):
            self._launch(self.kernels.function_of(op), op)
        elif isinstance(op, ValueOp):
            self._define(op.result, self._emit(op.clone(), op).results[0])
        elif isinstance(op, ComputeOp):
            inputs = [self.buffers[value] for value in op.inputs]
            self._define(op.result, self._emit(ComputeOp(op.formula.data, inputs, op.result.type), op).results[0])
        elif isinstance(op, DimOp):
            size = DimOp(self.buffers[op.input], op.position.value.data)
            self._define(op.result, self._emit(size, op).results[0])
        elif isinstance(op, AssertOp):
            operand = None if op.operand is None else self.buffers[op.operand]
            self._emit(AssertOp(op.value.data, op.message.data, operand), op)
        elif isinstance(op, ControlOp):
            self._control(op)
        elif isinstance(op, StartOp):
            operands = [self._laid_out(value, row_major(value), op) for value in op.inputs]
            start = self._emit(StartOp(op.collective, op.group, op.number, operands), op)
            for result, buffer in zip(op.outputs, start.results, strict=True):
                self._define(result, buffer)
        elif isinstance(op, WaitOp):
            self._define(op.result, self._emit(WaitOp(self.buffers[op.input]), op).results[0])
        else:
            self._extern(op)

    def _define(self, value: SSAValue, buffer: SSAValue) -> None:
        self.buffers[value] = buffer
        buffer.name_hint = value.name_hint

    def _strides_of(self, value: SSAValue) -> tuple[Expression, ...]:
        type = self.buffers[value].type
        assert isinstance(type, BufferType)
        return type.strides.data

    def _launch(self, function: FuncOp, op: Operation) -> None:
        inputs = [self.buffers[value] for value in op.operands]
        outputs: list[SSAValue] = []
        returned = function.body.block.last_op
        assert isinstance(returned, ReturnOp)
        for result, computed in zip(op.results, returned.operands, strict=True):
            assert isinstance(result.type, TensorType)
            strides = self.wanted.get(result) or image_strides(result, inputs, computed)
            alloc = self._emit(AllocOp(buffer_of(result.type, strides)), op)
            outputs.append(alloc.results[0])
        kernels, names = self.kernels.kernels_of(function, [self._strides_of(v) for v in op.operands],
                                                 [b.type.strides.data for b in outputs])  # type: ignore[attr-defined]
        if unknown := [name for name in names if name not in self.sizes]:
            what, hint = undeclared(self.function, unknown[0])
            raise PassError.at(op, what, hint=hint)
        arguments = [*inputs, *outputs, *(self.sizes[name] for name in names)]
        self._emit(LaunchOp(kernels[0], arguments) if len(kernels) == 1 else LaunchOneOfOp(kernels, arguments), op)
        for result, buffer in zip(op.results, outputs, strict=True):
            self._define(result, buffer)

    def _extern(self, op: Operation) -> None:
        """An aten operation on buffers: a call of ATen's kernel."""
        strides = listed_strides(op, "strides", len(op.results))
        types = [buffer_of(r.type, s) if isinstance(r.type, TensorType) else r.type
                 for r, s in zip(op.results, strides, strict=True)]
        attributes = {k: v for k, v in op.attributes.items() if k not in ("strides", "operand_strides", RELAYOUT)}
        operands = [self.buffers[value] for value in op.operands]
        layouts = listed_strides(op, "operand_strides", len(op.operands))
        if depends_on_layout(op):
            operands = [self._laid_out(value, wanted or row_major(value), op)
                        for value, wanted in zip(op.operands, layouts, strict=True)]
        elif RELAYOUT in op.attributes:
            operands = [self._laid_out(value, wanted, op) for value, wanted in zip(op.operands, layouts, strict=True)]
        elif (attention := op.get_trait(Attention)) is not None and attention.mask is not None and \
                (mask := arguments(op)[attention.mask]) is not None:
            aligned = self._with_aligned_rows(mask, attention.mask_alignment)
            operands = [aligned if value is mask else self.buffers[value] for value in op.operands]
        call = type(op).create(operands=operands, result_types=types, properties=dict(op.properties),
                               attributes=attributes)
        self._emit(call, op)
        is_checked = not schema_of(op).knows_result_sizes and any(result.uses for result in op.results)
        for result, buffer in zip(op.results, call.results, strict=True):
            self._define(result, buffer)
            if is_checked and isinstance(buffer.type, BufferType):
                self._emit(ExpectSizesOp(buffer, schema_of(op).qualified_name), op)

    def _with_aligned_rows(self, value: SSAValue, alignment: int) -> SSAValue:
        """The buffer of a value, or a copy of it, in which the elements of a row lie side by side and rows start at
        multiples of `alignment` elements."""
        buffer, (*given, step) = self.buffers[value], self._strides_of(value)
        *others, length = dims(value.type)
        if (step == 1 or length == 1) and all(stride % alignment == 0 for stride in given):
            return buffer
        once = [1 if stride == 0 else size for stride, size in zip(given, others, strict=True)]
        *padded, step = contiguous_strides([*once, floordiv(length + alignment - 1, constant(alignment)) * alignment])
        strides = [constant(0) if have == 0 else stride for have, stride in zip(given, padded, strict=True)]
        return self._copy(buffer, buffer_of(value.type, [*strides, step]), self.function)  # type: ignore[arg-type]

    def _control(self, op: ControlOp) -> None:
        """The same control operation over buffers, with operands in the layouts that its functions expect."""
        carried = set(op.carried) if isinstance(op, ScanOp | WhileOp) else set()
        operands = [self._copied(value, strides, op) if value in carried else self._laid_out(value, strides, op)
                    for value, strides in zip(op.operands, operand_strides(op, self.called), strict=True)]
        types = [given_type(result.type, place, self.called)
                 for result, place in zip(op.results, op.results_of, strict=True)]
        attributes = {key: value for key, value in op.attributes.items() if key != "strides"}
        new = type(op).create(operands=operands, result_types=types, properties=dict(op.properties),
                              attributes=attributes)
        self._emit(new, op)
        for result, buffer in zip(op.results, new.results, strict=True):
            self._define(result, buffer)

    def _copied(self, value: SSAValue, strides: tuple[Expression, ...] | None, op: Operation) -> SSAValue:
        """A new buffer with a copy of a value; numbers stay, and so do tensors of other devices, which ATen has
        copied."""
        if strides is None or (isinstance(value.owner, Operation) and runs_on_other_device(value.owner)):
            return self.buffers[value]
        fresh = self._emit(AllocOp(buffer_of(value.type, strides)), op).results[0]  # type: ignore[arg-type]
        self._emit(CopyOp(self.buffers[value], fresh), op)
        return fresh

    def _laid_out(self, value: SSAValue, strides: tuple[Expression, ...] | None, op: Operation) -> SSAValue:
        """The buffer of a value, copied if its strides differ from those that `op` requires."""
        buffer = self.buffers[value]
        if strides is None or is_laid_out(buffer, wanted := buffer_of(value.type, strides)):  # type: ignore[arg-type]
            return buffer
        if RELAYOUT in op.attributes:
            return self._rearranged(value, wanted, op)
        return self._copy(buffer, wanted, op)

    def _rearranged(self, value: SSAValue, wanted: BufferType, op: Operation) -> SSAValue:
        """A buffer with other strides, into which a kernel copies a value."""
        assert isinstance(value.type, TensorType)
        fresh = self._emit(AllocOp(wanted), op).results[0]
        same = prim.ReshapeOp(value, dims(value.type))
        same.location = op.location
        function = self.kernels.function_of(same)
        same.erase()
        [kernel], names = self.kernels.kernels_of(function, [self._strides_of(value)], [wanted.strides.data])
        self._emit(LaunchOp(kernel, [self.buffers[value], fresh, *(self.sizes[name] for name in names)]), op)
        return fresh

    def _new_value(self, value: SSAValue, result: SSAValue) -> SSAValue:
        """The buffer to write into an argument: the returned result, unless it is an argument itself."""
        if not isinstance(result.owner, Block):
            return result
        buffer = self.buffers[value]
        if buffer is result or not isinstance(self.memory.get(buffer, buffer).owner, Block):
            return buffer
        fresh = self._emit(AllocOp(buffer_of(value.type)), self.function).results[0]  # type: ignore[arg-type]
        self._emit(CopyOp(buffer, fresh), self.function)
        return fresh

    def _result(self, value: SSAValue, facts: Mapping[str, Attribute], renewed: SSAValue | None) -> SSAValue:
        """The buffer to return for a value: new memory with eager's strides, unless the result is specified to be an
        argument, or is the new value of the argument `renewed` and is returned once more."""
        buffer = self.buffers[value]
        argument = facts.get(IS_ARGUMENT)
        if isinstance(argument, IntegerAttr):
            return self.block.args[argument.value.data]
        if not isinstance(value.type, TensorType):
            return buffer
        wanted = buffer_of(value.type, strides_of(facts))
        memory = self.memory.get(buffer, buffer)
        if is_laid_out(buffer, wanted) and not isinstance(memory.owner, Block) and memory not in self.returned:
            self.returned.add(memory)
            return buffer if buffer.type == wanted else self._view(buffer, wanted)
        if buffer.type == wanted and memory in self.returned and renewed is not None:
            return self.buffers[renewed]
        if isinstance(maker := value.owner, Operation) and RELAYOUT in maker.attributes:
            return self._rearranged(value, wanted, maker)
        return self._copy(buffer, wanted, self.function)

    def _copy(self, buffer: SSAValue, wanted: BufferType, op: Operation) -> SSAValue:
        """A copy of a buffer in the layout `wanted`; elements that share memory (stride 0) are copied once."""
        strides = wanted.strides.data
        sizes = [1 if stride == 0 else size for size, stride in zip(wanted.sizes.data, strides, strict=True)]
        once = BufferType.of(sizes, wanted.element_type, strides)
        fresh = self._emit(AllocOp(once), op).results[0]
        if once == wanted:
            self._emit(CopyOp(buffer, fresh), op)
            return fresh
        assert isinstance(buffer.type, BufferType)
        source = BufferType.of(sizes, wanted.element_type, buffer.type.strides.data)
        self._emit(CopyOp(self._view(buffer, source), fresh), op)
        return self._view(fresh, wanted)

    def _view(self, buffer: SSAValue, type: BufferType) -> SSAValue:
        return self._emit(ViewOp(buffer, constant(0), type), self.function).results[0]
