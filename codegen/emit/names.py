"""Identifiers for SSA values: their name hints if present, with numbers to resolve collisions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from xdsl.ir import SSAValue

__all__ = ["Names"]


class Names:
    """Assigns a unique identifier to each value of a function."""

    def __init__(self, reserved: frozenset[str] = frozenset(), *, reserved_form: re.Pattern[str] | None = None,
                 second: int = 0):
        """No value has a `reserved` name, or one of the `reserved_form`. `second` is the number of the second value
        of a name.
        """
        self._reserved, self._form, self._second = reserved, reserved_form, second
        self._taken: set[str] = set()
        self._counters: dict[str, int] = {}
        self._names: dict[SSAValue, str] = {}

    def __getitem__(self, value: SSAValue) -> str:
        return self._names[value]

    def __contains__(self, value: SSAValue) -> bool:
        return value in self._names

    def reserve(self, names: frozenset[str]) -> None:
        """Give no value one of these names."""
        self._reserved |= names

    def bind(self, value: SSAValue, text: str) -> None:
        """Use `text` for `value`."""
        self._names[value] = text

    def declare(self, value: SSAValue, stem: str = "v", *, numbered: bool = True) -> str:
        """A new identifier for `value`: its name hint, or `stem`, with a number if `numbered`."""
        hint = value.name_hint and re.sub(r"\W", "_", value.name_hint, flags=re.ASCII)
        self._names[value] = name = self.fresh(hint or stem, numbered and not hint)
        return name

    def fresh(self, stem: str, numbered: bool = True) -> str:
        """An unused identifier: `stem` itself, unless it has to be numbered."""
        if not re.match(r"[A-Za-z]", stem):
            stem = f"v_{stem.lstrip('_')}"
        if not numbered and self._is_free(stem):
            self._taken.add(stem)
            return stem
        is_form = self._form is not None and self._form.fullmatch(f"{stem}0")
        separator = "_" if stem[-1].isdigit() or is_form else ""
        number = self._counters.get(stem, 0 if numbered else self._second)
        while not self._is_free(name := f"{stem}{separator}{number}"):
            number += 1
        self._counters[stem] = number + 1
        self._taken.add(name)
        return name

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Names declared in this context are released afterwards."""
        taken, counters = set(self._taken), dict(self._counters)
        yield
        self._taken, self._counters = taken, counters

    def _is_free(self, name: str) -> bool:
        is_form = self._form is not None and self._form.fullmatch(name)
        return name not in self._taken and name not in self._reserved and not is_form
