"""The source lines of TorchScript's nodes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ....ir.errors import SourcePosition

__all__ = ["SourceLine", "line_of"]

_FRAME = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')
_MARKER = re.compile(r"^\s*~+")


@dataclass(frozen=True)
class SourceLine:
    """A line of the script, with its text where it is known."""

    file: str
    line: int
    text: str

    def position(self) -> SourcePosition | None:
        return SourcePosition(self.file, self.line) if self.file else None

    def frame(self) -> str:
        """The line as in a stack trace of Python."""
        return f'  File "{self.file}", line {self.line}, in forward\n    {self.text}\n' if self.file else ""


def line_of(node: Any, before: SourceLine) -> SourceLine:
    """The innermost line of a node; where TorchScript does not know it, that of the node before."""
    shown = node.sourceRange()
    frame = _FRAME.search(shown)
    if frame is None:
        return before
    text = next((line.strip() for line, marker in pairwise(shown.splitlines()) if _MARKER.match(marker)), "")
    return SourceLine(frame["file"], int(frame["line"]), text)
