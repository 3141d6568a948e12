"""Ends a process that waits for a collective of a recording forever, as torch's watchdog ends one that waits for other
collectives: it sees none that are replayed.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Protocol
from weakref import WeakKeyDictionary

import torch

__all__ = ["Mark", "Replays", "Watchdog", "watchdog"]

log = logging.getLogger("stepwell")

LONGEST_SLEEP = 1.0
"""Seconds between two looks."""
LOOKS = 10
"""The least number of looks within a time limit."""


class Replays(Protocol):
    """What the watchdog knows of a recording."""

    limit: float
    """Seconds that the collectives of a replay may take."""
    name: str
    begun: int
    """The number of replays that the host has started."""

    @property
    def ended(self) -> int:
        """The number of replays that have ended on the device."""
        ...


class Mark:
    """The replays of a recording on a GPU, which counts their ends in memory of the host: reading it calls nothing of
    CUDA, where another thread may be recording.
    """

    def __init__(self, device: torch.device, limit: float, name: str):
        self.limit, self.name, self.begun = limit, name, 0
        with torch.inference_mode(False):
            self._count = torch.zeros(1, dtype=torch.int64, device=device)
            self._ended = torch.zeros(1, dtype=torch.int64, device="cpu", pin_memory=True)

    def count(self) -> None:
        """Count an end; this is recorded after all else."""
        self._count.add_(1)
        self._ended.copy_(self._count, non_blocking=True)

    @property
    def ended(self) -> int:
        """The number of replays that have ended on the device."""
        return int(self._ended)


class Watchdog:
    """Calls `end` with a message if a replay has not ended within its time limit."""

    def __init__(self, end: Callable[[str], None]):
        self._end = end
        self._seen: WeakKeyDictionary[Replays, tuple[int, float]] = WeakKeyDictionary()
        """The number of ended replays of each recording, and the time at which it was first seen with another one
        under way."""
        self._lock = threading.Lock()

    def add(self, replays: Replays) -> None:
        """Watch a recording as long as it is alive."""
        with self._lock:
            self._seen[replays] = -1, 0.0

    def look(self, now: float) -> float:
        """Look at all recordings at the time `now`; return the seconds until the next look."""
        with self._lock:
            for replays, (ended_before, since) in list(self._seen.items()):
                begun, ended = replays.begun, replays.ended
                if ended >= begun or ended != ended_before:
                    self._seen[replays] = ended if ended < begun else -1, now
                elif now - since > replays.limit:
                    self._end(f"Watchdog caught collective operation timeout: {replays.name}, a CUDA graph with "
                              f"collectives, has not ended within {replays.limit:.0f} s; another rank may have ended, "
                              "or run another program")
            return min([LONGEST_SLEEP, *(replays.limit / LOOKS for replays in self._seen)])


@cache
def watchdog() -> Watchdog:
    """The watchdog of this process, which a thread of its own runs."""
    found = Watchdog(_abort)

    def run() -> None:
        while True:
            time.sleep(found.look(time.monotonic()))

    threading.Thread(target=run, name="stepwell watchdog", daemon=True).start()
    return found


def _abort(message: str) -> None:
    log.critical("%s", message)
    os.abort()
