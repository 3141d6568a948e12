"""Whether an operation may join a group, a group may store a value, or two groups may be merged."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, product

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.folding import Combiner
from ....ir.shapes import dims
from .axes import Axis, Place
from .combining import combine
from .groups import Group
from .work import Work, is_multiplied_piece

__all__ = ["Legality"]

# Pairs of places of a shared value that are tried when two groups are merged.
MAX_PAIRINGS = 4
SMALL_BLOCK = 4
"""A block of a product has so many rows or more, so that all programs have one."""


class Legality(Work):
    """The rules for groups that `passes.prim.fuse` states, with the limits of a cost model."""

    # An op joins

    def join(self, group: Group, op: Operation) -> bool:
        """Whether a group may compute `op`, whose result it uses; a reduction then determines the row space."""
        places = group.distinct_places(self.table, op.results[0])
        code = self.model.code(op) * len(places)
        if group.size + code > self.model.max_body:
            return self.refuse("the group would take {instructions} instructions an element, bound {bound}",
                               instructions=group.size + code, bound=self.model.max_body)
        if len(places) > self.model.max_places:
            return self.refuse("the group asks for it at {places} indices, bound {bound}",
                               places=len(places), bound=self.model.max_places)
        if isinstance(op, prim.ScatterOp):
            return self.refuse("a scatter is a kernel of its own")
        if isinstance(op, prim.FoldingOp):
            return self._join_reduction(group, op, places)
        return self._is_short_enough(group, op.results[0]) and self.bounded_work(group, op.results[0])

    def _is_short_enough(self, group: Group, value: SSAValue) -> bool:
        """Whether a group of few rows, and thus few programs, may compute a value that is made of windows."""
        recipe = self.recipes[value]
        if group.rows is None or not recipe.is_window:
            return True
        rows, needed = self.extent(self.table.leaves(group.rows)), sum(recipe.reads.values())
        if self.model.keeps_threads_busy(rows, round(needed / rows), 0):
            return True
        return self.refuse("{rows} rows of windows over {needed} elements leave threads idle, bounds {min_rows} rows "
                           "or {serial_extent} elements", rows=rows, needed=round(needed),
                           min_rows=self.model.min_rows, serial_extent=self.model.serial_extent)

    def _join_reduction(self, group: Group, op: prim.FoldingOp, places: list[Place]) -> bool:
        if _is_stage(group, op):
            return self.refuse("the group combines the chunks of a reduction that was split")
        if self.model.is_large_product(op) and not self.model.may_be_joint(op, group.members):
            return self.refuse("the group has a product of matrices, and the tiles of a kernel are of one")
        if is_multiplied_piece(group, op.results[0]):
            return self.refuse("a contraction multiplies a concatenation that it is a piece of")
        inline = self.model.is_inline(op)
        if inline and not group.is_scatter and len(places) == 1:
            axes = self.table.arrangement(places[0])
            if axes is not None and set(axes) == set(self.loops(group)):
                return True
        if self._is_added_up(group, op, places):
            return True
        rows = self._rows_of(group, op, places)
        if rows is not None:
            group.rows = rows
            return True
        # Of a long reduction, the refusal is that of the row space.
        return inline and self.bounded_repeats(group, op) and self.bounded_work(group, op.results[0])

    def _is_added_up(self, group: Group, op: prim.FoldingOp, places: list[Place]) -> bool:
        """Whether the only sum of a group, in loops over enough blocks, adds up large products of matrices: each of
        them once, in the loop of the sum."""
        sums = [each for each in group.members if isinstance(each, prim.FoldingOp)]
        if not self.model.product_block or not self.model.is_large_product(op) or len(places) != 1 or \
                len(sums) != 1 or not isinstance(sums[0], prim.ReduceOp) or sums[0].kind is not Combiner.ADD:
            return False
        axes, loops = self.table.arrangement(places[0]), set(self.loops(group))
        if axes is None or not loops < set(axes) or any(axis.around is None for axis in set(axes) - loops):
            return False
        return self.extent(loops) >= SMALL_BLOCK * self.model.min_rows * self.model.product_block or self.refuse(
            "the blocks of a sum of products are too few for all programs")

    def _rows_of(self, group: Group, op: prim.FoldingOp, places: list[Place]) -> tuple[Axis, ...] | None:
        """The row space of the group together with `op`, if each use of `op` is in the row that computes it."""
        axes = self.table.arrangement(places[0])
        if group.is_scatter or len(places) != 1 or axes is None:
            self.refuse("the group does not ask for the reduction at its own row alone")
            return None
        if isinstance(op, prim.ScanOp):
            if not set(axes) <= set(self.loops(group)) or not self._walks(group, group.outputs, op):
                self.refuse("no loop of the group walks along the scan")
                return None
            if _feeds_scan(group, op):
                self.refuse("another scan of the group needs it")
                return None
            along = set(self.table.leaves(places[0][op.axis]))  # type: ignore[arg-type]
            axes = tuple(axis for axis in axes if axis not in along)
        if group.rows is not None:
            if set(self.table.leaves(group.rows)) == set(axes):
                return group.rows
            self.refuse("the group reduces over other rows")
            return None
        if not self._keeps_threads_busy(group, axes, self.model.folded(op)):
            return None
        if all(space is not None and set(axes) <= set(space) for space in group.spaces(self.table)):
            return axes
        self.refuse("an output of the group does not cover the rows of the reduction")
        return None

    def _keeps_threads_busy(self, group: Group, axes: Iterable[Axis], extent: int) -> bool:
        """Whether a group may reduce `extent` elements in each iteration of loops over `axes`, its rows."""
        rows, loops = self.extent(axes), self.extent(self.loops(group))
        if self._are_columns(group, axes):
            rows, loops = -(-rows // self.model.lanes), -(-loops // self.model.lanes)
        return self.model.keeps_threads_busy(rows, extent, loops) or self.refuse(
            "{rows} x {extent} elements, row by row, leave threads idle, bounds {min_rows} rows or "
            "{serial_extent} elements", rows=rows, extent=extent, min_rows=self.model.min_rows,
            serial_extent=self.model.serial_extent)

    def _are_columns(self, group: Group, rows: Iterable[Axis]) -> bool:
        """Whether neighbouring elements of the group's outputs, apart from one value for each row, belong to different
        rows."""
        rows = set(rows)
        spaces = [space for output in group.outputs if (space := group.stored_over(self.table, output))]
        return any(space[-1] in rows and not rows.issuperset(space) for space in spaces)

    # A value is stored

    def store(self, group: Group, value: SSAValue) -> bool:
        """Whether the group can store all of `value`: in its loops, or before them if there is one element only. A
        value with one element for each row determines the row space."""
        if group.is_scatter:
            return self.refuse("others read it, and a scatter has one output")
        if self.is_single(group, value):
            return True
        space = group.stored_over(self.table, value)
        if space is None or not all(self._walks(group, (value,), scan) for scan in group.scans):
            return self.refuse("others read it, and no loop of the group visits each of its elements once")
        if group.rows is not None or set(space) == set(self.loops(group)):
            return True
        extent = self.recipes[value].folded
        if extent is None:
            return self.refuse("others read it, and it is smaller than the loops of the group")
        if not self._keeps_threads_busy(group, space, extent):
            return False
        if all(each is not None and set(space) <= set(each) for each in group.spaces(self.table)):
            group.rows = space
            return True
        return self.refuse("others read it, and an output of the group does not cover its rows")

    def is_single(self, group: Group, value: SSAValue) -> bool:
        """Whether `value` is a single element that depends on none of the loops."""
        folds = self.recipes[value].folded is not None
        return self.model.elements(value) == 1 and not folds and bool(self.loops(group))

    # Groups merge

    def merge(self, first: Group, second: Group, value: SSAValue | None) -> Group | None:
        """The union of two groups; None if they may not be merged. Their axes are then unified, by the places of a
        value that both use, or of their first results."""
        if first.is_scatter or second.is_scatter:
            self.refuse("a scatter is a kernel of its own")
            return None
        if first.size + second.size > self.model.max_body:
            self.refuse("together they would take {instructions} instructions an element, bound {bound}",
                        instructions=first.size + second.size, bound=self.model.max_body)
            return None
        if any(_is_stage(one, op) for one, other in ((first, second), (second, first)) for op in other.members):
            self.refuse("one combines the chunks of a split reduction that the other reduces")
            return None
        if all(any(map(self.model.is_large_product, group.members)) for group in (first, second)):
            self.refuse("both have a product of matrices, and the tiles of a kernel are of one")
            return None
        if value is not None:
            pairings = product(self._storable(first, value), self._storable(second, value))
        else:
            one, two = (next(iter(group.outputs)) for group in (first, second))
            if dims(one.type) != dims(two.type):  # type: ignore[arg-type]
                self.refuse("their results have different sizes")
                return None
            pairings = product(self._storable(first, one), self._storable(second, two))
        self.refuse("their loops differ")
        for one, two in islice(pairings, MAX_PAIRINGS):
            mark = self.table.mark()
            if self.table.unify(one, two) and self._is_sound(first, second):
                both = combine(self.table, first, second, self._may_repeat)
                if both is not None and self._rows_keep_threads_busy(both, first, second) and \
                        not any(_feeds_scan(both, scan) for scan in both.scans):
                    return both
            self.table.undo(mark)
        return None

    def _rows_keep_threads_busy(self, both: Group, first: Group, second: Group) -> bool:
        """Whether work that only one of two groups does for each row may be done for the rows of both."""
        if (first.rows is None) == (second.rows is None):
            return True
        extents = [self.model.folded(op) for op in both.members if isinstance(op, prim.FoldingOp)]
        return self._keeps_threads_busy(both, self.table.leaves(both.rows or ()), max(extents, default=0)) and \
            all(self._is_short_enough(both, op.results[0]) for op in (first if second.rows else second).members)

    def _may_repeat(self, group: Group, value: SSAValue) -> bool:
        """Whether a group may compute a value at all the places where it needs it."""
        op, places = value.owner, group.distinct_places(self.table, value)
        if len(places) > self.model.max_places:
            return self.refuse("the group asks for it at {places} indices, bound {bound}",
                               places=len(places), bound=self.model.max_places)
        if isinstance(op, prim.FoldingOp):
            if not self.model.is_inline(op):
                return self.refuse("one asks for a reduction of the other at more than its own row")
            if not self.bounded_repeats(group, op):
                return False
        return self.bounded_work(group, value)

    def is_small(self, group: Group) -> bool:
        """Whether a launch costs more than storing the results of a group."""
        return not group.is_scatter and self.model.traffic(next(iter(group.outputs))) <= self.model.launch

    def _storable(self, group: Group, value: SSAValue) -> list[Place]:
        """The places at which `value` is visited once, those over the group's own loops first."""
        loops = set(self.loops(group))
        found: list[tuple[bool, Place]] = []
        for place in group.distinct_places(self.table, value):
            axes = self.table.arrangement(place)
            if axes is not None and (loops <= set(axes) or (group.rows is not None and set(
                    self.table.leaves(group.rows)) <= set(axes))):
                found.append((not set(axes) <= loops, place))
        return [place for _, place in sorted(found, key=lambda entry: entry[0])]

    def _walks(self, group: Group, outputs: Iterable[SSAValue], scan: prim.ScanOp, own: Group | None = None) -> bool:
        """Whether the axis of a scan of the group `own` is a dimension of each of these outputs that depends on it, so
        that one loop along this axis computes the scan and all of them."""
        along = self.table.leaves((own or group).places[scan.result][0][scan.axis])  # type: ignore[arg-type]
        for output in outputs:
            place = group.stored_at(self.table, output)
            if place is None:
                return False
            labels = [self.table.leaves(label) for label in place]  # type: ignore[arg-type]
            if along not in labels and any(set(label) & set(along) for label in labels):
                return False
        return True

    def _is_sound(self, first: Group, second: Group) -> bool:
        if not all(self._walks(group, group.outputs, scan, own) for own in (first, second) for scan in own.scans
                   for group in (first, second)):
            return False
        spaces = [*first.spaces(self.table), *second.spaces(self.table)]
        if any(space is None for space in spaces):
            return False
        sets = [set(space or ()) for space in spaces]
        if first.rows is None and second.rows is None:
            return all(each == sets[0] for each in sets)
        if first.rows is not None and second.rows is not None:
            return set(self.table.leaves(first.rows)) == set(self.table.leaves(second.rows))
        rows, plain = (first.rows, second) if first.rows is not None else (second.rows, first)
        axes = set(self.table.leaves(rows or ()))
        # Rows that are not the outer loops of the other group would turn its order of memory accesses round.
        return all(space is not None and set(space[:len(axes)]) == axes for space in plain.spaces(self.table))


def _feeds_scan(group: Group, scan: prim.ScanOp) -> bool:
    """Whether another scan of a group depends on this one, and would recompute it in each step."""
    seen: dict[Operation, None] = {scan: None}
    stack: list[Operation] = [scan] if group.scans else []
    while stack:
        for result in stack.pop().results:
            for user in (use.operation for use in result.uses):
                if user in group.members and user not in seen:
                    if isinstance(user, prim.ScanOp):
                        return True
                    seen[user] = None
                    stack.append(user)
    return False


def _is_stage(group: Group, op: Operation) -> bool:
    """Whether the group combines the chunks that `op` reduces, which were created to be reduced in parallel."""
    return isinstance(op, prim.ReduceOp | prim.ContractOp) and any(
        isinstance(user := use.operation, prim.ReduceOp) and user.is_second_stage and user in group.members
        for use in op.result.uses
    )
