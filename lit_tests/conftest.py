"""Lets pytest collect the `.mlir` files and run their RUN lines in this process: hundreds of them in seconds.

`lit lit_tests` runs the same lines in processes of their own.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from stepwell.tools.check_lines.run_lines import run_line, run_lines, substitute

OTHER_KEYWORD = re.compile(r"^// (XFAIL|REQUIRES|UNSUPPORTED|DEFINE|ALLOW_RETRIES):", re.MULTILINE)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    return LitFile.from_parent(parent, path=file_path) if file_path.suffix == ".mlir" else None


class LitFile(pytest.File):
    """One test file, which is one test."""

    def collect(self) -> Iterator[pytest.Item]:
        yield LitTest.from_parent(self, name="lit")


class LitTest(pytest.Item):
    """The RUN lines of a file; the test passes if every one of them exits with zero."""

    def runtest(self) -> None:
        text = self.path.read_text()
        lines = list(run_lines(text))
        if not lines:
            raise LitFailure("the file has no RUN line")
        if keyword := OTHER_KEYWORD.search(text):
            raise LitFailure(f"the keyword {keyword[1]} is known to lit only")
        with tempfile.TemporaryDirectory() as directory:
            for line in lines:
                line = substitute(line, self.path, Path(directory))
                result = run_line(line)
                if result.code != 0:
                    raise LitFailure(f"$ {line}\n{result.errors}\n{result.output}\nexit code {result.code}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, LitFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, str(self.path)


class LitFailure(Exception):
    """A RUN line that failed."""
