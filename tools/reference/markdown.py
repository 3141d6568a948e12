"""Converts docstrings to Markdown: prose stays prose, and IR becomes blocks of code."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

# The beginning of a line of IR in an op's docstring.
IR = re.compile(r"[%#!]|(func|host|loop|prim|aten)\.\w|tensor<")
# The beginning of a statement of Python.
PYTHON = re.compile(r"\w+(\(| = )|(class|def|from|import|with) ")
# The arguments of a function or class, one a line, which may go on in deeper lines.
ARGUMENT = re.compile(r"^(\w+): +(.*(?:\n  .*)*)", re.MULTILINE)
ARGUMENTS = re.compile(rf"(?:{ARGUMENT.pattern}\n?){{2,}}", re.MULTILINE)


def markdown(docstring: str | None) -> str:
    """Convert a docstring to Markdown. Indented lines, and paragraphs that begin like IR, are code; descriptions of
    arguments are a list.
    """
    text = "\n".join(line.rstrip() for line in inspect.cleandoc(docstring or "").splitlines())
    blocks = []
    for paragraph in re.split(r"\n\s*\n", text):
        if IR.match(paragraph):
            blocks.append(fence(paragraph))
        elif ARGUMENTS.fullmatch(paragraph):
            arguments = ARGUMENT.findall(paragraph)
            blocks.append("\n".join(f"- `{name}`: {' '.join(text.split())}" for name, text in arguments))
        else:
            blocks.extend(_pieces(paragraph.splitlines()))
    return "\n\n".join(_joined(blocks))


def fence(text: str, language: str = "mlir") -> str:
    """Return a block of code."""
    return f"```{language}\n{text}\n```"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; vertical bars in cells are escaped."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def page(*blocks: str) -> str:
    """Return a whole page, with a note that it is generated."""
    note = "<!-- Written by `python -m stepwell.tools.reference`; edit the docstrings instead. -->"
    return "\n\n".join([note, *filter(None, blocks)]) + "\n"


def _pieces(lines: list[str]) -> Iterator[str]:
    for is_code, group in groupby(lines, key=lambda line: line.startswith("    ")):
        text = "\n".join(group)
        code = inspect.cleandoc("\n" + text)
        yield fence(code, "python" if PYTHON.match(code) else "mlir") if is_code else text


def _joined(blocks: Iterable[str]) -> Iterator[str]:
    """Merge adjacent blocks of code that a blank line separated."""
    previous = ""
    for block in blocks:
        if previous.endswith("\n```") and block.startswith("```mlir\n"):
            previous = previous.removesuffix("\n```") + "\n\n" + block.removeprefix("```mlir\n")
            continue
        if previous:
            yield previous
        previous = block
    yield previous
