"""What a location says: places in the user's program, and the aten operators that stand there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.dialects.builtin import ArrayAttr, CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc
from xdsl.ir import Attribute

from .errors import SourcePosition

__all__ = ["Origin", "origins_in"]


@dataclass(frozen=True, order=True)
class Origin:
    """A place in the user's program and the operator that it calls: `loc("aten.add.Tensor"("model.py":12:8))`."""

    file: str
    line: int
    column: int = 0
    operator: str = ""
    """The operator as the aten dialect spells it; empty if the location names none."""

    @property
    def position(self) -> SourcePosition:
        return SourcePosition(self.file, self.line, self.column)


def origins_in(location: Attribute) -> tuple[Origin, ...]:
    """The places that a location names, in its order, each once. Names around names: the innermost counts."""
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
