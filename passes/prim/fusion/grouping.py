"""Grouping: one walk from the results of a function up to its arguments decides where each op is computed."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from xdsl.dialects.func import ReturnOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import NoMemoryEffect

from ....ir.dialects import prim
from ....ir.errors import position_of
from .axes import AxisTable
from .cost_model import CostModel
from .groups import Group
from .legality import Legality
from .outside_views import OutsideViews
from .places import fresh_place, pull
from .recompute import MANY, recipes

__all__ = ["Grouping"]

log = logging.getLogger("stepwell.fuse")

CREATIONS = (prim.ConstantOp, prim.IotaOp, prim.SizeOp)
REARRANGEMENTS = (prim.BroadcastOp, prim.ReshapeOp, prim.TransposeOp, prim.SliceOp, prim.ReverseOp)

# Groups of one level that a reader of the same tensor is tried to be merged with.
MAX_PEERS = 4


class Grouping:
    """The groups of one block, and the ops that stay outside of any.

    Ops are visited from last to first, so all readers of a value have their places when the value gets its
    own. A reader is a group, or the level of something outside. Each op is visited once, and looks at its
    readers only. """

    def __init__(self, block: Block, model: CostModel, views: OutsideViews):
        self.block, self.model, self.views = block, model, views
        self.table = AxisTable()
        self.recipes = recipes(block, model)
        self.legality = Legality(self.table, model, self.recipes)
        self.readers: dict[SSAValue, list[Group | int]] = {}
        self.home: dict[SSAValue, Group] = {}
        self.levels: dict[Operation, int] = {}
        self.outside: set[Operation] = set()
        self.groups: list[Group] = []
        self._effects_level = -1

    def run(self) -> list[Group]:
        """All groups, in no order that matters."""
        for op in reversed(list(self.block.ops)):
            if not op.name.startswith("prim.") or isinstance(op, prim.FusionOp):
                self._stay_outside(op)
            elif op.results[0] in self.readers:
                if isinstance(op, CREATIONS):
                    self._create(op)
                elif isinstance(op, REARRANGEMENTS):
                    self._rearrange(op)
                else:
                    self._compute(op)
        self._merge_siblings()
        self._merge_into_producers()
        return [group for group in self.groups if group.merged_into is None]

    # Readers

    def groups_of(self, value: SSAValue) -> list[Group]:
        """The groups that read or compute `value`."""
        return list(dict.fromkeys(find(r) for r in self.readers.get(value, ()) if isinstance(r, Group)))

    def levels_outside(self, value: SSAValue) -> list[int]:
        return [reader for reader in self.readers.get(value, ()) if not isinstance(reader, Group)]

    def _read(self, value: SSAValue, reader: Group | int) -> None:
        self.readers.setdefault(value, []).append(reader)

    # What stays outside

    def _stay_outside(self, op: Operation) -> None:
        self.outside.add(op)
        level = 0
        for result in op.results:
            for reader in self.readers.get(result, ()):
                level = max(level, 1 + (find(reader).level if isinstance(reader, Group) else reader))
        if not isinstance(op, ReturnOp) and not op.has_trait(NoMemoryEffect, value_if_unregistered=False):
            # Ops with effects keep their order: each is a reader of the one before it.
            level = self._effects_level = max(level, self._effects_level + 1)
        self.levels[op] = level
        for operand in op.operands:
            self._read(operand, level)

    # Ops that compute nothing go wherever they are used

    def _create(self, op: Operation) -> None:
        for group in self.groups_of(op.results[0]):
            self._add(group, op)
        if self.levels_outside(op.results[0]):
            self._new_group(op)

    def _rearrange(self, op: Operation) -> None:
        outside = self.levels_outside(op.results[0])
        if outside and not self.views.stays(op):
            self._compute(op)
            return
        for group in self.groups_of(op.results[0]):
            self._add(group, op)
        if outside:
            self.outside.add(op)
            self._read(op.operands[0], max(outside))

    # Ops that compute

    def _compute(self, op: Operation) -> None:
        value = op.results[0]
        groups = self.groups_of(value)
        outside = self.levels_outside(value)
        host = self._host(op, groups, max(outside, default=-1))
        others = [group for group in dict.fromkeys(map(find, groups)) if group is not host]
        copies = self._copies(op, host, others, bool(outside))
        if host is None and (outside or len(copies) < len(others)):
            readers = [group for group in others if group not in copies]
            level = max([*outside, *(group.level for group in readers)])
            self._new_group(op, level + 1)
        elif host is not None:
            if outside or len(copies) < len(others):
                self.home[value] = host
                outputs = host.single_outputs if self.legality.is_single(host, value) else host.outputs
                outputs[value] = None
                host.level = max([host.level, *(group.level + 1 for group in others if group not in copies)])
            self._add(host, op)
        for group in copies:
            self._add(group, op)
            self._remark(op, "computed again", group)

    def _host(self, op: Operation, groups: list[Group], outside: int) -> Group | None:
        """The group that computes `op` for all its readers, if there is one; it may have to rise above the
        others."""
        value = op.results[0]
        top = max((group.level for group in groups), default=-1)
        if outside >= top:
            return None
        candidates = [group for group in groups if group.level == top]
        for group in candidates[1:]:
            self._merge(candidates[0], group, value)
        candidates = [group for group in candidates if group.merged_into is None]
        # The one with most loops first: what is shared belongs to the rows of that one, if it has any.
        candidates.sort(key=lambda group: -self.legality.extent(self.legality.loops(group)))
        shared = outside >= 0 or any(find(group) is not candidates[0] for group in groups)
        for group in candidates:
            if len(candidates) > 1 and not self._may_rise(group, top + 1):
                continue
            rows = group.rows
            if (not shared or self.legality.store(group, value)) and self.legality.join(group, op):
                return group
            group.rows = rows
        return None

    def _may_rise(self, group: Group, level: int) -> bool:
        """Whether all that `group` reads stands above `level`, as far as it has its place."""
        for value in group.places:
            owner = value.owner
            if isinstance(owner, Operation) and owner not in group.members:
                home = self.home.get(value)
                known = find(home).level if home is not None else self.levels.get(owner)
                if known is not None and known <= level:
                    return False
        return True

    def _copies(self, op: Operation, host: Group | None, others: list[Group], stored: bool) -> list[Group]:
        """Those of `others` that compute `op` once more instead of reading its result."""
        value = op.results[0]
        recipe = self.recipes[value]
        if not others or isinstance(op, prim.ScatterOp | prim.ScanOp):
            return []
        if recipe.ops > self.model.recompute_ops or recipe.sources is None or value in recipe.sources:
            return []
        share = {group: self._share(group, value) for group in others}
        reading = {group: share[group] * self.model.traffic(value) for group in others}
        copying = {group: share[group] * (recipe.work + sum(
            self.model.traffic(source) for source in recipe.sources if source not in group.places
        )) for group in others}
        if stored:
            chosen = [group for group in others if copying[group] < reading[group]]
        else:
            # Without any reader left, the value need not be stored, nor a kernel be launched for it.
            memory = self.model.traffic(value) + sum(reading.values())
            extra = sum(copying.values())
            if host is None:
                memory += self.model.launch
                extra -= max(copying.values())
            chosen = others if extra < memory else []
        rows = {group: group.rows for group in chosen}
        joining = [group for group in chosen if self.legality.join(group, op)]
        if stored or len(joining) == len(others):
            return joining
        for group in joining:
            group.rows = rows[group]
        return []

    def _share(self, group: Group, value: SSAValue) -> float:
        """What part of the elements of `value` a group asks for."""
        return min(1.0, self.legality.all_evaluations(group, value) / max(self.model.elements(value), 1))

    # Groups

    def _new_group(self, op: Operation, level: int | None = None) -> None:
        value = op.results[0]
        group = Group(level if level is not None else max(self.levels_outside(value)) + 1)
        group.is_scatter = isinstance(op, prim.ScatterOp)
        self.groups.append(group)
        place = fresh_place(self.table, value)
        group.add_place(self.table, value, place)
        group.outputs[value] = None
        self.home[value] = group
        if isinstance(op, prim.ReduceOp | prim.ArgReduceOp | prim.ScanOp) and not self.model.is_inline(op):
            axes = self.table.arrangement(place) or ()
            along = self.table.leaves(place[op.axis]) if isinstance(op, prim.ScanOp) else ()  # type: ignore[arg-type]
            group.rows = tuple(axis for axis in axes if axis not in along)
        self._add(group, op)
        self._remark(op, "begins", group)

    def _add(self, group: Group, op: Operation) -> None:
        """Compute `op` in `group`, which uses its result."""
        if op in group.members:
            return
        group.members[op] = None
        places = group.distinct_places(self.table, op.results[0]) if op.results[0] in group.places else []
        group.size += max(self.model.weight(op), 1) * len(places)
        for place in list(places):
            for operand, needed in pull(self.table, op, place):
                if operand not in group.places:
                    self._read(operand, group)
                group.add_place(self.table, operand, needed)

    def _merge(self, first: Group, second: Group, value: SSAValue) -> bool:
        """Make `second` part of `first` if both may be one kernel."""
        if not self.legality.merge(first, second, value):
            return False
        second.merged_into = first
        first.level = max(first.level, second.level)
        first.members |= second.members
        first.outputs |= second.outputs
        first.single_outputs |= second.single_outputs
        first.rows = first.rows if first.rows is not None else second.rows
        first.size += second.size
        for used, places in second.places.items():
            for place in places:
                first.add_place(self.table, used, place)
        return True

    def _merge_siblings(self) -> None:
        """Merge groups that read the same tensor in the same way and do not depend on one another."""
        for value in self._stored_values():
            by_level: dict[int, list[Group]] = {}
            for group in self.groups_of(value):
                if group.merged_into is not None:
                    continue
                peers = by_level.setdefault(group.level, [])
                if not any(self._merge(peer, group, value) for peer in peers[:MAX_PEERS]):
                    peers.append(group)

    def _merge_into_producers(self) -> None:
        """Merge a group into the one that made the last of what it reads, where both may be one kernel."""
        for value in self._stored_values():
            home = self.home.get(value)
            if home is None:
                continue
            for group in self.groups_of(value):
                producer, group = find(home), find(group)
                if group is not producer and value.owner not in group.members and \
                        self._may_rise_to(group, producer):
                    self._merge(producer, group, value)

    def _may_rise_to(self, group: Group, producer: Group) -> bool:
        for value in group.places:
            owner = value.owner
            if not isinstance(owner, Operation) or owner in group.members:
                continue
            home = self.home.get(value)
            source = find(home) if home is not None else None
            if source is producer:
                continue
            level = source.level if source is not None else self.levels.get(owner, MANY)
            if level <= producer.level:
                return False
        return True

    def _stored_values(self) -> Iterable[SSAValue]:
        """The values in memory, in the order of the block."""
        yield from self.block.args
        for op in self.block.ops:
            for result in op.results:
                if result in self.home or (op in self.outside and not op.name.startswith("prim.")):
                    yield result

    def _remark(self, op: Operation, what: str, group: Group) -> None:
        if log.isEnabledFor(logging.DEBUG):
            log.debug("%s: %s %s at level %d (%d ops)", position_of(op) or "unknown", op.name, what,
                      group.level, len(group.members))


def find(group: Group) -> Group:
    """The group that `group` has become part of."""
    while group.merged_into is not None:
        group = group.merged_into
    return group
