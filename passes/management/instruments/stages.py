"""Every stage of a compilation as a text with a name."""

from __future__ import annotations

import re
from abc import abstractmethod

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ....ir.modules.parts import Parts
from ....ir.text import print_module
from ...generic.override import Override
from ..pass_manager import Instrument
from ..pass_options import pass_text

STAGE_FILE = re.compile(r"(\d\d+)_([^.]+)((?:\.\w+)*)\.(mlir|cpp|py|json)")
"""The name of a stage: number, pass, what is special about it, and language."""


class Stages(Instrument):
    """Hands each stage to `write`: `00_aten.mlir`, `01_fold-reshapes.mlir`, ...

    A step that changed nothing is a text of one line that says so. What replaces a stage (`override`) has the name
    of the stage, as `01_fold-reshapes.override.mlir`.
    """

    def __init__(self, first: str = "input", *, locations: bool = True):
        self._first = first
        self._locations = locations
        self._count = 0
        self._stage = first
        self._last = ""
        self._parts: Parts | None = None

    @abstractmethod
    def write(self, name: str, text: str) -> None:
        """Called with each stage."""

    def begin(self, module: ModuleOp) -> None:
        self._last = print_module(module, locations=self._locations)
        self._number(f"{self._first}.mlir", self._last)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        parts = Parts(module)
        text = self._last if parts.same(self._parts) else print_module(module, locations=self._locations)
        self._parts = parts
        header = f"// after {pass_text(module_pass)}"
        content = f"{header} (unchanged)\n" if text == self._last else f"{header}\n{text}"
        self._last = text
        if isinstance(module_pass, Override):
            self.write(f"{self._count - 1:02}_{self._stage}.override.mlir", content)
        else:
            self._stage = module_pass.name
            self._number(f"{module_pass.name}.mlir", content)

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        # The module may be invalid; only its generic form is sure to print.
        text = print_module(module, locations=self._locations, generic=True)
        header = f"// {pass_text(module_pass)} failed and left this module"
        self._number(f"{module_pass.name}.failed.mlir", f"{header}\n{text}")

    def emitted(self, name: str, text: str) -> None:
        self._number(name, text)

    def _number(self, name: str, text: str) -> None:
        self.write(f"{self._count:02}_{name}", text)
        self._count += 1
