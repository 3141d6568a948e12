"""One change to a source text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["Mutation", "changed_float"]


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


def changed_float(value: float) -> float:
    """Return another value: a coefficient that is slightly off, or twice a round number, such as a limit or a factor of
    an estimate, which is no other decision if it is slightly off.
    """
    is_round = float(f"{value:.3g}") == value
    return value * 1.0003 if not is_round else 2 * value if value else 1.0
