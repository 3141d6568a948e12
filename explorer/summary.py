"""A written page, which is displayed in a notebook and summarized on a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from ..ir.errors import OptionError, did_you_mean
from ..ir.watching import counted
from ..passes.management.instruments.differences import difference
from .code import Code
from .difference import Difference
from .page_writer import render_page
from .report import Report, Stage

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
        """Return the module after the last run of the pass `name`, or the emitted code `name`, such as `fuse` or
        `kernels.cpp`, with syntax highlighting.

        Raises OptionError if there is no such stage.
        """
        stages = {_step(each): each for each in self.report.graphs[graph].stages}
        if name not in stages:
            raise OptionError(f"there is no stage '{name}'; {did_you_mean(name, stages)}")
        return Code(self.report.text_of(stages[name]), stages[name].language)

    def diff(self, name: str, before: str | None = None, graph: int = 0) -> Difference:
        """Return the change by the last run of the pass `name`, or the difference of its stage from the one named
        `before`.

        Raises OptionError if there is no such stage.
        """
        stages = [each for each in self.report.graphs[graph].stages if each.language == "mlir"]
        names = [_step(each) for each in stages]
        for wanted in (name, *([] if before is None else [before])):
            if wanted not in names:
                raise OptionError(f"there is no stage '{wanted}'; {did_you_mean(wanted, names)}")
        at = max(place for place, each in enumerate(names) if each == name)
        old = max(at - 1, 0) if before is None else max(place for place, each in enumerate(names) if each == before)
        lines = difference(self.report.text_of(stages[old]), self.report.text_of(stages[at]), names[old], names[at])
        return Difference(tuple(lines))

    def _repr_html_(self) -> str:
        """The page itself, in a frame."""
        content, title = escape(render_page(self.report)), escape(self.report.title)
        style = "width:100%;height:720px;border:1px solid #8888"
        return f'<iframe srcdoc="{content}" title="{title}" style="{style}"></iframe>'


def _step(stage: Stage) -> str:
    """Return the key of a stage: the name of its pass, or that of its file of code."""
    return stage.name.partition("_")[2].removesuffix(".mlir")
