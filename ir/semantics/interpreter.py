"""Execution of aten and prim modules on torch tensors, op by op."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from xdsl.dialects.builtin import IndexType, ModuleOp, TensorType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ..dialects import prim
from ..dialects.aten import has_schema
from ..dialects.comm import StartOp, WaitOp
from ..dialects.control import ControlOp
from ..dialects.shape import AssertOp, ComputeOp, DimOp, ValueOp
from ..errors import IndexOutOfRange, UnsupportedError
from ..formulas import evaluate
from ..modules.symbols import argument_symbol, result_facts
from ..plugins import find_in_packages
from ..shapes import DimsAttr, contiguous_strides, dims
from .collectives import execute_start, execute_wait
from .control import Caller, execute_control
from .prim import execute_prim, has_semantics
from .ranks import ALIKE, World

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["Value", "execute_operation", "find_function", "run_function", "run_module"]

Value: TypeAlias = "Tensor | int"


def run_module(module: ModuleOp, inputs: Sequence[Value], function: str = "forward", world: World = ALIKE
               ) -> list[Value]:
    """Run the module's function `function` on `inputs`, and return its results: tensors, and ints for indices."""
    return run_function(find_function(module, function), inputs, world=world)


def find_function(module: ModuleOp, name: str) -> FuncOp:
    """The function `name` of a module; raises KeyError if there is none."""
    for op in module.body.block.ops:
        if isinstance(op, FuncOp) and op.sym_name.data == name:
            return op
    raise KeyError(name)


def run_function(function: FuncOp, inputs: Sequence[Value], trace: dict[SSAValue, Value] | None = None,
                 world: World = ALIKE) -> list[Value]:
    """Run a function on `inputs`, on their device, which is a GPU if one of them is there.

    The results of all operations, including those inside fusions and called functions, are recorded in `trace`. The
    other ranks of a distributed program are those of `world`; by default they hold the same values. Raises ValueError
    for inputs that do not match the function's signature.
    """
    arguments = function.body.block.args
    if len(arguments) != len(inputs):
        raise ValueError(f"@{function.sym_name.data} takes {len(arguments)} inputs, not {len(inputs)}")
    symbols = {name: int(value) for argument, value in zip(arguments, inputs, strict=True)
               if isinstance(argument.type, IndexType) and (name := argument_symbol(function, argument))}
    for argument, value in zip(arguments, inputs, strict=True):
        if isinstance(argument.type, TensorType):
            wanted = [size.evaluate(symbols) for size in dims(argument.type)]
            if list(value.shape) != wanted:  # type: ignore[union-attr]
                raise ValueError(f"input {argument.index} has the sizes {list(value.shape)}, "  # type: ignore[union-attr]
                                 f"but {argument.type} stands for {wanted}")
    with _device_of(inputs):
        results = _run_block(function.body.block, inputs, symbols, {} if trace is None else trace, world)
    facts = result_facts(function)
    for type, value in zip(function.function_type.outputs, results, strict=True):
        if isinstance(type, TensorType):  # symbols defined during the run
            symbols |= {name: told for size, told in zip(dims(type), value.shape, strict=True)  # type: ignore[union-attr]
                        if (name := size.as_symbol) is not None}
    return [_with_strides(value, known, symbols) for value, known in zip(results, facts, strict=True)]


def _device_of(inputs: Sequence[Value]) -> AbstractContextManager[object]:
    """A context that allocates new tensors on a GPU if an input is there."""
    found = (value.device for value in inputs if not isinstance(value, int) and value.device.type == "cuda")
    return next(found, nullcontext())


def _with_strides(value: Value, facts: Mapping[str, Attribute], symbols: Mapping[str, int]) -> Value:
    """Give a result the strides of the function's `stepwell.strides`, by default row-major."""
    import torch

    if not isinstance(value, torch.Tensor) or "stepwell.is_argument" in facts:
        return value
    given = facts.get("stepwell.strides")
    strides = given.data if isinstance(given, DimsAttr) else contiguous_strides(value.shape)
    wanted = tuple(stride.evaluate(symbols) for stride in strides)
    if value.stride() == wanted and value.untyped_storage().nbytes() == value.nbytes:
        return value
    # An expanded dimension has stride 0 and a single element in memory.
    once = value[tuple(slice(None if stride else 1) for stride in wanted)]
    result = torch.empty_strided(once.shape, wanted, dtype=value.dtype, device=value.device).copy_(once)
    return result.as_strided(value.shape, wanted)


def _run_block(
    block: Block, inputs: Sequence[Value], symbols: Mapping[str, int], values: dict[SSAValue, Value], world: World
) -> list[Value]:
    values.update(zip(block.args, inputs, strict=True))
    for op in block.ops:
        operands = [values[operand] for operand in op.operands]
        if isinstance(op, ReturnOp | prim.YieldOp):
            return operands
        results: Sequence[Value]
        if isinstance(op, prim.FusionOp):
            results = _run_block(op.body.block, operands, symbols, values, world)
        elif isinstance(op, CallOp):  # an outlined fusion has the symbols of its caller
            results = _run_block(_callee(op, op.callee.string_value()).body.block, operands, symbols, values, world)
        else:
            results = execute_operation(op, operands, symbols, world, partial(_run_named, op, values, world))
            _require_tensors(op, results)
        values.update(zip(op.results, results, strict=True))
    return []


def _require_tensors(op: Operation, results: Sequence[Value | None]) -> None:
    """Refuse an operator of torch that gives None where a tensor is used, as a gradient that no mask asks for."""
    for result, value in zip(op.results, results, strict=True):
        if value is None and isinstance(result.type, TensorType) and result.first_use is not None:
            raise UnsupportedError.at(op, f"result {result.index} of '{op.name}' is None, not {result.type}",
                                      hint="its arguments, such as a mask, say which results there are")


def execute_operation(op: Operation, operands: Sequence[Value], symbols: Mapping[str, int], world: World,
                      run: Caller) -> Sequence[Value]:
    """Execute an operation without regions, whose operands are tensors and ints; `run` calls a function of the module.
    """
    if isinstance(op, ControlOp):
        return execute_control(op, operands, symbols, run)
    if isinstance(op, StartOp):
        return execute_start(op, operands, symbols, world)
    if isinstance(op, WaitOp):
        return [execute_wait(operands[0])]  # type: ignore[arg-type]
    if isinstance(op, ValueOp):
        return [op.value.data.evaluate(symbols)]
    if isinstance(op, ComputeOp):
        return [evaluate(op.formula.data, operands)]  # type: ignore[arg-type]
    if isinstance(op, DimOp):
        return [operands[0].shape[op.position.value.data]]  # type: ignore[union-attr]
    if isinstance(op, AssertOp):
        return _check(op, op.value.data.evaluate(symbols), *operands)
    if has_schema(op):
        from .aten import execute_aten

        return execute_aten(op, operands, symbols)
    if has_semantics(op):
        return list(execute_prim(op, operands, symbols))  # type: ignore[arg-type]
    if (compute := find_in_packages("semantics", op.name)) is not None:
        result = compute(op, *operands)
        return result if isinstance(result, list | tuple) else [result]
    raise UnsupportedError.at(op, f"'{op.name}' has no reference semantics",
                              hint="the interpreter runs func, shape, aten and prim ops, and those that a "
                                   "plug-in has semantics for")


def _check(op: AssertOp, value: int, *operands: Value) -> list[Value]:
    """Raise the exception that the program raises if an assertion fails."""
    if not (operands[0] == value if operands else value):
        raise IndexOutOfRange(op.message.data)
    return []


def _run_named(op: Operation, values: dict[SSAValue, Value], world: World, name: str, *inputs: Value) -> list[Value]:
    """Run the function `name` of the enclosing module."""
    return run_function(_callee(op, name), inputs, values, world)


def _callee(op: Operation, name: str) -> FuncOp:
    """The function `name` of the enclosing module."""
    module = op.parent_op()
    while module is not None and not isinstance(module, ModuleOp):
        module = module.parent_op()
    if module is None:
        raise KeyError(name)
    return find_function(module, name)
