"""Reads the stages of a compilation from the directory that they were dumped to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...explorer.located_lines import without_locations

UNCHANGED = "(unchanged)"


@dataclass(frozen=True)
class Stage:
    """A file of the dump."""

    path: Path
    text: str
    changed: bool

    @property
    def name(self) -> str:
        """`aten-to-prim` for `02_aten-to-prim.mlir`; `kernels.cpp` for `27_kernels.cpp`."""
        name = self.path.name.partition("_")[2]
        return name.removesuffix(".mlir")

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @property
    def operations(self) -> int | None:
        """The number of operations of a module, each of which is printed on its own line."""
        if self.path.suffix != ".mlir":
            return None
        return sum(
            not line.lstrip().startswith(("}", "//")) for line in self.text.splitlines() if line.strip()
        )

    def find(self, head: str) -> str:
        """Return the operation or function whose text begins with `head`, up to the closing brace at the same depth."""
        lines = without_locations(self.text).splitlines()
        start = next(number for number, line in enumerate(lines) if line.lstrip().startswith(head))
        indent = len(lines[start]) - len(lines[start].lstrip())
        end = next(number for number in range(start, len(lines)) if lines[number] == " " * indent + "}")
        return "\n".join(line[indent:] for line in lines[start : end + 1])


def read_stages(directory: Path) -> list[Stage]:
    """Return all stages in order; an unchanged stage has the text of the stage before."""
    stages: list[Stage] = []
    for path in sorted(directory.glob("[0-9][0-9]_*")):
        text = path.read_text(encoding="utf-8")
        changed = not text.partition("\n")[0].endswith(UNCHANGED)
        stages.append(Stage(path, text if changed else stages[-1].text, changed))
    return stages


def stage_after(stages: list[Stage], name: str) -> Stage:
    """Return the stage after the last run of the pass `name`."""
    return next(stage for stage in reversed(stages) if stage.name == name)


def functions(stage: Stage, kind: str) -> Iterator[str]:
    """Yield the names of a stage's functions that are declared by `kind`, such as `loop.kernel`."""
    yield from re.findall(rf"^ *{re.escape(kind)} @(\w+)", stage.text, re.MULTILINE)


def python_function(text: str, name: str) -> str:
    """Return the function `name` of a Python source with its decorators and the comments before them."""
    blocks = text.split("\n\n\n")
    return next(block for block in blocks if re.search(rf"^def {name}\(", block, re.MULTILINE)).strip()
