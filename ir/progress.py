"""Progress display for long activities on a terminal.

    with activity("reducing", total=len(strategies)) as progress:
        for strategy in strategies:
            progress.step(strategy.name)

Activities nest. One that takes longer than two seconds is shown as one line at the bottom of the terminal on standard
error, and the line disappears at the end; STEPWELL_PROGRESS=0 disables it. Nothing is shown if standard error is not
a terminal, or in threads other than the main one. rich is imported when a line is shown for the first time.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.live import Live

__all__ = ["Activity", "activity", "hidden"]

DELAY = 2.0
"""The delay in seconds before the line is shown."""
FRAMES = 8
"""The number of updates of the line per second."""


@dataclass(eq=False)
class Activity:
    """A long-running activity and its progress."""

    what: str
    total: int | None = None
    """The number of steps, if known."""
    done: int = 0
    """The number of finished steps."""
    now: str = ""
    """A description of the current step."""
    start: float = field(default_factory=time.monotonic)

    def tell(self, now: str) -> None:
        """Set the description of the current step."""
        self.now = now

    def step(self, now: str = "") -> None:
        """Start the next step."""
        self.done += 1
        self.now = now

    def __str__(self) -> str:
        count = "" if self.total is None else f" {self.done} of {self.total}"
        return f"{self.what}{count}{': ' if self.now else ''}{self.now}"


class _Line:
    """The line at the bottom of the terminal, shown from `DELAY` seconds after the start of the first activity until
    its end.
    """

    def __init__(self, activities: list[Activity]):
        self._activities = activities
        self._lock = threading.Lock()
        self._live: Live | None = None
        self._ended = False
        self._timer = threading.Timer(DELAY, self._show)
        self._timer.daemon = True
        self._timer.start()

    def end(self) -> None:
        self._timer.cancel()
        with self._lock:
            self._ended = True
            if self._live is not None:
                self._live.stop()

    @contextmanager
    def hidden(self) -> Iterator[None]:
        with self._lock:
            if self._live is not None:
                self._live.stop()
            try:
                yield
            finally:
                if self._live is not None:
                    self._live.start()

    def _show(self) -> None:
        from rich.console import Console
        from rich.live import Live
        from rich.spinner import Spinner
        from rich.text import Text

        console, spinner = Console(stderr=True), Spinner("dots")

        def render() -> Text:
            frame = spinner.render(time.monotonic())
            assert isinstance(frame, Text)  # because it has no text
            return Text.assemble(frame, " ", self._text(console.width - 3), no_wrap=True)

        with self._lock:
            if self._ended:
                return
            # Other streams are not redirected: child processes inherit them and must not depend on this line.
            self._live = Live(get_renderable=render, console=console, transient=True, refresh_per_second=FRAMES,
                              redirect_stdout=False, redirect_stderr=False)
            self._live.start()

    def _text(self, width: int) -> str:
        """The nested activities, outermost first, truncated on the left if they exceed the width."""
        activities = list(self._activities)
        seconds = time.monotonic() - activities[0].start if activities else 0.0
        text = f"{', '.join(map(str, activities))} ({seconds:.0f} s)"
        return text if len(text) <= width else f"...{text[3 - width:]}"


_activities: list[Activity] = []
"""The running activities of the main thread, each nested in the previous one."""
_line: _Line | None = None


@contextmanager
def activity(what: str, total: int | None = None) -> Iterator[Activity]:
    """Within this context, a long activity with a number of steps, or without, is displayed."""
    global _line
    begun = Activity(what, total)
    if threading.current_thread() is not threading.main_thread():
        yield begun
        return
    _activities.append(begun)
    is_first = len(_activities) == 1
    if is_first and _is_wanted():
        _line = _Line(_activities)
    try:
        yield begun
    finally:
        if is_first and _line is not None:
            _line.end()
            _line = None
        _activities.remove(begun)


@contextmanager
def hidden() -> Iterator[None]:
    """Within this context, the terminal is free for other output."""
    if _line is None:
        yield
        return
    with _line.hidden():
        yield


def _is_wanted() -> bool:
    return os.environ.get("STEPWELL_PROGRESS") != "0" and sys.stderr is not None and sys.stderr.isatty()
