"""The tensors that are read from memory if an operand of a product is computed in the product's kernel."""

from __future__ import annotations

from xdsl.dialects.builtin import FixedBitwidthType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, SSAValue

from ....ir.dialects.aten import has_schema, schema_of
from ....ir.modules.symbols import FIXED, argument_facts
from ..operators.chains import only_moves
from ..operators.operands import element, sizes

__all__ = ["is_computed", "is_fixed", "is_fused", "source_bytes"]

JOINS = ("aten.cat", "aten.stack")
"""Operators that put tensors side by side, as the halves of bytes."""


def is_computed(value: SSAValue) -> bool:
    """Whether more than views stands between a value and what is kept in memory: elementwise operators that nothing
    else uses, as those that unpack and scale a matrix of few bits."""
    op = value.owner
    if not isinstance(op, Operation) or not is_fused(value):
        return False
    return not only_moves(op) or is_computed(op.operands[0])


def is_fixed(value: SSAValue) -> bool:
    """Whether a value is the same in all runs of a program: views of an argument that nobody writes."""
    while isinstance(op := value.owner, Operation) and op.operands and only_moves(op):
        value = op.operands[0]
    return isinstance(value, BlockArgument) and isinstance(function := value.block.parent_op(), FuncOp) \
        and FIXED in argument_facts(function, value)


def source_bytes(value: SSAValue) -> int | None:
    """The bytes of the tensors that a kernel reads which computes a value by elementwise operators that nothing else
    uses; None where a size is symbolic."""
    leaves: set[SSAValue] = set()
    pending, seen = [value], set[SSAValue]()
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if is_fused(each) and isinstance(op := each.owner, Operation):
            pending += op.operands
        else:
            leaves.add(each)
    total = 0
    for leaf in leaves:
        kind, extents = element(leaf), [size.as_int for size in sizes(leaf)]
        if None in extents or not isinstance(kind, FixedBitwidthType):
            return None
        count = kind.size
        for extent in extents:
            count *= extent or 0
        total += count
    return total


def is_fused(value: SSAValue) -> bool:
    """Whether a kernel that reads a value computes it: it has no other readers, and its operator is elementwise or only
    moves elements."""
    op = value.owner
    return isinstance(op, Operation) and bool(op.operands) and has_schema(op) and value.has_one_use() and (
        only_moves(op) or op.name in (*JOINS, "aten._to_copy") or "pointwise" in schema_of(op).tags)
