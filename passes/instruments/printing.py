"""The module printed around passes, as one stream."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TextIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.text import print_module
from ..pass_manager import Instrument
from ..pass_options import pass_text


@dataclass
class Printing(Instrument):
    """Prints the module before and after the passes asked for."""

    stream: TextIO
    before: Collection[str] = ()
    """Names of passes."""
    after: Collection[str] | None = ()
    """Names of passes; None means all."""
    locations: bool = False
    generic: bool = False

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if module_pass.name in self.before:
            self._print("Before", module_pass, module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if self.after is None or module_pass.name in self.after:
            self._print("After", module_pass, module)

    def _print(self, when: str, module_pass: ModulePass, module: ModuleOp) -> None:
        name = f"{type(module_pass).__name__} ({pass_text(module_pass)})"
        print(f"// -----// IR Dump {when} {name} //----- //", file=self.stream)
        self.stream.write(print_module(module, locations=self.locations, generic=self.generic))
