"""A plug-in of pytest that records which lines of Stepwell each test executes. It needs Python 3.12.

    python -m pytest -p stepwell.tools.mutants.recording --record-lines lines -n 8 tests

Each process writes one file into the folder, with a line for each test that passed. Of a line of source only the first
tests are recorded: the command takes the fastest of them.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from .covering import ROOT

ENOUGH = 8
"""The number of tests that a process records for one line."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-lines", type=Path, metavar="FOLDER", help="record which lines each test executes")


def pytest_configure(config: pytest.Config) -> None:
    if folder := config.getoption("--record-lines"):
        folder.mkdir(parents=True, exist_ok=True)
        config.pluginmanager.register(_Recorder(folder / f"{os.getpid()}.jsonl"))


class _Recorder:
    def __init__(self, file: Path):
        self.file = file
        self.lines: dict[str, set[int]] = defaultdict(set)
        self.counts: Counter[tuple[str, int]] = Counter()
        self.names: dict[str, str | None] = {}
        self.failed = False
        self.monitoring: Any = sys.monitoring  # type: ignore[attr-defined]
        self.tool = self.monitoring.COVERAGE_ID
        events = self.monitoring.events
        self.monitoring.use_tool_id(self.tool, "stepwell")
        self.monitoring.register_callback(self.tool, events.PY_START, self._start)
        self.monitoring.register_callback(self.tool, events.LINE, self._line)
        self.monitoring.set_events(self.tool, events.PY_START)

    def _name(self, code: CodeType) -> str | None:
        """Return the path of a source of Stepwell that is no test, relative to the root."""
        if code.co_filename not in self.names:
            path = Path(code.co_filename)
            ours = path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] not in ("tests", "lit_tests")
            self.names[code.co_filename] = str(path.relative_to(ROOT)) if ours else None
        return self.names[code.co_filename]

    def _start(self, code: CodeType, _offset: int) -> object:
        if self._name(code) is not None:
            self.monitoring.set_local_events(self.tool, code, self.monitoring.events.LINE)
        return self.monitoring.DISABLE

    def _line(self, code: CodeType, line: int) -> object:
        name = self._name(code)
        if name is not None and self.counts[name, line] < ENOUGH:
            self.lines[name].add(line)
        return self.monitoring.DISABLE

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.lines.clear()
        self.failed = False
        self.monitoring.restart_events()
        start = time.monotonic()
        outcome = yield
        if not self.failed:
            for name, lines in self.lines.items():
                self.counts.update((name, line) for line in lines)
            lines = {name: sorted(lines) for name, lines in self.lines.items()}
            with self.file.open("a") as file:
                file.write(json.dumps([item.nodeid, round(time.monotonic() - start, 3), lines]) + "\n")
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.outcome != "passed"
