"""The templates for a new pass, its test and its package."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from string import Template

from ...ir.errors import OptionError, did_you_mean
from ...passes.registry import PASSES

FOLDER = Path(__file__).parent / "templates"
LEVELS = ("aten", "prim", "loop", "host")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class NewPass:
    """A pass to create: its name in pipelines, and the level that its example works on."""

    name: str
    level: str

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise OptionError(f"'{self.name}' is not a name for a pass",
                              hint="take lower-case words joined by dashes, as in canonicalize")
        if self.name in PASSES:
            raise OptionError(f"there is a pass '{self.name}' in Stepwell already", hint="take another name")
        if self.level not in LEVELS:
            raise OptionError(f"unknown level '{self.level}'; {did_you_mean(self.level, LEVELS)}")

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")

    @property
    def class_name(self) -> str:
        return "".join(word.capitalize() for word in self.name.split("-"))

    def code(self, *, inside: bool) -> str:
        """Return the Python source; imports are relative if it is `inside` Stepwell's tree."""
        ir, passes = ("...ir", "..") if inside else ("stepwell.ir", "stepwell.passes.")
        return fill(f"{self.level}.py", name=self.name, class_name=self.class_name, ir=ir, passes=passes)

    def test(self) -> str:
        """Return the lit test."""
        return (FOLDER / f"{self.level}.mlir.txt").read_text(encoding="utf-8").replace("$name", self.name)


def fill(template: str, **values: str) -> str:
    """Fill in a template."""
    return Template((FOLDER / f"{template}.txt").read_text(encoding="utf-8")).substitute(values)


def write_new(path: Path, text: str) -> Path:
    """Write a file that must not exist yet."""
    if path.exists():
        raise OptionError(f"{path} is there already", hint="take another name, or remove the file")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
