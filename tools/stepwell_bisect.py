"""`stepwell-bisect` names the pass, and the single rewrite of it, that does harm.

    stepwell-bisect model.mlir -p canonicalize,cse,fuse --wrong-value
    stepwell-bisect model.mlir -p cpu:default --slower-than 1.5
    stepwell-bisect model.mlir -p canonicalize,cse --test ./is-it-bad.sh
    stepwell-bisect reproducer-1f2e.mlir                     the pipeline and what is wrong are the reproducer's
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ..compiler.bisection import bisect_pipeline
from ..compiler.symptoms import SlowerThan
from ..ir.errors import StepwellError
from ..ir.progress import activity
from ..passes.management.instruments.differences import write_coloured
from .command_line import Parser, interruptible
from .failing_input import add_arguments, read_input, read_symptom

__all__ = ["main"]


@interruptible
def main(args: Sequence[str] | None = None) -> int:
    """Bisect as the arguments specify; return the exit code."""
    flags = _argument_parser().parse_args(args)
    try:
        given = read_input(flags)
        with activity("bisecting") as shown:
            whole = flags.whole_pipeline
            if flags.slower_than is not None:
                shown.tell("measuring")
                symptom = SlowerThan.than_without_a_pass(
                    given.module, given.passes, flags.slower_than, flags.seed or 0)
                whole = True
            else:
                given, symptom = read_symptom(flags, given)
            verdict = bisect_pipeline(given.module, given.passes, symptom, whole=whole, progress=shown.tell)
    except StepwellError as error:
        print(error, file=sys.stderr)
        return 1
    write_coloured(list(verdict.lines()), sys.stdout)
    sys.stdout.flush()
    if verdict.rewrite_flag is not None:
        print(f"{verdict.asked} outcomes were looked at; --rewrites {verdict.rewrite_flag} stops before the rewrite",
              file=sys.stderr)
    return 0


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser("stepwell-bisect", description="Find the pass and the rewrite that cause an error, a "
        "wrong value or a slow program.")
    symptoms = add_arguments(parser)
    symptoms.add_argument("--slower-than", type=float, metavar="RATIO",
                          help="leaving out one pass makes the program at least RATIO times as fast")
    parser.add_argument("--whole-pipeline", action="store_true",
                        help="run the whole pipeline with passes left out, instead of its prefixes")
    return parser


if __name__ == "__main__":
    sys.exit(main())
