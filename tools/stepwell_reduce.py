"""`stepwell-reduce` makes a module as small as it can be while something is still wrong with it.

    stepwell-reduce model.mlir -p fuse,outline-fusions             it still fails as it does now
    stepwell-reduce model.mlir -p canonicalize --wrong-value
    stepwell-reduce model.mlir --test ./is-it-bad.sh               a script says so
    stepwell-reduce reproducer-1f2e.mlir                           the pipeline is the reproducer's
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from ..compiler.reduction import Predicate, Reducer, count_operations
from ..compiler.reduction.strategies.changes import Strategy
from ..compiler.symptoms import InexactFunction, Script, Symptom, WrongValue, run_pipeline
from ..compiler.targets.versions import versions
from ..ir.errors import OptionError, StepwellError
from ..ir.progress import activity
from ..ir.text import print_module
from ..passes.management.reproducer import FailureKind, Reproduction
from .command_line import Parser, interruptible
from .failing_input import FailingInput, add_arguments, read_input, read_symptom

__all__ = ["main"]


@interruptible
def main(args: Sequence[str] | None = None) -> int:
    """Reduce a module as the arguments specify; return the exit code."""
    flags = _argument_parser().parse_args(args)
    try:
        given = read_input(flags)
        given, symptom = read_symptom(flags, given)
        reduced = _reduce(given, symptom, flags)
        text = _header(given, symptom, reduced) + print_module(reduced, locations=flags.print_debuginfo)
        if flags.output_file == "-":
            sys.stdout.write(text)
        else:
            _write(Path(flags.output_file), text)
    except StepwellError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _predicate(given: FailingInput, symptom: Symptom) -> Predicate:
    # A script inspects the candidate itself: it runs what it likes on it.
    passes = () if isinstance(symptom, Script) else given.passes

    def is_bad(module: ModuleOp) -> bool:
        return symptom.shows(module, run_pipeline(module, passes)) is True

    return is_bad


def _reduce(given: FailingInput, symptom: Symptom, flags: argparse.Namespace) -> ModuleOp:
    """Return the smallest module that is found; the output file always contains the smallest one so far."""
    before, start = count_operations(given.module), time.perf_counter()
    with activity("reducing") as shown:

        def progress(reducer: Reducer, strategy: Strategy) -> None:
            what = strategy.__name__.replace("_", " ")  # type: ignore[attr-defined]
            shown.tell(f"{reducer.operations} of {before} operations left, {reducer.asked} candidates tried: {what}")

        def keep(module: ModuleOp) -> None:
            if flags.output_file != "-":
                _write(Path(flags.output_file), _present_header(given, symptom) + print_module(module))

        reducer = Reducer(_predicate(given, symptom), seconds=flags.seconds, kept=keep, progress=progress)
        try:
            reduced = reducer.run(given.module)
        except KeyboardInterrupt:
            if not reducer.asked:
                raise
            reduced, reducer.stopped = reducer.module, True
    how = "; stopped before the end: more may be left out" if reducer.stopped else ""
    print(f"reduced {before} operations to {count_operations(reduced)}: {reducer.asked} candidates were tried in "
          f"{time.perf_counter() - start:.1f} s{how}", file=sys.stderr)
    return reduced


def _header(given: FailingInput, symptom: Symptom, reduced: ModuleOp) -> str:
    """Return the header that makes the result a reproducer, unless a script defines the symptom."""
    if isinstance(symptom, Script):
        return ""
    outcome = run_pipeline(reduced, given.passes)
    if isinstance(symptom, WrongValue | InexactFunction):
        symptom.shows(reduced, outcome)
        known = Reproduction(given.pipeline, FailureKind.WRONG_VALUE, symptom.described, symptom.seed)
        return known.header(str(symptom.difference), versions())
    assert isinstance(outcome, Exception), "the predicate has just held"
    message = outcome.what if isinstance(outcome, StepwellError) else str(outcome)
    return Reproduction(given.pipeline, FailureKind.of(outcome)).header(message, versions())


def _present_header(given: FailingInput, symptom: Symptom) -> str:
    """Return the header during the reduction."""
    if isinstance(symptom, Script):
        return ""
    wrong = isinstance(symptom, WrongValue | InexactFunction)
    kind, inputs = (FailureKind.WRONG_VALUE, symptom.described) if wrong else (FailureKind.EXCEPTION, ())
    return Reproduction(given.pipeline, kind, inputs).header("what it was; not reduced to the end", {})


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from error


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser("stepwell-reduce", description="Reduce a module to the smallest one that still shows a problem.")
    add_arguments(parser)
    add = parser.add_argument
    add("-o", "--output-file", default="-", help="the output file (default: standard output)")
    add("--seconds", type=float, default=math.inf, metavar="N", help="stop after N seconds with the smallest "
        "module found so far")
    add("--print-debuginfo", action="store_true", help="print locations")
    return parser


if __name__ == "__main__":
    sys.exit(main())
