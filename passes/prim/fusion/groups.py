"""A group of operations that becomes one kernel."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.prim import ScanOp
from .axes import Axis, AxisTable, Place

__all__ = ["Group"]


@dataclass(eq=False)
class Group:
    """Operations of one future kernel, collected from its outputs up; `passes.prim.fuse` states the invariants.

    `level` orders groups (and what stays outside of groups) so that whatever a group uses has a greater
    level. Two groups of one level never use one another, therefore any two of them may be merged.
    """

    level: int
    members: dict[Operation, None] = field(default_factory=dict)
    places: dict[SSAValue, list[Place]] = field(default_factory=dict)
    """Every value that the members produce or use, with the places at which it is asked for."""
    outputs: dict[SSAValue, None] = field(default_factory=dict)
    single_outputs: dict[SSAValue, None] = field(default_factory=dict)
    """Outputs of one element that are stored outside of the loops."""
    rows: tuple[Axis, ...] | None = None
    """The row space, if the group has one."""
    scans: dict[ScanOp, None] = field(default_factory=dict)
    """The scans among the members."""
    is_scatter: bool = False
    size: int = 0
    """The weight of all members, each as often as it has places."""
    merged_into: Group | None = None

    def absorb(self, second: Group, both: Group) -> None:
        """Become `both`, the union of this group and `second`."""
        second.merged_into = self
        self.level, self.members, self.places, self.outputs = both.level, both.members, both.places, both.outputs
        self.single_outputs, self.rows, self.scans, self.size = both.single_outputs, both.rows, both.scans, both.size

    def add_place(self, table: AxisTable, value: SSAValue, place: Place) -> bool:
        """Record that `value` is needed at `place`; returns False if this was known."""
        known = self.places.setdefault(value, [])
        if place in known:
            return False
        if known:
            place = table.resolve(place)
            known[:] = dict.fromkeys(map(table.resolve, known))
            if place in known:
                return False
        known.append(place)
        return True

    def distinct_places(self, table: AxisTable, value: SSAValue) -> list[Place]:
        """The places of `value` without duplicates."""
        known = self.places[value]
        if len(known) > 1:
            known[:] = dict.fromkeys(map(table.resolve, known))
        return known

    def spaces(self, table: AxisTable) -> list[tuple[Axis, ...] | None]:
        """For each output, the axes that it is stored over; None if no place of it can be stored."""
        return [self.stored_over(table, value) for value in self.outputs]

    def stored_over(self, table: AxisTable, value: SSAValue) -> tuple[Axis, ...] | None:
        """The axes of the first place of `value` that covers each of its elements exactly once, rows included."""
        place = self.stored_at(table, value)
        return None if place is None else table.arrangement(place)

    def stored_at(self, table: AxisTable, value: SSAValue) -> Place | None:
        """The first place of `value` that covers each of its elements exactly once, rows included."""
        rows = set(table.leaves(self.rows or ()))
        for place in self.places[value]:
            axes = table.arrangement(place)
            if axes is not None and rows <= set(axes):
                return place
        return None
