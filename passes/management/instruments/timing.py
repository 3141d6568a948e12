"""How long each pass takes, and how many operations it leaves."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TextIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ....ir.modules.levels import level_of
from ..pass_manager import Instrument
from ..pass_options import pass_text


@dataclass(frozen=True)
class Step:
    """One pass, or another part of a compilation."""

    level: str
    """That of the module before the pass; what is no pass has a heading of its own here."""
    name: str
    seconds: float
    operations: tuple[int, int] | None = None
    """How many operations the module had before and after a pass."""


class Timer(Instrument):
    """Measures each pass by the wall clock. It stands last in a list of instruments, so as not to measure others."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._level = ""
        self._operations = 0
        self._start = 0.0

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self._level = level_of(module)
        self._operations = count_operations(module)
        self._start = time.perf_counter()

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        seconds = time.perf_counter() - self._start
        counts = self._operations, count_operations(module)
        self.steps.append(Step(self._level, pass_text(module_pass), seconds, counts))

    @contextmanager
    def measure(self, heading: str, name: str) -> Iterator[None]:
        """Measure what is no pass."""
        start = time.perf_counter()
        yield
        self.steps.append(Step(heading, name, time.perf_counter() - start))

    def report(self, stream: TextIO, *, by_time: bool = False) -> None:
        """Print the tree of levels and passes in the order of the pipeline, each with its time and its share, and
        with the number of operations before and after it. With `by_time`, print a list of the passes instead, all
        runs of a pass on one line, the slowest first.
        """
        total = sum(step.seconds for step in self.steps)
        lines = [self._line(self.steps, total, "total")]
        if by_time:
            passes: dict[str, float] = {}
            for step in self.steps:
                passes[step.name] = passes.get(step.name, 0.0) + step.seconds
            slowest_first = sorted(passes.items(), key=lambda each: -each[1])
            lines += [self._line([Step("", name, seconds)], total, f"  {name}") for name, seconds in slowest_first]
            stream.write(f"{'time':>13}   share        operations\n" + "".join(f"{line}\n" for line in lines))
            return
        for level, group in groupby(self.steps, key=lambda step: step.level):
            steps = list(group)
            lines.append(self._line(steps, total, f"  {level}"))
            lines += [self._line([step], total, f"    {step.name}") for step in steps]
        stream.write(f"{'time':>13}   share        operations\n" + "".join(f"{line}\n" for line in lines))

    def report_json(self, stream: TextIO) -> None:
        """Print the same as one JSON object."""
        record = {
            **_record(self.steps),
            "levels": [
                {"level": level, **_record(steps), "passes": [{"pass": s.name, **_record([s])} for s in steps]}
                for level, group in groupby(self.steps, key=lambda step: step.level)
                for steps in [list(group)]
            ],
        }
        json.dump(record, stream, indent=1)
        stream.write("\n")

    @staticmethod
    def _line(steps: list[Step], total: float, name: str) -> str:
        seconds = sum(step.seconds for step in steps)
        counts = _counts(steps)
        change = f"{counts[0]:7} -> {counts[1]:<6}" if counts else " " * 17
        share = 100 * seconds / total if total else 0.0
        return f"{1e3 * seconds:10.3f} ms  {share:5.1f}%  {change}  {name}"


def count_operations(module: ModuleOp) -> int:
    """How many operations a module holds, at any depth."""
    return sum(1 for _ in module.walk()) - 1


def _counts(steps: list[Step]) -> tuple[int, int] | None:
    """The number of operations before the first and after the last pass."""
    counts = [step.operations for step in steps if step.operations is not None]
    return (counts[0][0], counts[-1][1]) if counts else None


def _record(steps: list[Step]) -> dict[str, Any]:
    return {"ms": round(1e3 * sum(step.seconds for step in steps), 3), "operations": _counts(steps)}
