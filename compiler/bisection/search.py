"""Bisection of a row of steps, some of which may tell nothing."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.progress import activity

__all__ = ["find_boundary"]


def find_boundary(good: int, bad: int, is_bad: Callable[[int], bool | None]) -> tuple[int, int]:
    """A step after `good` and up to `bad` at which good turns bad, as the last known good one and the first bad one.

    `good` and `bad` are taken as such without asking. The two that are given back are neighbours, unless all steps
    between them cannot be told.
    """
    untold: set[int] = set()
    with activity("steps") as progress:
        while (middle := _nearest_to_middle(good, bad, untold)) is not None:
            progress.tell(f"all is well after {good}, and not after {bad}")
            answer = is_bad(middle)
            if answer is None:
                untold.add(middle)
            elif answer:
                bad = middle
            else:
                good = middle
    return good, bad


def _nearest_to_middle(good: int, bad: int, untold: set[int]) -> int | None:
    steps = [step for step in range(good + 1, bad) if step not in untold]
    return min(steps, key=lambda step: (abs(2 * step - good - bad), step), default=None)
