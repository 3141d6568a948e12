"""Python identifiers for SSA values: their name hints where they have one, numbered where they collide."""

from __future__ import annotations

import keyword
import re

from xdsl.ir import SSAValue

__all__ = ["RESERVED", "Names", "is_function_name"]

RESERVED = frozenset({"tl", "triton", "libdevice", "range", "float", *keyword.kwlist})
"""What means something else in an emitted file."""


def is_function_name(name: str) -> bool:
    """Whether a kernel may be called `name`."""
    return name.isidentifier() and name.isascii() and name not in RESERVED


class Names:
    """Gives each value of a function an identifier of its own."""

    def __init__(self, reserved: frozenset[str] = frozenset()):
        self._taken = set(RESERVED | reserved)
        self._counters: dict[str, int] = {}

    def declare(self, value: SSAValue, stem: str) -> str:
        """A new identifier for `value`: its hint, or `stem`; a single letter as stem always has a number."""
        if value.name_hint:
            return self.fresh(re.sub(r"\W", "_", value.name_hint, flags=re.ASCII), numbered=False)
        return self.fresh(stem, numbered=len(stem) == 1)

    def fresh(self, stem: str, numbered: bool = True) -> str:
        """An identifier that nothing else has: `stem` itself unless it is to be numbered."""
        if not re.match(r"[A-Za-z]", stem):
            stem = f"v_{stem.lstrip('_')}"
        name, first = stem, 0 if numbered else 1
        separator = "_" if stem[-1].isdigit() else ""
        while numbered or name in self._taken:
            number = self._counters.get(stem, first)
            self._counters[stem] = number + 1
            name, numbered = f"{stem}{separator}{number}", False
        self._taken.add(name)
        return name
