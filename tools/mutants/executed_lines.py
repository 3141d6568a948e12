"""Records which lines of source files a piece of work executes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from .covering import ROOT

__all__ = ["executed_lines", "source_name"]


@cache
def source_name(filename: str) -> str | None:
    """Return the path of a source of Stepwell that is no test, relative to the root."""
    path = Path(filename)
    if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] not in ("tests", "lit_tests", ".venv"):
        return str(path.relative_to(ROOT))
    return None


@contextmanager
def executed_lines(name_of: Callable[[str], str | None]) -> Iterator[set[tuple[str, int]]]:
    """Fill a set with the lines that are executed inside of the `with` statement, as pairs of a file and a number.

    `name_of` gets the path of a file and returns the name under which its lines are recorded, or None.
    """
    lines: set[tuple[str, int]] = set()
    record = _record if sys.version_info >= (3, 12) else _trace
    with record(name_of, lines):
        yield lines


@contextmanager
def _record(name_of: Callable[[str], str | None], lines: set[tuple[str, int]]) -> Iterator[None]:
    """Record by the events of Python 3.12, each of which occurs once."""
    monitoring: Any = sys.monitoring  # type: ignore[attr-defined]
    tool, events = monitoring.COVERAGE_ID, monitoring.events

    def start(code: CodeType, _offset: int) -> object:
        if name_of(code.co_filename) is not None:
            monitoring.set_local_events(tool, code, events.LINE)
        return monitoring.DISABLE

    def line(code: CodeType, number: int) -> object:
        if (name := name_of(code.co_filename)) is not None:
            lines.add((name, number))
        return monitoring.DISABLE

    monitoring.use_tool_id(tool, "stepwell")
    monitoring.register_callback(tool, events.PY_START, start)
    monitoring.register_callback(tool, events.LINE, line)
    monitoring.set_events(tool, events.PY_START)
    monitoring.restart_events()
    try:
        yield
    finally:
        monitoring.set_events(tool, 0)
        monitoring.free_tool_id(tool)


@contextmanager
def _trace(name_of: Callable[[str], str | None], lines: set[tuple[str, int]]) -> Iterator[None]:
    """Record by a trace function, which is called for every line."""
    def line(frame: FrameType, event: str, _value: object) -> Any:
        if event == "line" and (name := name_of(frame.f_code.co_filename)) is not None:
            lines.add((name, frame.f_lineno))
        return line

    before = sys.gettrace()
    sys.settrace(lambda frame, _event, _value: line if name_of(frame.f_code.co_filename) is not None else None)
    try:
        yield
    finally:
        sys.settrace(before)
