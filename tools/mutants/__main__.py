"""The command `python -m stepwell.tools.mutants`: a sample of mutants, and which of them no test notices.

    python -m stepwell.tools.mutants passes/loop/vectorize.py passes/prim --sample 50 --seed 1
    python -m stepwell.tools.mutants passes --into mutants.jsonl --seconds 600     again: it goes on where it stopped
    python -m pytest -p stepwell.tools.mutants.recording --record-lines lines -n 8 tests
    python -m stepwell.tools.mutants passes --lines lines --jobs 8 --types      only tests that execute the changed line

Lit files come first: of those that cover a source, the RUN lines that execute the changed line run in a fork of this
process in which the changed function has its new code. Other tests run in a copy of the checkout, and so do lit files
if a mutant changes rules, C sources, or what a module computes when it is loaded.

What cannot change a result is no mutation: texts, annotations, decorators, assertions, what is said in errors, and
operands of what commutes, swapped. A mutant that compiles to the same code is not counted.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..command_line import Parser
from ..lit_format import load_all
from .covering import ROOT, covering_lit_files, covering_tests, sources
from .forks import Died, in_forks
from .lit_trial import TIME_IS_UP, LitTrials
from .mutation import Mutation
from .mutations import mutations_of
from .recorded_lines import RecordedLines
from .trial import first_failure, run_lit_files, run_rule_check, run_tests
from .type_check import refused_by_type_checker

NOTICED = {"rule check": "the check of rules", "lit": "lit files", "time": "a time limit", "tests": "other tests",
           "types": "the type checker"}
MISSED = {"survives": "no test notices", "unchecked": "outputs change, but not what is checked",
          "not run": "no test executes the line"}
LONGEST = 120.0
"""The time limit in seconds, after which tests count as failed."""
SECONDS_OF_TESTS = 45.0
"""How long the tests take together that are selected for one line."""


def main(args: Sequence[str] | None = None) -> int:
    """Try mutants as the arguments specify; the exit code is 1 if one survives."""
    flags = _argument_parser().parse_args(args)
    last = time.monotonic() + flags.seconds
    texts = {path: (ROOT / path).read_text() for path in sources(flags.sources)}
    mutations = [each for path, text in texts.items() for each in mutations_of(path, text)]
    random.Random(flags.seed).shuffle(mutations)
    chosen = {each.describe(texts[each.path]): each for each in mutations[: flags.sample or None]}
    known = _known(flags.into)
    outcomes = {name: known[name] for name in chosen if name in known}
    new = [name for name in chosen if name not in known]
    if new and flags.seconds > 0:
        load_all()
        lines = None if flags.lines is None else RecordedLines.of(flags.lines)
        lit = LitTrials.of({chosen[name].path for name in new}, flags.jobs)
        trial = _Trial(lit, lines, flags.lit_only)
        in_time = (name for name in new if time.monotonic() < last)
        for name, found in in_forks(lambda name: trial.outcome(chosen[name], texts[chosen[name].path]), in_time,
                                    flags.jobs):
            outcomes[name] = found if isinstance(found, str) else _of_dead_fork(found)
            _note(flags.into, name, outcomes[name])
    survivors = sorted(name for name, outcome in outcomes.items() if outcome in MISSED)
    if flags.types:
        refused = refused_by_type_checker({name: chosen[name] for name in survivors
                                           if chosen[name].path.suffix == ".py"})
        outcomes.update(dict.fromkeys(refused, "types"))
        survivors = [each for each in survivors if each not in refused]
    for line in [*survivors, *_summary(outcomes, len(chosen))]:
        print(line)
    return int(bool(survivors))


@dataclass(frozen=True)
class _Trial:
    """The ways to test a mutant."""

    lit: LitTrials
    lines: RecordedLines | None
    lit_only: bool

    def outcome(self, mutation: Mutation, source: str) -> str:
        """Plant a mutant in this process or in a copy of the checkout; return what notices it, or why nothing does."""
        changed = mutation.apply(source)
        outcome = None
        if mutation.path.suffix == ".py":
            try:
                if compile(changed, "", "exec") == compile(source, "", "exec"):
                    return "the same program"
            except SyntaxError:
                return "not Python"
            outcome = self.lit.outcome(mutation, source)
        if outcome == "lit":
            return outcome
        for name, tests, run in self._ways(mutation, is_planted=outcome is not None):
            if not tests:
                continue
            if failure := first_failure(mutation.path, changed, partial(run, tests), LONGEST):
                again = [test for test in tests if str(test) == failure] or tests
                alone = first_failure(mutation.path, source, partial(run, again), LONGEST)
                return name if alone is None else "its tests fail without it"
            outcome = outcome if outcome == "unchecked" else "survives"
        return outcome or "not run"

    def _ways(self, mutation: Mutation, *, is_planted: bool
              ) -> Iterator[tuple[str, Sequence[Any], Callable[..., str | None]]]:
        """Yield the tests that run in a copy of the checkout, the fastest first."""
        path = mutation.path
        if path.suffix == ".rules":
            yield "rule check", [path], run_rule_check
        if not is_planted:
            yield "lit", covering_lit_files(path), run_lit_files
        if not self.lit_only:
            files = covering_tests(path)
            yield "tests", ([str(file) for file in files] if self.lines is None else
                            self.lines.tests_of(path, mutation.line, files, SECONDS_OF_TESTS)), run_tests


def _of_dead_fork(died: Died) -> str:
    """Return what it says of a mutant that its fork died: a time limit or a crash ends a lit test, too. An exception
    beside the commands of RUN lines, or a lack of memory, says nothing.
    """
    if died.signal in TIME_IS_UP:
        return "time"
    return "lit" if died.signal in (signal.SIGSEGV, signal.SIGABRT, signal.SIGFPE) else "its trial fails"


def _known(path: Path | None) -> dict[str, str]:
    """Return the outcomes of earlier runs."""
    if path is None or not path.exists():
        return {}
    return dict(json.loads(line) for line in path.read_text().splitlines())


def _note(path: Path | None, name: str, outcome: str) -> None:
    if path is not None:
        with path.open("a") as file:
            file.write(json.dumps([name, outcome]) + "\n")


def _summary(outcomes: dict[str, str], count: int) -> Iterator[str]:
    counts = Counter(outcomes.values())
    noticed = sum(counts[way] for way in NOTICED)
    tried = noticed + sum(counts[why] for why in MISSED)
    if tried:
        low, high = _interval(noticed, tried)
        ways = ", ".join(f"{counts[way]} by {said}" for way, said in NOTICED.items()
                         if way in ("lit", "tests") or counts[way])
        yield (f"{noticed} of {tried} mutants are noticed ({100 * noticed / tried:.0f} %; of all mutants {low:.0f} to "
               f"{high:.0f} %): {ways}")
    yield from (f"{counts[why]} are not noticed: {said}" for why, said in MISSED.items() if counts[why])
    yield from (f"{counts[why]} are not counted: {why}" for why in sorted(counts) if why not in NOTICED | MISSED)
    by_kind: dict[str, list[bool]] = {}
    for name, outcome in outcomes.items():
        if outcome in NOTICED | MISSED:
            by_kind.setdefault(name.split(": ")[1], []).append(outcome in NOTICED)
    yield from (f"{kind}: {sum(found)} of {len(found)}" for kind, found in sorted(by_kind.items()))
    if len(outcomes) < count:
        yield f"{count - len(outcomes)} are left: time is up"


def _interval(noticed: int, tried: int) -> tuple[float, float]:
    """Return the percentages between which the share of all mutants is, with a probability of 95 % (Wilson 1927)."""
    z = 1.96
    share = noticed / tried
    middle = share + z * z / (2 * tried)
    width = z * math.sqrt(share * (1 - share) / tried + (z / (2 * tried)) ** 2)
    return tuple(100 * each / (1 + z * z / tried) for each in (middle - width, middle + width))  # type: ignore


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser("python -m stepwell.tools.mutants", description="Plant small changes and see which tests notice.")
    add = parser.add_argument
    add("sources", nargs="+", metavar="SOURCE", help="files, or folders of them, from the root of the repository")
    add("--sample", type=int, default=20, metavar="N", help="how many of their mutants are tried, default 20; 0: all")
    add("--seed", type=int, default=0, help="of the sample, default 0")
    add("--seconds", type=float, default=float("inf"), metavar="N", help="begin no mutant later than that")
    add("--into", type=Path, metavar="FILE", help="what was found out, a line each; mutants in it are not tried again")
    add("--lit-only", action="store_true", help="run lit files alone, some three mutants a second and process")
    add("--types", action="store_true", help="ask the type checker about those that no test notices, too")
    add("--lines", type=Path, metavar="FOLDER", help="run only tests that execute the changed line, by what `pytest -p "
        "stepwell.tools.mutants.recording --record-lines FOLDER` recorded")
    add("--jobs", type=int, default=1, metavar="N", help="try so many mutants at a time, default 1")
    return parser


if __name__ == "__main__":
    sys.exit(main())
