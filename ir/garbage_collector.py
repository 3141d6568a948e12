"""Control of Python's garbage collector, which finds little during compilation: operations are cyclic and die in
bulk.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["collect_new_garbage", "collector_paused", "loading_modules"]


@contextmanager
def collector_paused() -> Iterator[None]:
    """Within this context the collector does not run, which would take a third of the passes' time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@contextmanager
def loading_modules() -> Iterator[None]:
    """A context for imports: the collector is paused, and afterwards considers all objects old without scanning them.
    Otherwise it would scan all of PyTorch once or twice before the first call returns, 0.15 s each time.
    """
    with collector_paused():
        yield
        if gc.get_freeze_count() == 0:  # keeps objects frozen by others
            gc.freeze()
            gc.unfreeze()


def collect_new_garbage() -> None:
    """Collect the garbage since the collector was paused; meant for idle time."""
    gc.collect(0)
