"""Runs work on many items in forks of this process, which share what it has loaded."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from selectors import EVENT_READ, DefaultSelector
from typing import NoReturn, TypeVar

__all__ = ["Died", "in_forks"]

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


@dataclass(frozen=True)
class Died:
    """How a fork ended that returned nothing."""

    signal: int
    """The number of the signal that killed it; 0 if work on the item raised an exception."""


def in_forks(work: Callable[[_Item], _Result], items: Iterable[_Item], jobs: int
             ) -> Iterator[tuple[_Item, _Result | Died]]:
    """Yield each item with what `work` returns for it, in the order in which they end. Each item has a fork of its
    own, which is silent; at most `jobs` run at a time.
    """
    left = iter(items)
    with DefaultSelector() as running:
        while True:
            for item in islice(left, jobs - len(running.get_map())):
                reading, writing = os.pipe()
                if (child := os.fork()) == 0:
                    _be_child(work, item, writing)
                os.close(writing)
                running.register(reading, EVENT_READ, (item, child, bytearray()))
            if not running.get_map():
                return
            for key, _ in running.select():
                item, child, said = key.data
                if part := os.read(key.fd, 1 << 16):
                    said += part
                    continue
                running.unregister(key.fd)
                os.close(key.fd)
                status = os.waitpid(child, 0)[1]
                yield item, Died(os.WTERMSIG(status)) if status else pickle.loads(said)


def _be_child(work: Callable[[_Item], _Result], item: _Item, writing: int) -> NoReturn:
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        with os.fdopen(writing, "wb") as file:
            file.write(pickle.dumps(work(item)))
        os._exit(0)
    finally:
        os._exit(1)
