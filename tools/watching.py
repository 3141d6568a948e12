"""Creates the instruments that the flags of `stepwell-opt` request."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from io import StringIO
from pathlib import Path

from xdsl.passes import ModulePass

from ..ir.errors import OptionError
from ..ir.watching import RemarkKind
from ..passes.management.instruments import (
    Archive,
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
from ..passes.management.pass_manager import Instrument
from ..passes.management.reproducer import FailureKind, Reproduction
from ..passes.registry import find_pass


def instruments_of(
    flags: argparse.Namespace, passes: Sequence[ModulePass] = (), reproduction: Reproduction | None = None
) -> Iterator[Instrument]:
    """Yield user-defined instruments, those that print, those that check (also for a reproducer), and last the timer.

    Flags may name any pass that exists, and those in `passes`.
    """
    names = partial(_names, known={each.name for each in passes})
    yield from map(load_instrument, flags.instrument)
    if flags.rewrites or flags.rewrite_limit is not None:
        yield RewriteLimits([parse_rewrite_range(text) for text in flags.rewrites], flags.rewrite_limit)
    if flags.dump:
        yield Dump(Path(flags.dump))
    yield from _printing(flags, names(flags.print_ir_before), names(flags.print_ir_after))
    yield from _remarks(flags, names(flags.remarks or ()))
    if flags.print_schedule:
        from ..passes.schedules.language.recorder import ScheduleRecorder  # imported lazily, because it has a parser

        yield ScheduleRecorder()
    yield from _execution(flags, reproduction)
    if flags.verify:
        yield Verifier()
    if flags.check_provenance:
        yield ProvenanceCheck()
    if flags.time_passes or flags.time_passes_json or flags.dump:
        yield Timer()


def _execution(flags: argparse.Namespace, reproduction: Reproduction | None) -> Iterator[Instrument]:
    """Yield the check of results: it follows the verifier, whose errors are closer to the cause."""
    wrong_value = reproduction is not None and reproduction.kind is FailureKind.WRONG_VALUE
    if not flags.check_semantics and not wrong_value:
        return
    from ..compiler.checking import CheckFunctions, CheckWholeRange  # imported lazily: they can execute modules
    from ..ir.semantics.inputs import parse_input

    described, seed = flags.inputs, flags.seed or 0
    if reproduction is not None and not described and flags.seed is None:
        described, seed = reproduction.inputs, reproduction.seed
    if not described:
        yield CheckFunctions(seed=seed, hard=True, function=flags.function)
    # The last instrument runs first.
    yield CheckFunctions(tuple(map(parse_input, described)), seed=seed, function=flags.function)
    yield CheckWholeRange()


def _names(passes: Sequence[str], known: Collection[str]) -> list[str]:
    """Return the names of passes, some of which are given by their paths; raises OptionError for an unknown one."""
    return [name if name in known else find_pass(name).name for name in passes]


def _remarks(flags: argparse.Namespace, passes: list[str]) -> Iterator[Instrument]:
    if flags.remarks is not None or flags.remarks_missed or flags.remarks_by_line or flags.remarks_json:
        yield Remarks(passes or None, RemarkKind.MISSED if flags.remarks_missed else None)


def report_remarks(flags: argparse.Namespace, instruments: list[Instrument]) -> None:
    """Print the remarks of passes, and write them to the requested file; with only a file, print nothing."""
    for instrument in instruments:
        if not isinstance(instrument, Remarks):
            continue
        remarks = instrument.remarks
        if flags.remarks is not None or flags.remarks_missed or flags.remarks_by_line:
            print(remarks.by_line() if flags.remarks_by_line else remarks, file=sys.stderr)
        if flags.remarks_json:
            _write(flags.remarks_json, remarks.json())


def report_schedule(flags: argparse.Namespace, instruments: list[Instrument]) -> None:
    """Print the schedule that passes chose."""
    if not flags.print_schedule:
        return
    from ..passes.schedules.language.recorder import ScheduleRecorder

    for recorder in instruments:
        if isinstance(recorder, ScheduleRecorder):
            print(recorder.text, end="", file=sys.stderr)


def report_times(flags: argparse.Namespace, instruments: list[Instrument]) -> None:
    """Print and write the measurements of the timer, also into the directory of a dump."""
    for timer in instruments:
        if not isinstance(timer, Timer):
            continue
        if flags.time_passes:
            timer.report(sys.stderr, by_time=flags.timing_display == "list")
        if flags.time_passes_json:
            text = StringIO()
            timer.report_json(text)
            _write(flags.time_passes_json, text.getvalue())
        for archive in instruments:
            if isinstance(archive, Archive):
                archive.finish(timer)


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from error


def _printing(flags: argparse.Namespace, before: list[str], after: list[str]) -> Iterator[Instrument]:
    form = {"locations": flags.print_debuginfo, "generic": flags.print_op_generic}
    chosen = None if flags.print_ir_after_all or not after else after
    if flags.print_ir_diff:
        yield Differences(sys.stderr, chosen, **form)
    asked_after = (flags.print_ir_after_all or flags.print_ir_after_change or after) and not flags.print_ir_diff
    if asked_after or before or flags.print_ir_before_all or flags.print_ir_after_failure:
        yield Printing(
            sys.stderr,
            before=None if flags.print_ir_before_all else before,
            after=chosen if asked_after else (),
            changes_only=flags.print_ir_after_change,
            failures=flags.print_ir_after_failure,
            **form,
        )
