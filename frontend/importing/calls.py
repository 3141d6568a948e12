"""Translates one operator call of a traced graph into an aten operation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import SymBool, SymFloat, SymInt, Tensor
from torch._ops import OpOverload
from torch.fx import Node
from xdsl.dialects.builtin import ArrayAttr, IndexType, NoneType, StringAttr, UnitAttr, f64
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from ...ir.dialects.aten import Schema, call
from ...ir.dtypes import element_type
from ...ir.errors import UnsupportedError
from ...ir.modules.levels import EXTERN, NO_LOWERING, RESULT_ON
from ...ir.shapes import tensor
from ...ir.training import COMPUTED_ONCE, STREAMED, mark_computed_once, mark_streamed
from ...passes.aten.lowerings import LOWERINGS
from ..graphs.operators import is_number, operator_name, python_value, scalar_variant, schema_of, tensor_variant
from ..graphs.tensors import overlaps, strides_attribute, tensor_type
from .function_builder import FunctionBuilder
from .symbolic_numbers import WrappedNumber, as_tensor, converted, symbolic_number

__all__ = ["BREAK", "add_call", "add_copy", "add_number", "layout"]

HALF = (torch.float16, torch.bfloat16)
BREAK = "break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function"


def add_call(
    builder: FunctionBuilder,
    node: Node,
    operator: OpOverload,
    given: dict[str, Any],
    results: Sequence[Any],
    tensors: Mapping[SSAValue, Tensor],
) -> list[SSAValue | None]:
    """Append the call of `node`, whose arguments `given` are SSA values and Python values by name, and return its
    results.

    `results` are the traced values of the results: tensors, None, and symbolic integers. `tensors` maps the operands
    to their traced tensors.
    """
    name = operator_name(operator)
    if any(argument.type.is_written for argument in schema_of(name).arguments):
        raise UnsupportedError(f"{schema_of(name).qualified_name} writes into its arguments", hint=BREAK)
    if given.get("device") == torch.device(builder.device.type):
        given = {**given, "device": builder.device}  # the device that was current during tracing
    name, given = _with_scalars(builder, node, name, given, results)
    name, given = _with_wrapped_numbers(builder, node, name, given, results)
    schema = schema_of(name)
    arguments = {
        argument.name: value if argument.type.is_tensor else python_value(value)
        for argument in schema.arguments
        if (value := given.get(argument.name)) is not None
    }
    try:
        op = call(name, arguments, list(map(_result_type, results)), _layout(schema, results))
    except TypeError as error:
        raise UnsupportedError(f"{schema.qualified_name}: {error}", hint=BREAK) from error
    if given.get("pin_memory"):
        op.attributes |= dict.fromkeys((EXTERN, RESULT_ON), StringAttr("pinned memory"))
    if schema.depends_on_layout or name not in LOWERINGS:
        op.attributes |= _operand_layout([tensors.get(operand) for operand in op.operands])
    if schema.name.startswith("as_strided") and "storage_offset" in arguments \
            and isinstance(op.operands[0], BlockArgument):
        op.attributes[EXTERN] = StringAttr(f"{NO_LOWERING}: the storage of an argument may begin before it does")
    if node.meta.get(COMPUTED_ONCE) and any(isinstance(each, Tensor) and each.dtype in HALF for each in results):
        mark_computed_once(op)
    if node.meta.get(STREAMED):
        mark_streamed(op)
    return [None if isinstance(r.type, NoneType) else r for r in builder.add(op, node).results]


def add_number(builder: FunctionBuilder, node: Node, value: Any, dtype: torch.dtype) -> SSAValue:
    """Append a zero-dimensional tensor with the given value."""
    element = element_type(dtype)
    arguments = {"size": [], "fill_value": python_value(value), "dtype": element, "device": str(builder.device)}
    op: Operation = call("aten.full", arguments, [tensor([], element)])
    return builder.add(op, node).results[0]


def add_copy(builder: FunctionBuilder, node: Node, value: SSAValue, like: Tensor) -> SSAValue:
    """Append a copy of a value, whose traced tensor is `like`, to the program's device."""
    arguments = {"self": value, "device": str(builder.program_device)}
    copy = call("aten._to_copy", arguments, [value.type], _strides("strides", [torch.empty_like(like)]))
    with builder.copying_from(like.device):
        result = builder.add(copy, node).results[0]
    result.name_hint = value.name_hint
    return result


def _with_scalars(
    builder: FunctionBuilder, node: Node, name: str, given: dict[str, Any], results: Sequence[Any]
) -> tuple[str, dict[str, Any]]:
    """Replace Python numbers that were traced for tensor arguments, which eager mode wraps into tensors."""
    numbers = tuple(a.name for a in schema_of(name).tensors if is_number(a, given.get(a.name)))
    if not numbers:
        return name, given
    if (variant := scalar_variant(name, numbers)) is not None:
        return variant, given
    tensors = [n.meta["val"] for n in node.all_input_nodes if isinstance(n.meta.get("val"), Tensor)]
    for key in numbers:
        number = {SymInt: 1, SymBool: True}.get(type(given[key]), given[key])
        dtype = torch.result_type(tensors[0], number) if tensors else _type_alone(number, results[0])
        given = {**given, key: add_number(builder, node, given[key], dtype)}
    return name, given


def _type_alone(number: Any, result: Any) -> torch.dtype:
    """The type of a number without tensors beside it. Views, such as a conjugate, keep the wide type of Python's."""
    dtype = torch.tensor(number).dtype
    if not isinstance(result, Tensor):
        return dtype
    keeps = (dtype.is_complex and result.is_complex()) or (dtype.is_floating_point and result.is_floating_point())
    return result.dtype if keeps else dtype


def _with_wrapped_numbers(
    builder: FunctionBuilder, node: Node, name: str, given: dict[str, Any], results: Sequence[Any]
) -> tuple[str, dict[str, Any]]:
    """Replace numbers that are computed from symbolic sizes by tensors."""
    numbers = {key: value for key, value in given.items() if isinstance(value, WrappedNumber)}
    if not numbers:
        return name, given
    if name in ("aten.full", "aten.full_like", "aten.new_full", "aten.scalar_tensor"):
        (number,) = numbers.values()
        sizes = python_value(list(results[0].shape))
        return "aten.expand", {"self": converted(builder, node, number, results[0].dtype), "size": sizes}
    scalars = tuple(key for key in numbers if not schema_of(name).by_name[key].type.is_tensor)
    variant = tensor_variant(name, scalars) if scalars else name
    if variant is None:
        # `clamp` takes either both bounds as numbers or both as tensors.
        every = tuple(a.name for a in schema_of(name).properties if a.type.base == "Scalar")
        variant = tensor_variant(name, every)
        others = {key: given[key] for key in every if key not in numbers and given.get(key) is not None}
        numbers |= {key: WrappedNumber(symbolic_number(builder, each, node)) for key, each in others.items()}
    if variant is None:
        raise UnsupportedError(f"{name} takes {', '.join(scalars)} only as numbers known at compile time",
                               hint="compile with dynamic=False, or mark the dimension static")
    beside = [n.meta["val"] for n in node.all_input_nodes if isinstance(n.meta.get("val"), Tensor)]
    return variant, given | {key: as_tensor(builder, node, each, beside) for key, each in numbers.items()}


def _result_type(value: Any) -> Attribute:
    if value is None:
        return NoneType()
    if isinstance(value, SymFloat):
        return f64
    if isinstance(value, float | bool):
        raise UnsupportedError(f"an operator returns the number {value}, which is not an integer", hint=BREAK)
    return tensor_type(value) if isinstance(value, Tensor) else IndexType()


def _layout(schema: Schema, values: Sequence[Any]) -> dict[str, Attribute]:
    """The attribute `strides` of an op, unless all results are row-major or views."""
    if any(returned.alias for returned in schema.returns):
        return {}
    return layout(values)


def layout(values: Sequence[Any]) -> dict[str, Attribute]:
    """The attribute `strides` for results with the strides of these tensors, unless all are row-major.

    Elements of a computed result never share memory: the conjugate of an expanded tensor, a view in eager mode, is one.
    """
    return _strides("strides", [None if isinstance(v, Tensor) and overlaps(v) else v for v in values])


def _operand_layout(values: Sequence[Any]) -> dict[str, Attribute]:
    """The attribute `operand_strides` of an op whose results depend on the strides of its operands, unless all
    operands are row-major.
    """
    return _strides("operand_strides", values)


def _strides(name: str, values: Sequence[Any]) -> dict[str, Attribute]:
    strides = [strides_attribute(v, exactly=False) if isinstance(v, Tensor) else None for v in values]
    return {name: ArrayAttr([each or UnitAttr() for each in strides])} if any(strides) else {}
