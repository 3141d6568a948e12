"""The union of two groups."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation, SSAValue

from .axes import AxisTable, Place
from .groups import Group
from .places import pull

__all__ = ["combine"]


def combine(
    table: AxisTable, first: Group, second: Group, allows: Callable[[Group, SSAValue], bool]
) -> Group | None:
    """The union of two groups whose axes have been unified.

    What one group computes is not read from memory by the other one any more, but computed again at the places where
    that one needs it, with all that this needs in turn; None if `allows` forbids it for a value.
    """
    both = Group(max(first.level, second.level), first.members | second.members, outputs=first.outputs | second.outputs,
                 single_outputs=first.single_outputs | second.single_outputs, scans=first.scans | second.scans,
                 rows=first.rows if first.rows is not None else second.rows, size=first.size + second.size)
    both.places = {value: list(places) for value, places in first.places.items()}
    for value, places in second.places.items():
        for place in places:
            both.add_place(table, value, place)
    pending = [(value, place) for maker, reader in ((first, second), (second, first))
               for value in reader.places if value.owner in maker.members and value.owner not in reader.members
               for place in _unlike(table, reader, maker, value)]
    while pending:
        value, place = pending.pop()
        if not allows(both, value):
            return None
        assert isinstance(value.owner, Operation)
        for operand, needed in pull(table, value.owner, place):
            if both.add_place(table, operand, needed) and operand.owner in both.members:
                pending.append((operand, needed))
    return both


def _unlike(table: AxisTable, reader: Group, maker: Group, value: SSAValue) -> list[Place]:
    """The places at which one group needs a value and the other one does not."""
    made = set(map(table.resolve, maker.places[value]))
    return [place for place in map(table.resolve, reader.places[value]) if place not in made]
