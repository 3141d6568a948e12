"""Every stage written to a directory."""

from __future__ import annotations

from pathlib import Path

from ....ir.errors import OptionError
from .archive import Archive
from .stages import STAGE_FILE


class Dump(Archive):
    """An archive in a directory, from which files of an earlier dump are removed."""

    def __init__(self, directory: Path, first: str = "input", *, locations: bool = True):
        super().__init__(first, locations=locations)
        self.directory = directory
        try:
            directory.mkdir(parents=True, exist_ok=True)
            for stale in list(directory.iterdir()):
                if STAGE_FILE.fullmatch(stale.name) and stale.is_file():
                    stale.unlink()
        except OSError as error:
            raise self._cannot_write(error) from error

    def write(self, name: str, text: str) -> None:
        try:
            (self.directory / name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise self._cannot_write(error) from error

    def _cannot_write(self, error: OSError) -> OptionError:
        return OptionError(f"cannot write stages into the directory {self.directory}: {error.strerror}")
