"""Python's garbage collector, which finds little while a program is compiled: operations are cyclic and die in bulk."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["collect_new_garbage", "collector_paused", "loading_modules"]


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


@contextmanager
def loading_modules() -> Iterator[None]:
    """Within it modules are imported: the collector rests, and then takes all that there is for old, unseen. Else it
    would look through all of PyTorch once or twice until the first call returns, 0.15 s each time."""
    with collector_paused():
        yield
        if gc.get_freeze_count() == 0:  # what somebody has frozen stays so
            gc.freeze()
            gc.unfreeze()


def collect_new_garbage() -> None:
    """Collect what came about since the collector was paused; for a time when there is nothing else to do."""
    gc.collect(0)
