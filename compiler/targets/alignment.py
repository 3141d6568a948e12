"""Which kernels are known to be launched on memory that is not where they are promised that it is."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

from ...ir.dialects.host import BufferType, LaunchOp, SliceOp, ViewOp
from ...ir.semantics.dtypes import element_bytes

__all__ = ["misaligned_kernels"]

PROMISED = 16
"""Arguments of kernels lie at multiples of these bytes, as memory does that the arena or torch gives."""


def misaligned_kernels(module: ModuleOp) -> set[str]:
    """The names of the kernels one of whose launches is on a part of a buffer that begins between such multiples, as
    the second row of `[2, 7]` floats does."""
    return {op.kernel.string_value() for op in module.walk()
            if isinstance(op, LaunchOp) and any((_offset(value) or 0) % PROMISED for value in op.arguments)}


def _offset(value: SSAValue) -> int | None:
    """How many bytes behind memory that lies at such a multiple a buffer begins; None if that is symbolic."""
    match value.owner:
        case SliceOp() as part:
            return part.offset.value.data
        case ViewOp() as view:
            assert isinstance(value.type, BufferType)
            there, further = _offset(view.input), view.offset.data.as_int
            if there is None or further is None:
                return None
            return there + further * element_bytes(value.type.element_type)
    return 0
