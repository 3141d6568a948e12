"""A program that is recorded at a repeated call, and replayed afterwards."""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from .cuda import CudaRecorder
from .recording import Forward, NotRecordable, Recording, ResultMemory

__all__ = ["MAX_RECORDINGS", "MAX_SIZES", "MAX_SMALL_RECORDINGS", "SHARE", "GraphedProgram", "RecordingStatus"]

log = logging.getLogger("stepwell")

MAX_SIZES = 8
"""The maximum number of different argument sizes for which a program is recorded."""
MAX_RECORDINGS = 4
"""The maximum number of recordings for the same sizes: another one runs while the results of one are in use."""
MAX_SMALL_RECORDINGS, SHARE = 16, 8
"""The same if so many take at most one `SHARE`th of the device's memory. The layers of a model are often calls of one
program, whose results are in use until the backward pass; beyond the maximum, they are copied in each call.
"""
ATTEMPTS = 2
"""The maximum number of attempts to record for the same sizes, in case argument addresses keep changing, for each
recording.
"""
REPETITION = 7.0
"""Microseconds of CPU time for starting a recording, in excess of a program without launches: measured with an H100,
a recording is faster from three kernels on.
"""
COPY, COPY_OF_MEGABYTE = 4.0, 1.0
"""Microseconds for copying arguments, and for each megabyte of them."""
TOO_SHORT = "its few launches take less time than a recording and its copies of arguments"


@dataclass
class RecordingStatus:
    """The state of a program's recordings; it keeps neither the program nor its memory alive."""

    recorded: int = 0
    """The number of recordings made."""
    obstacle: str | None = None
    """The reason why the program is not recorded, or not for more sizes or addresses."""


class GraphedProgram:
    """A program and its recordings.

    The first call with arguments of new sizes runs the program, which performs one-time initialization; the next one
    records it. A recording uses an argument in place if its address is the same as in the previous call, or if it is
    a result of a recording; other arguments are copied. A call that no recording fits, or that would overwrite
    results still in use, runs the program or makes another recording. So results are always correct, and belong to
    the caller. A program with so few launches that a recording saves no time is not recorded.
    """

    def __init__(self, forward: Forward, recorder: CudaRecorder, results: ResultMemory, *,
                 written: Collection[int] = (), name: str = "a program", launch_time: float = math.inf,
                 obstacle: str | None = None):
        """`written` are the arguments that the program mutates; `launch_time` is the CPU time of its launches in
        microseconds. With an `obstacle` it is never recorded.
        """
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

    @property
    def is_plain(self) -> bool:
        """Whether it is never recorded."""
        return self._plain

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        """Run on arguments whose strides follow from their sizes, as torch's guards ensure."""
        return self._call(arguments, ())

    def run_unguarded(self, *arguments: Any) -> Sequence[Any]:
        """Run on arguments with any strides."""
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
            if len(self._variants) < MAX_SIZES:
                self._variants[key] = _Variants(arguments)
            elif self.status.obstacle is None:
                self._say(f"it is called with more than {MAX_SIZES} different sizes or streams")
            return self._forward(*arguments)
        if (recording := variants.find(arguments)) is None:
            recording = self._record(variants, arguments)
        return self._forward(*arguments) if recording is None else recording.run(arguments)

    def _record(self, variants: _Variants, arguments: Sequence[Any]) -> Recording | None:
        """Make a new recording that fits these arguments, unless the limit is reached."""
        if variants.attempts >= variants.max_attempts:
            return None
        in_place = variants.in_place(arguments, self._results)
        if self._launch_time <= REPETITION + _copy_time(arguments, in_place):
            variants.attempts = variants.max_attempts
            self.status.obstacle = TOO_SHORT
            return None
        variants.attempts += 1
        if variants.attempts == variants.max_attempts:
            self._say("its arguments are at other addresses in every call")
        last = len(variants.recordings) >= variants.max_recordings - 1
        try:
            recording = Recording(self._forward, self._recorder, arguments, in_place, self._written,
                                  copies_results=last)
        except (RuntimeError, NotRecordable) as error:
            self._stop(str(error).partition("\n")[0])
            return None
        self._results.add(recording)
        self.status.recorded += 1
        variants.recordings[variants.max_recordings - 1:] = [recording]
        if len(variants.recordings) == 1 \
                and MAX_SMALL_RECORDINGS * recording.bytes <= self._recorder.memory // SHARE:
            variants.max_recordings = MAX_SMALL_RECORDINGS
        return recording

    def _stop(self, obstacle: str) -> None:
        self._plain = True
        self._variants.clear()
        self._say(obstacle)

    def _say(self, obstacle: str) -> None:
        self.status.obstacle = obstacle
        log.warning("no CUDA graph for %s: %s", self._name, obstacle)


class _Variants:
    """The recordings for arguments of the same sizes and strides, and the history of their addresses."""

    def __init__(self, arguments: Sequence[Any]):
        self.recordings: list[Recording] = []
        self.attempts = 0
        self.max_recordings = MAX_RECORDINGS
        self._addresses = _addresses(arguments)
        self._moving: set[int] = set()

    @property
    def max_attempts(self) -> int:
        return ATTEMPTS * self.max_recordings

    def find(self, arguments: Sequence[Any]) -> Recording | None:
        """A recording that fits the arguments and whose results are not in use."""
        for recording in self.recordings:
            if recording.fits(arguments) and recording.is_free():
                return recording
        return None

    def in_place(self, arguments: Sequence[Any], results: ResultMemory) -> set[int]:
        """The arguments that a new recording uses in place. The last allowed recording copies all arguments that have
        ever moved, so that it fits all future calls.
        """
        addresses = _addresses(arguments)
        moved = {at for at, address in addresses.items() if address != self._addresses[at]}
        fixed = {at for at in addresses if results.holds(arguments[at])}
        self._addresses = addresses
        self._moving |= moved - fixed
        last = len(self.recordings) >= self.max_recordings - 1
        return addresses.keys() - self._moving - (fixed if last else set())


def _copy_time(arguments: Sequence[Any], in_place: Collection[int]) -> float:
    """The time for copying all other arguments, in microseconds."""
    copied = [value for at, value in enumerate(arguments) if isinstance(value, Tensor) and at not in in_place]
    return COPY + sum(value.nbytes for value in copied) / 2**20 * COPY_OF_MEGABYTE if copied else 0.0


def _addresses(arguments: Sequence[Any]) -> dict[int, int]:
    return {at: value.data_ptr() for at, value in enumerate(arguments) if isinstance(value, Tensor)}
