"""The xDSL context of Stepwell: every dialect is known from the start and imported when first used."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.ir import Dialect

# Where each dialect of ours lives: module (below ir/dialects) and the name of the Dialect object in it.
DIALECTS = {
    "aten": ("aten", "Aten"),
    "host": ("host", "Host"),
    "loop": ("loop", "Loop"),
    "prim": ("prim", "Prim"),
    "shape": ("shape", "Shape"),
}
# Those that take the place of xDSL's in our contexts; `xdsl-opt` keeps its own.
REPLACED_DIALECTS = {"arith": ("arith", "Arith")}


def make_context(*, allow_unregistered: bool = False) -> Context:
    """A context that knows our dialects and all of xDSL's: builtin, func, arith, math, vector, memref, ..."""
    context = Context(allow_unregistered=allow_unregistered)
    for name, factory in (get_all_dialects() | _factories(REPLACED_DIALECTS) | dialect_factories()).items():
        context.register_dialect(name, factory)
    context.load_registered_dialect("builtin")
    return context


def dialect_factories() -> dict[str, Callable[[], Dialect]]:
    """Our dialects by name, each behind a function that imports it."""
    return _factories(DIALECTS)


def _factories(dialects: dict[str, tuple[str, str]]) -> dict[str, Callable[[], Dialect]]:
    return {name: _importer(module, attribute) for name, (module, attribute) in dialects.items()}


def _importer(module: str, attribute: str) -> Callable[[], Dialect]:
    return lambda: getattr(import_module(f".dialects.{module}", __package__), attribute)
