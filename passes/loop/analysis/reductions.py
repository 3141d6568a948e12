"""The values that a reduction combines in each iteration, and the groups of its results."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import VectorType
from xdsl.ir import SSAValue

from ....ir.dialects.loop import ReduceOp
from ....ir.vector_types import computed_bits

__all__ = ["parts_of", "registers_of", "yielded"]


def parts_of(loop: ReduceOp) -> list[slice]:
    """The results of each combination of a reduction."""
    parts: list[slice] = []
    for kind in loop.reductions:
        start = parts[-1].stop if parts else 0
        parts.append(slice(start, start + kind.arity))
    return parts


def registers_of(loop: ReduceOp, bits: int) -> int:
    """The number of registers of a given width that hold the results of a loop while it runs."""
    vectors = [output.type for output in loop.outputs if isinstance(output.type, VectorType)]
    return len(loop.outputs) - len(vectors) + sum(-(-type.element_count() * computed_bits(type) // bits)
                                                  for type in vectors)


def yielded(loop: ReduceOp) -> Sequence[SSAValue]:
    """The value that an iteration yields for each result."""
    last = loop.body.block.last_op
    assert last is not None
    return last.operands
