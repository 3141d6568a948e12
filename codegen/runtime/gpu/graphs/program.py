"""A program that is recorded when it is called again, and repeated from then on."""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from .recorder import Recorder
from .recording import Forward, NotRecordable, Recording, ResultMemory

__all__ = ["MOST_RECORDINGS", "MOST_SIZES", "GraphedProgram", "RecordingStatus"]

log = logging.getLogger("stepwell")

MOST_SIZES = 8
"""For so many different sizes of its arguments a program is recorded."""
MOST_RECORDINGS = 4
"""So many recordings are kept for the same sizes: while the results of one are in use, another runs."""
MOST_ATTEMPTS = 8
"""So many are made for the same sizes, until it is clear that the arguments keep moving."""
REPETITION = 7.0
"""Microseconds of the CPU's time that a recording takes to start, more than a program does beside its launches: from
three kernels on it is faster, as measured beside an H100."""
COPY, COPY_OF_MEGABYTE = 4.0, 1.0
"""Microseconds that it takes to copy arguments, and for each megabyte of them."""
TOO_SHORT = "its few launches take less time than a recording and its copies of arguments"


@dataclass
class RecordingStatus:
    """What became of a program; it keeps neither the program nor its memory alive."""

    recorded: int = 0
    """How many recordings were made."""
    obstacle: str | None = None
    """Why the program is not recorded, or not for more sizes or addresses."""


class GraphedProgram:
    """A program with recordings of it.

    The first call with arguments of new sizes runs the program, so that what is done once is done; the next one records
    it. A recording takes an argument where it is if it was there in the call before, or is a result of a recording, and
    else copies it. A call that no recording fits, or whose results would be written over results that are still in use,
    runs the program or makes another recording. So results are always right, and belong to the caller. A program of so
    few launches that a recording saves no time is not recorded.
    """

    def __init__(self, forward: Forward, recorder: Recorder, results: ResultMemory, *, written: Collection[int] = (),
                 name: str = "a program", launch_time: float = math.inf, obstacle: str | None = None):
        """`written` are the arguments that the program writes into; `launch_time` is how long its launches keep the CPU
        busy, in microseconds. With an `obstacle` it is never recorded."""
        self.status = RecordingStatus()
        self._forward, self._recorder, self._results = forward, recorder, results
        self._written, self._name = frozenset(written), name
        self._numbers: list[int] | None = None
        self._variants: dict[Hashable, _Variants] = {}
        self._launch_time = launch_time
        self._plain = launch_time <= REPETITION
        self._lock = threading.Lock()
        if obstacle is not None:
            self._stop(obstacle)
        elif self._plain:
            self.status.obstacle = TOO_SHORT

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        """The results for arguments whose strides follow from their sizes, as torch's guards see to."""
        return self._call(arguments, ())

    def run_unguarded(self, *arguments: Any) -> Sequence[Any]:
        """The results for arguments of any strides."""
        return self._call(arguments, tuple(value.stride() for value in arguments if isinstance(value, Tensor)))

    def _call(self, arguments: Sequence[Any], strides: Hashable) -> Sequence[Any]:
        if self._plain or self._recorder.is_busy() or not self._lock.acquire(blocking=False):
            return self._forward(*arguments)
        try:
            return self._run(arguments, strides)
        finally:
            self._lock.release()

    def _run(self, arguments: Sequence[Any], strides: Hashable) -> Sequence[Any]:
        if self._numbers is None:
            self._numbers = [at for at, value in enumerate(arguments) if not isinstance(value, Tensor)]
        key = (self._recorder.place(), strides, *[arguments[at] for at in self._numbers])
        variants = self._variants.get(key)
        if variants is None:
            if len(self._variants) < MOST_SIZES:
                self._variants[key] = _Variants(arguments)
            elif self.status.obstacle is None:
                self._say(f"it is called with more than {MOST_SIZES} different sizes or streams")
            return self._forward(*arguments)
        if (recording := variants.find(arguments)) is None:
            recording = self._record(variants, arguments)
        return self._forward(*arguments) if recording is None else recording.run(arguments)

    def _record(self, variants: _Variants, arguments: Sequence[Any]) -> Recording | None:
        """A new recording that fits these arguments, if there may be one more."""
        if variants.attempts == MOST_ATTEMPTS:
            return None
        in_place = variants.in_place(arguments, self._results)
        if self._launch_time <= REPETITION + _copy_time(arguments, in_place):
            variants.attempts = MOST_ATTEMPTS
            self.status.obstacle = TOO_SHORT
            return None
        variants.attempts += 1
        if variants.attempts == MOST_ATTEMPTS:
            self._say("its arguments are at other addresses in every call")
        last = len(variants.recordings) >= MOST_RECORDINGS - 1
        try:
            recording = Recording(self._forward, self._recorder, arguments, in_place, self._written,
                                  copies_results=last)
        except (RuntimeError, NotRecordable) as error:
            self._stop(str(error).partition("\n")[0])
            return None
        self._results.add(recording)
        self.status.recorded += 1
        variants.recordings[MOST_RECORDINGS - 1:] = [recording]
        return recording

    def _stop(self, obstacle: str) -> None:
        self._plain = True
        self._variants.clear()
        self._say(obstacle)

    def _say(self, obstacle: str) -> None:
        self.status.obstacle = obstacle
        log.warning("no CUDA graph for %s: %s", self._name, obstacle)


class _Variants:
    """The recordings for arguments of one kind, and what is known of where the arguments are."""

    def __init__(self, arguments: Sequence[Any]):
        self.recordings: list[Recording] = []
        self.attempts = 0
        self._addresses = _addresses(arguments)
        self._moving: set[int] = set()

    def find(self, arguments: Sequence[Any]) -> Recording | None:
        """A recording that fits the arguments and is free."""
        for recording in self.recordings:
            if recording.fits(arguments) and recording.is_free():
                return recording
        return None

    def in_place(self, arguments: Sequence[Any], results: ResultMemory) -> set[int]:
        """The arguments that need not be copied for a new recording. The last recording that may be made copies all
        that ever moved, and so fits whatever else is passed."""
        addresses = _addresses(arguments)
        moved = {at for at, address in addresses.items() if address != self._addresses[at]}
        fixed = {at for at in addresses if results.holds(arguments[at])}
        self._addresses = addresses
        self._moving |= moved - fixed
        last = len(self.recordings) >= MOST_RECORDINGS - 1
        return addresses.keys() - self._moving - (fixed if last else set())


def _copy_time(arguments: Sequence[Any], in_place: Collection[int]) -> float:
    """How long the copies of all other arguments take, in microseconds."""
    copied = [value for at, value in enumerate(arguments) if isinstance(value, Tensor) and at not in in_place]
    return COPY + sum(value.nbytes for value in copied) / 2**20 * COPY_OF_MEGABYTE if copied else 0.0


def _addresses(arguments: Sequence[Any]) -> dict[int, int]:
    return {at: value.data_ptr() for at, value in enumerate(arguments) if isinstance(value, Tensor)}
