"""Execution of the operations that call functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..dialects.control import CondOp, ControlOp

__all__ = ["execute_control"]

Caller: TypeAlias = Callable[..., list[Any]]
"""Calls a function, given by its name, with arguments; its results."""


def execute_control(op: ControlOp, operands: Sequence[Any], run: Caller) -> list[Any]:
    """The results of an operation of the dialect control, each in memory of its own."""
    if isinstance(op, CondOp):
        return [value if isinstance(value, int) else value.clone() for value in _cond(op, operands, run)]
    raise NotImplementedError(op.name)


def _cond(op: CondOp, operands: Sequence[Any], run: Caller) -> list[Any]:
    predicate, *arguments = operands
    count = len(op.then_arguments)
    if _holds(predicate):
        return run(op.then.string_value(), *arguments[:count])
    return run(op.otherwise.string_value(), *arguments[count:])


def _holds(value: Any) -> bool:
    """Whether a condition holds; one that has no value, as there are only sizes, is taken not to."""
    from torch._subclasses import FakeTensor

    return not isinstance(value, FakeTensor) and bool(value)
