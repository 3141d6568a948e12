"""The command `python -m stepwell.tools.mutants`: a sample of mutants, and which of them no test notices.

    python -m stepwell.tools.mutants passes/loop/vectorize.py passes/prim --sample 50 --seed 1
    python -m stepwell.tools.mutants passes --into mutants.jsonl --seconds 600     again: it goes on where it stopped
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path

from ..command_line import Parser
from .covering import ROOT, covering_lit_files, covering_tests, sources
from .mutations import Mutation, mutations_of
from .trial import load_foreign_packages, run_lit_files, run_tests, survives

UNTRIED = ("no tests", "its tests fail without it", "not Python", "the same program")
LONGEST = 120.0
"""The time limit in seconds, after which tests count as failed."""


def main(args: Sequence[str] | None = None) -> int:
    """Try mutants as the arguments specify; the exit code is 1 if one survives."""
    flags = _argument_parser().parse_args(args)
    start = time.monotonic()
    texts = {path: (ROOT / path).read_text() for path in sources(flags.sources)}
    mutations = [each for path, text in texts.items() for each in mutations_of(path, text)]
    chosen = random.Random(flags.seed).sample(mutations, min(flags.sample, len(mutations)))
    known = _known(flags.into)
    load_foreign_packages()
    outcomes: dict[str, str] = {}
    for mutation in chosen:
        name = mutation.describe(texts[mutation.path])
        if name not in known:
            if time.monotonic() - start > flags.seconds:
                break
            known[name] = _try(mutation, texts[mutation.path], lit_only=flags.lit_only)
            _note(flags.into, name, known[name])
        outcomes[name] = known[name]
        if known[name] == "survives":
            print(name, flush=True)
    for line in _summary(outcomes, len(chosen)):
        print(line)
    return int("survives" in outcomes.values())


def _try(mutation: Mutation, source: str, *, lit_only: bool) -> str:
    """Return which tests detect a mutant: `lit`, `tests`, or none; or the reason why it was not tried."""
    changed = mutation.apply(source)
    try:
        if compile(changed, str(mutation.path), "exec") == compile(source, str(mutation.path), "exec"):
            return "the same program"
    except SyntaxError:
        return "not Python"
    covered = False
    original = partial(_passes_unchanged, mutation.path, source)
    ways: list[tuple[str, list[Path], Callable[..., bool]]] = [
        ("lit", covering_lit_files(mutation.path), run_lit_files),
        ("tests", [] if lit_only else covering_tests(mutation.path), run_tests)]
    for name, files, run in ways:
        if not files:
            continue
        covered = True
        if not survives(mutation.path, changed, partial(run, files), LONGEST):
            return name if original(tuple(files), run) else "its tests fail without it"
    return "survives" if covered else "no tests"


@cache
def _passes_unchanged(path: Path, source: str, files: tuple[Path, ...], run: Callable[..., bool]) -> bool:
    return survives(path, source, partial(run, files), LONGEST)


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
    tried = [each for each in outcomes.values() if each in ("lit", "tests", "survives")]
    by_lit, by_tests = (tried.count(each) for each in ("lit", "tests"))
    share = f" ({100 * (by_lit + by_tests) / len(tried):.0f} %)" if tried else ""
    yield (f"{by_lit + by_tests} of {len(tried)} mutants are noticed{share}: {by_lit} by lit files, {by_tests} by "
           "other tests")
    for reason in UNTRIED:
        if reason in outcomes.values():
            yield f"{list(outcomes.values()).count(reason)} were not tried: {reason}"
    if len(outcomes) < count:
        yield f"{count - len(outcomes)} are left: time is up"


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser("python -m stepwell.tools.mutants", description="Plant small changes and see which tests notice.")
    add = parser.add_argument
    add("sources", nargs="+", metavar="SOURCE", help="files, or folders of them, from the root of the repository")
    add("--sample", type=int, default=20, metavar="N", help="how many of their mutants are tried, default 20")
    add("--seed", type=int, default=0, help="of the sample, default 0")
    add("--seconds", type=float, default=float("inf"), metavar="N", help="begin no mutant later than that")
    add("--into", type=Path, metavar="FILE", help="what was found out, a line each; mutants in it are not tried again")
    add("--lit-only", action="store_true", help="run lit files alone, which takes about a second a mutant")
    return parser


if __name__ == "__main__":
    sys.exit(main())
