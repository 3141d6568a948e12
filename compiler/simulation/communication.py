"""Estimates the time of a collective: its start, that of empty messages, and that of the bytes that each device sends.

The model is that of Thakur, Rabenseifner and Gropp, Optimization of collective communication operations in MPICH,
2005: a message takes the latency plus its bytes divided by the bandwidth. A group of n ranks on h hosts, k on each,
moves B bytes (the larger of what a rank sends and receives) in r rounds, two for an all_reduce. The fastest of these
algorithms is assumed, since libraries choose it:

    ring      r (n - 1) messages, r B (n - 1) / n bytes. Rings through different devices of a host cross the network
              at the same time, so that it carries k times what one device sends
    tree      all_reduce and broadcast: r log2 n messages, r B bytes
    levels    in each host, and across hosts between devices of equal number: r (log2 k + log2 h) messages, r B (k - 1)
              / k bytes in a host, and r B (h - 1) / (h k) between hosts
    pairs     all_to_all: n - 1 messages, B (n - 1) / n bytes, of which those for other hosts cross the network
    message   from rank to rank: one message, B bytes, over the slowest of the group's links
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...ir.dialects.comm import AllReduceAttr, BroadcastAttr, Collective, MessagesAttr
from .cluster import Cluster, Link

__all__ = ["Placement", "Taken", "place", "time_of"]


class Placement(NamedTuple):
    """The hosts of the ranks of a group."""

    hosts: int
    on_each: int
    """The smallest number of ranks on one host, through whose devices rings cross the network."""
    ranks: int


class Taken(NamedTuple):
    """The time of a collective's messages, the algorithm that it uses, and the time before the first message."""

    seconds: float
    way: str
    start: float = 0.0


def place(ranks: Sequence[int], cluster: Cluster) -> Placement:
    """Return the placement of `ranks`."""
    counts = Counter(map(cluster.host_of, ranks))
    return Placement(len(counts), min(counts.values()), len(ranks))


def time_of(collective: Collective, moved: int, where: Placement, cluster: Cluster) -> Taken:
    """Return the time of a collective that moves `moved` bytes, with the fastest algorithm."""
    if where.ranks == 1:
        return Taken(0.0, "alone")
    if isinstance(collective, MessagesAttr):
        ways = (Taken(link.latency + moved / link.bandwidth, "message") for link in links(where, cluster)[-1:])
    elif collective.PAIRWISE:
        ways = _pairs(moved, where, cluster)
    else:
        ways = _together(collective, moved, where, cluster)
    start = max(link.start for link in links(where, cluster))
    best = min(ways, key=lambda way: way.seconds)
    return best._replace(start=start)


def links(where: Placement, cluster: Cluster) -> list[Link]:
    """Return the links that carry the collectives of a group."""
    inside = [cluster.host] if where.on_each > 1 or where.hosts == 1 else []
    return inside if where.hosts == 1 or cluster.network is None else [*inside, cluster.network]


def _together(collective: Collective, moved: int, where: Placement, cluster: Cluster) -> Iterator[Taken]:
    rounds, used = collective.ROUNDS, links(where, cluster)
    others, host, network = where.ranks - 1, cluster.host, cluster.network
    latency = max(link.latency for link in used)
    bandwidth = min(where.on_each * link.bandwidth if link is network else link.bandwidth for link in used)
    yield Taken(rounds * (others * latency + moved * others / where.ranks / bandwidth), "ring")
    steps = _steps(where.on_each) * host.latency + (_steps(where.hosts) * network.latency if network else 0.0)
    if isinstance(collective, AllReduceAttr | BroadcastAttr):
        yield Taken(rounds * (steps + moved / bandwidth), "tree")
    if where.ranks == where.hosts * where.on_each:
        inside = moved * (where.on_each - 1) / where.on_each / host.bandwidth
        between = moved / where.on_each * (where.hosts - 1) / where.hosts / network.bandwidth if network else 0.0
        yield Taken(rounds * (steps + inside + between), "levels")


def _pairs(moved: int, where: Placement, cluster: Cluster) -> Iterator[Taken]:
    latency = max(link.latency for link in links(where, cluster))
    inside = moved * (where.on_each - 1) / where.ranks / cluster.host.bandwidth
    outside = 0.0
    if cluster.network is not None:
        outside = moved * (where.ranks - where.on_each) / where.ranks / cluster.network.bandwidth
    yield Taken((where.ranks - 1) * latency + max(inside, outside), "pairs")


def _steps(ranks: int) -> int:
    """Return the number of message rounds in which one rank's data reaches this many ranks."""
    return (ranks - 1).bit_length()
