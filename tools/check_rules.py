"""`stepwell check-rules`: reads files of rules and executes both sides of each rule on random inputs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from ..compiler.rule_checks import check_rules
from ..ir.errors import StepwellError
from ..ir.watching import counted
from ..passes.rules.rule_set import load_rules

__all__ = ["add_arguments", "check_rule_files"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of rules, as docs/rules.md describes them")
    parser.add_argument("--seed", type=int, default=0, help="other seeds give other inputs")
    parser.add_argument("--count", type=int, default=2, metavar="N",
                        help="functions for each pattern and element type (default: 2)")


def check_rule_files(files: Sequence[str], seed: int, count: int) -> Iterator[str]:
    """Yield a line for each rule, and the failure of each wrong one. Raises StepwellError at the end if any is wrong.
    """
    wrong = unchecked = total = 0
    for report in check_rules(load_rules(files), seed=seed, count=count):
        total += 1
        if report.failure is not None:
            wrong += 1
            yield str(report.failure)
        else:
            unchecked += not report.instances
            yield report.summary
    if wrong:
        raise StepwellError(f"{wrong} of {total} rules {'is' if wrong == 1 else 'are'} wrong")
    left = f", {unchecked} not checked" if unchecked else ""
    right = total - unchecked
    yield f"{counted(right, 'rule')} hold{'s' * (right == 1)}{left}"
