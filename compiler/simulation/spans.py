"""The time spans in which devices and links of a cluster are busy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

__all__ = ["Collectives", "Lane", "RanksAlike", "Span"]


class Lane(Enum):
    """The resource that is busy during a span."""

    COMPUTE = "compute"
    WAIT = "wait"
    HOST = "host link"
    NETWORK = "network"


@dataclass(frozen=True)
class Span:
    """A time span; `begin` and `end` are seconds since the start of the first program."""

    lane: Lane
    name: str
    begin: float
    end: float
    moved: int = 0
    """Bytes of a collective."""
    group: str = ""
    way: str = ""

    @property
    def seconds(self) -> float:
        """The duration."""
        return self.end - self.begin


@dataclass(frozen=True)
class RanksAlike:
    """Ranks with the same time line."""

    ranks: tuple[int, ...]
    seconds: float
    """The time at which all computation and communication has finished."""
    exposed: float
    """The seconds in which nothing is computed because the rank waits for a collective."""
    spans: tuple[Span, ...]

    @property
    def computing(self) -> float:
        """The seconds of computation."""
        return sum(span.seconds for span in self.spans if span.lane is Lane.COMPUTE)

    @property
    def communicating(self) -> float:
        """The seconds in which at least one collective is under way."""
        total = reached = 0.0
        for span in sorted(self._collectives, key=lambda span: span.begin):
            total += max(0.0, span.end - max(span.begin, reached))
            reached = max(reached, span.end)
        return total

    @property
    def _collectives(self) -> list[Span]:
        return [span for span in self.spans if span.lane in (Lane.HOST, Lane.NETWORK)]

    @property
    def text(self) -> str:
        """The rank numbers as ranges: `0-7, 16`."""
        parts: list[list[int]] = []
        for rank in self.ranks:
            if parts and parts[-1][-1] == rank - 1:
                parts[-1][1:] = [rank]
            else:
                parts.append([rank])
        return ", ".join("-".join(map(str, part)) for part in parts)

    def collectives(self) -> list[Collectives]:
        """Return the collectives of each kind, group and algorithm, in the order of their first occurrence."""
        found: dict[tuple[str, str, str, Lane], list[Span]] = {}
        for span in self._collectives:
            found.setdefault((span.name, span.group, span.way, span.lane), []).append(span)
        return [Collectives(name, group, way, lane, len(spans), sum(each.moved for each in spans),
                            sum(each.seconds for each in spans)) for (name, group, way, lane), spans in found.items()]


@dataclass(frozen=True)
class Collectives:
    """The collectives of one kind in one group."""

    name: str
    group: str
    way: str
    lane: Lane
    count: int
    moved: int
    """The total bytes."""
    seconds: float
    """The total time."""
