"""Selects the tests that execute a line, from what the plug-in `recording` wrote."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

__all__ = ["RecordedLines"]


@dataclass(frozen=True)
class RecordedLines:
    """Which tests execute each line of a source, and the seconds that each test takes."""

    tests: dict[tuple[str, int], list[str]]
    seconds: dict[str, float]

    @staticmethod
    def of(folder: Path) -> RecordedLines:
        """Read what was recorded."""
        tests: dict[tuple[str, int], list[str]] = {}
        seconds: dict[str, float] = {}
        for file in sorted(folder.glob("*.jsonl")):
            for text in file.read_text().splitlines():
                test, seconds[test], lines = json.loads(text)
                for name, numbers in lines.items():
                    for number in numbers:
                        tests.setdefault((name, number), []).append(test)
        return RecordedLines(tests, seconds)

    def tests_of(self, path: Path, line: int, near: Iterable[Path], limit: float) -> list[str]:
        """Return tests that execute a line, or the statement that begins some lines before, that take `limit` seconds
        together: those of the files `near` first, then the fastest. If hardly any executes it, as at import, those of
        the files `near` are added.
        """
        files = {str(file) for file in near}
        found = next((found for each in range(line, line - 5, -1) if (found := self.tests.get((str(path), each)))), [])
        if len(found) <= 2:
            found = [*found, *(test for test in self.seconds if test.partition("::")[0] in files)]
        chosen: list[str] = []
        for test in sorted(set(found), key=lambda test: (test.partition("::")[0] not in files, self.seconds[test])):
            if (limit := limit - self.seconds[test]) > 0 or not chosen:
                chosen.append(test)
        return chosen
