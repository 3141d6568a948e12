"""Control of the memory that CPython takes for the frames of Python functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

__all__ = ["frames_in_one_chunk"]

P = ParamSpec("P")
R = TypeVar("R")

SLOTS = 33_000
"""Eight bytes each: just over half of a chunk of 512 KiB, so that the rest is left for called functions."""


def frames_in_one_chunk(function: Callable[P, R]) -> Callable[P, R]:
    """Decorate a function so that the frames of what it calls, some hundred levels deep, lie in one chunk of memory.

    CPython maps memory for frames in chunks of 16 KiB, and unmaps a chunk when the last of its frames returns
    (`_PyThreadState_PushFrame` in Python/pystate.c). Where the calls of a loop begin at the end of a chunk, each of
    them maps and unmaps one and takes fifty times as long (3.11 to 3.13): a third of the compilation of a GPT-2. A
    function that declares a larger frame gets a larger chunk.
    """
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    call.__code__ = call.__code__.replace(co_stacksize=SLOTS)
    return wraps(function)(call)
