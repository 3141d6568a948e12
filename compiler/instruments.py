"""Creates the instruments of a compilation from its options."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TextIO

from ..ir.errors import OptionError
from ..options import CompileOptions
from ..passes.management.instruments import (
    Archive,
    Differences,
    Dump,
    KeptStages,
    Printing,
    ProvenanceCheck,
    RemarkList,
    Remarks,
    Timer,
    Verifier,
)
from ..passes.management.pass_manager import Instrument

__all__ = ["Watching", "instruments_of"]


def instruments_of(options: CompileOptions, level: str, stream: TextIO) -> list[Instrument]:
    """The instruments that the options request, for a module of `level`. Those that print use `stream`.

    The user's instruments come first, then those that print and write, those that check the module, and the timer
    last: the last instrument is notified of a pass first.
    """
    instruments: list[Instrument] = [*options.instruments]
    if options.dump is not None:
        instruments.append(Dump(Path(options.dump), level))
    if options.explore is not None or options.diagram is not None:
        instruments.append(KeptStages(level))
    if options.print_ir == "diff":
        instruments.append(Differences(stream))
    elif options.print_ir is not None:
        instruments.append(Printing(stream, after=None, changes_only=options.print_ir == "changes"))
    if options.remarks:
        instruments.append(Remarks())
    if options.print_schedule:
        from ..passes.schedules.language.recorder import ScheduleRecorder  # loaded only if needed: it contains a parser

        instruments.append(ScheduleRecorder())
    if options.check_semantics == "real":
        raise OptionError("check_semantics='real' takes the inputs of a call: it is an option of torch.compile",
                          hint="set it to True for random inputs")
    if options.check_semantics:
        from .checking import CheckSemantics, CheckWholeRange  # loaded only if needed: they execute modules

        # The last instrument is notified first.
        instruments += [CheckSemantics(seed=options.seed, hard=hard) for hard in (True, False)]
        instruments.append(CheckWholeRange())
    if options.verify or options.check_semantics:
        instruments.append(Verifier())
    if options.check_provenance:
        instruments.append(ProvenanceCheck())
    if options.check_override:
        from .checking.overrides import CheckOverrides  # loaded only if needed: it executes modules

        instruments.append(CheckOverrides())
    if options.time_passes is not None or any(isinstance(each, Archive) for each in instruments):
        instruments.append(Timer())
    return instruments


class Watching:
    """The instruments of a compilation. It is true if there are any: then the passes run even if the program is
    cached.
    """

    def __init__(self, options: CompileOptions, level: str, stream: TextIO | None = None):
        self._stream = stream or sys.stderr
        self._timing = options.time_passes
        self._prints_schedule = options.print_schedule
        self._page = None if options.explore is None else Path(options.explore)
        self._diagram = None if options.diagram is None else Path(options.diagram)
        self._remarks_file = options.remarks if isinstance(options.remarks, str) else None
        self.instruments = instruments_of(options, level, self._stream)

    def __bool__(self) -> bool:
        return bool(self.instruments)

    @property
    def may_change_result(self) -> bool:
        """Whether an instrument may skip passes or rewrites, or may change the module, which a user's instrument
        might do although it should not.
        """
        return any(_steers(each) or not type(each).__module__.startswith(_OURS) for each in self.instruments)

    @property
    def remarks(self) -> RemarkList:
        """The remarks of the passes, if the options request them."""
        return next((each.remarks for each in self.instruments if isinstance(each, Remarks)), RemarkList())

    def emitted(self, name: str, text: str) -> None:
        """Notify the instruments of an emitted text."""
        for instrument in self.instruments:
            instrument.emitted(name, text)

    @contextmanager
    def measure(self, heading: str, name: str) -> Iterator[None]:
        """Time a step that is not a pass."""
        timer = self._timer
        with timer.measure(heading, name) if timer is not None else nullcontext():
            yield

    def finish(self) -> None:
        """Print and write the output at the end of a compilation."""
        if self._remarks_file is not None:
            try:
                Path(self._remarks_file).write_text(self.remarks.json(), encoding="utf-8")
            except OSError as error:
                raise OptionError(f"cannot write {self._remarks_file}: {error.strerror}") from error
        if self._prints_schedule:
            from ..passes.schedules.language.recorder import ScheduleRecorder

            for recorder in self.instruments:
                if isinstance(recorder, ScheduleRecorder):
                    print(recorder.text, end="", file=self._stream)
        timer = self._timer
        for archive in self.instruments:
            if isinstance(archive, Archive) and timer is not None:
                archive.finish(timer)
        if self._page is not None or self._diagram is not None:
            self._explore()
        if timer is not None and self._timing is not None:
            report = timer.report_json if self._timing == "json" else timer.report
            report(self._stream)

    def _explore(self) -> None:
        """Write the explorer page and the fusion diagram."""
        from ..explorer import collect, write_diagram, write_page  # loaded only if needed: it renders templates

        stages = next(each for each in self.instruments if isinstance(each, KeptStages))
        report = collect({"graph_0": stages.texts}, "graph_0" if self._page is None else self._page.stem)
        if self._page is not None:
            write_page(report, self._page)
        if self._diagram is not None:
            try:
                write_diagram(report.graphs[0].fusion, self._diagram)
            except OSError as error:
                raise OptionError(f"cannot write {self._diagram}: {error.strerror}") from error

    @property
    def _timer(self) -> Timer | None:
        return next((each for each in self.instruments if isinstance(each, Timer)), None)


_OURS = __name__.partition(".")[0] + "."


def _steers(instrument: Instrument) -> bool:
    methods: Sequence[str] = ("allows_pass", "allows_rewrite")
    return any(getattr(type(instrument), name) is not getattr(Instrument, name) for name in methods)
