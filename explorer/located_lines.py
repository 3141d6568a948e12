"""Separates lines of IR from their locations."""

from __future__ import annotations

import re
from collections.abc import Iterator

from xdsl.context import Context
from xdsl.parser import Parser

from ..ir.provenance import Origin, origins_in

__all__ = ["Locations", "located_lines", "without_locations"]

_STRING = r'"(?:[^"\\]|\\.)*"'
# A location contains strings, and parentheses up to a certain depth.
_INNERMOST = rf'(?:[^()"]|{_STRING})*+'
_INSIDE = rf'(?:[^()"]|{_STRING}|\((?:[^()"]|{_STRING}|\({_INNERMOST}\))*+\))*+'
_LOCATION = re.compile(rf" (loc\({_INSIDE}\))")


def without_locations(text: str) -> str:
    """Return a text of IR without its locations."""
    return _LOCATION.sub("", text)


class Locations:
    """Parses locations; each distinct text is parsed once."""

    def __init__(self, context: Context):
        self._context = context
        self._known: dict[str, tuple[Origin, ...]] = {}

    def origins(self, text: str) -> tuple[Origin, ...]:
        """Return the origins in the text of a location, such as `loc("aten.exp"("model.py":12:8))`."""
        if text not in self._known:
            location = Parser(self._context, text).parse_optional_location()
            self._known[text] = () if location is None else origins_in(location)
        return self._known[text]


def located_lines(text: str, locations: Locations) -> Iterator[tuple[str, tuple[Origin, ...]]]:
    """Yield the lines of a module's text without locations, each with its origins.

    The location of an operation with regions is printed behind its last brace; it applies to its first line too.
    """
    lines: list[tuple[str, tuple[Origin, ...]]] = []
    opened: list[int] = []
    for line in text.removesuffix("\n").split("\n"):
        origins: tuple[Origin, ...] = ()
        if " loc(" in line:
            found = dict.fromkeys(origin for part in _LOCATION.findall(line) for origin in locations.origins(part))
            line, origins = _LOCATION.sub("", line), tuple(found)
        if line.lstrip().startswith("}") and opened:
            first = opened.pop()
            head, own = lines[first]
            lines[first] = head, own or origins
        if line.endswith("{"):
            opened.append(len(lines))
        lines.append((line, origins))
    return iter(lines)
