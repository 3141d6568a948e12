"""Runs the tests of a source in a forked process that loads a changed version of it."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from ..check_lines.run_lines import run_line, run_lines, substitute
from .covering import ROOT, module_name

__all__ = ["load_foreign_packages", "run_lit_files", "run_tests", "survives"]


def load_foreign_packages() -> None:
    """Load third-party packages once for all processes that are forked from this one."""
    import filecheck.main  # noqa: F401
    import xdsl.dialects.math
    import xdsl.dialects.vector
    import xdsl.parser
    import xdsl.pattern_rewriter  # noqa: F401


def survives(path: Path, source: str, run: Callable[[], bool], seconds: float) -> bool:
    """Return whether tests pass with `source` in place of a file, within the time limit.

    The modules under test must not be loaded in this process.
    """
    child = os.fork()
    if child == 0:
        _try(path, source, run)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def run_lit_files(files: Sequence[Path]) -> bool:
    """Return whether the RUN lines of all files succeed."""
    with tempfile.TemporaryDirectory() as directory:
        return all(run_line(substitute(line, file, Path(directory))).code == 0
                   for file in files for line in run_lines(file.read_text()))


def run_tests(files: Sequence[Path]) -> bool:
    """Return whether pytest succeeds."""
    import pytest

    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", *(str(ROOT / file) for file in files)]) == 0


def _try(path: Path, source: str, run: Callable[[], bool]) -> None:
    code = 1
    try:
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        sys.meta_path.insert(0, _Changed(path, source))
        sys.dont_write_bytecode = True
        code = 0 if run() else 1
    finally:
        os._exit(code)


class _Changed(MetaPathFinder, SourceFileLoader):
    """Loads one module from another text than its file's."""

    def __init__(self, path: Path, source: str):
        SourceFileLoader.__init__(self, module_name(path), str(ROOT / path))
        self.source = source

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
                  ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")
