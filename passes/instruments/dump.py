"""Every stage written to a directory."""

from __future__ import annotations

from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.text import print_module
from ..pass_manager import Instrument
from ..pass_options import pass_text


class Dump(Instrument):
    """Writes every stage to a directory: `00_aten.mlir`, `01_fold-reshapes.mlir`, ...

    A step that changed nothing is a file of one line that says so. Files of an earlier dump are removed.
    """

    def __init__(self, directory: Path, first: str = "input", *, locations: bool = True):
        self.directory = directory
        self._first = first
        self._locations = locations
        self._count = 0
        self._last = ""
        directory.mkdir(parents=True, exist_ok=True)
        for stale in directory.glob("[0-9][0-9]_*"):
            if stale.suffix in (".mlir", ".cpp", ".py"):
                stale.unlink()

    def begin(self, module: ModuleOp) -> None:
        self._last = print_module(module, locations=self._locations)
        self.write(f"{self._first}.mlir", self._last)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        text = print_module(module, locations=self._locations)
        header = f"// after {pass_text(module_pass)}"
        unchanged = text == self._last
        self._last = text
        self.write(
            f"{module_pass.name}.mlir", f"{header} (unchanged)\n" if unchanged else f"{header}\n{text}"
        )

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        # The module may be invalid; only its generic form is sure to print.
        text = print_module(module, locations=self._locations, generic=True)
        header = f"// {pass_text(module_pass)} failed and left this module"
        self.write(f"{module_pass.name}.failed.mlir", f"{header}\n{text}")

    def write(self, name: str, text: str) -> Path:
        """Write `text` as the next file, numbered, for instance `17_kernels.cpp`."""
        path = self.directory / f"{self._count:02}_{name}"
        path.write_text(text)
        self._count += 1
        return path
