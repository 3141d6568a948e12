"""What each pass changed, as a unified diff."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TextIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ....ir.text import print_module
from ..pass_manager import Instrument
from ..pass_options import pass_text
from .printing import UNCHANGED, header

COLOURS = {"+": "green", "-": "red", "@": "cyan"}


@dataclass
class Differences(Instrument):
    """Prints the difference that each pass makes to the text of the module, in colours on a terminal."""

    stream: TextIO
    passes: Collection[str] | None = None
    """Names of passes; None means all."""
    locations: bool = False
    generic: bool = False
    _text: str = field(default="", init=False)
    _stage: str = field(default="input", init=False)

    def begin(self, module: ModuleOp) -> None:
        self._text, self._stage = self._print(module), "input"

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        text, stage = self._print(module), f"after {pass_text(module_pass)}"
        if self.passes is None or module_pass.name in self.passes:
            lines = [header("After", module_pass), *difference(self._text, text, self._stage, stage), ""]
            write_coloured(lines, self.stream)
        self._text, self._stage = text, stage

    def _print(self, module: ModuleOp) -> str:
        return print_module(module, locations=self.locations, generic=self.generic)


def difference(old: str, new: str, old_name: str, new_name: str) -> Iterator[str]:
    """The lines of the unified diff of two modules."""
    if old == new:
        yield UNCHANGED
        return
    yield from difflib.unified_diff(old.splitlines(), new.splitlines(), old_name, new_name, lineterm="")


def write_coloured(lines: list[str], stream: TextIO) -> None:
    """Write the lines of a diff, in colours if the stream is a terminal."""
    if not stream.isatty():
        stream.write("".join(f"{line}\n" for line in lines))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(file=stream, soft_wrap=True, highlight=False)
    for line in lines:
        console.print(Text(line, style=COLOURS.get(line[:1], "")))
