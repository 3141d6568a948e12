"""Merging groups: siblings, and a group with its producer."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation, SSAValue

from ....ir.watching import Watcher, describe
from .dataflow import Dataflow, find
from .groups import Group
from .legality import Legality
from .work import is_multiplied_piece

__all__ = ["merge", "merge_into_producers", "merge_siblings"]

# Groups of one level that another one is tried to be merged with.
MAX_PEERS = 4


def merge(
    legality: Legality, watcher: Watcher, first: Group, second: Group, value: SSAValue | None = None
) -> bool:
    """Merge `second` into `first` if they may be one kernel, with axes unified by a value that both use, or because
    their loops are equal."""
    mark = legality.table.mark()
    root, other = (next(iter(group.members)) for group in (second, first))
    both = legality.merge(first, second, value)
    if both is None:
        watcher.missed(root, lambda: f"not merged with the group of {describe(other)}: "
                       f"{legality.refusal.text}", rewrite="merge-groups", **legality.refusal.numbers)
        return False
    if not watcher.allows(root, rewrite="merge-groups"):
        legality.table.undo(mark)
        return False
    watcher.done(root, lambda: _remark(other, value), rewrite="merge-groups")
    first.absorb(second, both)
    return True


def _remark(other: Operation, value: SSAValue | None) -> str:
    merged = f"merged with the group of {describe(other)}"
    if value is None:
        return f"{merged}: both are small and have the same loops"
    name = describe(value.owner) if isinstance(value.owner, Operation) else f"%{value.name_hint or 'argument'}"
    return f"{merged}: both need {name}"


def merge_siblings(flow: Dataflow, legality: Legality, watcher: Watcher) -> None:
    """Merge groups that read the same tensor in the same way and are independent; then small ones that read different
    results of one group, which saves launches."""
    for value in flow.stored_values():
        _merge_peers(flow.groups_of(value), lambda one, two, value=value: merge(legality, watcher, one, two, value))
    for group in dict.fromkeys(map(find, flow.home.values())):
        readers = [reader for output in group.outputs for reader in flow.groups_of(output)]
        small = [reader for reader in dict.fromkeys(readers) if reader is not group and legality.is_small(reader)]
        _merge_peers(small, lambda one, two: merge(legality, watcher, one, two))


def _merge_peers(groups: list[Group], attempt: Callable[[Group, Group], bool]) -> None:
    """Merge each group with one of the same level that comes before it."""
    by_level: dict[int, list[Group]] = {}
    for group in groups:
        if group.merged_into is None:
            peers = by_level.setdefault(group.level, [])
            if not any(attempt(peer, group) for peer in peers[:MAX_PEERS]):
                peers.append(group)


def merge_into_producers(flow: Dataflow, legality: Legality, watcher: Watcher) -> None:
    """Merge a group into the producer of the last value that it reads, if they may be one kernel."""
    for value in flow.stored_values():
        if value not in flow.home or value in flow.apart:
            continue
        for reader in flow.groups_of(value):
            producer, group = find(flow.home[value]), find(reader)
            if group is not producer and value.owner not in group.members and \
                    not is_multiplied_piece(group, value) and flow.may_rise(group, producer.level, producer):
                merge(legality, watcher, producer, group, value)
