"""Lets several groups of processes compile at the same time, and then measure one after the other."""

from __future__ import annotations

import datetime
import fcntl
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import IO, TypeVar

import torch.distributed as dist

__all__ = ["Turns"]

WAIT = datetime.timedelta(minutes=10)
POLL = 0.1
Item = TypeVar("Item")


class Turns:
    """A context in which no other of `groups` groups of processes is. The first rank of a group locks a file, and the
    others wait for its word in the group's store, which keeps no device busy. Without a file there is one group.
    """

    def __init__(self, path: str | None, groups: int):
        self._path, self._groups = path, groups
        self._words = 0
        self._lock: IO[str] | None = None

    def __enter__(self) -> None:
        if self._path is not None and dist.get_rank() == 0:
            self._lock = open(self._path, "w", encoding="utf-8")
            fcntl.flock(self._lock, fcntl.LOCK_EX)
        self._wait_for_first_rank()

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def after_all(self, prepared: Iterable[Item], until: float) -> Iterable[Item]:
        """Return what this group prepares: one after the other, or, if there are other groups, all of it when all
        groups have prepared theirs, and at the latest at the time `until`.
        """
        if self._path is None:
            return prepared
        all_prepared = list(prepared)
        if dist.get_rank() == 0:
            place = Path(self._path)
            place.with_name(f"{place.name}.{os.getpid()}").touch()
            while len(list(place.parent.glob(f"{place.name}.*"))) < self._groups and time.perf_counter() < until:
                time.sleep(POLL)
        self._wait_for_first_rank()
        return all_prepared

    def _wait_for_first_rank(self) -> None:
        if self._path is None:
            return
        self._words += 1
        store, key = dist.distributed_c10d._get_default_store(), f"turns {self._words}"
        if dist.get_rank() == 0:
            store.set(key, "go on")
        store.wait([key], WAIT)
