"""C++ identifiers for SSA values: their name hints if present, with numbers to resolve collisions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from xdsl.ir import SSAValue

KEYWORDS = frozenset(
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const
    consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch
    template this thread_local throw true try typedef typeid typename union unsigned using virtual void
    volatile wchar_t while xor xor_eq unix linux signbit""".split()
)

LIBRARY_FUNCTIONS = frozenset(
    name + suffix
    for suffix in ("", "f")
    for name in """acos acosh asin asinh atan atanh atan2 cbrt ceil copysign cos cosh erf erfc exp exp2
    expm1 fabs floor fma fmod lgamma log log10 log1p log2 nextafter pow round roundeven sin sinh sqrt tan tanh
    trunc""".split()
)
"""Functions of C's mathematical library, whose names no value of a kernel may have."""

_TYPE_LIKE = re.compile(r"(?:bf|[fiu])\d+(?:x\d+)?")


class Names:
    """Assigns a unique identifier to each value of a kernel."""

    def __init__(self, reserved: frozenset[str]):
        self._reserved = KEYWORDS | LIBRARY_FUNCTIONS | reserved
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

    def declare(self, value: SSAValue, stem: str = "v") -> str:
        """A new identifier for `value`: its name hint, or `stem` with a number."""
        name = self.fresh(
            re.sub(r"\W", "_", value.name_hint) if value.name_hint else stem, not value.name_hint
        )
        self._names[value] = name
        return name

    def fresh(self, stem: str, numbered: bool = True) -> str:
        """An unused identifier: `stem` itself, unless it has to be numbered."""
        if not re.match(r"[A-Za-z]", stem):
            stem = f"v_{stem.lstrip('_')}"
        if not numbered and self._is_free(stem):
            self._taken.add(stem)
            return stem
        # `i` followed by a number would be the name of a type.
        separator = "_" if stem[-1].isdigit() or _TYPE_LIKE.fullmatch(f"{stem}0") else ""
        while True:
            number = self._counters.get(stem, 0)
            self._counters[stem] = number + 1
            if self._is_free(name := f"{stem}{separator}{number}"):
                self._taken.add(name)
                return name

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Names declared in this context are released afterwards."""
        taken, counters = set(self._taken), dict(self._counters)
        yield
        self._taken, self._counters = taken, counters

    def _is_free(self, name: str) -> bool:
        return name not in self._taken and name not in self._reserved and not _TYPE_LIKE.fullmatch(name)
