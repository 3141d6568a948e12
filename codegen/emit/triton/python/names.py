"""Python identifiers for SSA values: their name hints if present, with numbers to resolve collisions."""

from __future__ import annotations

import keyword
import re

from xdsl.ir import SSAValue

__all__ = ["RESERVED", "Names", "is_function_name"]

RESERVED = frozenset({"tl", "triton", "libdevice", "range", "float", *keyword.kwlist})
"""Names with another meaning in an emitted file."""


def is_function_name(name: str) -> bool:
    """Whether `name` is valid for a kernel."""
    return name.isidentifier() and name.isascii() and name not in RESERVED


class Names:
    """Assigns a unique identifier to each value of a function."""

    def __init__(self, reserved: frozenset[str] = frozenset()):
        self._taken = set(RESERVED | reserved)
        self._counters: dict[str, int] = {}

    def declare(self, value: SSAValue, stem: str) -> str:
        """A new identifier for `value`: its name hint, or `stem`; a stem of a single letter is always numbered."""
        if value.name_hint:
            return self.fresh(re.sub(r"\W", "_", value.name_hint, flags=re.ASCII), numbered=False)
        return self.fresh(stem, numbered=len(stem) == 1)

    def fresh(self, stem: str, numbered: bool = True) -> str:
        """An unused identifier: `stem` itself, unless it has to be numbered."""
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
