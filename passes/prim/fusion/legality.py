"""Whether an op may join a group, a group may store a value, two groups may become one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice, product
from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.shapes import dims
from ....ir.watching import Number
from .axes import Axis, AxisTable, Derived, Place
from .cost_model import CostModel
from .groups import Group
from .recompute import Recipe

__all__ = ["Legality"]

Folding = prim.ReduceOp | prim.ArgReduceOp | prim.ScanOp

# Pairs of places of a shared value that are tried when two groups are merged.
MAX_PAIRINGS = 4


class Refusal(NamedTuple):
    """Why something may not be: a clause in which the numbers stand by name."""

    text: str
    numbers: dict[str, Number]


class Legality:
    """The rules of a group, as `passes.prim.fuse` states them, with the bounds of a cost model."""

    def __init__(self, table: AxisTable, model: CostModel, recipes: Mapping[SSAValue, Recipe]):
        self.table, self.model, self.recipes = table, model, recipes
        self.refusal = Refusal("nothing was refused", {})
        """Why the last question was answered with no."""

    def refuse(self, text: str, **numbers: Number) -> bool:
        """Note a reason; gives False."""
        self.refusal = Refusal(text, numbers)
        return False

    # An op joins

    def join(self, group: Group, op: Operation) -> bool:
        """Whether `op`, whose result the group uses, may be computed in it; a reduction then fixes the row
        space."""
        places = group.distinct_places(self.table, op.results[0])
        weight = max(self.model.weight(op), 1) * len(places)
        if group.size + weight > self.model.max_body:
            return self.refuse("the group would take {instructions} instructions an element, bound {bound}",
                               instructions=group.size + weight, bound=self.model.max_body)
        if len(places) > self.model.max_places:
            return self.refuse("the group asks for it at {places} indices, bound {bound}",
                               places=len(places), bound=self.model.max_places)
        if isinstance(op, prim.ScatterOp):
            return self.refuse("a scatter is a kernel of its own")
        if isinstance(op, Folding):
            return self._join_reduction(group, op, places)
        return self.bounded_work(group, op.results[0])

    def _join_reduction(self, group: Group, op: Folding, places: list[Place]) -> bool:
        if _is_stage(group, op):
            return self.refuse("the group is the second stage of a reduction that was split on purpose")
        inline = self.model.is_inline(op)
        if inline and not group.is_scatter and len(places) == 1:
            axes = self.table.arrangement(places[0])
            if axes is not None and set(axes) == set(self.loops(group)):
                return True
        rows = self._rows_of(group, op, places)
        if rows is not None:
            group.rows = rows
            return True
        # Of a long reduction, the refusal is that of the row space.
        return inline and self._bounded_repeats(group, op) and self.bounded_work(group, op.results[0])

    def _bounded_repeats(self, group: Group, op: Folding) -> bool:
        """Whether a small reduction is not computed too often."""
        loops, elements = self.loops(group), self.model.elements(op.results[0])
        evaluations = 0
        for place in group.distinct_places(self.table, op.results[0]):
            # What is asked for along another axis than the loops' is asked for inside of all of them.
            inner = [axis for axis in dict.fromkeys(self.table.all_axes(place)) if axis not in loops]
            evaluations += self.extent((*loops, *inner)) if inner else self.evaluations(loops, place)
        return not self.model.repeats or evaluations <= self.model.repeats * elements or self.refuse(
            "{elements} small reductions would be computed {evaluations} times, bound {bound} times each",
            elements=elements, evaluations=evaluations, bound=self.model.repeats)

    def _rows_of(self, group: Group, op: Folding, places: list[Place]) -> tuple[Axis, ...] | None:
        """The row space that the group has with `op` in it, if all uses of `op` are at their own row."""
        axes = self.table.arrangement(places[0])
        if group.is_scatter or len(places) != 1 or axes is None:
            self.refuse("the group does not ask for the reduction at its own row alone")
            return None
        if isinstance(op, prim.ScanOp):
            if not set(axes) <= set(self.loops(group)) or not self._walks(group, group.outputs, op):
                self.refuse("no loop of the group walks along the scan")
                return None
            along = set(self.table.leaves(places[0][op.axis]))  # type: ignore[arg-type]
            axes = tuple(axis for axis in axes if axis not in along)
        if group.rows is not None:
            if set(self.table.leaves(group.rows)) == set(axes):
                return group.rows
            self.refuse("the group reduces over other rows")
            return None
        rows, extent = self.extent(axes), self.model.estimate(self.model.folded(op))
        if not self.model.keeps_threads_busy(rows, extent, self.extent(self.loops(group))):
            self.refuse("{rows} x {extent} elements, row by row, leave threads idle, bounds {min_rows} rows or "
                        "{serial_extent} elements", rows=rows, extent=extent, min_rows=self.model.min_rows,
                        serial_extent=self.model.serial_extent)
            return None
        if all(space is not None and set(axes) <= set(space) for space in group.spaces(self.table)):
            return axes
        self.refuse("an output of the group does not cover the rows of the reduction")
        return None

    # Work

    def extent(self, axes: tuple[Axis, ...]) -> int:
        """The number of iterations of loops over these axes."""
        total = 1
        for axis in axes:
            total *= self.model.estimate(axis.size)
        return total

    def loops(self, group: Group) -> tuple[Axis, ...]:
        """The loops of a group in their order: rows, then what its first output is stored over."""
        rows = self.table.leaves(group.rows or ())
        for output in group.outputs:
            space = group.stored_over(self.table, output) or ()
            return (*rows, *(axis for axis in space if axis not in rows))
        return rows

    def evaluations(self, loops: tuple[Axis, ...], place: Place) -> int:
        """How often a value at this place is computed inside of `loops`: once in each iteration of those
        loops that lie around the innermost one that it depends on."""
        parts = [label.extent for label in place if isinstance(label, Derived) and label.extent is not None]
        if parts:
            place = tuple(label for label in place if not isinstance(label, Derived) or label.extent is None)
        used = dict.fromkeys(self.table.all_axes(place))
        depth = max((k + 1 for k, axis in enumerate(loops) if axis in used), default=0)
        total = self.extent((*loops[:depth], *(axis for axis in used if axis not in loops)))
        for part in parts:
            total *= self.model.estimate(part)
        return total

    def all_evaluations(self, group: Group, value: SSAValue) -> int:
        """How often `value` is computed at all its places together."""
        loops = self.loops(group)
        return sum(self.evaluations(loops, place) for place in group.distinct_places(self.table, value))

    def bounded_work(self, group: Group, value: SSAValue) -> bool:
        """Whether computing `value` at all its places in the group is cheaper than by way of memory."""
        places = group.distinct_places(self.table, value)
        elements = max(self.model.elements(value), 1)
        loops = self.loops(group)
        total = 0
        aligned = False
        for place in places:
            if group.rows is not None and self._is_at_own_row(group, place):
                # A row's elements are computed once; the lowering may keep them.
                total += 0 if aligned else elements
                aligned = True
            else:
                total += self.evaluations(loops, place)
        recipe = self.recipes[value]
        if total <= elements or (recipe.is_index and recipe.ops <= self.model.recompute_ops):
            return True
        again = (total - elements) * recipe.work / elements
        memory = self.model.launch + 2 * self.model.traffic(value) + total * self.model.load
        return again <= memory or self.refuse(
            "computed {evaluations} times for {elements} elements it costs {again} instructions more, by way of "
            "memory {memory}", evaluations=total, elements=elements, again=round(again), memory=round(memory))

    def _is_at_own_row(self, group: Group, place: Place) -> bool:
        axes = self.table.arrangement(place)
        return axes is not None and set(self.table.leaves(group.rows or ())) <= set(axes)

    # A value is stored

    def store(self, group: Group, value: SSAValue) -> bool:
        """Whether the group can store all of `value`: in its loops, or before them if there is one element
        only. A value with one element for each row fixes the row space."""
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
        rows = self.extent(space)
        if not self.model.keeps_threads_busy(rows, extent, self.extent(self.loops(group))):
            return self.refuse("{rows} x {extent} elements, row by row, leave threads idle, bounds {min_rows} rows or "
                               "{serial_extent} elements", rows=rows, extent=extent, min_rows=self.model.min_rows,
                               serial_extent=self.model.serial_extent)
        if all(each is not None and set(space) <= set(each) for each in group.spaces(self.table)):
            group.rows = space
            return True
        return self.refuse("others read it, and an output of the group does not cover its rows")

    def is_single(self, group: Group, value: SSAValue) -> bool:
        """Whether `value` is one element which needs none of the loops."""
        folds = self.recipes[value].folded is not None
        return self.model.elements(value) == 1 and not folds and bool(self.loops(group))

    # Groups merge

    def merge(self, first: Group, second: Group, value: SSAValue | None) -> bool:
        """Whether two groups may be one; their axes are then unified, by the places of a value that both
        use, or of their first results."""
        if first.is_scatter or second.is_scatter:
            return self.refuse("a scatter is a kernel of its own")
        if first.size + second.size > self.model.max_body:
            return self.refuse("together they would take {instructions} instructions an element, bound {bound}",
                               instructions=first.size + second.size, bound=self.model.max_body)
        if any(_is_stage(one, op) for one, other in ((first, second), (second, first)) for op in other.members):
            return self.refuse("one is the second stage of a reduction of the other that was split on purpose")
        if value is not None:
            pairings = product(self._storable(first, value), self._storable(second, value))
        else:
            one, two = (next(iter(group.outputs)) for group in (first, second))
            if dims(one.type) != dims(two.type):  # type: ignore[arg-type]
                return self.refuse("their results have different sizes")
            pairings = product(self._storable(first, one), self._storable(second, two))
        for one, two in islice(pairings, MAX_PAIRINGS):
            mark = self.table.mark()
            if self.table.unify(one, two) and self._is_sound(first, second):
                return True
            self.table.undo(mark)
        return self.refuse("their loops differ")

    def is_small(self, group: Group) -> bool:
        """Whether a launch costs more than writing what the group computes."""
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
        """Whether the axis of a scan (of the group `own`) is a dimension of each of these outputs that runs along
        it: then one loop walks along that axis, and the scan with it."""
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


def _is_stage(group: Group, op: Operation) -> bool:
    """Whether the group goes on with what `op` does: it was split on purpose then, and stays so."""
    return isinstance(op, prim.ReduceOp) and any(
        isinstance(user := use.operation, prim.ReduceOp) and user.kind == op.kind and user in group.members
        for use in op.result.uses
    )
