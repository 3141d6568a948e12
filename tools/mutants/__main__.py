"""The command `python -m stepwell.tools.mutants`: a sample of mutants, and which of them no test notices.

    python -m stepwell.tools.mutants passes/loop/vectorize.py passes/prim --sample 50 --seed 1
    python -m stepwell.tools.mutants passes --into mutants.jsonl --seconds 600     again: it goes on where it stopped
    python -m pytest -p stepwell.tools.mutants.recording --record-lines lines -n 8 tests
    python -m stepwell.tools.mutants passes --lines lines --jobs 8      only tests that execute the changed line
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from ..command_line import Parser
from .covering import ROOT, covering_lit_files, covering_tests, sources
from .mutation import Mutation
from .mutations import mutations_of
from .recorded_lines import RecordedLines
from .trial import first_failure, load_foreign_packages, run_lit_files, run_rule_check, run_tests

UNTRIED = ("no tests", "its tests fail without it", "not Python", "the same program")
NOTICED = {"rule check": "the check of rules", "lit": "lit files", "tests": "other tests"}
LONGEST = 120.0
"""The time limit in seconds, after which tests count as failed."""
SECONDS_OF_TESTS = 45.0
"""How long the tests take together that are selected for one line."""


def main(args: Sequence[str] | None = None) -> int:
    """Try mutants as the arguments specify; the exit code is 1 if one survives."""
    flags = _argument_parser().parse_args(args)
    start = time.monotonic()
    texts = {path: (ROOT / path).read_text() for path in sources(flags.sources)}
    mutations = [each for path, text in texts.items() for each in mutations_of(path, text)]
    chosen = random.Random(flags.seed).sample(mutations, min(flags.sample, len(mutations)))
    names = {mutation: mutation.describe(texts[mutation.path]) for mutation in chosen}
    known = _known(flags.into)
    lines = None if flags.lines is None else RecordedLines.of(flags.lines)
    load_foreign_packages()
    attempt = partial(_try, lit_only=flags.lit_only, lines=lines, last=start + flags.seconds)
    outcomes: dict[str, str] = {}
    for mutation, outcome in _outcomes(attempt, chosen, names, known, flags.jobs):
        if outcome is not None:
            name = names[mutation]
            if name not in known:
                _note(flags.into, name, outcome)
            outcomes[name] = outcome
            if outcome == "survives":
                print(name, flush=True)
    for line in _summary(outcomes, len(chosen)):
        print(line)
    return int("survives" in outcomes.values())


def _outcomes(attempt: Callable[[Mutation], str | None], chosen: Sequence[Mutation], names: dict[Mutation, str],
              known: dict[str, str], jobs: int) -> Iterator[tuple[Mutation, str | None]]:
    """Yield the outcome of each mutant, first those that are known; None if it was not begun in time."""
    yield from ((each, known[names[each]]) for each in chosen if names[each] in known)
    new = [each for each in chosen if names[each] not in known]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(_with_mutation, attempt), new)


def _with_mutation(attempt: Callable[[Mutation], str | None], mutation: Mutation) -> tuple[Mutation, str | None]:
    return mutation, attempt(mutation)


def _try(mutation: Mutation, *, lit_only: bool, lines: RecordedLines | None, last: float) -> str | None:
    """Return which tests detect a mutant: `lit`, `tests`, ...; or the reason why it was not tried."""
    if time.monotonic() > last:
        return None
    path = mutation.path
    source = (ROOT / path).read_text()
    changed = mutation.apply(source)
    if path.suffix == ".py":
        try:
            if compile(changed, str(path), "exec") == compile(source, str(path), "exec"):
                return "the same program"
        except SyntaxError:
            return "not Python"
    covered = False
    for name, tests, run in _ways(mutation, lit_only=lit_only, lines=lines):
        if not tests:
            continue
        covered = True
        if failure := first_failure(path, changed, partial(run, tests), LONGEST):
            again = tuple(test for test in tests if str(test) == failure) or tuple(tests)
            return name if _passes_unchanged(again, run) else "its tests fail without it"
    return "survives" if covered else "no tests"


def _ways(mutation: Mutation, *, lit_only: bool, lines: RecordedLines | None
          ) -> Iterator[tuple[str, Sequence[Any], Callable[..., str | None]]]:
    """Yield the ways to test a mutant, the fastest first."""
    path = mutation.path
    if path.suffix == ".rules":
        yield "rule check", [path], run_rule_check
    yield "lit", covering_lit_files(path), run_lit_files
    if not lit_only:
        files = covering_tests(path)
        yield "tests", ([str(file) for file in files] if lines is None
                        else lines.tests_of(path, mutation.line, files, SECONDS_OF_TESTS)), run_tests


@cache
def _passes_unchanged(tests: tuple[Any, ...], run: Callable[..., str | None]) -> bool:
    path = Path("version.py")
    return first_failure(path, (ROOT / path).read_text(), partial(run, tests), LONGEST) is None


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
    tried = [each for each in outcomes.values() if each in NOTICED or each == "survives"]
    by = {way: tried.count(way) for way in NOTICED if way != "rule check" or way in tried}
    noticed = sum(by.values())
    share = ""
    if tried:
        low, high = _interval(noticed, len(tried))
        share = f" ({100 * noticed / len(tried):.0f} %; of all mutants {low:.0f} to {high:.0f} %)"
    ways = ", ".join(f"{number} by {NOTICED[way]}" for way, number in by.items())
    yield f"{noticed} of {len(tried)} mutants are noticed{share}: {ways}"
    for reason in UNTRIED:
        if reason in outcomes.values():
            yield f"{list(outcomes.values()).count(reason)} were not tried: {reason}"
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
    add("--sample", type=int, default=20, metavar="N", help="how many of their mutants are tried, default 20")
    add("--seed", type=int, default=0, help="of the sample, default 0")
    add("--seconds", type=float, default=float("inf"), metavar="N", help="begin no mutant later than that")
    add("--into", type=Path, metavar="FILE", help="what was found out, a line each; mutants in it are not tried again")
    add("--lit-only", action="store_true", help="run lit files alone, which takes about a second a mutant")
    add("--lines", type=Path, metavar="FOLDER", help="run only tests that execute the changed line, by what `pytest -p "
        "stepwell.tools.mutants.recording --record-lines FOLDER` (Python 3.12) recorded")
    add("--jobs", type=int, default=1, metavar="N", help="try so many mutants at a time, default 1")
    return parser


if __name__ == "__main__":
    sys.exit(main())
