"""Lists passes and pipelines as text for the terminal."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator

from xdsl.passes import ModulePass

from ..passes.management.pass_options import describe_options
from ..passes.pipeline_lookup import find_pipeline, pipeline_names
from ..passes.registry import PASSES, find_pass, foreign_passes

WIDTH = 110
LEVELS = {
    "aten": "on aten",
    "prim": "on prim",
    "loop": "on kernels",
    "host": "on host programs",
    "triton": "on kernels of Triton",
    "schedules": "on kernels, by schedules of the user",
    "generic": "on any level",
}
"""The folders of `passes/`, and the objects that their passes work on."""


def list_passes() -> Iterator[str]:
    """Yield a line for each pass of Stepwell, by level, and of each installed package; then the pipelines and xDSL's
    passes.
    """
    brought = foreign_passes()
    xdsl = brought.pop("xdsl")
    width = max(len(name) for names in [PASSES, *brought.values()] for name in names)
    for folder, title in LEVELS.items():
        names = [name for name, place in PASSES.items() if place.partition(".")[0] == folder]
        yield from _section(title, names, width)
    for package, names in brought.items():
        if names:
            yield from _section(f"of the package {package}", names, width)
    yield f"pipelines: {', '.join(pipeline_names())}"
    yield ""
    yield "of xDSL:"
    yield textwrap.fill(", ".join(xdsl), WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def describe_pass(name: str) -> Iterator[str]:
    """Yield the full description of a pass, and its options."""
    pass_class = find_pass(name)
    yield name
    yield ""
    yield textwrap.indent(inspect.getdoc(pass_class) or "(no description)", "  ")
    if options := describe_options(pass_class):
        yield ""
        yield "options:"
        yield from (f"  {line}" for line in options)


def describe_pipeline(name: str) -> Iterator[str]:
    """Yield the passes of a pipeline, each with the reason for its place."""
    stages = find_pipeline(name)
    width = max(len(step.text) for stage in stages for step in stage.steps)
    for stage in stages:
        yield f"{stage.level}:"
        yield from (f"  {step.text:{width}}  {step.reason}".rstrip() for step in stage.steps)


def _section(title: str, names: list[str], width: int) -> Iterator[str]:
    yield f"{title}:"
    yield from (f"  {name:{width}}  {_summary(find_pass(name))}".rstrip() for name in names)
    yield ""


def _summary(pass_class: type[ModulePass]) -> str:
    """Return the first paragraph of the docstring on one line."""
    return " ".join((inspect.getdoc(pass_class) or "").partition("\n\n")[0].split())
