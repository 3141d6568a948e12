"""How often a group computes a value, and whether that is cheaper than storing and loading it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.watching import Number
from .axes import Axis, AxisTable, Derived, Place
from .cost_model import CostModel
from .groups import Group
from .recompute import Recipe

__all__ = ["Refusal", "Work", "is_multiplied_piece"]


class Refusal(NamedTuple):
    """The reason why something is refused: a text with named numbers."""

    text: str
    numbers: dict[str, Number]


class Work:
    """Counts of computations, with the limits of a cost model."""

    def __init__(self, table: AxisTable, model: CostModel, recipes: Mapping[SSAValue, Recipe]):
        self.table, self.model, self.recipes = table, model, recipes
        self.refusal = Refusal("nothing was refused", {})
        """Why the last question was answered with no."""

    def refuse(self, text: str, **numbers: Number) -> bool:
        """Record a reason; returns False."""
        self.refusal = Refusal(text, numbers)
        return False

    def extent(self, axes: Iterable[Axis]) -> int:
        """The number of iterations of loops over these axes."""
        total = 1
        for axis in axes:
            total *= self.model.estimate(axis.size)
        return total

    def loops(self, group: Group) -> tuple[Axis, ...]:
        """The loops of a group, in order: its rows, then the remaining axes of its first output."""
        rows = self.table.leaves(group.rows or ())
        for output in group.outputs:
            space = group.stored_over(self.table, output) or ()
            return (*rows, *(axis for axis in space if axis not in rows))
        return rows

    def evaluations(self, group: Group, place: Place) -> int:
        """How often a group computes a value at this place: once in each iteration of the loops around and including
        the innermost loop that it depends on, loops of reductions that need it included."""
        loops, used = self.loops(group), dict.fromkeys(self.table.nest(self.table.all_axes(place)))
        depth = max((k + 1 for k, axis in enumerate(loops) if axis in used), default=0)
        around = dict.fromkeys((*loops[:depth], *used))
        if any(axis.around is None and axis not in loops for axis in used):
            # What an output has beside the rows lies inside of these.
            around.update(dict.fromkeys(self.table.leaves(group.rows or ())))
        total = 1
        for label in place:
            if isinstance(label, Derived) and label.extent is not None:
                total *= self.model.estimate(label.extent)
                for axis in self.table.leaves(label.axes):
                    around.pop(axis, None)
        return total * self.extent(around)

    def all_evaluations(self, group: Group, value: SSAValue) -> int:
        """How often `value` is computed at all of its places together."""
        return sum(self.evaluations(group, place) for place in group.distinct_places(self.table, value))

    def bounded_work(self, group: Group, value: SSAValue) -> bool:
        """Whether computing `value` at all of its places in the group is cheaper than storing and loading it."""
        places = group.distinct_places(self.table, value)
        elements = max(self.model.elements(value), 1)
        total = 0
        aligned = False
        for place in places:
            if group.rows is not None and self._is_at_own_row(group, place):
                # A row's elements are computed once; the lowering may keep them.
                total += 0 if aligned else elements
                aligned = True
            else:
                total += self.evaluations(group, place)
        recipe = self.recipes[value]
        if elements < total <= self.model.shared_rows * elements and _is_multiplied(group, value) and \
                all(self.extent(self.table.all_axes(place)) <= elements for place in places):
            total = elements  # few rows, which it does not depend on, are multiplied side by side
        if total <= elements or (recipe.is_index and recipe.ops <= self.model.recompute_ops):
            return True
        if isinstance(value.owner, prim.PadOp):
            # Reading the operand costs as much as reading the result: whether that is computed again is asked next.
            return True
        copied = (len(places) - 1) * recipe.code
        if copied > self.model.copied_ops:
            return self.refuse("computing it at {places} indices adds {ops} ops, bound {bound}",
                               places=len(places), ops=copied, bound=self.model.copied_ops)
        again = (total - elements) * recipe.work / elements
        # The registers of a contraction share what one load of an operand reads.
        loads = elements if _is_multiplied(group, value) else total
        memory = loads * self.model.load
        if not self._is_epilogue(value):
            memory += self.model.launch + 2 * self.model.traffic(value)
        return again <= memory or self.refuse(
            "computed {evaluations} times for {elements} elements it costs {again} instructions more, by way of "
            "memory {memory}", evaluations=total, elements=elements, again=round(again), memory=round(memory))

    def _is_epilogue(self, value: SSAValue) -> bool:
        """Whether the kernel of a product with as many elements can store a value instead of its own result, so that
        neither a kernel nor memory traffic is added."""
        elements, sources = self.model.elements(value), self.recipes[value].sources or ()
        return any(isinstance(source.owner, prim.ContractOp) and self.model.elements(source) == elements
                   for source in sources)

    def _is_at_own_row(self, group: Group, place: Place) -> bool:
        axes = self.table.arrangement(place)
        return axes is not None and set(self.table.leaves(group.rows or ())) <= set(axes)

    def bounded_repeats(self, group: Group, op: prim.FoldingOp) -> bool:
        """Whether a small reduction is not computed too often."""
        elements, evaluations = self.model.elements(op.results[0]), self.all_evaluations(group, op.results[0])
        return not self.model.repeats or evaluations <= self.model.repeats * elements or self.refuse(
            "{elements} small reductions would be computed {evaluations} times, bound {bound} times each",
            elements=elements, evaluations=evaluations, bound=self.model.repeats)


def _is_multiplied(group: Group, value: SSAValue) -> bool:
    """Whether a contraction of the group has as an operand a value, possibly rearranged, or a value computed from it
    elementwise."""
    return any(isinstance(user, prim.ContractOp) for user in _readers(group, value))


def is_multiplied_piece(group: Group, value: SSAValue) -> bool:
    """Whether a contraction of the group multiplies a concatenation or padding of which a value, possibly rearranged,
    is a piece: a loop of sums inside of it would run for the other pieces, too, with all of its lanes masked."""
    return any(isinstance(user, prim.ConcatenateOp | prim.PadOp) and _is_multiplied(group, user.results[0])
               for user in _readers(group, value))


def _readers(group: Group, value: SSAValue) -> Iterator[Operation]:
    """The operations of a group that read a value, possibly rearranged, or a value computed from it elementwise, each
    once: chains in which each value has two readers have exponentially many paths."""
    pending, seen = [value], set[Operation]()
    while pending:
        for user in [use.operation for use in pending.pop().uses]:
            if user in group.members and user not in seen:
                seen.add(user)
                yield user
                if isinstance(user, prim.RearrangementOp | prim.ElementwiseOp):
                    pending.append(user.results[0])
