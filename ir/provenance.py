"""The contents of a location: positions in the user's program, and the aten operators called there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from xdsl.dialects.builtin import ArrayAttr, CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc
from xdsl.ir import Attribute

from .errors import SourcePosition

__all__ = ["Origin", "by_identity", "origins_in"]

Argument = TypeVar("Argument")
Result = TypeVar("Result")


@dataclass(frozen=True, order=True)
class Origin:
    """A position in the user's program and the operator called there: `loc("aten.add.Tensor"("model.py":12:8))`."""

    file: str
    line: int
    column: int = 0
    operator: str = ""
    """The operator's name in the aten dialect; empty if the location has none."""

    @property
    def position(self) -> SourcePosition:
        return SourcePosition(self.file, self.line, self.column)


def by_identity(function: Callable[[Argument], Result]) -> Callable[[Argument], Result]:
    """A function that is called once for each object, which must outlive it. The operations and lines of one place
    share its location, and hashing locations takes longer than what is computed of them.
    """
    known: dict[int, Result] = {}

    def remembered(argument: Argument) -> Result:
        key = id(argument)
        if key not in known:
            known[key] = function(argument)
        return known[key]

    return remembered


def origins_in(location: Attribute) -> tuple[Origin, ...]:
    """The origins in a location, in order and without duplicates. With nested names, the innermost counts."""
    return tuple(dict.fromkeys(_origins(location, "")))


def _origins(location: Attribute, operator: str) -> Iterator[Origin]:
    match location:
        case FileLineColLoc():
            yield Origin(location.filename.data, location.line.data, location.column.data, operator)
        case NameLoc():
            yield from _origins(location.location, location.desc.data)
        case CallSiteLoc():
            yield from _origins(location.callee, operator)
        case FusedLoc(locations=ArrayAttr(data=parts)):
            for part in parts:
                yield from _origins(part, operator)
        case _:
            return
