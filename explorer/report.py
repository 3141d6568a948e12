"""What the page shows, as plain data with a compact JSON form.

A document is a list of *lines*, each of which is written once, however many stages have it: a line is a text and a set
of origins, the places in the user's program that it comes from. A document is kept as runs `first, count, first, count,
...` of numbers of lines, since what a pass leaves alone keeps its consecutive numbers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

__all__ = ["ArenaBuffer", "Border", "Call", "Document", "Fusion", "FusionNode", "GraphReport", "KernelReport", "Memory",
           "MemoryStep", "Report", "Said", "Stage", "lines_of"]

VERSION = 2


@dataclass(frozen=True)
class Document:
    """A text: a file of the user's, the IR after a pass, or emitted code."""

    name: str
    language: str
    """`mlir`, `cpp` or `python`."""
    runs: tuple[int, ...]


@dataclass(frozen=True)
class Stage(Document):
    """What a pass left, or code that was emitted."""

    step: str = ""
    """The pass with its options, or what has made the text."""
    level: str = ""
    """The level of the module before the pass; empty where the times are not known."""
    milliseconds: float | None = None
    operations: tuple[int, int] | None = None
    """How many operations the module had before and after the pass."""
    changed: bool = True
    failed: bool = False


@dataclass(frozen=True)
class FusionNode:
    """A kernel or a call of an operator in the program after fusion."""

    name: str
    kind: str
    """`kernel`, `library` or `control`."""
    origins: int
    """The number of its set of origins."""
    results: tuple[str, ...] = ()
    """The types of what it gives."""
    reason: str = ""
    """Why it is no kernel."""
    returned: bool = False
    """Whether a result of it is one of the program."""


@dataclass(frozen=True)
class Border:
    """A tensor in memory between two nodes, and why they are not one kernel."""

    source: int
    target: int
    type: str
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Fusion:
    """What was fused, as a graph."""

    stage: str
    nodes: tuple[FusionNode, ...]
    borders: tuple[Border, ...]


@dataclass(frozen=True)
class MemoryStep:
    """What the host program does at one time."""

    name: str
    origins: int


@dataclass(frozen=True)
class ArenaBuffer:
    """A buffer, where it lies, and the first and the last step that use it."""

    name: str
    type: str
    offset: int | None
    """The byte of the arena at which it begins; None if it has memory of its own."""
    bytes: int | None
    """None if the size is known only when the program runs."""
    first: int
    last: int


@dataclass(frozen=True)
class Memory:
    """The memory plan of one function of the host program."""

    function: str
    arena: int
    """The bytes of the arena."""
    steps: tuple[MemoryStep, ...]
    buffers: tuple[ArenaBuffer, ...]


@dataclass(frozen=True)
class KernelReport:
    """A kernel of the last module."""

    name: str
    origins: int
    operations: int
    launches: int
    """How often one run launches it."""
    read: int | None
    """The bytes of the buffers that its first launch reads; None if a size is symbolic."""
    written: int | None
    configuration: str
    """How it is launched."""
    alternative: bool = False
    """Whether it is launched only where it is measured to be faster than another."""
    repeatable: bool = False
    """Whether launching it twice does what launching it once does: it reads nothing that it writes."""
    arithmetic: int | None = None
    """Arithmetic instructions on single floats in a launch; None if that is not known."""
    bound: float | None = None
    """The least milliseconds that a launch can take on the machine, as far as that is known."""
    resource: str = ""
    """What takes the least time: `memory`, `cache` or `arithmetic`."""
    milliseconds: float | None = None
    """What a launch took, if it was measured."""


@dataclass(frozen=True)
class Call:
    """The calls of one operator for one reason at one place."""

    operator: str
    reason: str
    remarks: tuple[str, ...]
    count: int
    origins: int


@dataclass(frozen=True)
class Said:
    """A remark of a pass."""

    kind: str
    step: str
    kernel: str
    message: str
    origins: int
    count: int


@dataclass(frozen=True)
class GraphReport:
    """One graph: its stages, and what is known of the program that they end in."""

    name: str
    machine: str
    stages: tuple[Stage, ...]
    remarks: tuple[Said, ...] = ()
    fusion: Fusion | None = None
    memory: tuple[Memory, ...] = ()
    kernels: tuple[KernelReport, ...] = ()
    calls: tuple[Call, ...] = ()
    tools: tuple[tuple[str, float], ...] = ()
    """What took time and is no pass, in milliseconds: printing the code and compiling it."""
    notes: tuple[str, ...] = ()
    """What could not be shown, and why."""


@dataclass(frozen=True)
class Report:
    """All graphs of a program, and the tables that they refer to by number."""

    title: str
    files: tuple[str, ...]
    origins: tuple[tuple[int, int, int, str], ...]
    """The number of the file, the line and the column from one (0: unknown), and the operator."""
    sets: tuple[tuple[int, ...], ...]
    """Sets of origins; the first is empty."""
    texts: tuple[str, ...]
    lines: tuple[tuple[int, int], ...]
    """The number of the text, and of the set of origins."""
    sources: tuple[Document, ...]
    """The files of the program that can be read, by their names."""
    graphs: tuple[GraphReport, ...]
    version: int = field(default=VERSION)

    def to_json(self) -> str:
        """One line of JSON, the fields by name."""
        return json.dumps(self.to_record(), separators=(",", ":"), ensure_ascii=False)

    def to_record(self) -> dict[str, Any]:
        """The fields by name, down to the last."""
        return asdict(self)

    def text_of(self, document: Document) -> str:
        """The text of a document; each line ends in a newline."""
        return "".join(f"{self.texts[self.lines[line][0]]}\n" for line in lines_of(document.runs))


def lines_of(runs: Sequence[int]) -> list[int]:
    """The numbers of lines that runs stand for."""
    return [line for first, count in zip(runs[::2], runs[1::2], strict=True) for line in range(first, first + count)]
