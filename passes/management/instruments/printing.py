"""The module printed around passes, as one stream under the headers of `mlir-opt`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TextIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ....ir.text import print_module
from ..pass_manager import Instrument
from ..pass_options import pass_text

UNCHANGED = "// (unchanged)"


def header(when: str, module_pass: ModulePass, how: str = "") -> str:
    """The line above a printed module: `// -----// IR Dump After Fuse (fuse{max-operations=8}) //----- //`."""
    return f"// -----// IR Dump {when} {type(module_pass).__name__}{how} ({pass_text(module_pass)}) //----- //"


@dataclass
class Printing(Instrument):
    """Prints the module before and after the passes asked for, each time with an empty line below.

    Where it is what was printed last, the line `// (unchanged)` stands for it.
    """

    stream: TextIO
    before: Collection[str] | None = ()
    """Names of passes; None means all."""
    after: Collection[str] | None = ()
    """Names of passes; None means all."""
    changes_only: bool = False
    """Print nothing after a pass that changed nothing."""
    failures: bool = False
    """Print what a pass left that failed, as is done after any of those in `after`."""
    locations: bool = False
    generic: bool = False
    _printed: str | None = field(default=None, init=False)
    _before: str | None = field(default=None, init=False)

    def begin(self, module: ModuleOp) -> None:
        self._printed = None

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if _selected(module_pass, self.before):
            self._print(header("Before", module_pass), self._text(module))
        if self.changes_only and _selected(module_pass, self.after):
            self._before = self._text(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if _selected(module_pass, self.after):
            text = self._text(module)
            if not (self.changes_only and text == self._before):
                self._print(header("After", module_pass), text)

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        if self.failures or _selected(module_pass, self.after):
            # The module may be invalid; only its generic form is sure to print.
            text = print_module(module, locations=self.locations, generic=True)
            self._print(header("After", module_pass, " Failed"), text)

    def _text(self, module: ModuleOp) -> str:
        return print_module(module, locations=self.locations, generic=self.generic)

    def _print(self, title: str, text: str) -> None:
        shown = f"{UNCHANGED}\n" if text == self._printed else text
        self._printed = text
        self.stream.write(f"{title}\n{shown}\n")


def _selected(module_pass: ModulePass, names: Collection[str] | None) -> bool:
    return names is None or module_pass.name in names
