"""Tries mutants with RUN lines of lit files: only those that execute the changed line, in the process that it is in."""

from __future__ import annotations

import resource
import signal
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ..check_lines import run_lines
from .covering import PACKAGE, ROOT, covering_lit_files
from .executed_lines import executed_lines, source_name
from .forks import Died, in_forks
from .mutation import Mutation
from .planting import Functions, changed_functions

__all__ = ["TIME_IS_UP", "LitTrials"]

TIME_IS_UP = (signal.SIGPROF, signal.SIGALRM)
"""What ends a mutant that takes far longer than the unchanged source: by processor time, so that other work beside it
does not matter, and, for one that waits, by the clock."""

SECONDS = 8.0
"""How long the lines take together, unchanged, that are tried for one mutant: those that take the least."""
MEMORY = 8 << 30
"""The bytes that a mutant may allocate."""

Outputs = tuple[tuple[int, str, str], ...]


@dataclass(frozen=True)
class _Unit:
    """RUN lines of a file that run together: one, or all if they share files."""

    file: Path
    lines: tuple[str, ...]

    @staticmethod
    def of(file: Path) -> list[_Unit]:
        """Return the RUN lines of a file that need no shell."""
        lines = [line for line in run_lines.run_lines(file.read_text()) if run_lines.known_pipeline(line) is not None]
        together = any("%t" in line for line in lines)
        return [_Unit(file, tuple(lines))] if together else [_Unit(file, (line,)) for line in lines]

    def outputs(self) -> Outputs:
        """Run the lines without FileCheck in this process; the exit codes, outputs and errors."""
        with tempfile.TemporaryDirectory() as folder:
            return tuple((each.code, each.output.replace(folder, "T"), each.errors.replace(folder, "T"))
                         for each in self._results(Path(folder), checked=False))

    def passes(self) -> bool:
        """Run the lines in this process as pytest does, which also checks source locations and reads outputs back."""
        with tempfile.TemporaryDirectory() as folder:
            return all(each.code == 0 for each in self._results(Path(folder), checked=True))

    def _results(self, folder: Path, *, checked: bool) -> Iterator[run_lines.Result]:
        for line in self.lines:
            pipeline = run_lines.known_pipeline(run_lines.substitute(line, self.file, folder)) or []
            kept = [each for each in pipeline if checked or each.words[0] != "filecheck"]
            yield run_lines.run_pipeline(kept, checked=checked)

    def run(self) -> _Run:
        """Run the lines without a mutant."""
        with executed_lines(source_name) as lines:
            self.outputs()
        start = time.process_time()
        return _Run(self, self.outputs(), frozenset(lines), time.process_time() - start)


@dataclass(frozen=True)
class _Run:
    """A unit as it runs without a mutant."""

    unit: _Unit
    outputs: Outputs
    lines: frozenset[tuple[str, int]]
    seconds: float


@dataclass
class LitTrials:
    """The lit files that cover sources, each run once to see which lines it executes."""

    functions: Functions
    by_line: dict[tuple[str, int], list[_Run]] = field(default_factory=dict)

    @staticmethod
    def of(paths: Iterable[Path], jobs: int) -> LitTrials:
        """Run the lit files that cover sources."""
        files = sorted({file for path in paths for file in covering_lit_files(path)})
        trials = LitTrials(Functions.of(PACKAGE))
        units = [unit for file in files for unit in _Unit.of(file)]
        runs = [run for _, run in in_forks(_Unit.run, units, jobs) if not isinstance(run, Died)]
        for run in sorted(runs, key=lambda each: each.seconds):
            for line in run.lines:
                trials.by_line.setdefault(line, []).append(run)
        return trials

    def outcome(self, mutation: Mutation, source: str) -> str | None:
        """Plant a mutant in this process, and return whether lit notices it: `lit`, `survives`, `unchecked` if outputs
        change that no check holds, or `not run` if no RUN line executes it. None if it changes more than functions.

        A mutant that does not end in time is killed by a signal of TIME_IS_UP.
        """
        filename = str(ROOT / mutation.path)
        if (changes := changed_functions(source, mutation.apply(source), filename)) is None:
            return None
        if not (runs := self._runs(mutation)):
            return "not run"
        seconds = 10 + 5 * sum(each.seconds for each in runs)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, 10 * seconds)  # of a mutant that waits
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        self.functions.change(filename, changes)
        outcome = "survives"
        if any(not run.unit.passes() for run in runs):
            outcome = "lit"
        elif any(run.unit.outputs() != run.outputs for run in runs):
            outcome = "unchecked"
        for timer in (signal.ITIMER_PROF, signal.ITIMER_REAL):
            signal.setitimer(timer, 0)
        return outcome

    def _runs(self, mutation: Mutation) -> list[_Run]:
        """Return the runs that execute a mutant's line, or the statement that begins some lines before."""
        files = set(covering_lit_files(mutation.path))
        near = [run for line in range(mutation.line, mutation.line - 4, -1)
                for run in self.by_line.get((str(mutation.path), line), ()) if run.unit.file in files]
        left, chosen = SECONDS, []
        for run in dict.fromkeys(near):
            left -= run.seconds
            if left > 0 or not chosen:
                chosen.append(run)
        return chosen
