"""What watches a pipeline: verification, timing, printing, and dumping every stage to a directory.

In a list of instruments, those that print come before the verifier: they then see valid modules only.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ..ir.errors import StepwellError
from ..ir.text import print_module
from ..ir.verify import verify_module
from .pass_manager import Instrument
from .pass_options import pass_text


class Verifier(Instrument):
    """Verifies the module after each pass, and names the pass that broke it."""

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        try:
            verify_module(module)
        except StepwellError as error:
            error.pass_name = f"{pass_text(module_pass)} (it left a module that does not verify)"
            raise


class Timer(Instrument):
    """Measures each pass by the wall clock."""

    def __init__(self) -> None:
        self.times: list[tuple[str, float]] = []
        self._start = 0.0

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self._start = time.perf_counter()

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.times.append((pass_text(module_pass), time.perf_counter() - self._start))

    def report(self, stream: TextIO) -> None:
        """Print one line a pass, in the order of the pipeline, and the total."""
        total = sum(seconds for _, seconds in self.times)
        print("===- Pass execution times -===", file=stream)
        for name, seconds in [*self.times, ("total", total)]:
            share = 100 * seconds / total if total else 0.0
            print(f"{1e3 * seconds:10.3f} ms ({share:5.1f}%)  {name}", file=stream)


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
