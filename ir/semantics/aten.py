"""Reference semantics of aten ops: calls of torch's operators of the same name."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from xdsl.ir import Attribute, Operation, SSAValue

from ..dialects.aten import Schema, SchemaType, UncheckedIndices, arguments, schema_of
from ..dtypes import torch_dtype
from ..errors import UnsupportedError
from ..expressions import Expression

if TYPE_CHECKING:
    from torch import Tensor
    from torch._ops import OpOverload

__all__ = ["execute_aten", "torch_arguments", "torch_operator"]


def execute_aten(op: Operation, operands: Sequence[Any], symbols: Mapping[str, int]) -> list[Any]:
    """Execute an aten op on torch tensors; a result is None if the operator does not compute it."""
    operator = torch_operator(op)
    positional, keyword = torch_arguments(op, dict(zip(op.operands, operands, strict=True)), symbols)
    if (unchecked := op.get_trait(UncheckedIndices)) is not None:
        given = dict(zip((each.name for each in schema_of(op).arguments), positional, strict=False))
        bound = given[unchecked.bound]
        size = math.prod(bound.shape[dim] for dim in unchecked.dims) if unchecked.dims else bound
        _check_indices(given[unchecked.indices], size, given.get("ignore_index"))
    results = operator(*positional, **keyword)
    if not schema_of(op).returns:
        return []
    results = results if isinstance(results, tuple | list) else [results]
    return [one for each in results for one in (each if isinstance(each, tuple | list) else [each])]


def _check_indices(indices: Tensor, size: int, ignored: int | None) -> None:
    from torch._subclasses.fake_tensor import FakeTensor

    if isinstance(indices, FakeTensor):  # it has no values
        return
    wrong = indices[((indices < 0) | (indices >= size)) & (indices != ignored)]
    if wrong.numel():
        raise IndexError(f"index {wrong.flatten()[0]} is out of range for dim 0 of size {size}")


def torch_operator(op: Operation) -> OpOverload:
    """The torch operator that an aten op calls; raises UnsupportedError if the installed torch does not have it."""
    import torch
    import torch._prims  # registers the prims operators

    from .random_operators import random_operators

    random_operators()
    schema: Schema = schema_of(op)
    packet = getattr(getattr(torch.ops, schema.namespace), schema.name, None)
    operator = getattr(packet, schema.overload or "default", None)
    if operator is None:
        raise UnsupportedError.at(op, f"torch has no operator {schema.qualified_name}",
                                  hint="register a custom operator before the program that calls it runs")
    return operator


def torch_arguments(
    op: Operation, values: Mapping[SSAValue, Any], symbols: Mapping[str, int]
) -> tuple[list[Any], dict[str, Any]]:
    """The positional and keyword arguments of the torch operator that an aten op calls."""
    positional: list[Any] = []
    keyword: dict[str, Any] = {}
    given = arguments(op)
    for each in schema_of(op).arguments:
        value = given[each.name]
        if each.type.is_tensor:
            value = [values.get(one) for one in value] if isinstance(value, list) else values.get(value)
        else:
            value = _to_torch(value, each.type, symbols)
        if each.keyword_only:
            keyword[each.name] = value
        else:
            positional.append(value)
    return positional, keyword


def _to_torch(value: Any, type: SchemaType, symbols: Mapping[str, int]) -> Any:
    import torch

    if value is None:
        return None
    if isinstance(value, list):
        return [_to_torch(item, SchemaType(type.base), symbols) for item in value]
    if isinstance(value, Expression):
        return value.evaluate(symbols)
    if isinstance(value, Attribute):
        return torch_dtype(value)
    if type.base == "Device":
        # A program for a GPU also runs on the CPU, if its inputs are there.
        named, current = torch.device(value), torch.get_default_device()
        return named if named.type in ("cpu", "meta", current.type) else current
    return getattr(torch, value) if type.base in ("Layout", "MemoryFormat") else value
