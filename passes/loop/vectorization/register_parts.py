"""Vectors as parts that fit a register each: splitting, joining, and conversion of conditions to the width of lanes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.dialects import vector
from xdsl.dialects.builtin import DenseArrayBase, VectorType, i64
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects.loop import ResizeMaskOp
from ....ir.dialects.loop.masks import DEFAULT_MASK_BITS, is_mask, mask_bits
from ....ir.vector_types import lanes_of, stored_bits
from ...rewriting.edits import insert_after, insert_before

__all__ = ["RegisterParts"]


class RegisterParts:
    """The parts of each vector of a kernel. Parts are created directly after the vector, so that all of its uses share
    them."""

    def __init__(self, bits: int):
        self.bits = bits
        """The width of a register."""
        self._parts: dict[SSAValue, list[SSAValue]] = {}
        self._known: dict[tuple[SSAValue, int, int | None], list[SSAValue]] = {}

    def lanes(self, type: VectorType) -> int:
        """The number of lanes of a vector that fit a register; for conditions, with the default width."""
        width = DEFAULT_MASK_BITS if is_mask(type) else stored_bits(type)
        return min(type.element_count(), max(self.bits // width, 1))

    def set(self, value: SSAValue, parts: Sequence[SSAValue]) -> None:
        """Record the parts of a vector, in order."""
        self._parts[value] = list(parts)
        for part in parts:
            part.name_hint = part.name_hint or value.name_hint

    def of(self, value: SSAValue) -> list[SSAValue]:
        """The parts that a vector was computed in."""
        return self._parts.get(value, [value])

    def split(self, value: SSAValue, lanes: int, width: int | None = None) -> list[SSAValue]:
        """A vector as parts of `lanes` lanes each; a vector of conditions with lanes of `width` bits."""
        width = width if is_mask(value.type) else None
        key = (value, lanes, width)
        if key not in self._known:
            self._known[key] = self._made(self.of(value), lanes, width)
        return self._known[key]

    def whole(self, value: SSAValue, width: int | None = None) -> SSAValue:
        """A vector as one value, or a scalar."""
        lanes = lanes_of(value.type)
        return value if lanes is None else self.split(value, lanes, width)[0]

    def _made(self, parts: list[SSAValue], lanes: int, width: int | None) -> list[SSAValue]:
        """Conditions are widened as far as a register allows before they are split, and narrowed before they are
        joined."""
        while (have := lanes_of(parts[0].type)) != lanes:
            assert have is not None
            if width is not None:
                now = mask_bits(parts[0])
                fitting = self.bits // max(have, 2 * have if have < lanes else have)
                through = min(width, fitting) if have > lanes else max(width, fitting)
                if (have > lanes and through > now) or (have < lanes and through < now):
                    parts = self._resized(parts, through)
            if have > lanes:
                half = have // 2
                parts = [_shuffled(part, part, range(first, first + half)) for part in parts for first in (0, half)]
            else:
                parts = [_shuffled(a, b, range(2 * have)) for a, b in zip(parts[::2], parts[1::2], strict=True)]
        if width is not None and mask_bits(parts[0]) != width:
            parts = self._resized(parts, width)
        return parts

    def _resized(self, masks: list[SSAValue], width: int) -> list[SSAValue]:
        made = {mask: _behind(ResizeMaskOp(mask, width), mask) for mask in masks}
        return [made[mask] for mask in masks]


def _shuffled(a: SSAValue, b: SSAValue, lanes: Iterable[int]) -> SSAValue:
    mask = DenseArrayBase.from_list(i64, list(lanes))
    assert isinstance(a.type, VectorType)
    return _behind(vector.ShuffleOp(a, b, mask, result_type=VectorType(a.type.element_type, [len(mask)])), b)


def _behind(op: Operation, value: SSAValue) -> SSAValue:
    """The result of an operation that is inserted directly after its operands."""
    owner = value.owner
    if isinstance(owner, Block):
        assert owner.first_op is not None
        insert_before(owner.first_op, op)
    else:
        insert_after(owner, op)
    op.results[0].name_hint = value.name_hint
    return op.results[0]
