"""The xDSL context of Stepwell: every dialect is registered from the start and imported at its first use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.ir import Attribute, Dialect, Operation, TypeAttribute

from .hashing import speed_up_hashes
from .lazy_dialect import LazyDialect
from .plugins import universes
from .watching import SILENT, Watcher

# Maps each dialect of Stepwell to its module (below ir/dialects) and the name of the Dialect object.
DIALECTS = {
    "aten": ("aten", "Aten"),
    "comm": ("comm", "Comm"),
    "control": ("control", "Control"),
    "host": ("host", "Host"),
    "loop": ("loop", "Loop"),
    "prim": ("prim", "Prim"),
    "prims": ("aten", "Prims"),
    "shape": ("shape", "Shape"),
    "stepwell": ("stepwell", "Stepwell"),
    "triton": ("triton", "Triton"),
}
# Dialects that replace xDSL's in Stepwell's contexts; `xdsl-opt` keeps its own.
REPLACED_DIALECTS = {"arith": ("arith", "Arith")}

speed_up_hashes()


class StepwellContext(Context):
    """A context that finds operations of lazy dialects, finds unknown dialects in installed packages, and holds the
    watcher of the running pass.
    """

    watcher: Watcher = SILENT

    def clone(self) -> Context:
        copy = type(self)(**vars(super().clone()))
        copy.watcher = self.watcher
        return copy

    def load_registered_dialect(self, name: str) -> None:
        dialect = self._registered_dialects[name]() if name in self._registered_dialects else None
        if not isinstance(dialect, LazyDialect):
            super().load_registered_dialect(name)
            return
        self._loaded_dialects[dialect.name] = dialect
        for attribute in dialect.attributes:
            self.load_attr_or_type(attribute)

    def get_optional_op(self, name: str, *, dialect_stack: Sequence[str] = ()) -> type[Operation] | None:
        self._find_dialect(name)
        dialect_name = name.partition(".")[0]
        if name not in self._loaded_ops and dialect_name in self._registered_dialects:
            dialect = self.get_dialect(dialect_name)
            if isinstance(dialect, LazyDialect) and (op := dialect.find_operation(name)) is not None:
                self.load_op(op)
        return super().get_optional_op(name, dialect_stack=dialect_stack)

    def get_optional_attr(self, name: str) -> type[Attribute] | None:
        self._find_dialect(name)
        return super().get_optional_attr(name)

    def get_optional_type(self, name: str) -> type[TypeAttribute] | None:
        self._find_dialect(name)
        return super().get_optional_type(name)

    def _find_dialect(self, name: str) -> None:
        """Register the dialect of `name` if it is unknown and an installed package defines it."""
        dialect, dot, _ = name.partition(".")
        if dot and dialect not in self._registered_dialects:
            for universe in universes().values():
                if dialect in universe.all_dialects:
                    self.register_dialect(dialect, universe.all_dialects[dialect])
                    return


def make_context(*, allow_unregistered: bool = False) -> Context:
    """Create a context with Stepwell's dialects and all of xDSL's: builtin, func, arith, math, vector, memref, ..."""
    context = StepwellContext(allow_unregistered=allow_unregistered)
    for name, factory in (get_all_dialects() | _factories(REPLACED_DIALECTS) | dialect_factories()).items():
        context.register_dialect(name, factory)
    context.load_registered_dialect("builtin")
    return context


def watcher_of(context: Context) -> Watcher:
    """The watcher of the pass that runs in `context`: the instruments of the pass manager, or none."""
    return context.watcher if isinstance(context, StepwellContext) else SILENT


def dialect_factories() -> dict[str, Callable[[], Dialect]]:
    """Stepwell's dialects by name, as functions that import them."""
    return _factories(DIALECTS)


def _factories(dialects: dict[str, tuple[str, str]]) -> dict[str, Callable[[], Dialect]]:
    return {name: _importer(module, attribute) for name, (module, attribute) in dialects.items()}


def _importer(module: str, attribute: str) -> Callable[[], Dialect]:
    return lambda: getattr(import_module(f".dialects.{module}", __package__), attribute)
