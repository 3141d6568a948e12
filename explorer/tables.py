"""The tables of a report: texts, sets of origins and lines, each stored once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..ir.errors import SourcePosition
from ..ir.provenance import Origin
from .report import Document

__all__ = ["Tables"]


class Tables:
    """Numbers the objects that a report refers to, in the order of their first occurrence."""

    def __init__(self) -> None:
        self._origins: dict[Origin, int] = {}
        self._sets: dict[tuple[int, ...], int] = {(): 0}
        self._texts: dict[str, int] = {}
        self._lines: dict[tuple[int, int], int] = {}
        self._known_sets: dict[tuple[Origin, ...], int] = {(): 0}

    def set_of(self, origins: Iterable[Origin]) -> int:
        """Return the number of a set of origins."""
        key = tuple(origins)
        if key not in self._known_sets:
            numbers = sorted({self._origins.setdefault(origin, len(self._origins)) for origin in key})
            self._known_sets[key] = self._sets.setdefault(tuple(numbers), len(self._sets))
        return self._known_sets[key]

    def runs(self, lines: Iterable[tuple[str, tuple[Origin, ...]]]) -> tuple[int, ...]:
        """Return the runs of a text that is given as lines with their origins."""
        runs: list[int] = []
        after = -1
        for text, origins in lines:
            key = self._texts.setdefault(text, len(self._texts)), self.set_of(origins)
            line = self._lines.setdefault(key, len(self._lines))
            if line == after:
                runs[-1] += 1
            else:
                runs += [line, 1]
            after = line + 1
        return tuple(runs)

    def sources(self) -> tuple[Document, ...]:
        """Return the readable source files of all origins, with the origins of each line. Files with more lines that
        have origins come first.
        """
        places: dict[str, dict[int, list[Origin]]] = {}
        for origin in self._origins:
            places.setdefault(origin.file, {}).setdefault(origin.line, []).append(origin)
        documents = []
        for file, lines in sorted(places.items(), key=lambda item: -len(item[1])):
            try:
                text = Path(file).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError):  # a notebook's cell, or a file of another machine
                continue
            numbered = ((line, tuple(lines.get(number, ()))) for number, line in enumerate(text.split("\n"), start=1))
            documents.append(Document(file, "python", self.runs(numbered)))
        return tuple(documents)

    @property
    def files(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(origin.file for origin in self._origins))

    @property
    def origins(self) -> tuple[tuple[int, int, int, str], ...]:
        number = {file: at for at, file in enumerate(self.files)}
        return tuple((number[each.file], each.line, each.column, each.operator) for each in self._origins)

    @property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self._sets)

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(self._texts)

    @property
    def lines(self) -> tuple[tuple[int, int], ...]:
        return tuple(self._lines)

    def set_at(self, position: SourcePosition | None) -> int:
        """Return the number of the set of all origins at a position."""
        return self.set_of(origin for origin in self._origins if origin.position == position)
