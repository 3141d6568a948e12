"""Python's garbage collector, which finds little while a program is compiled: operations are cyclic and die in bulk."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["collect_new_garbage", "collector_paused"]


@contextmanager
def collector_paused() -> Iterator[None]:
    """Within it the collector does not run by itself, which would take a third of the time of the passes."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def collect_new_garbage() -> None:
    """Collect what came about since the collector was paused; for a time when there is nothing else to do."""
    gc.collect(0)
