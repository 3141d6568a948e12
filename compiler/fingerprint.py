"""What version of the compiler this is, down to an edited file."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
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
        for path, status in _files(part):
            digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return f"{__version__} {digest.hexdigest()}"


def _files(path: Path | str) -> Iterator[tuple[str, os.stat_result]]:
    """The files at and below `path`, in order, without what Python makes of them."""
    if os.path.isdir(path):
        for child in sorted(os.scandir(path), key=lambda child: child.name):
            if child.name != "__pycache__":
                yield from _files(child.path)
    elif os.path.exists(path):
        yield os.fspath(path), os.stat(path)
