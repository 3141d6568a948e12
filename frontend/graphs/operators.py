"""Translation of torch operators and their arguments to names and values of the aten dialect."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import torch
from torch._ops import OpOverload

from ...ir.dialects.aten.schema import Argument, Schema, parse_schema
from ...ir.dialects.aten.table import op_names, schema_line, schema_of_name
from ...ir.dtypes import element_type
from ...ir.errors import UnsupportedError
from .conditions import condition
from .symbols import size

__all__ = ["is_number", "named_arguments", "operator_name", "python_value", "scalar_variant", "schema_of",
           "tensor_variant"]


@cache
def operator_name(operator: OpOverload) -> str:
    """The name that `aten.call` takes: the op's name if the table has exactly this schema, else the schema text."""
    text = str(operator._schema)
    name = op_name(operator)
    return name if (schema_line(name) or "").partition(" {")[0] == text else text


def op_name(operator: OpOverload) -> str:
    """`aten.add.Tensor`, and `aten.mm` for a default overload."""
    namespace, _, name = operator._schema.name.partition("::")
    overload = operator._schema.overload_name
    return f"{namespace}.{name}.{overload}" if overload else f"{namespace}.{name}"


def schema_of(name: str) -> Schema:
    """The schema for an operator's name or schema text."""
    schema = parse_schema(name) if "(" in name else schema_of_name(name)
    assert schema is not None
    return schema


def named_arguments(operator: OpOverload, args: Sequence[Any], kwargs: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a call by name."""
    names = (argument.name for argument in operator._schema.arguments)
    return dict(zip(names, args, strict=False)) | kwargs


def python_value(value: Any) -> Any:
    """Convert a non-tensor argument of a traced call to the value that the aten dialect takes."""
    match value:
        case torch.dtype():
            return element_type(value)
        case torch.device():
            return str(value)
        case torch.layout() | torch.memory_format():
            return str(value).removeprefix("torch.")
        case torch.SymInt():
            return size(value)
        case torch.SymBool():
            return condition(value)
        case torch.SymFloat():
            raise UnsupportedError(f"{value} is computed from symbolic sizes and is not an integer",
                                   hint="compile with dynamic=False, or mark the dimension static")
        case list() | tuple():
            return [python_value(item) for item in value]
        case _:
            return value


@cache
def scalar_variant(name: str, scalars: tuple[str, ...]) -> str | None:
    """Find the overload that takes Scalars for the tensor arguments `scalars` of `name`.

    Tracing keeps the overload that was chosen for a Python number wrapped in a tensor: for `aten.mul.Tensor(x, 2)`
    this finds `aten.mul.Scalar`. Returns None if there is no such overload.
    """
    return _variant(name, scalars, "Tensor", "Scalar")


@cache
def tensor_variant(name: str, tensors: tuple[str, ...]) -> str | None:
    """Find the overload that takes tensors for the Scalar arguments `tensors` of `name`, or None."""
    return _variant(name, tensors, "Scalar", "Tensor")


def _variant(name: str, changed: tuple[str, ...], old: str, new: str) -> str | None:
    if "(" in name:
        return None
    schema = schema_of(name)
    wanted = {
        a.name: str(a.type).replace(old, new) if a.name in changed else str(a.type) for a in schema.arguments
    }
    base = f"{schema.namespace}.{schema.name}"
    for other in op_names(schema.namespace):
        if other == base or other.startswith(f"{base}."):
            candidate = {a.name: str(a.type) for a in schema_of(other).arguments}
            if candidate == wanted:
                return other
    return None


def is_number(argument: Argument, value: Any) -> bool:
    """Whether a Python number is passed for a tensor argument."""
    number = bool | int | float | complex | torch.SymInt | torch.SymBool
    return argument.type.is_tensor and not argument.type.is_list and isinstance(value, number)
