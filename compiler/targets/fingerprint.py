"""The version of the compiler, which includes edits of its files."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ...version import __version__

PACKAGE = Path(__file__).parents[2]
# The directories and files of the package that determine the compiled code.
PARTS = ("codegen", "frontend", "ir", "passes", "compiler", "options.py")


def compiler_fingerprint(others: Iterable[Path] = ()) -> str:
    """A text that changes with the version of Stepwell and with any edit of its files, or of the `others`.

    It is a part of every cache key that does not contain the output of the compiler, so that a pass in development
    never gets stale results. Changes of files are detected by size and modification time. Stepwell's own files are
    looked at once in a process: what it loaded before an edit must not be kept as the result of the edited files.
    """
    return f"{__version__} {_own_files()} {_digest(others)}"


@cache
def _own_files() -> str:
    return _digest(PACKAGE / part for part in PARTS)


def _digest(parts: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        for path in _files(part):
            status = os.stat(path)
            digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def _files(path: Path) -> list[str]:
    """The files at and below `path`, in order, without Python's caches."""
    if not path.is_dir():
        return [os.fspath(path)] if path.exists() else []
    files: list[str] = []
    folders = [os.fspath(path)]
    for folder in folders:  # a directory listing tells which entries are directories without further system calls
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name != "__pycache__":
                    (folders if entry.is_dir() else files).append(entry.path)
    return sorted(files)
