"""What a simulation found: numbers, a time line as JSON, as a trace that browsers show, and as a picture."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ...ir.errors import OptionError
from .cluster import Cluster
from .pictures import time_lines
from .spans import Lane, RanksAlike, Span

__all__ = ["Simulation", "check_name"]

ENDINGS = (".trace.json", ".json", ".svg")


@dataclass(frozen=True)
class Simulation:
    """What a step takes on a cluster."""

    cluster: Cluster
    classes: tuple[RanksAlike, ...]
    memory: Mapping[str, int]
    """By the name of a program the most bytes that it has in use at a time, its arguments included."""

    @cached_property
    def slowest(self) -> RanksAlike:
        """The ranks that end last."""
        return max(self.classes, key=lambda each: each.seconds)

    @property
    def seconds(self) -> float:
        """How long the step takes."""
        return self.slowest.seconds

    @property
    def exposed(self) -> float:
        """Seconds in which the slowest ranks wait for collectives."""
        return self.slowest.exposed

    @property
    def peak_bytes(self) -> int:
        """The most bytes that a device has in use."""
        return max(self.memory.values(), default=0)

    @property
    def fits(self) -> bool:
        """Whether devices have the memory, as far as the cluster says how much they have."""
        return self.cluster.memory is None or self.peak_bytes <= self.cluster.memory

    def to_json(self) -> str:
        """All of it; seconds and bytes."""
        return json.dumps({
            "ranks": self.cluster.ranks, "seconds": self.seconds, "exposed": self.exposed,
            "peak_bytes": self.peak_bytes, "memory": dict(self.memory),
            "classes": [{"ranks": list(each.ranks), "seconds": each.seconds, "computing": each.computing,
                         "communicating": each.communicating, "exposed": each.exposed,
                         "spans": [_span(span) for span in each.spans]} for each in self.classes]}, indent=1)

    def to_trace(self) -> str:
        """The time lines as Chrome's trace events, which chrome://tracing and Perfetto show."""
        return json.dumps({"traceEvents": list(self._events()), "displayTimeUnit": "ms"})

    def to_svg(self) -> str:
        """The time lines as a picture."""
        return time_lines(self.classes, self.seconds, self.exposed)

    def save(self, file: str | Path) -> None:
        """Write the time lines as the ending of the file's name says: `.svg`, `.json`, or `.trace.json`.

        Raises OptionError for another one.
        """
        ending = check_name(str(file))
        text = {".svg": self.to_svg, ".json": self.to_json, ".trace.json": self.to_trace}[ending]()
        Path(file).write_text(text, encoding="utf-8")

    def _events(self) -> Iterable[Mapping[str, Any]]:
        for number, each in enumerate(self.classes):
            yield {"name": "process_name", "ph": "M", "pid": number, "args": {"name": f"ranks {each.text}"}}
            for lane in Lane:
                yield {"name": "thread_name", "ph": "M", "pid": number, "tid": list(Lane).index(lane),
                       "args": {"name": lane.value}}
            for span in each.spans:
                yield {"name": span.name, "ph": "X", "pid": number, "tid": list(Lane).index(span.lane),
                       "ts": 1e6 * span.begin, "dur": 1e6 * span.seconds,
                       "args": {"bytes": span.moved, "group": span.group, "way": span.way} if span.moved else {}}


def check_name(file: str) -> str:
    """The ending of a file's name, if it says what to write; raises OptionError otherwise."""
    for ending in ENDINGS:
        if file.endswith(ending):
            return ending
    raise OptionError(f"no time line is written to '{file}'", hint=f"a name ends in {', '.join(ENDINGS)}")


def _span(span: Span) -> dict[str, Any]:
    said = {"lane": span.lane.value, "name": span.name, "begin": span.begin, "end": span.end}
    return said | {"bytes": span.moved, "group": span.group, "way": span.way} if span.moved else said
