"""Docstrings as Markdown: prose stays prose, and IR becomes blocks of code."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

# How a line of IR in an op's docstring begins.
IR = re.compile(r"[%#!]|(func|host|loop|prim|aten)\.\w|tensor<")


def markdown(docstring: str | None) -> str:
    """A docstring as Markdown. Indented lines, and paragraphs that begin like IR, are code."""
    text = "\n".join(line.rstrip() for line in inspect.cleandoc(docstring or "").splitlines())
    blocks = []
    for paragraph in re.split(r"\n\s*\n", text):
        if IR.match(paragraph):
            blocks.append(fence(paragraph))
        else:
            blocks.extend(_pieces(paragraph.splitlines()))
    return "\n\n".join(_joined(blocks))


def fence(text: str, language: str = "mlir") -> str:
    """A block of code."""
    return f"```{language}\n{text}\n```"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; bars in cells are escaped."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def page(*blocks: str) -> str:
    """A whole page, with the note that nobody edits it."""
    note = "<!-- Written by `python -m stepwell.tools.reference`; edit the docstrings instead. -->"
    return "\n\n".join([note, *filter(None, blocks)]) + "\n"


def _pieces(lines: list[str]) -> Iterator[str]:
    for is_code, group in groupby(lines, key=lambda line: line.startswith("    ")):
        text = "\n".join(group)
        yield fence(inspect.cleandoc("\n" + text)) if is_code else text


def _joined(blocks: Iterable[str]) -> Iterator[str]:
    """Blocks with the code that a blank line had divided made one again."""
    previous = ""
    for block in blocks:
        if previous.endswith("\n```") and block.startswith("```mlir\n"):
            previous = previous.removesuffix("\n```") + "\n\n" + block.removeprefix("```mlir\n")
            continue
        if previous:
            yield previous
        previous = block
    yield previous
