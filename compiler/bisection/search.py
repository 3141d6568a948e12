"""Bisection of a sequence of steps, some of which may be inconclusive."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.progress import activity

__all__ = ["find_boundary"]


def find_boundary(good: int, bad: int, is_bad: Callable[[int], bool | None]) -> tuple[int, int]:
    """Find the boundary between good and bad steps after `good` and up to `bad`; return the last known good and the
    first bad step.

    `good` and `bad` themselves are not evaluated. The returned steps are adjacent, unless all steps between them are
    inconclusive.
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
