"""Runs programs on the ranks of a cluster, in simulated time.

A rank computes one step after the other. In parallel, each of its links (within its host, and to other hosts) carries
the messages of one collective after the other, in the order in which they start. They are sent when all ranks of the
group have started it, the time of a start has passed, and their links are free, and end on all of them at once. Since
all ranks execute the same steps in the same order, one pass over the steps finds all times, and each class of
equivalent ranks is simulated once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .classes import Class, classes_of
from .cluster import Cluster
from .communication import links, time_of
from .programs import Kind, Program, Step
from .results import Simulation
from .spans import Lane, RanksAlike, Span

__all__ = ["simulate"]


@dataclass
class _Ranks:
    """The state of one class of ranks."""

    alike: Class
    links: dict[str, float] = field(default_factory=dict)
    """The time until which each link is busy."""
    now: float = 0.0
    exposed: float = 0.0
    spans: list[Span] = field(default_factory=list)
    under_way: list[tuple[float, float, float]] = field(default_factory=list)
    """Begin and end of the messages of each collective that is not over, and their share of the compute speed."""
    started: dict[int, float] = field(default_factory=dict)
    """The end time of each collective of the program, by its number."""


def simulate(programs: Sequence[Program], cluster: Cluster) -> Simulation:
    """Run the programs one after the other on all ranks.

    Raises OptionError if a group of a program does not exist in the cluster.
    """
    groups = [step.group for program in programs for step in program.steps if step.group is not None]
    ranks = [_Ranks(each) for each in classes_of(groups, cluster)]
    for program in programs:
        for each in ranks:
            each.started.clear()
        for step in program.steps:
            if step.kind is Kind.COMPUTE:
                for each in ranks:
                    _compute(each, step)
            elif step.kind is Kind.START:
                _communicate(ranks, step, cluster)
            else:
                for each in ranks:
                    _wait(each, step)
    alike = tuple(RanksAlike(each.alike.ranks, max([each.now, *each.links.values()]), each.exposed,
                             tuple(each.spans)) for each in ranks)
    return Simulation(cluster, alike, {program.name: max((step.memory for step in program.steps), default=0)
                                       for program in programs})


def _compute(ranks: _Ranks, step: Step) -> None:
    """Advance by the time of a computation, which is slower while collectives are under way."""
    ranks.under_way = [each for each in ranks.under_way if each[1] > ranks.now]
    begin, left = ranks.now, step.seconds / ranks.alike.speed
    borders = sorted({time for each in ranks.under_way for time in each[:2] if time > begin})
    for border in borders:
        speed = _speed(ranks, ranks.now)
        if ranks.now + left / speed <= border:
            break
        left -= (border - ranks.now) * speed
        ranks.now = border
    ranks.now += left / _speed(ranks, ranks.now)
    ranks.spans.append(Span(Lane.COMPUTE, step.name, begin, ranks.now))


def _speed(ranks: _Ranks, now: float) -> float:
    shares = [share for begin, end, share in ranks.under_way if begin <= now < end]
    return max(1.0 - max(shares, default=0.0), 0.01)


def _communicate(ranks: Sequence[_Ranks], step: Step, cluster: Cluster) -> None:
    """Start a collective on all ranks, each class with the classes that it communicates with."""
    assert step.group is not None and step.collective is not None
    now = {each.alike.number: each.now for each in ranks}
    free = {each.alike.number: max((each.links.get(name, 0.0) for name in _names(each, step, cluster)), default=0.0)
            for each in ranks}
    for each in ranks:
        where, partners = each.alike.places[step.group], each.alike.partners[step.group]
        taken = time_of(step.collective, step.moved, where, cluster)
        begin, free_from = max(now[number] for number in partners), max(free[number] for number in partners)
        sending = max(begin + taken.start, free_from)
        end = sending + taken.seconds
        used = links(where, cluster)
        for name in _names(each, step, cluster):
            each.links[name] = end
        lane = Lane.NETWORK if where.hosts > 1 else Lane.HOST
        each.spans.append(Span(lane, step.name, max(begin, free_from), end, step.moved, step.group.label.data,
                               taken.way))
        each.under_way.append((sending, end, max(link.share for link in used)))
        each.started[step.number] = end


def _names(ranks: _Ranks, step: Step, cluster: Cluster) -> list[str]:
    """Return the names of the links that a collective occupies."""
    assert step.group is not None
    used = links(ranks.alike.places[step.group], cluster)
    return [name for name, link in (("host", cluster.host), ("network", cluster.network))
            if any(link is each for each in used)]


def _wait(ranks: _Ranks, step: Step) -> None:
    end = ranks.started[step.number]
    if end > ranks.now:
        ranks.spans.append(Span(Lane.WAIT, step.name, ranks.now, end))
        ranks.exposed += end - ranks.now
        ranks.now = end
