"""Printing of calls of torch's operators as Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects.aten import SchemaType, arguments, schema_of
from ....ir.dtypes import dtype_name
from ....ir.expressions import Expression
from ....ir.machines.targets import CPU
from ....ir.modules.levels import COPIED_FROM
from .expressions import python_text

Spell = Callable[[SSAValue], str]


def operator_path(op: Operation) -> str:
    """The attribute path of the operator below `torch.ops`: `aten.add.Tensor`."""
    schema = schema_of(op)
    return f"{schema.namespace}.{schema.name}.{schema.overload or 'default'}"


def call_text(op: Operation, function: str, spell: Spell, name: Callable[[str], str]) -> str:
    """`function(x, [1, 2], alpha=2)`; trailing arguments with default values are omitted."""
    given = arguments(op)
    positional: list[str] = []
    keyword: list[str] = []
    pending: list[str] = []
    for argument in schema_of(op).arguments:
        value = given[argument.name]
        text = _tensors(value, spell) if argument.type.is_tensor else _value(value, argument.type, name)
        default = argument.default
        if isinstance(default, tuple):
            default = list(default)
        is_default = type(value) is type(default) and value == default
        if argument.keyword_only:
            if not is_default:
                keyword.append(f"{argument.name}={text}")
        elif is_default:
            pending.append(text)
        else:
            positional.extend((*pending, text))
            pending.clear()
    return f"{function}({', '.join((*positional, *keyword))})"


def is_upload(op: Operation) -> bool:
    """Whether an operator only copies a tensor from the CPU to the program's device."""
    return op.name == "aten._to_copy" and op.attributes.get(COPIED_FROM) == StringAttr(CPU)


def _tensors(value: Any, spell: Spell) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_tensors(item, spell) for item in value)}]"
    return "None" if value is None else spell(value)


def _value(value: Any, type: SchemaType, name: Callable[[str], str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_value(item, SchemaType(type.base), name) for item in value)}]"
    if isinstance(value, Expression):
        return python_text(value, name)
    if isinstance(value, Attribute):
        return f"torch.{dtype_name(value)}"
    if isinstance(value, complex):
        return f"complex({_value(value.real, type, name)}, {_value(value.imag, type, name)})"
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return f'float("{value}")'
    if value is not None and type.base == "Device":
        return f"torch.device({value!r})"
    if value is not None and type.base in ("Layout", "MemoryFormat"):
        return f"torch.{value}"
    return repr(value)
