"""The instruments that the flags of `stepwell-opt` ask for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ..ir.errors import OptionError
from ..passes.instruments import Differences, Dump, Printing, ProvenanceCheck, Timer, Verifier, load_instrument
from ..passes.pass_manager import Instrument
from ..passes.registry import find_pass


def instruments_of(flags: argparse.Namespace) -> Iterator[Instrument]:
    """The user's own, those that print, those that check, and last the timer."""
    yield from map(load_instrument, flags.instrument)
    if flags.dump:
        yield Dump(Path(flags.dump))
    yield from _printing(flags)
    if flags.verify:
        yield Verifier()
    if flags.check_provenance:
        yield ProvenanceCheck()
    if flags.time_passes or flags.time_passes_json:
        yield Timer()


def report_times(flags: argparse.Namespace, instruments: list[Instrument]) -> None:
    """Print and write what the timer has measured."""
    for timer in instruments:
        if not isinstance(timer, Timer):
            continue
        if flags.time_passes:
            timer.report(sys.stderr)
        if flags.time_passes_json:
            try:
                with open(flags.time_passes_json, "w", encoding="utf-8") as file:
                    timer.report_json(file)
            except OSError as error:
                raise OptionError(f"cannot write {flags.time_passes_json}: {error.strerror}") from error


def _printing(flags: argparse.Namespace) -> Iterator[Instrument]:
    for name in flags.print_ir_after + flags.print_ir_before:
        find_pass(name)  # an unknown name is an error
    form = {"locations": flags.print_debuginfo, "generic": flags.print_op_generic}
    every = flags.print_ir_after_all or not flags.print_ir_after
    if flags.print_ir_diff:
        yield Differences(sys.stderr, None if every else flags.print_ir_after, **form)
    asked_after = flags.print_ir_after_all or flags.print_ir_after_change or flags.print_ir_after
    after = ((None if every else flags.print_ir_after) if asked_after and not flags.print_ir_diff else ())
    before = None if flags.print_ir_before_all else flags.print_ir_before
    if after != () or before != [] or flags.print_ir_after_failure:
        yield Printing(
            sys.stderr,
            before=before,
            after=after,
            changes_only=flags.print_ir_after_change,
            failures=flags.print_ir_after_failure,
            **form,
        )
