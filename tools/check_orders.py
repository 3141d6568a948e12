"""`stepwell check-orders`: runs random subsets and orders of passes on programs and compares the results of each
step.

    stepwell check-orders model.mlir --pipelines 200
    stepwell check-orders --corpus stepwell.tests.checking.order_corpus:corpus --pipelines 2000 --seed 0
    stepwell check-orders ... --first 137 --pipelines 1          # the pipeline of this number once more
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from ..compiler.pass_orders import Corpus, OrderReport, check_orders, corpus_of_files
from ..ir.errors import OptionError, StepwellError

__all__ = ["add_arguments", "report_orders"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the command."""
    parser.add_argument("files", nargs="*", metavar="FILE", help="a file of IR, of any level")
    parser.add_argument("--corpus", metavar="MODULE:FUNCTION", help="a function that gives a Corpus, instead of files")
    parser.add_argument("--pipelines", type=int, default=100, metavar="N", help="the number of pipelines "
        "(default: 100)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first (default: 0)")
    parser.add_argument("--seed", type=int, default=0, help="other seeds give other pipelines")
    parser.add_argument("--seconds", type=float, metavar="S", help="start no further pipeline after S seconds")
    parser.add_argument("--table", action="append", metavar="NAME", dest="tables",
                        help="a pipeline that is varied (default: cpu:default and cuda:default)")
    parser.add_argument("--stage", action="append", metavar="LEVEL", dest="stages", default=[],
                        help="a stage whose passes are shuffled (default: all)")
    parser.add_argument("--into", metavar="DIR", help="write a reproducer of each finding there")
    parser.add_argument("--verbose", action="store_true", help="print a line for each pipeline and each refusal")


def report_orders(flags: argparse.Namespace) -> Iterator[str]:
    """Yield a paragraph for each finding, and statistics at the end. Raises StepwellError if there is any finding."""
    start = time.monotonic()
    numbers = range(flags.first, flags.first + flags.pipelines)
    tables = flags.tables or ("cpu:default", "cuda:default")
    reports: list[OrderReport] = []
    for report in check_orders(_corpus(flags), numbers, seed=flags.seed, tables=tables, stages=flags.stages):
        reports.append(report)
        if flags.verbose:
            yield f"{_title(report)}: {report.skipped or f'{report.steps} passes'}"
            yield from (f"  {step} refuses: {what}" for step, what in report.refusals)
        if report.finding is not None:
            yield f"{_title(report)}: {report.finding}"
            if flags.into is not None:
                yield f"  reproducer: {_write(Path(flags.into), report)}"
        if flags.seconds is not None and time.monotonic() - start > flags.seconds:
            break
    yield from _summary(reports, time.monotonic() - start)
    found = sum(report.finding is not None for report in reports)
    if found:
        raise StepwellError(f"{found} of {len(reports)} pipelines went wrong")


def _corpus(flags: argparse.Namespace) -> Corpus:
    if flags.corpus is None:
        if not flags.files:
            raise OptionError("there is nothing to try pipelines on", hint="name files of IR, or give a --corpus")
        return corpus_of_files(flags.files)
    module, _, name = flags.corpus.partition(":")
    try:
        corpus = getattr(import_module(module), name)()
    except (ImportError, ValueError, AttributeError) as error:
        raise OptionError(f"there is no corpus at '{flags.corpus}': {error}") from error
    if not isinstance(corpus, Corpus):
        raise OptionError(f"'{flags.corpus}' gives no Corpus")
    return corpus


def _title(report: OrderReport) -> str:
    where = ", ".join(filter(None, (report.table, report.stage, report.machine)))
    return f"pipeline {report.number} ({where}) on {report.program}"


def _write(folder: Path, report: OrderReport) -> Path:
    assert report.finding is not None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"pipeline_{report.number}.mlir"
    path.write_text(report.finding.reproducer())
    return path


def _summary(reports: list[OrderReport], seconds: float) -> Iterator[str]:
    ran = [report for report in reports if not report.skipped]
    stages = Counter(f"{report.table} {report.stage}" for report in ran)
    refusals = Counter(step.partition("{")[0] for report in ran for step, _ in report.refusals)
    findings = Counter(report.finding.kind for report in ran if report.finding is not None)
    yield (f"{len(ran)} pipelines on {len({report.program for report in ran})} programs, "
           f"{sum(report.steps for report in ran)} passes, {seconds:.0f} seconds; "
           f"{len(reports) - len(ran)} were skipped: their programs do not run")
    yield f"shuffled: {_counts(stages)}"
    yield f"refusals: {_counts(refusals)}"
    yield f"findings: {_counts(findings)}"


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counter.most_common()) or "none"
