"""Emitted text as lines with the locations of the operations that they implement, and targets that print it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import UNKNOWN_LOC, LocationAttr, ModuleOp, UnknownLoc
from xdsl.utils.target import Target

from ...ir.provenance import Origin, by_identity, origins_in

__all__ = ["EmittedText", "Line", "TextTarget", "describe_location", "unplaced"]

MAX_PLACES = 3


@dataclass(frozen=True)
class Line:
    """A line of code and its origin."""

    text: str
    location: LocationAttr = UNKNOWN_LOC
    function: str = ""
    """The kernel or host function that contains the line."""
    note: str = ""
    """A comment above the line."""


@dataclass(frozen=True)
class EmittedText:
    """Code in two forms: plain, for compilers and caches; annotated, for humans.

    In the annotated form, comments refer to the user's source lines wherever these change, and notes precede their
    lines.
    """

    lines: tuple[Line, ...]
    comment: str
    """The start of a line comment: `//` or `#`."""

    @cached_property
    def plain(self) -> str:
        return "".join(f"{line.text}\n" for line in self.lines)

    @cached_property
    def annotated(self) -> str:
        return "".join(f"{text}\n" for text, _ in self._annotated_lines)

    def numbered(self) -> Iterator[tuple[int, Line]]:
        """The lines of code with their numbers in the annotated form, counted from one."""
        for number, (_, line) in enumerate(self._annotated_lines, start=1):
            if line is not None:
                yield number, line

    @cached_property
    def _annotated_lines(self) -> list[tuple[str, Line | None]]:
        """The lines of the annotated form; the second element is None for comments."""
        lines: list[tuple[str, Line | None]] = []
        described = by_identity(describe_location)
        last = ""
        for line in self.lines:
            if line.note:
                lines.append((f"{self.comment} {line.note}", None))
            place = described(line.location)
            if isinstance(line.location, UnknownLoc):
                last = ""  # after the end of a loop, the source line is repeated
            elif place and place != last:
                indentation = line.text[:len(line.text) - len(line.text.lstrip())]
                lines.append((f"{indentation}{self.comment} {place}", None))
                last = place
            lines.append((line.text, line))
        return lines


@dataclass(frozen=True)
class TextTarget(Target, ABC):
    """A target that prints a module, optionally with comments that refer to the user's source lines."""

    comments: bool = True

    @abstractmethod
    def text(self, module: ModuleOp) -> EmittedText:
        """The text of a module."""

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        text = self.text(module)
        output.write(text.annotated if self.comments else text.plain)


def unplaced(text: str) -> list[Line]:
    """Lines of a text without locations."""
    return [Line(line) for line in text.split("\n")]


def describe_location(location: LocationAttr) -> str:
    """The user's source lines and operators of a location; empty for positions in IR text."""
    places = list(dict.fromkeys(_describe(origin) for origin in origins_in(location)))
    words: list[str] = []
    last = ""
    for place, operator in places[:MAX_PLACES]:
        words.append(f"{place} {operator}".strip() if place != last or not operator else operator)
        last = place
    if len(places) > MAX_PLACES:
        words.append(f"and {len(places) - MAX_PLACES} more")
    return ", ".join(filter(None, words))


def _describe(origin: Origin) -> tuple[str, str]:
    """`model.py:12` and `aten.add`, free of line breaks in any language; empty for a position in IR text."""
    if origin.file.endswith(".mlir") or origin.file.startswith("<"):
        return "", ""
    operator = ".".join(origin.operator.split(".")[:2])
    return _on_one_line(f"{PurePath(origin.file).name}:{origin.line}"), _on_one_line(operator)


def _on_one_line(text: str) -> str:
    return re.sub(r"[^ -~\xa0-\U0010ffff]|\\", "?", text)
