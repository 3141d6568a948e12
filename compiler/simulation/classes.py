"""Groups ranks that behave alike into equivalence classes; one rank of each class is simulated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...ir.dialects.comm import GroupAttr
from ...ir.errors import OptionError
from .cluster import Cluster
from .communication import Placement, place

__all__ = ["Class", "classes_of"]


@dataclass(frozen=True)
class Class:
    """Ranks with equally fast devices that communicate with ranks of the same classes over the same links."""

    number: int
    ranks: tuple[int, ...]
    speed: float
    partners: dict[GroupAttr, frozenset[int]]
    """For each group, the numbers of the classes of its ranks."""
    places: dict[GroupAttr, Placement]
    """For each group, its placement on the hosts."""


def classes_of(groups: Iterable[GroupAttr], cluster: Cluster) -> list[Class]:
    """Return the coarsest such partition: classes of equal speed are refined until no two ranks of a class differ.

    Raises OptionError for a group that does not exist in the cluster.
    """
    instances = {group: _instances(group, cluster) for group in dict.fromkeys(groups)}
    placed = {group: [place(ranks, cluster) for ranks in found] for group, found in instances.items()}
    colors: list[int] = _numbered([cluster.speed(rank) for rank in range(cluster.ranks)])
    while True:
        seen: list[list[object]] = [[color] for color in colors]
        for group, found in instances.items():
            for ranks, where in zip(found, placed[group], strict=True):
                mark = where, tuple(sorted({colors[rank] for rank in ranks}))
                for rank in ranks:
                    seen[rank].append(mark)
        refined = _numbered([tuple(each) for each in seen])
        if max(refined) == max(colors):
            break
        colors = refined
    first = {color: rank for rank, color in reversed(list(enumerate(colors)))}
    members: dict[int, list[int]] = {}
    for rank, color in enumerate(colors):
        members.setdefault(color, []).append(rank)
    return [Class(color, tuple(ranks), cluster.speed(first[color]),
                  {group: frozenset(colors[rank] for rank in _with(first[color], found))
                   for group, found in instances.items()},
                  {group: place(_with(first[color], found), cluster) for group, found in instances.items()})
            for color, ranks in members.items()]


def _instances(group: GroupAttr, cluster: Cluster) -> list[tuple[int, ...]]:
    """Return the instances of a group attribute in the cluster: each rank is in one of them."""
    found: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for rank in range(cluster.ranks):
        if rank not in seen:
            ranks = group.ranks_with(rank)
            if rank not in ranks or ranks[-1] >= cluster.ranks:
                raise OptionError(f"rank {rank} of {cluster.ranks} is in no group {group}",
                                  hint="a program is simulated on as many devices as it was captured for, or a "
                                       "multiple of them")
            found.append(ranks)
            seen.update(ranks)
    return found


def _with(rank: int, instances: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return next(ranks for ranks in instances if rank in ranks)


def _numbered(values: Sequence[object]) -> list[int]:
    """Number the values in the order of their first occurrence; equal values get equal numbers."""
    numbers: dict[object, int] = {}
    return [numbers.setdefault(value, len(numbers)) for value in values]
