"""Lets several groups of processes measure one after the other, while the others compile."""

from __future__ import annotations

import datetime
import fcntl
from typing import IO

import torch.distributed as dist

__all__ = ["Turns"]


WAIT = datetime.timedelta(minutes=10)


class Turns:
    """A context in which no other group of processes is. The first rank of a group locks a file, and the others wait
    for its word in the group's store, which keeps no device busy. Without a file each group measures at any time.
    """

    def __init__(self, path: str | None):
        self._path = path
        self._count = 0
        self._lock: IO[str] | None = None

    def __enter__(self) -> None:
        if self._path is None:
            return
        self._count += 1
        store, key = dist.distributed_c10d._get_default_store(), f"turn {self._count}"
        if dist.get_rank() == 0:
            self._lock = open(self._path, "w", encoding="utf-8")
            fcntl.flock(self._lock, fcntl.LOCK_EX)
            store.set(key, "begins")
        store.wait([key], WAIT)

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
