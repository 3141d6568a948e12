"""Definitions and uses of values while groups are being formed."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects.func import ReturnOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import NoMemoryEffect

from .groups import Group

__all__ = ["Dataflow", "find", "has_effects"]


def has_effects(op: Operation) -> bool:
    """Whether an operation outside of groups must keep its order relative to others."""
    return not isinstance(op, ReturnOp) and not op.has_trait(NoMemoryEffect, value_if_unregistered=False)


def find(group: Group) -> Group:
    """The group that `group` has been merged into."""
    while group.merged_into is not None:
        group = group.merged_into
    return group


class Dataflow:
    """The producers and readers of the values of a block. A reader is a group, or the level of an operation outside of
    groups."""

    def __init__(self, block: Block):
        self.block = block
        self.home: dict[SSAValue, Group] = {}
        """The group that stores a value."""
        self.apart: set[SSAValue] = set()
        """Values that the group that reads them must not compute."""
        self.outside: set[Operation] = set()
        self.levels: dict[Operation, int] = {}
        """The levels of what stands outside, rearranging ops aside."""
        self._readers: dict[SSAValue, list[Group | int]] = {}

    def read(self, value: SSAValue, reader: Group | int) -> None:
        """Record a reader."""
        self._readers.setdefault(value, []).append(reader)

    def is_read(self, value: SSAValue) -> bool:
        return value in self._readers

    def groups_of(self, value: SSAValue) -> list[Group]:
        """The groups that read `value` or compute it themselves."""
        return list(dict.fromkeys(find(r) for r in self._readers.get(value, ()) if isinstance(r, Group)))

    def levels_outside(self, value: SSAValue) -> list[int]:
        """The levels of the readers of `value` that are not groups."""
        return [reader for reader in self._readers.get(value, ()) if not isinstance(reader, Group)]

    def level_above(self, values: Iterable[SSAValue]) -> int:
        """The least level above all readers of `values`."""
        readers = (reader for value in values for reader in self._readers.get(value, ()))
        return max((1 + (find(r).level if isinstance(r, Group) else r) for r in readers), default=0)

    def sources(self, group: Group) -> Iterable[SSAValue]:
        """The values that a group reads and does not compute."""
        return (value for value in group.places if value.owner not in group.members)

    def may_rise(self, group: Group, level: int, beside: Group | None = None) -> bool:
        """Whether all operands of `group` whose level is known are above `level`; operands from the group `beside` are
        ignored."""
        for value in self.sources(group):
            home = self.home.get(value)
            if home is not None:
                home = find(home)
                if home is not beside and home.level <= level:
                    return False
            elif self.levels.get(value.owner, level + 1) <= level:  # type: ignore[arg-type]
                return False
        return True

    def stored_values(self) -> Iterable[SSAValue]:
        """The values that are stored in memory, in the order of the block."""
        yield from self.block.args
        for op in self.block.ops:
            for result in op.results:
                if result in self.home or op in self.levels:
                    yield result

