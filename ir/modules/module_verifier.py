"""Verification of rules that involve several operations.

- Tensors of operators and prim ops have symbolic or constant sizes in all dimensions.
- `stepwell.strides` has one stride for each size.
- The arguments of a launch match the kernel's parameters, and no buffer is smaller than the kernel assumes.
- The module's machine belongs to its target.
- Each branch of an `scf.if` yields values of the types of its results, which xDSL does not check.
- An operation of the dialect control calls a private function with matching argument and result types, without
  recursion.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IndexType,
    IntegerType,
    NoneAttr,
    StringAttr,
    TensorType,
)
from xdsl.dialects.func import FuncOp
from xdsl.dialects.scf import IfOp
from xdsl.ir import Attribute, Operation

from ..dialects.control import Call, ControlOp, is_condition
from ..dialects.host import BufferType, LaunchOneOfOp, LaunchOp
from ..errors import VerificationError, did_you_mean
from ..interfaces.kernels import Kernel
from ..machines.attribute import MachineAttr
from ..machines.targets import MACHINE, TARGET
from ..shapes import DimsAttr, dims
from .symbols import called_from, is_private

TENSOR_DIALECTS = {"aten", "prims", "prim"}
STRIDES = "stepwell.strides"
SAVED = "stepwell.saved"
"""The attribute of a result of the forward graph that is saved for the backward graph only."""


def module_errors(module: Operation) -> Iterator[VerificationError]:
    """Yield the violations of the rules in a module."""
    if what := _wrong_machine(module.attributes):
        yield VerificationError(what)
    kernels = {op.sym_name.data: op for op in module.walk() if isinstance(op, Kernel)}
    functions = {op.sym_name.data: op for op in module.walk() if isinstance(op, FuncOp)}
    for op in module.walk():
        if isinstance(op, FuncOp):
            yield from _function_errors(op)
        elif isinstance(op, ControlOp):
            wrong = (_wrong_control(call, functions) or _recursion(op, call, functions) for call in op.calls)
            if what := next(filter(None, wrong), None):
                yield VerificationError.at(op, f"'{op.name}': {what}")
        elif isinstance(op, IfOp) and (what := _wrong_branch(op)):
            yield VerificationError.at(op, f"'scf.if': {what}")
        elif isinstance(op, LaunchOp | LaunchOneOfOp):
            for what in filter(None, (_wrong_launch(op, name, kernels) for name in op.kernel_names)):
                yield VerificationError.at(op, f"'{op.name}': {what}")


def _wrong_branch(op: IfOp) -> str | None:
    """The problem with what the branches yield, or None."""
    for region in op.regions:
        last = region.block.last_op if region.blocks else None
        given = () if last is None else tuple(last.operand_types)
        if given != tuple(op.result_types):
            return f"a branch yields {_listed(given)}, and the results are {_listed(op.result_types)}"
    return None


def _listed(types: Iterable[Attribute]) -> str:
    return f"({', '.join(map(str, types))})"


def _wrong_machine(attributes: Mapping[str, Attribute]) -> str | None:
    """The problem with the module's machine attribute, or None."""
    machine, target = attributes.get(MACHINE), attributes.get(TARGET)
    if machine is None:
        return None
    if not isinstance(machine, MachineAttr):
        return f'{MACHINE} is {machine}, and no machine: write #stepwell.machine<"NAME">'
    if isinstance(target, StringAttr) and target.data != machine.data.target:
        return f"the machine '{machine.data.name}' is for the target '{machine.data.target}', and {TARGET} is {target}"
    return None


def _function_errors(function: FuncOp) -> Iterator[VerificationError]:
    operators = [op for op in function.body.walk() if op.name.partition(".")[0] in TENSOR_DIALECTS]
    if not operators:
        return
    if what := _wrong_strides(function):
        yield VerificationError.at(function, f"@{function.sym_name.data}: {what}")
    for op in operators:
        for type in dict.fromkeys((*op.operand_types, *op.result_types)):
            if isinstance(type, TensorType) and (what := _wrong_encoding(type)):
                yield VerificationError.at(op, what)
                return


@lru_cache(maxsize=4096)
def _wrong_encoding(type: TensorType) -> str | None:
    """The contradiction in a tensor type's sizes, or None."""
    if not isinstance(type.encoding, DimsAttr):
        if isinstance(type.encoding, NoneAttr) and DYNAMIC_INDEX not in type.get_shape():
            return None
        return f"{type} does not name its dynamic sizes: write them as `#shape.dims<..>`"
    sizes, shape = type.encoding.data, type.get_shape()
    if len(sizes) != len(shape):
        return f"{type} has {len(shape)} dimensions, and its encoding names {len(sizes)}"
    for position, (size, number) in enumerate(zip(sizes, shape, strict=True)):
        if (DYNAMIC_INDEX if size.as_int is None else size.as_int) != number:
            said = "?" if number == DYNAMIC_INDEX else number
            return f"{type} gives dimension {position} the size {said}, and its encoding the size {size}"
    return None


def _wrong_strides(function: FuncOp) -> str | None:
    type = function.function_type
    listed = ((function.arg_attrs, type.inputs, "argument"), (function.res_attrs, type.outputs, "result"))
    for facts, types, what in listed:
        for number, (known, of) in enumerate(zip(facts or (), types, strict=False)):
            strides = known.data.get(STRIDES)
            if isinstance(strides, DimsAttr) and isinstance(of, TensorType) and len(strides.data) != of.get_num_dims():
                return f"{what} {number} has {of.get_num_dims()} sizes and {len(strides.data)} strides"
    return None


def _wrong_control(call: Call, functions: Mapping[str, FuncOp]) -> str | None:
    """The problem with the function that an operation of the dialect control calls, or None."""
    name = call.function
    if (function := functions.get(name)) is None:
        return f"there is no function @{name}" + (f"; {did_you_mean(name, functions)}" if functions else "")
    if function.is_declaration or not is_private(function):
        return f"@{name} is no private function"
    inputs, outputs = tuple(function.function_type.inputs), tuple(function.function_type.outputs)
    if inputs != call.inputs:
        return f"@{name} takes ({', '.join(map(str, inputs))}), not ({', '.join(map(str, call.inputs))})"
    if call.outputs is None:
        return None if len(outputs) == 1 and is_condition(outputs[0]) else f"@{name} gives no condition"
    if len(outputs) != len(call.outputs) or not all(map(_gives, outputs, call.outputs)):
        return f"@{name} gives ({', '.join(map(str, outputs))}), not ({', '.join(map(str, call.outputs))})"
    return None


def _gives(given: Attribute, want: Attribute) -> bool:
    """Whether a function's result type matches, where a size may be a symbol of its own."""
    if given == want:
        return True
    if isinstance(given, TensorType) and isinstance(want, TensorType):
        sizes = dims(given), dims(want)
    elif isinstance(given, BufferType) and isinstance(want, BufferType):
        sizes = given.sizes.data, want.sizes.data
    else:
        return False
    return given.element_type == want.element_type and len(sizes[0]) == len(sizes[1]) and all(
        one == other or other.as_symbol is not None for one, other in zip(*sizes, strict=True))


def _recursion(op: ControlOp, call: Call, functions: Mapping[str, FuncOp]) -> str | None:
    """The message if a call makes a function recursive, or None."""
    around = op.parent_op()
    name = around.sym_name.data if isinstance(around, FuncOp) else None
    recursive = name in called_from(call.function, functions)
    return f"@{call.function} calls @{name}, which it is called by" if recursive else None


def _wrong_launch(op: LaunchOp | LaunchOneOfOp, name: str, kernels: Mapping[str, Kernel]) -> str | None:
    if (kernel := kernels.get(name)) is None:
        return f"there is no kernel @{name}" + (f"; {did_you_mean(name, kernels)}" if kernels else " in the module")
    wanted = [argument.type for argument in kernel.body.block.args]
    if len(wanted) != len(op.arguments):
        return f"@{name} takes {len(wanted)} arguments, not {len(op.arguments)}"
    for number, (given, want) in enumerate(zip(op.arguments.types, wanted, strict=True)):
        fits = kernel.takes_buffer(want, given.element_type, given.extent) if isinstance(given, BufferType) else \
            isinstance(given, IndexType) and isinstance(want, IndexType | IntegerType)
        if not fits:
            return f"argument {number} of @{name} is {want}, and {given} does not hold that"
    return None
