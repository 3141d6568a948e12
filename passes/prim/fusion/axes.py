"""Axes: the loops of a group, found before any loop is written.

The *place* of a value says at which of its elements the group asks for it: for each dimension a *label*. A
label is the tuple of axes, outermost first, that the dimension is made of (none for a size of 1), or
`Derived`: some other function of axes, such as a shifted or a gathered index. Pulling a place through an op
gives the places of its operands. Reshapes split axes, and groups that share values unify theirs; both can
be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....ir.expressions import Expression, split_multiples

__all__ = ["Axis", "AxisTable", "Derived", "Label", "Place"]


class Axis:
    """One loop of `size` iterations. It may later be unified with another one or split into several.

    `around`, given for the loop of a reduction, are the axes that the reduction's place depends on: its loop runs
    anew in each of their iterations.
    """

    __slots__ = ("around", "parts", "same", "size")

    def __init__(self, size: Expression, around: tuple[Axis, ...] | None = None):
        self.size, self.around = size, around
        self.same: Axis | None = None
        self.parts: tuple[Axis, Axis] | None = None

    def __repr__(self) -> str:
        return f"Axis({self.size})"


class Derived:
    """An index that is a function of `axes` and not an arrangement of them; equal functions are one object.

    If `extent` is given, only so many of the values of the axes ask for an element: those beside a padding.
    """

    __slots__ = ("axes", "extent")

    def __init__(self, axes: tuple[Axis, ...], extent: Expression | None):
        self.axes, self.extent = axes, extent


Label = tuple[Axis, ...] | Derived
Place = tuple[Label, ...]


class AxisTable:
    """The unified axes of all groups. Changes since a mark can be undone."""

    def __init__(self) -> None:
        self._trail: list[tuple[Axis, str]] = []
        self._derived: dict[object, Derived] = {}

    def fresh(self, size: Expression, around: tuple[Axis, ...] | None = None) -> Label:
        """The label of a dimension with a loop of its own, inside of the loops `around`."""
        return () if size == 1 else (Axis(size, around),)

    def derived(self, key: object, sources: Iterable[Label], extent: Expression | None = None) -> Derived:
        """The label for `key`, which includes the source axes."""
        found = self._derived.get(key)
        if found is None:
            axes: dict[Axis, None] = {}
            for label in sources:
                axes.update(dict.fromkeys(label.axes if isinstance(label, Derived) else label))
            found = self._derived[key] = Derived(tuple(axes), extent)
        return found

    def mark(self) -> int:
        """A mark for `undo`."""
        return len(self._trail)

    def undo(self, mark: int) -> None:
        """Undo all changes since `mark`."""
        while len(self._trail) > mark:
            axis, field = self._trail.pop()
            setattr(axis, field, None)

    # Looking

    def leaves(self, axes: Iterable[Axis]) -> tuple[Axis, ...]:
        """The current axes that labels consist of, in order."""
        result: list[Axis] = []
        stack = list(axes)[::-1]
        while stack:
            axis = stack.pop()
            if axis.same is not None:
                stack.append(axis.same)
            elif axis.parts is not None:
                stack.extend(axis.parts[::-1])
            else:
                result.append(axis)
        return tuple(result)

    def resolve(self, place: Place) -> Place:
        """The place over the current axes."""
        return tuple(label if isinstance(label, Derived) else self.leaves(label) for label in place)

    def all_axes(self, place: Place) -> tuple[Axis, ...]:
        """All axes that the place depends on, in the order of its dimensions."""
        axes: dict[Axis, None] = {}
        for label in place:
            axes.update(dict.fromkeys(self.leaves(label.axes if isinstance(label, Derived) else label)))
        return tuple(axes)

    def nest(self, axes: Iterable[Axis]) -> tuple[Axis, ...]:
        """These axes and, transitively, all that their reductions depend on."""
        found: dict[Axis, None] = {}
        stack = list(self.leaves(axes))
        while stack:
            axis = stack.pop()
            if axis not in found:
                found[axis] = None
                stack.extend(self.leaves(axis.around or ()))
        return tuple(found)

    def arrangement(self, place: Place) -> tuple[Axis, ...] | None:
        """The axes of a place that iterates over each of them exactly once; None for any other place."""
        axes: list[Axis] = []
        for label in place:
            if isinstance(label, Derived):
                return None
            axes.extend(self.leaves(label))
        return tuple(axes) if len(set(axes)) == len(axes) else None

    # Learning

    def unify(self, first: Place, second: Place) -> bool:
        """Unify two places of one value. If this fails, the result is False and some changes remain, which the caller
        has to undo."""
        return all(
            one is two if isinstance(one, Derived) or isinstance(two, Derived)
            else self._unify_labels(one, two)
            for one, two in zip(first, second, strict=True)
        )

    def _unify_labels(self, first: Sequence[Axis], second: Sequence[Axis]) -> bool:
        left, right = list(self.leaves(first)), list(self.leaves(second))
        while left and right:
            one, two = left.pop(), right.pop()
            if one is two:
                continue
            if one.size == two.size:
                self._set(one, "same", two)
            elif (outer := _quotient(one.size, two.size)) is not None:
                left.extend(self._split(one, outer, two.size))
                right.append(two)
            elif (outer := _quotient(two.size, one.size)) is not None:
                right.extend(self._split(two, outer, one.size))
                left.append(one)
            else:
                return False
            # What is left of either list may mention the axis that was just replaced.
            left, right = list(self.leaves(left)), list(self.leaves(right))
        return not left and not right

    def regroup(self, labels: Iterable[Label], sizes: Sequence[Expression]) -> list[Label] | None:
        """The axes of `labels`, in order, distributed to dimensions of these sizes; None if the sizes do not match."""
        axes: list[Axis] = []
        for label in labels:
            if isinstance(label, Derived):
                return None
            axes.extend(self.leaves(label))
        mark = self.mark()
        result: list[Label] = []
        for size in reversed(sizes):
            label = self._take(axes, size)
            if label is None:
                self.undo(mark)
                return None
            result.append(label)
        if axes:
            self.undo(mark)
            return None
        return result[::-1]

    def _take(self, axes: list[Axis], size: Expression) -> Label | None:
        """Remove the innermost axes with `size` iterations together from the list."""
        taken: list[Axis] = []
        while size != 1:
            if not axes:
                return None
            axes.extend(self.leaves((axes.pop(),)))
            axis = axes.pop()
            if axis.size == size:
                taken.append(axis)
                break
            if (rest := _quotient(size, axis.size)) is not None:
                taken.append(axis)
                size = rest
            elif (outer := _quotient(axis.size, size)) is not None:
                parts = self._split(axis, outer, size)
                axes.append(parts[0])
                taken.append(parts[1])
                break
            else:
                return None
        return tuple(reversed(taken))

    def _split(self, axis: Axis, outer: Expression, inner: Expression) -> tuple[Axis, Axis]:
        parts = (Axis(outer, axis.around), Axis(inner, axis.around))
        self._set(axis, "parts", parts)
        return parts

    def _set(self, axis: Axis, field: str, value: object) -> None:
        setattr(axis, field, value)
        self._trail.append((axis, field))


def _quotient(total: Expression, factor: Expression) -> Expression | None:
    """`total / factor` if that is certainly an integer."""
    if not total or not factor:
        return None
    quotient, rest = split_multiples(total, factor)
    return None if rest else quotient
