"""A page that was written, as it shows itself in a notebook and on a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from .page import render_page
from .report import Report

__all__ = ["Page"]


@dataclass(frozen=True, repr=False)
class Page:
    """The explorer's page of a program."""

    path: Path
    report: Report

    def __repr__(self) -> str:
        graphs = "; ".join(f"{graph.name}: {len(graph.stages)} stages, {len(graph.kernels)} kernels"
                           for graph in self.report.graphs)
        return f"{self.path} ({graphs})"

    def _repr_html_(self) -> str:
        """The page itself, in a frame."""
        content, title = escape(render_page(self.report)), escape(self.report.title)
        style = "width:100%;height:720px;border:1px solid #8888"
        return f'<iframe srcdoc="{content}" title="{title}" style="{style}"></iframe>'
