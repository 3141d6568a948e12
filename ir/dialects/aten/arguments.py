"""Access to the arguments of an aten op by the names of its schema, as Python values and SSA values.

    arguments(op)                  {"self": %x, "other": %y, "alpha": 1}
    argument(op, "dim")            the value of the op, or the schema's default
    schema_of(op)                  the schema, with argument types and tags

A Tensor is an SSAValue or None, a `Tensor[]` or `Tensor?[]` is a list. Even a `Tensor` may be None, as torch passes
undefined tensors, for example for an absent mask in the backward operator of attention. Other arguments are
represented as in `properties.py`: int, float, bool, str, list, element type, None, and Expression for a symbolic
size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import ArrayAttr, BoolAttr, DenseArrayBase, DictionaryAttr, IntegerAttr, StringAttr
from xdsl.ir import Operation, SSAValue

from ...modules.levels import EXTERN, NO_LOWERING
from .properties import value_of
from .schema import REQUIRED, Argument, Schema

__all__ = ["argument", "arguments", "depends_on_layout", "has_schema", "schema_of", "tensor_arguments"]

SEGMENTS = "operandSegmentSizes"
"""The number of operands of each tensor argument; stored if several arguments are optional or lists, or if a `Tensor`
is None.
"""

PRESENT = "_present"
"""The suffix of the property that marks the present elements of a `Tensor?[]`; stored if one is None."""

TensorArgument = SSAValue | list[SSAValue | None] | None


def has_schema(op: Operation) -> bool:
    """Whether `op` calls an operator, that is, belongs to the aten or prims dialect."""
    return getattr(op, "schema", None) is not None


def schema_of(op: Operation) -> Schema:
    """The schema of an aten op."""
    return op.schema  # type: ignore[attr-defined]


def arguments(op: Operation) -> dict[str, Any]:
    """All arguments of an aten op by name, in the order of its schema, including defaults."""
    tensors = tensor_arguments(op)
    properties = _properties(op)
    return {
        each.name: tensors[each.name] if each.type.is_tensor else _value(properties, each)
        for each in schema_of(op).arguments
    }


def argument(op: Operation, name: str) -> Any:
    """One argument of an aten op; raises KeyError if its schema has none of this name."""
    found = schema_of(op).by_name[name]
    return tensor_arguments(op)[name] if found.type.is_tensor else _value(_properties(op), found)


def tensor_arguments(op: Operation) -> dict[str, TensorArgument]:
    """The operands of an aten op by argument name."""
    tensors = schema_of(op).tensors
    values: dict[str, TensorArgument] = {}
    start = 0
    for one, size in zip(tensors, segment_sizes(op), strict=True):
        group = list(op.operands[start : start + size])
        start += size
        if one.type.is_list:
            values[one.name] = _with_gaps(op, one, group)
        else:
            values[one.name] = group[0] if group else None
    return values


def depends_on_layout(op: Operation) -> bool:
    """Whether the results depend on the strides of the operands; for attention only if dropout draws random numbers.
    An operator without lowering may depend on them too, and gets those of eager mode.
    """
    if op.attributes.get(EXTERN) == StringAttr(NO_LOWERING):
        return True
    schema = schema_of(op)
    return schema.depends_on_layout and not ("dropout_p" in schema.by_name and argument(op, "dropout_p") == 0)


def segment_sizes(op: Operation) -> Sequence[int]:
    """The number of operands of each tensor argument."""
    sizes = op.properties.get(SEGMENTS)
    if isinstance(sizes, DenseArrayBase):
        return [int(size) for size in sizes.get_values()]
    tensors = schema_of(op).tensors
    variable = len(op.operands) - sum(not is_variable(a) for a in tensors)
    return [variable if is_variable(a) else 1 for a in tensors]


def is_variable(argument: Argument) -> bool:
    """Whether the number of operands of a tensor argument may differ from one."""
    return argument.type.optional or argument.type.is_list


def _with_gaps(op: Operation, argument: Argument, present: list[SSAValue]) -> list[SSAValue | None] | None:
    mask = _properties(op).get(argument.name + PRESENT)
    if isinstance(mask, ArrayAttr):
        values = iter(present)
        return [next(values) if value_of(flag) else None for flag in mask.data]
    return None if not present and argument.type.optional else list(present)


def present_mask(values: Sequence[SSAValue | None]) -> ArrayAttr[BoolAttr] | None:
    """The property that marks the values that are not None; None if all are present."""
    if all(value is not None for value in values):
        return None
    return ArrayAttr([IntegerAttr.from_bool(value is not None) for value in values])


def _properties(op: Operation) -> dict[str, Any]:
    """The properties that hold arguments; `aten.call` keeps them in one dictionary."""
    packed = op.properties.get("arguments")
    return packed.data if isinstance(packed, DictionaryAttr) else op.properties  # type: ignore[return-value]


def _value(properties: dict[str, Any], argument: Argument) -> Any:
    attribute = properties.get(argument.name)
    if attribute is not None:
        return value_of(attribute)
    default = argument.default
    if default is REQUIRED:
        return None
    return list(default) if isinstance(default, tuple) else default
