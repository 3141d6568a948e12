"""Every stage written to a directory."""

from __future__ import annotations

import re
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.text import print_module
from ..generic.override import Override
from ..pass_manager import Instrument
from ..pass_options import pass_text

STAGE_FILE = re.compile(r"(\d\d+)_([^.]+)((?:\.\w+)*)\.(mlir|cpp|py)")
"""The name of a file that a dump writes: number, stage, what is special about it, and language."""


class Dump(Instrument):
    """Writes every stage to a directory: `00_aten.mlir`, `01_fold-reshapes.mlir`, ...

    A step that changed nothing is a file of one line that says so. What replaces a stage (`override`) lies beside it,
    as `01_fold-reshapes.override.mlir`. Files of an earlier dump are removed.
    """

    def __init__(self, directory: Path, first: str = "input", *, locations: bool = True):
        self.directory = directory
        self._first = first
        self._locations = locations
        self._count = 0
        self._stage = first
        self._last = ""
        directory.mkdir(parents=True, exist_ok=True)
        for stale in list(directory.iterdir()):
            if STAGE_FILE.fullmatch(stale.name) and stale.is_file():
                stale.unlink()

    def begin(self, module: ModuleOp) -> None:
        self._last = print_module(module, locations=self._locations)
        self._write(f"{self._first}.mlir", self._last)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        text = print_module(module, locations=self._locations)
        header = f"// after {pass_text(module_pass)}"
        unchanged = text == self._last
        self._last = text
        content = f"{header} (unchanged)\n" if unchanged else f"{header}\n{text}"
        if isinstance(module_pass, Override):
            (self.directory / f"{self._count - 1:02}_{self._stage}.override.mlir").write_text(content)
        else:
            self._stage = module_pass.name
            self._write(f"{module_pass.name}.mlir", content)

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        # The module may be invalid; only its generic form is sure to print.
        text = print_module(module, locations=self._locations, generic=True)
        header = f"// {pass_text(module_pass)} failed and left this module"
        self._write(f"{module_pass.name}.failed.mlir", f"{header}\n{text}")

    def emitted(self, name: str, text: str) -> None:
        self._write(name, text)

    def _write(self, name: str, text: str) -> None:
        """Write `text` as the next file, numbered, for instance `17_kernels.cpp`."""
        (self.directory / f"{self._count:02}_{name}").write_text(text)
        self._count += 1
