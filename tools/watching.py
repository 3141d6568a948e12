"""The instruments that the flags of `stepwell-opt` ask for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

from ..ir.errors import OptionError
from ..ir.watching import RemarkKind
from ..passes.instruments import (
    Differences,
    Dump,
    Printing,
    ProvenanceCheck,
    Remarks,
    RewriteLimits,
    Timer,
    Verifier,
    load_instrument,
    parse_rewrite_range,
)
from ..passes.pass_manager import Instrument
from ..passes.registry import find_pass
from ..passes.reproducer import FailureKind, Reproduction


def instruments_of(flags: argparse.Namespace, reproduction: Reproduction | None = None) -> Iterator[Instrument]:
    """The user's own, those that print, those that check (also as a reproducer says), and last the timer."""
    yield from map(load_instrument, flags.instrument)
    if flags.rewrites or flags.rewrite_limit is not None:
        yield RewriteLimits([parse_rewrite_range(text) for text in flags.rewrites], flags.rewrite_limit)
    if flags.dump:
        yield Dump(Path(flags.dump))
    yield from _printing(flags)
    yield from _remarks(flags)
    yield from _execution(flags, reproduction)
    if flags.verify:
        yield Verifier()
    if flags.check_provenance:
        yield ProvenanceCheck()
    if flags.time_passes or flags.time_passes_json:
        yield Timer()


def _execution(flags: argparse.Namespace, reproduction: Reproduction | None) -> Iterator[Instrument]:
    """The check of what modules compute: it follows the verifier, which is nearer to the pass."""
    wrong_value = reproduction is not None and reproduction.kind is FailureKind.WRONG_VALUE
    if not flags.check_semantics and not wrong_value:
        return
    from ..compiler.checking import CheckSemantics  # loaded when wanted: it runs modules
    from ..ir.semantics.inputs import parse_input

    described, seed = flags.inputs, flags.seed or 0
    if reproduction is not None and not described and flags.seed is None:
        described, seed = reproduction.inputs, reproduction.seed
    yield CheckSemantics(tuple(map(parse_input, described)), seed=seed)


def _remarks(flags: argparse.Namespace) -> Iterator[Instrument]:
    for name in flags.remarks or ():
        find_pass(name)  # an unknown name is an error
    if flags.remarks is not None or flags.remarks_missed or flags.remarks_by_line or flags.remarks_json:
        yield Remarks(flags.remarks or None, RemarkKind.MISSED if flags.remarks_missed else None)


def report_remarks(flags: argparse.Namespace, instruments: list[Instrument]) -> None:
    """Print what passes said, and write it to the file that is asked for; with a file alone, nothing is printed."""
    for instrument in instruments:
        if not isinstance(instrument, Remarks):
            continue
        remarks = instrument.remarks
        if flags.remarks is not None or flags.remarks_missed or flags.remarks_by_line:
            print(remarks.by_line() if flags.remarks_by_line else remarks, file=sys.stderr)
        if flags.remarks_json:
            _write(flags.remarks_json, remarks.json())


def report_times(flags: argparse.Namespace, instruments: list[Instrument]) -> None:
    """Print and write what the timer has measured."""
    for timer in instruments:
        if not isinstance(timer, Timer):
            continue
        if flags.time_passes:
            timer.report(sys.stderr)
        if flags.time_passes_json:
            text = StringIO()
            timer.report_json(text)
            _write(flags.time_passes_json, text.getvalue())


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from error


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
