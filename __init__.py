"""Stepwell: a compiler for PyTorch programs whose every level is readable, editable and executable IR."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .codegen.runtime.packages.load import Package, load
    from .compiler import compile_module, list_mode_options, list_options
    from .compiler.reduction import reduce
    from .frontend.api import capture, lower, provenance
    from .frontend.bisect import bisect
    from .frontend.checking import check
    from .frontend.packages import package
    from .frontend.reporting.display import show
    from .frontend.reporting.explorer import explore
    from .frontend.reporting.report import report
    from .frontend.sharding import gather_in_graph
    from .frontend.simulation import simulate
    from .options import CompileOptions
    from .passes.management.pass_manager import Instrument
    from .passes.schedules.language.kernel_schedule import Schedule

__all__ = [
    "CompileOptions",
    "Instrument",
    "Package",
    "Schedule",
    "__version__",
    "bisect",
    "capture",
    "check",
    "compile_module",
    "explore",
    "gather_in_graph",
    "list_mode_options",
    "list_options",
    "load",
    "lower",
    "package",
    "provenance",
    "reduce",
    "report",
    "show",
    "simulate",
]

# Loaded on first use: `import stepwell` alone imports neither torch nor xDSL.
_HOME = {
    "CompileOptions": ".options",
    "Instrument": ".passes.management.pass_manager",
    "Package": ".codegen.runtime.packages.load",
    "Schedule": ".passes.schedules.language.kernel_schedule",
    "bisect": ".frontend.bisect",
    "capture": ".frontend.api",
    "check": ".frontend.checking",
    "compile_module": ".compiler",
    "explore": ".frontend.reporting.explorer",
    "gather_in_graph": ".frontend.sharding",
    "list_mode_options": ".compiler",
    "list_options": ".compiler",
    "load": ".codegen.runtime.packages.load",
    "lower": ".frontend.api",
    "package": ".frontend.packages",
    "provenance": ".frontend.api",
    "reduce": ".compiler.reduction",
    "report": ".frontend.reporting.report",
    "show": ".frontend.reporting.display",
    "simulate": ".frontend.simulation",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOME[name], __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
