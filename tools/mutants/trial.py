"""Runs tests in a forked process, on a copy of the checkout in which one file is changed."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..check_lines.run_lines import run_line, run_lines, substitute
from .covering import PACKAGE, ROOT

if TYPE_CHECKING:
    import pytest

__all__ = ["copy_checkout", "first_failure", "run_lit_files", "run_rule_check", "run_tests"]

TIME_IS_UP = "time is up"
_NOT_COPIED = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info")


def first_failure(path: Path, source: str, run: Callable[[Path], str | None], seconds: float) -> str | None:
    """Return the first test that fails with `source` in place of a file, or TIME_IS_UP, or None if all pass. `run`
    gets the root of the changed checkout and returns the test that fails.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        root = Path(folder) / PACKAGE
        copy_checkout(root)
        (root / path).unlink()
        (root / path).write_text(source)
        said = Path(folder) / "said"
        child = os.fork()
        if child == 0:
            _try(root, run, said)
        if not _ends(child, seconds):
            return TIME_IS_UP
        return (said.read_text() or None) if said.exists() else "the process ended"


def copy_checkout(root: Path) -> None:
    """Copy the checkout by links, so that its files can be replaced."""
    shutil.copytree(ROOT, root, copy_function=_link, ignore=_NOT_COPIED)


def run_lit_files(files: Sequence[Path], _root: Path) -> str | None:
    """Return the first file of which a RUN line fails."""
    with tempfile.TemporaryDirectory() as directory:
        for file in files:
            for line in run_lines(file.read_text()):
                if run_line(substitute(line, file, Path(directory))).code != 0:
                    return str(file)
    return None


def run_rule_check(files: Sequence[Path], root: Path) -> str | None:
    """Return the first rule that does not hold or is never applied."""
    from ...compiler.rule_checks import check_rules
    from ...passes.rules.rule_set import load_rules

    for report in check_rules(load_rules([str(root / file) for file in files])):
        if report.failure is not None or not report.instances:
            return report.rule.name
    return None


def run_tests(tests: Sequence[str], root: Path) -> str | None:
    """Return the first test that fails; `tests` are files, or tests as pytest names them."""
    import pytest

    failures = _Failures()
    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", f"--rootdir={root}",
                        *(str(root / test) for test in tests)], plugins=[failures])
    return failures.first if failures.first or code == 0 else f"pytest's exit code {code}"


class _Failures:
    first: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid


def _try(root: Path, run: Callable[[Path], str | None], said: Path) -> None:
    failure: str | None = "an exception"
    try:
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        sys.dont_write_bytecode = True
        # Everything is loaded from the copy, in this process and in those that tests start.
        for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
            del sys.modules[name]
        sys.path.insert(0, str(root.parent))
        os.environ["PYTHONPATH"] = os.pathsep.join([str(root.parent), os.environ.get("PYTHONPATH", "")])
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        failure = run(root)
    finally:
        said.write_text(failure or "")
        os._exit(0)


def _ends(child: int, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if os.waitpid(child, os.WNOHANG)[0]:
            return True
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # of another file system
        shutil.copy2(source, target)
