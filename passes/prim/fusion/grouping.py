"""Grouping: one walk from the results of a function to its arguments decides where each operation is computed."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import tensor_of
from ....ir.dtypes import element_bytes
from ....ir.watching import Watcher
from .axes import AxisTable
from .cost_model import CostModel
from .dataflow import Dataflow, find, has_effects
from .groups import Group
from .legality import Legality
from .merging import merge, merge_into_producers, merge_siblings
from .outside_views import OutsideViews
from .places import fresh_place, place_side_by_side, pull
from .recompute import recipes
from .remarks import remark_on

__all__ = ["Grouping"]


class Grouping:
    """The groups of one block, and the operations outside of all groups.

    Ops are visited from last to first, so all readers of a value have their places when the value gets its
    own. A reader is a group, or the level of something outside. Each op is visited once, and looks at its
    readers only.
    """

    def __init__(self, block: Block, model: CostModel, views: OutsideViews, watcher: Watcher):
        self.block, self.model, self.views, self.watcher = block, model, views, watcher
        self.table = AxisTable()
        self.recipes = recipes(block, model)
        self.legality = Legality(self.table, model, self.recipes)
        self.flow = Dataflow(block)
        self.groups: list[Group] = []
        self._effects_level = -1
        self._forbidden: set[Operation] = set()
        """Ops that the watcher does not let join a group."""

    def run(self) -> list[Group]:
        """All groups, in no particular order."""
        for op in reversed(list(self.block.ops)):
            if not isinstance(op, prim.PrimOp) or isinstance(op, prim.FusionOp | prim.SoftmaxContractOp):
                self._stay_outside(op)
            elif self.flow.is_read(op.results[0]):
                if isinstance(op, prim.CreationOp):
                    self._create(op)
                elif isinstance(op, prim.ViewOp):
                    self._rearrange(op)
                else:
                    self._compute(op)
        merge_siblings(self.flow, self.legality, self.watcher)
        merge_into_producers(self.flow, self.legality, self.watcher)
        groups = [group for group in self.groups if group.merged_into is None]
        for group in groups:
            self._keep_what_is_read(group)
        return groups

    def _keep_what_is_read(self, group: Group) -> None:
        """Do not store values whose readers have all been merged into this group."""
        for value in list(group.outputs):
            if self.flow.groups_of(value) == [group] and not self.flow.levels_outside(value):
                del group.outputs[value]

    # What stays outside

    def _stay_outside(self, op: Operation) -> None:
        self.flow.outside.add(op)
        level = self.flow.level_above(op.results)
        if has_effects(op):
            # Ops with effects keep their order: each is a reader of the one before it.
            level = self._effects_level = max(level, self._effects_level + 1)
        self.flow.levels[op] = level
        for operand in op.operands:
            self.flow.read(operand, level)

    # Ops that compute nothing go wherever they are used

    def _create(self, op: Operation) -> None:
        for group in self.flow.groups_of(op.results[0]):
            self._add(group, op)
        if self.flow.levels_outside(op.results[0]):
            self._new_group(op)

    def _rearrange(self, op: Operation) -> None:
        outside = self.flow.levels_outside(op.results[0])
        if outside and not self.views.stays(op):
            self._compute(op)
            return
        for group in self.flow.groups_of(op.results[0]):
            self._add(group, op)
        if outside:
            self.flow.outside.add(op)
            self.flow.read(op.operands[0], max(outside))

    # Ops that compute

    def _compute(self, op: Operation) -> None:
        value = op.results[0]
        groups = self.flow.groups_of(value)
        outside = self.flow.levels_outside(value)
        is_apart = self._is_apart(op, groups)
        if not is_apart and outside and self._is_read_in_each_loop(op, groups):
            is_apart = True
            self.flow.apart.add(value)
        host = None if is_apart else self._host(op, groups, max(outside, default=-1))
        alone = None if host is not None else self.legality.refusal
        others = [group for group in dict.fromkeys(map(find, groups)) if group is not host]
        copies = [] if is_apart else self._copies(op, host, others, bool(outside))
        if host is None and (outside or len(copies) < len(others)):
            readers = [group for group in others if group not in copies]
            level = max([*outside, *(group.level for group in readers)])
            self._new_group(op, level + 1)
        elif host is not None:
            if outside or len(copies) < len(others):
                self.flow.home[value] = host
                outputs = host.single_outputs if self.legality.is_single(host, value) else host.outputs
                outputs[value] = None
                host.level = max([host.level, *(group.level + 1 for group in others if group not in copies)])
            self._add(host, op)
        for group in copies:
            self._add(group, op)
        if self.watcher.listens and groups:
            remark_on(self.watcher, op, len(groups) + len(outside), host, alone, len(copies), len(others),
                      self.legality.refusal)

    def _is_apart(self, op: Operation, groups: list[Group]) -> bool:
        """Whether `op` rounds a matrix product that cannot join the groups that use it, since these have loops over
        other rows: the kernel of the product then stores the rounded values, which take less memory than the sums."""
        if not isinstance(op, prim.ConvertOp) or not any(find(group).rows is not None for group in groups) or \
                (product := self.model.narrowed_product(op)) is None:
            return False
        group = find(groups[0])
        if any(map(self.model.is_large_product, group.members)) and self.model.may_be_joint(product, group.members):
            return False
        self.legality.refuse("it rounds a product of matrices, whose kernel stores what is rounded")
        return True

    def _is_read_in_each_loop(self, op: Operation, groups: list[Group]) -> bool:
        """Whether `op`, whose result is stored, stays out of the group that uses it because that would compute it again
        in several loops over rows that are too long to be kept from one to the next."""
        value, readers = op.results[0], list(dict.fromkeys(map(find, groups)))
        if not self.model.cached_row or len(readers) != 1 or readers[0].rows is None:
            return False
        loops = 1 + sum(isinstance(each, prim.FoldingOp) and not self.model.is_inline(each)
                        for each in readers[0].members)
        row = self.model.elements(value) // max(self.legality.extent(readers[0].rows), 1)
        if loops == 1 or row * element_bytes(tensor_of(value).element_type) <= self.model.cached_row:
            return False
        recipe, reading = self.recipes[value], self.model.traffic(value)
        again = None if recipe.sources is None else recipe.work + sum(map(self.model.traffic, recipe.sources))
        if again is not None and loops * (again - reading) <= self.model.launch:
            return False
        self.legality.refuse("it would be computed again in {loops} loops over long rows", loops=loops)
        return True

    def _host(self, op: Operation, groups: list[Group], outside: int) -> Group | None:
        """The group that computes `op` for all of its readers, if there is one; its level may have to rise above the
        others."""
        value = op.results[0]
        top = max((group.level for group in groups), default=-1)
        if outside >= top:
            self.legality.refuse("an operation outside of kernels uses it before they run")
            return None
        candidates = [group for group in groups if group.level == top]
        for group in candidates[1:]:
            merge(self.legality, self.watcher, candidates[0], group, value)
        candidates = [group for group in candidates if group.merged_into is None]
        # The one with most loops first: what is shared belongs to the rows of that one, if it has any.
        candidates.sort(key=lambda group: -self.legality.extent(self.legality.loops(group)))
        shared = outside >= 0 or any(find(group) is not candidates[0] for group in groups)
        for group in candidates:
            if len(candidates) > 1 and not self.flow.may_rise(group, top + 1):
                self.legality.refuse("one of its users needs what another one computes")
                continue
            rows = group.rows
            if (not shared or self.legality.store(group, value)) and self.legality.join(group, op):
                if self.watcher.allows(op):
                    return group
                self._forbidden.add(op)
                self.legality.refuse("it is forbidden")
                group.rows = rows
                return None
            group.rows = rows
        return None

    def _copies(self, op: Operation, host: Group | None, others: list[Group], stored: bool) -> list[Group]:
        """The groups among `others` that recompute `op` instead of reading its result."""
        value = op.results[0]
        recipe = self.recipes[value]
        if not others or op in self._forbidden:
            return []
        if isinstance(op, prim.ScatterOp | prim.ScanOp):
            self.legality.refuse("a scan or scatter is computed once")
            return []
        if recipe.ops > self.model.recompute_ops:
            self.legality.refuse("it takes {ops} ops, bound {bound}", ops=recipe.ops, bound=self.model.recompute_ops)
            return []
        if recipe.sources is None or value in recipe.sources:
            self.legality.refuse("it is reduced from many elements, or comes from many tensors")
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
        if len(chosen) < len(others):
            self.legality.refuse("that costs {again} instructions, reading it {read}",
                                 again=round(sum(copying.values())), read=round(sum(reading.values())))
        rows = {group: group.rows for group in chosen}
        joining = [group for group in chosen if self.legality.join(group, op)]
        if joining and (stored or len(joining) == len(others)):
            if self.watcher.allows(op, rewrite="recompute"):
                return joining
            self.legality.refuse("it is forbidden")
        for group in joining:
            group.rows = rows[group]
        return []

    def _share(self, group: Group, value: SSAValue) -> float:
        """The fraction of the elements of `value` that a group needs."""
        return min(1.0, self.legality.all_evaluations(group, value) / max(self.model.elements(value), 1))

    # Groups

    def _new_group(self, op: Operation, level: int | None = None) -> None:
        value = op.results[0]
        group = Group(level if level is not None else max(self.flow.levels_outside(value)) + 1)
        group.is_scatter = isinstance(op, prim.ScatterOp)
        self.groups.append(group)
        side_by_side = place_side_by_side(self.table, op) if isinstance(op, prim.ConcatenateOp) else None
        place = fresh_place(self.table, value) if side_by_side is None else side_by_side
        group.add_place(self.table, value, place)
        group.outputs[value] = None
        self.flow.home[value] = group
        if isinstance(op, prim.FoldingOp) and not self.model.is_inline(op):
            axes = self.table.arrangement(place) or ()
            along = self.table.leaves(place[op.axis]) if isinstance(op, prim.ScanOp) else ()  # type: ignore[arg-type]
            group.rows = tuple(axis for axis in axes if axis not in along)
        self._add(group, op)

    def _add(self, group: Group, op: Operation) -> None:
        """Compute `op` in `group`, which uses its result."""
        if op in group.members:
            return
        group.members[op] = None
        if isinstance(op, prim.ScanOp):
            group.scans[op] = None
        places = group.distinct_places(self.table, op.results[0]) if op.results[0] in group.places else []
        group.size += self.model.code(op) * len(places)
        for place in list(places):
            for operand, needed in pull(self.table, op, place):
                if operand not in group.places:
                    self.flow.read(operand, group)
                group.add_place(self.table, operand, needed)

