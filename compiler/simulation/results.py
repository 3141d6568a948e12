"""The results of a simulation: numbers, and a time line as JSON, as a trace for browsers, or as a picture."""

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
    """The outcome of a simulation of a step on a cluster."""

    cluster: Cluster
    classes: tuple[RanksAlike, ...]
    memory: Mapping[str, int]
    """The peak of live bytes of each program, by its name; its arguments are included."""

    @cached_property
    def slowest(self) -> RanksAlike:
        """The ranks that finish last."""
        return max(self.classes, key=lambda each: each.seconds)

    @property
    def seconds(self) -> float:
        """The time of the step."""
        return self.slowest.seconds

    @property
    def exposed(self) -> float:
        """The seconds in which the slowest ranks wait for collectives."""
        return self.slowest.exposed

    @property
    def peak_bytes(self) -> int:
        """The peak memory of a device in bytes."""
        return max(self.memory.values(), default=0)

    @property
    def fits(self) -> bool:
        """Whether the devices have enough memory; true if the cluster does not specify a capacity."""
        return self.cluster.memory is None or self.peak_bytes <= self.cluster.memory

    def to_json(self) -> str:
        """Return all results as JSON, in seconds and bytes."""
        return json.dumps({
            "ranks": self.cluster.ranks, "seconds": self.seconds, "exposed": self.exposed,
            "peak_bytes": self.peak_bytes, "memory": dict(self.memory),
            "classes": [{"ranks": list(each.ranks), "seconds": each.seconds, "computing": each.computing,
                         "communicating": each.communicating, "exposed": each.exposed,
                         "spans": [_span(span) for span in each.spans]} for each in self.classes]}, indent=1)

    def to_trace(self) -> str:
        """Return the time lines as Chrome's trace events, which chrome://tracing and Perfetto show."""
        return json.dumps({"traceEvents": list(self._events()), "displayTimeUnit": "ms"})

    def to_svg(self) -> str:
        """Return the time lines as a picture."""
        return time_lines(self.classes, self.seconds, self.exposed)

    def save(self, file: str | Path) -> None:
        """Write the time lines in the format that the ending of the file name selects: `.svg`, `.json`, or
        `.trace.json`.

        Raises OptionError for another ending.
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
    """Return the ending of a file name if it selects a format; raises OptionError otherwise."""
    for ending in ENDINGS:
        if file.endswith(ending):
            return ending
    raise OptionError(f"no time line is written to '{file}'", hint=f"a name ends in {', '.join(ENDINGS)}")


def _span(span: Span) -> dict[str, Any]:
    said = {"lane": span.lane.value, "name": span.name, "begin": span.begin, "end": span.end}
    return said | {"bytes": span.moved, "group": span.group, "way": span.way} if span.moved else said
