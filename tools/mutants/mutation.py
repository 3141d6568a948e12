"""One change to a source text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["Mutation"]


@dataclass(frozen=True)
class Mutation:
    """One change to a file: the characters from `start` to `end` become `text`."""

    path: Path
    kind: str
    line: int
    start: int
    end: int
    text: str

    def apply(self, source: str) -> str:
        """Return the file's text with the change."""
        return source[: self.start] + self.text + source[self.end :]

    def describe(self, source: str) -> str:
        """Return the change in one line."""
        before = " ".join(source[self.start : self.end].split())
        return f"{self.path}:{self.line}: {self.kind}: {before} -> {' '.join(self.text.split())}".rstrip()
