"""Source texts in Stepwell's languages and spans of them, for error messages with positions."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .errors import SourcePosition
from .text import source_line

__all__ = ["SourceText", "Span"]


@dataclass(frozen=True)
class SourceText:
    """A file of the user's, or another text with a name."""

    name: str
    text: str = field(repr=False)

    @property
    def stem(self) -> str:
        """The file's name without its suffix: `arithmetic` for `arithmetic.rules`."""
        return Path(self.name).stem


@dataclass(frozen=True)
class Span:
    """A range of a text."""

    source: SourceText
    start: int
    end: int

    @property
    def position(self) -> SourcePosition:
        before = self.source.text[: self.start]
        return SourcePosition(self.source.name, before.count("\n") + 1, self.start - before.rfind("\n"))

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    def show(self) -> str:
        """The line of the text with carets below the span."""
        position = self.position
        return source_line(self.source.text, position.line, position.column, len(self.text.split("\n")[0]))
