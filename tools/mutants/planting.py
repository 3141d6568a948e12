"""Plants a mutation in the functions of this process, which saves loading the changed package."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from dataclasses import dataclass, field
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import Any

__all__ = ["Functions", "changed_functions"]


def changed_functions(source: str, changed: str, filename: str) -> dict[CodeType, CodeType] | None:
    """Return the code of the functions that a change to a source concerns, with their new code; None if it concerns
    more than functions, such as a table of the module or a default value.
    """
    pairs = dict(_pairs(compile(source, filename, "exec"), compile(changed, filename, "exec")))
    is_outside = any(not old.co_flags & CO_OPTIMIZED and _itself(old) != _itself(new) for old, new in pairs.items())
    if is_outside or any(old.co_freevars != new.co_freevars for old, new in pairs.items()):
        return None
    return {old: new for old, new in pairs.items() if old.co_flags & CO_OPTIMIZED}


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield what differs, from the outside to the inside."""
    if old != new:
        yield old, new
        for first, second in zip(_codes(old), _codes(new), strict=False):
            yield from _pairs(first, second)


def _codes(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def _itself(code: CodeType) -> object:
    """Return what a code does apart from the functions and classes that it defines."""
    plain = tuple((type(each), each) for each in code.co_consts if not isinstance(each, CodeType))
    return code.co_code, code.co_names, code.co_varnames, len(_codes(code)), repr(plain)


@dataclass
class Functions:
    """The functions and caches of this process that modules of a package define."""

    functions: dict[str, list[FunctionType]] = field(default_factory=dict)
    caches: list[Any] = field(default_factory=list)

    @staticmethod
    def of(package: str) -> Functions:
        """Find them; all modules are loaded."""
        found = Functions()
        gc.unfreeze()
        for each in gc.get_objects():
            kind: Any = type(each)  # `isinstance` asks objects that stand for others
            if issubclass(kind, FunctionType | functools._lru_cache_wrapper) \
                    and str(each.__module__).startswith(f"{package}."):
                if kind is FunctionType:
                    found.functions.setdefault(each.__code__.co_filename, []).append(each)
                else:
                    found.caches.append(each)
        gc.collect()
        gc.freeze()  # a garbage collection in a fork would write to, and so copy, all loaded pages
        return found

    def change(self, filename: str, changes: dict[CodeType, CodeType]) -> None:
        """Give the functions of a file new code, and forget what was computed before."""
        for function in self.functions.get(filename, ()):
            function.__code__ = changes.get(function.__code__, function.__code__)
        for cache in self.caches:
            cache.cache_clear()
