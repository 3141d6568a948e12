"""The alignment of the rows of matrices in memory."""

from __future__ import annotations

from math import gcd

from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, SSAValue

from ....ir.dialects.aten import argument
from ....ir.modules.module_verifier import STRIDES
from ....ir.modules.symbols import argument_facts
from ....ir.shapes import DimsAttr
from ..operators.chains import memory_order, permutation
from ..operators.operands import sizes

__all__ = ["aligned_elements"]


def aligned_elements(matrix: SSAValue, most: int) -> int:
    """The greatest divisor of `most` of which the distance from each row of a matrix to the first one in memory is a
    multiple, in elements; rows are what lies side by side in memory. Symbolic sizes and strides count as multiples, and
    the address of an argument as aligned."""
    found = most
    while isinstance(op := matrix.owner, Operation) and op.operands:
        inner = op.operands[0]
        if op.name == "aten.slice.Tensor":
            dim, start, step = argument(op, "dim") % len(sizes(inner)), argument(op, "start"), argument(op, "step")
            if dim == memory_order(inner)[-1]:
                found = gcd(found, start if isinstance(start, int) else 0) if step == 1 else 1
        elif permutation(op) is None:
            break
        matrix = inner
    known: list[int | None] | None = None
    if isinstance(matrix, BlockArgument) and isinstance(function := matrix.block.parent_op(), FuncOp):
        strides = argument_facts(function, matrix).get(STRIDES)
        known = [each.as_int for each in strides.data] if isinstance(strides, DimsAttr) else None
    if known is None:
        known = [sizes(matrix)[memory_order(matrix)[-1]].as_int]
    return gcd(found, *(each or 0 for each in known if each != 1))
