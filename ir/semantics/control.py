"""Reference semantics of the operations that call functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute

from ..dialects.control import CallOp, CondOp, ControlOp, ScanOp, WhileOp
from ..dialects.host import BufferType
from ..dtypes import torch_dtype
from ..shapes import dims

__all__ = ["Caller", "execute_control"]

Caller: TypeAlias = Callable[..., list[Any]]
"""Calls a function by name with arguments, and returns its results."""


def execute_control(op: ControlOp, operands: Sequence[Any], symbols: Mapping[str, int], run: Caller) -> list[Any]:
    """Execute an operation of the dialect control; each result is newly allocated."""
    if isinstance(op, CondOp):
        results = _cond(op, operands, run)
    elif isinstance(op, WhileOp):
        results = _while(op, operands, run)
    elif isinstance(op, CallOp):
        results = run(op.function.string_value(), *operands)
    else:
        assert isinstance(op, ScanOp)
        results = _scan(op, operands, symbols, run)
    return [value if isinstance(value, int | float) else value.clone() for value in results]


def _cond(op: CondOp, operands: Sequence[Any], run: Caller) -> list[Any]:
    predicate, *arguments = operands
    count = len(op.then_arguments)
    if _holds(predicate):
        return run(op.then.string_value(), *arguments[:count])
    return run(op.otherwise.string_value(), *arguments[count:])


def _while(op: WhileOp, operands: Sequence[Any], run: Caller) -> list[Any]:
    beside, carried = operands[:-len(op.carried) or None], list(operands[len(operands) - len(op.carried):])
    count = len(op.condition_arguments)
    while _holds(run(op.condition.string_value(), *carried, *beside[:count])[0]):
        carried = run(op.body.string_value(), *carried, *beside[count:])
    return carried


def _scan(op: ScanOp, operands: Sequence[Any], symbols: Mapping[str, int], run: Caller) -> list[Any]:
    import torch

    first, last = len(op.body_arguments), len(op.body_arguments) + len(op.carried)
    beside, carried, stacked = operands[:first], list(operands[first:last]), operands[last:]
    rows: list[list[Any]] = []
    for at in range(op.count.evaluate(symbols)):
        results = run(op.body.string_value(), *carried, *(value[at] for value in stacked), *beside)
        carried, row = results[:len(op.carried)], results[len(op.carried):]
        rows.append(row)
    if rows:
        return [*carried, *(torch.stack(column) for column in zip(*rows, strict=True))]
    return [*carried, *map(partial(_empty, symbols=symbols), op.outputs.types[len(op.carried):])]


def _empty(type: Attribute, symbols: Mapping[str, int]) -> Any:
    """A tensor without elements."""
    import torch

    assert isinstance(type, TensorType | BufferType)
    sizes = type.sizes.data if isinstance(type, BufferType) else dims(type)
    return torch.empty([size.evaluate(symbols) for size in sizes], dtype=torch_dtype(type.element_type))


def _holds(value: Any) -> bool:
    """Whether a condition holds; false for a fake tensor, which has no value."""
    from torch._subclasses import FakeTensor

    return not isinstance(value, FakeTensor) and bool(value)
