"""Operations whose result is an operand seen in another way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from xdsl.ir import Operation, SSAValue
from xdsl.traits import OpTrait

__all__ = ["ViewLike", "repeated", "viewed"]


@dataclass(frozen=True)
class ViewLike(OpTrait):
    """The only result of the operation is the memory of an operand, or addresses in it, or has its elements."""

    source: str
    """The name of the operand."""
    repeats: bool = False
    """Whether the result has the elements of the operand in their order, each once or several times."""


def viewed(op: Operation) -> SSAValue | None:
    """The operand that the result of `op` is a view of; None if it is no view."""
    view = _view(type(op))
    return None if view is None else getattr(op, view.source)


def repeated(op: Operation) -> SSAValue | None:
    """The operand that `op` repeats along new or longer dimensions; None if it does anything else."""
    view = _view(type(op))
    return None if view is None or not view.repeats else getattr(op, view.source)


@cache
def _view(kind: type[Operation]) -> ViewLike | None:
    found = kind.get_traits_of_type(ViewLike)
    return found[0] if found else None
