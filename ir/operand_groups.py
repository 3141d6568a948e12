"""Groups of operands by the names of their definitions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from xdsl.dialects.builtin import DenseArrayBase
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import IRDLOperation

__all__ = ["SEGMENTS", "operand_group", "segment_of"]

SEGMENTS = "operandSegmentSizes"
"""The property with the number of operands of each definition."""


def operand_group(op: Operation, name: str) -> Sequence[SSAValue]:
    """The operands, or else the results, of a definition. xDSL's accessors decode the sizes of groups at each access,
    which takes ten times as long.
    """
    segment = segment_of(type(op), name) if SEGMENTS in op.properties else None
    if segment is None:
        found = getattr(op, name)
        return () if found is None else (found,) if isinstance(found, SSAValue) else found
    sizes = _decoded(cast(DenseArrayBase, op.properties[SEGMENTS]).data.data)
    first = sum(sizes[:segment])
    return op._operands[first:first + sizes[segment]]


@cache
def segment_of(kind: type[Operation], name: str) -> int | None:
    """The position of a definition among those of operands."""
    assert issubclass(kind, IRDLOperation)
    names = [each for each, _ in kind.get_irdl_definition().operands]
    return names.index(name) if name in names else None


@cache
def _decoded(sizes: bytes) -> tuple[int, ...]:
    return tuple(memoryview(sizes).cast("i"))
