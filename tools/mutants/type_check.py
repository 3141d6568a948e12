"""Finds the mutants that the type checker refuses: all in one run, each as a module beside the one it changes."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from .covering import PACKAGE, ROOT
from .mutation import Mutation
from .trial import copy_checkout

__all__ = ["refused_by_type_checker"]


def refused_by_type_checker(mutants: Mapping[str, Mutation]) -> set[str]:
    """Return the names of those with an error, about three a second."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / PACKAGE
        copy_checkout(root)
        names: dict[str, str] = {}
        for number, (name, mutation) in enumerate(mutants.items()):
            file = root / mutation.path.with_name(f"{mutation.path.stem}__{number}.py")
            file.write_text(mutation.apply((ROOT / mutation.path).read_text()))
            names[str(file.resolve())] = name
        if not names:
            return set()
        command = [sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", sys.executable, *names]
        found = json.loads(subprocess.run(command, cwd=root, capture_output=True, text=True).stdout)
    return {names[each["file"]] for each in found["generalDiagnostics"] if each["severity"] == "error"}
