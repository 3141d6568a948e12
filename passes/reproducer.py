"""Reproducers: a file that holds a module and the pipeline that failed on it, and replays the failure.

// stepwell-opt --run-reproducer FILE
// pipeline: cse,fuse
builtin.module { ... }
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ..ir.errors import OptionError, StepwellError
from .pass_manager import Instrument

_PIPELINE = re.compile(r"^// pipeline: (.*)$", re.MULTILINE)


class Reproducer(Instrument):
    """Writes a reproducer when a pass fails, and tells the error where it lies."""

    def __init__(self, directory: Path, module_text: str, pipeline: str):
        self.directory = directory
        self.text = f"// stepwell-opt --run-reproducer FILE\n// pipeline: {pipeline}\n{module_text}"

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        name = hashlib.sha256(self.text.encode()).hexdigest()[:12]
        path = self.directory / f"reproducer-{name}.mlir"
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text)
        except OSError:
            return  # the failure itself matters more than a full disk
        if isinstance(error, StepwellError):
            error.reproducer = str(path)
        else:
            error.add_note(f"to reproduce: stepwell-opt --run-reproducer {path}")


def reproducer_pipeline(text: str) -> str:
    """The pipeline that a reproducer names."""
    if (match := _PIPELINE.search(text)) is None:
        raise OptionError("this file is no reproducer: it has no line '// pipeline: ...'")
    return match[1]
