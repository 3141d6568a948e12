"""How long each pass takes."""

from __future__ import annotations

import time
from typing import TextIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ..pass_manager import Instrument
from ..pass_options import pass_text


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
