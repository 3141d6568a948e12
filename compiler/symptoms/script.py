"""A user's script that determines whether a module is interesting."""

from __future__ import annotations

import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import OptionError
from ...ir.text import print_module
from .outcome import Outcome

__all__ = ["Script"]

CANNOT_TELL = 125
"""The exit code of a script that cannot determine it, as for `git bisect run`."""


@dataclass(frozen=True)
class Script:
    """A command that receives the path of a file with the module and exits with 0 if the module shows the symptom.

    Exit code 125 means that the script cannot determine it, any other that the module does not show it.
    """

    command: Path

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        if isinstance(outcome, Exception):
            return None
        with tempfile.TemporaryDirectory(prefix="stepwell-") as directory:
            path = Path(directory) / "module.mlir"
            path.write_text(print_module(outcome), encoding="utf-8")
            try:
                done = subprocess.run([str(self.command.absolute()), str(path)], stdin=subprocess.DEVNULL,
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            except OSError as error:
                raise OptionError(f"cannot run {self.command}: {error.strerror}",
                                  hint="a test must be executable and begin with a line like '#!/bin/sh'") from error
        return None if done.returncode == CANNOT_TELL else done.returncode == 0
