"""The contents of the page, as plain data with a compact JSON form.

A document is a list of *lines*, each of which is stored once, even if many stages contain it: a line is a text and a
set of origins, the positions in the user's program that it comes from. A document is stored as runs `first, count,
first, count, ...` of line numbers, since lines that a pass does not change keep their consecutive numbers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

__all__ = ["ArenaBuffer", "Border", "Call", "Document", "Fusion", "FusionNode", "GraphReport", "KernelReport", "Memory",
           "MemoryStep", "Report", "Roofline", "Said", "Stage", "lines_of"]

VERSION = 3


@dataclass(frozen=True)
class Document:
    """A text: a file of the user's, the IR after a pass, or emitted code."""

    name: str
    language: str
    """`mlir`, `cpp` or `python`."""
    runs: tuple[int, ...]


@dataclass(frozen=True)
class Stage(Document):
    """The module after a pass, or emitted code."""

    step: str = ""
    """The pass with its options, or the step that produced the text."""
    level: str = ""
    """The level of the module before the pass; empty if the times are unknown."""
    milliseconds: float | None = None
    operations: tuple[int, int] | None = None
    """The numbers of operations of the module before and after the pass."""
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
    """The types of its results."""
    reason: str = ""
    """The reason why it is not a kernel."""
    returned: bool = False
    """Whether one of its results is a result of the program."""


@dataclass(frozen=True)
class Border:
    """A tensor in memory between two nodes, and the reasons why they are not one kernel."""

    source: int
    target: int
    type: str
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Fusion:
    """The graph of kernels and calls after fusion."""

    stage: str
    nodes: tuple[FusionNode, ...]
    borders: tuple[Border, ...]


@dataclass(frozen=True)
class MemoryStep:
    """One step of the host program."""

    name: str
    origins: int


@dataclass(frozen=True)
class ArenaBuffer:
    """A buffer, its place, and the first and last step that use it."""

    name: str
    type: str
    offset: int | None
    """The byte offset in the arena; None if the buffer has its own allocation."""
    bytes: int | None
    """None if the size is known only at run time."""
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
    """The number of launches per run."""
    read: int | None
    """The bytes of the buffers that its first launch reads; None if a size is symbolic."""
    written: int | None
    configuration: str
    """The launch configuration."""
    alternative: bool = False
    """Whether it is launched only if it is measured to be faster than another."""
    repeatable: bool = False
    """Whether a second launch has no further effect (idempotent): the kernel does not read its own outputs."""
    arithmetic: int | None = None
    """Arithmetic instructions on single floats per launch; None if unknown."""
    bound: float | None = None
    """The minimum time of a launch on the machine in milliseconds; None if unknown."""
    resource: str = ""
    """The resource that limits the time: `memory`, `cache` or `arithmetic`."""
    milliseconds: float | None = None
    """The measured time of a launch, if there is one."""


@dataclass(frozen=True)
class Roofline:
    """The limits of the machine, per second."""

    arithmetic: int
    """Arithmetic instructions on single floats."""
    memory: int
    """Bytes read from memory."""
    cache: int | None = None
    """Bytes read from the caches, if their bandwidth is known."""


@dataclass(frozen=True)
class Call:
    """The calls of one operator with the same reason and position."""

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
    """One graph: its stages, and a description of the final program."""

    name: str
    machine: str
    stages: tuple[Stage, ...]
    remarks: tuple[Said, ...] = ()
    fusion: Fusion | None = None
    memory: tuple[Memory, ...] = ()
    kernels: tuple[KernelReport, ...] = ()
    roofline: Roofline | None = None
    calls: tuple[Call, ...] = ()
    tools: tuple[tuple[str, float], ...] = ()
    """Times in milliseconds of steps that are not passes: printing the code and compiling it."""
    notes: tuple[str, ...] = ()
    """The parts that could not be shown, and why."""


@dataclass(frozen=True)
class Report:
    """All graphs of a program, and the tables that they refer to by number."""

    title: str
    files: tuple[str, ...]
    origins: tuple[tuple[int, int, int, str], ...]
    """The number of the file, the line and the column, which start at one (0: unknown), and the operator."""
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
        """Return all fields by name as one line of JSON."""
        return json.dumps(self.to_record(), separators=(",", ":"), ensure_ascii=False)

    def to_record(self) -> dict[str, Any]:
        """Return all fields by name, recursively."""
        return asdict(self)

    def text_of(self, document: Document) -> str:
        """Return the text of a document; each line ends in a newline."""
        return "".join(f"{self.texts[self.lines[line][0]]}\n" for line in lines_of(document.runs))


def lines_of(runs: Sequence[int]) -> list[int]:
    """Expand runs to line numbers."""
    return [line for first, count in zip(runs[::2], runs[1::2], strict=True) for line in range(first, first + count)]
