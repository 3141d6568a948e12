"""Generates the page of the passes: the pipelines, then each pass with its options."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass

from xdsl.passes import ModulePass

from ...passes.loop.math_expansions import EXPANSIONS
from ...passes.management.pass_options import describe_options, option_fields, spell
from ...passes.pipeline import Stage
from ...passes.pipelines import PIPELINES
from ...passes.registry import PASSES, find_pass
from .markdown import markdown, page, table

INTRODUCTION = """\
Each pass runs alone (`stepwell-opt -p cse input.mlir`), stands in one file of [passes/](../passes), and has a
test of its name below [lit_tests/passes/](../lit_tests/passes). `stepwell-opt --list-passes` lists them, with
those of xDSL and of other installed packages."""

FOLDERS = {
    "aten": "From aten to prim",
    "prim": "On prim",
    "loop": "On kernels",
    "host": "On host programs",
    "triton": "On kernels of Triton",
    "schedules": "By schedules of the user",
    "generic": "On every level",
}


def passes_page() -> str:
    """Return the text of docs/passes.md."""
    blocks = ["# Passes", INTRODUCTION]
    for name, stages in PIPELINES.items():
        blocks += [f"## The pipeline `{name}`", _pipeline(stages)]
    for folder, title in FOLDERS.items():
        blocks.append(f"## {title}")
        for name, place in PASSES.items():
            if place.partition(".")[0] == folder:
                blocks.extend(_pass(name, find_pass(name)))
    return page(*blocks)


def _pipeline(stages: tuple[Stage, ...]) -> str:
    rows = []
    for stage in stages:
        for step in stage.steps:
            rows.append((stage.level, f"`{step.text}`", step.reason))
    return table(("level", "pass", "reason"), rows)


def _pass(name: str, pass_class: type[ModulePass]) -> Iterator[str]:
    yield f"### `{name}`"
    yield markdown(pass_class.__doc__)
    if options := list(_options(pass_class)):
        yield "Options:"
        yield "\n".join(options)
    if name == "expand-math":
        accuracies = sorted((op.name, _sentence(rule)) for op, rule in EXPANSIONS.items())
        yield table(("operation", "on f32"), ((f"`{op}`", accuracy) for op, accuracy in accuracies))


def _sentence(function: object) -> str:
    """Return the first paragraph of a docstring; `**` is escaped, since it means bold text in Markdown."""
    text = (inspect.getdoc(function) or "").partition("\n\n")[0]
    return " ".join(text.split()).replace("**", "\\*\\*")


def _options(pass_class: type[ModulePass]) -> Iterator[str]:
    purposes = {name: text for each in pass_class.__mro__ if is_dataclass(each)
                for name, text in field_docstrings(each).items()}
    for field, line in zip(option_fields(pass_class), describe_options(pass_class), strict=True):
        about = line.removeprefix(f"{spell(field)}: ")
        purpose = f". {purposes[field.name]}" if field.name in purposes else ""
        yield f"- `{spell(field)}`: {about}{purpose}"


def field_docstrings(cls: type) -> dict[str, str]:
    """Return the docstring below each field of a class."""
    (definition,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(cls))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for field, following in zip(definition.body, definition.body[1:], strict=False):
        match field, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
    return found
