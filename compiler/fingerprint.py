"""What version of the compiler this is, down to an edited file."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from ..version import __version__

PACKAGE = Path(__file__).parents[1]
# The folders and files of the package that decide what a program is compiled to.
PARTS = ("codegen", "frontend", "ir", "passes", "compiler", "options.py")


def compiler_fingerprint(others: Iterable[Path] = ()) -> str:
    """A text that changes with the version of Stepwell and with any edit of its files, or of the other ones.

    It is a part of every cache key that does not contain what the compiler made, so that a pass in
    development is not answered with what it made yesterday. Files are told apart by size and time.
    """
    digest = hashlib.sha256()
    for part in (*(PACKAGE / part for part in PARTS), *others):
        for path in _files(part):
            status = os.stat(path)
            digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return f"{__version__} {digest.hexdigest()}"


def _files(path: Path) -> list[str]:
    """The files at and below `path`, in order, without what Python makes of them."""
    if not path.is_dir():
        return [os.fspath(path)] if path.exists() else []
    files: list[str] = []
    folders = [os.fspath(path)]
    for folder in folders:  # a listing says which entries are folders: no further call for each
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name != "__pycache__":
                    (folders if entry.is_dir() else files).append(entry.path)
    return sorted(files)
