"""A plug-in of pytest that records which lines of Stepwell each test executes: fast from Python 3.12 on.

    python -m pytest -p stepwell.tools.mutants.recording --record-lines lines -n 8 tests

Each process writes one file into the folder, with a line for each test that passed. Of a line of source only the first
tests are recorded: the command takes the fastest of them.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

from .executed_lines import executed_lines, source_name

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
        self.counts: Counter[tuple[str, int]] = Counter()
        self.failed = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.failed = False
        start = time.monotonic()
        with executed_lines(source_name) as executed:
            outcome = yield
        if not self.failed:
            new = {each for each in executed if self.counts[each] < ENOUGH}
            self.counts.update(new)
            lines: dict[str, list[int]] = defaultdict(list)
            for name, number in sorted(new):
                lines[name].append(number)
            with self.file.open("a") as file:
                file.write(json.dumps([item.nodeid, round(time.monotonic() - start, 3), lines]) + "\n")
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.outcome != "passed"
