"""Displays modules, code and reports in notebooks and terminals."""

from __future__ import annotations

import sys
from typing import Any

from xdsl.dialects.builtin import ModuleOp

from ...explorer.code import code_of

__all__ = ["in_notebooks", "show"]


def show(thing: Any) -> None:
    """Print a module, a stage, a report or code: as HTML in a notebook, in colours on a terminal, else plain."""
    shown = code_of(thing) if isinstance(thing, ModuleOp) else thing
    if _notebook() is not None:
        from IPython.display import display  # type: ignore[import-not-found]  # a notebook has it

        display(shown)
    elif sys.stdout.isatty():
        from rich.console import Console

        Console().print(shown)
    else:
        print(shown)


def in_notebooks() -> None:
    """Register the HTML display of modules with the notebook that runs this process, if any."""
    shell = _notebook()
    if shell is not None:
        shell.display_formatter.formatters["text/html"].for_type(ModuleOp, lambda module: code_of(module)._repr_html_())


def _notebook() -> Any:
    """The IPython shell of a notebook, or None."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return shell if shell is not None and hasattr(shell, "kernel") else None
