"""Names that are equal for matrix products that take equal time."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from ..operators.chains import memory_order
from ..operators.operands import element, sizes

__all__ = ["signature_of"]


def signature_of(op: Operation, x: SSAValue, y: SSAValue) -> str | None:
    """The operator, the sizes of its two factors and their type, as `aten.mm:512x1024:1024x64t:f32`; a `t` says that
    the last dimension is not the one whose elements are neighbours in memory. None where a size is symbolic."""
    shapes: list[str] = []
    for value in (x, y):
        extents = [size.as_int for size in sizes(value)]
        if None in extents:
            return None
        transposed = memory_order(value)[-1] != len(extents) - 1
        shapes.append("x".join(map(str, extents)) + "t" * transposed)
    return ":".join((op.name, *shapes, str(element(x))))
