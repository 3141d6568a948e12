"""Operations whose result is a view of an operand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from xdsl.ir import Operation, SSAValue
from xdsl.traits import OpTrait

__all__ = ["ViewLike", "repeated", "unrepeated", "viewed"]


@dataclass(frozen=True)
class ViewLike(OpTrait):
    """The single result of the operation aliases an operand, contains addresses into it, or has its elements."""

    source: str
    """The name of the operand."""
    repeats: bool = False
    """Whether the result consists of the operand's elements in order, each once or repeated."""


def viewed(op: Operation) -> SSAValue | None:
    """The operand that the result of `op` is a view of; None if `op` is not a view."""
    view = _view(type(op))
    return None if view is None else getattr(op, view.source)


def repeated(op: Operation) -> SSAValue | None:
    """The operand that `op` broadcasts along new or longer dimensions; None for other operations."""
    view = _view(type(op))
    return None if view is None or not view.repeats else getattr(op, view.source)


def unrepeated(value: SSAValue) -> SSAValue:
    """What a value repeats, directly or by way of others; the value itself if it repeats nothing."""
    while isinstance(op := value.owner, Operation) and (source := repeated(op)) is not None:
        value = source
    return value


@cache
def _view(kind: type[Operation]) -> ViewLike | None:
    found = kind.get_traits_of_type(ViewLike)
    return found[0] if found else None
