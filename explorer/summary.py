"""A page that was written, as it shows itself in a notebook and on a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from ..ir.errors import OptionError, did_you_mean
from ..ir.watching import counted
from .code import Code
from .page import render_page
from .report import Report

__all__ = ["Page"]


@dataclass(frozen=True, repr=False)
class Page:
    """The explorer's page of a program."""

    path: Path
    report: Report

    def __repr__(self) -> str:
        graphs = "; ".join(f"{graph.name}: {counted(len(graph.stages), 'stage')}, "
                           f"{counted(len(graph.kernels), 'kernel')}" for graph in self.report.graphs)
        return f"{self.path} ({graphs})"

    def stage(self, name: str, graph: int = 0) -> Code:
        """What the pass `name` left when it last ran, or the code `name`, as `fuse` or `kernels.cpp`; it shows itself.

        Raises OptionError if there is no such stage.
        """
        stages = {each.name.partition("_")[2].removesuffix(".mlir"): each for each in self.report.graphs[graph].stages}
        if name not in stages:
            raise OptionError(f"there is no stage '{name}'; {did_you_mean(name, stages)}")
        return Code(self.report.text_of(stages[name]), stages[name].language)

    def _repr_html_(self) -> str:
        """The page itself, in a frame."""
        content, title = escape(render_page(self.report)), escape(self.report.title)
        style = "width:100%;height:720px;border:1px solid #8888"
        return f'<iframe srcdoc="{content}" title="{title}" style="{style}"></iframe>'
