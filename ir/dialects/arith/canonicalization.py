"""Patterns that fold operations with constant conditions, scalar or in blocks."""

from __future__ import annotations

from xdsl.dialects.builtin import i1
from xdsl.ir import Operation

from ...dialects import arith
from ...interfaces.masks import mask_of, unmasked
from ...rewriting.patterns import pattern
from ...rewriting.rewriter import Replacement, Rewriter
from .constants import is_true


@pattern
def and_or_of_known(op: arith.AndIOp | arith.OrIOp, rewriter: Rewriter) -> Replacement:
    """Fold a conjunction or disjunction with one constant operand."""
    if getattr(op.result.type, "element_type", op.result.type) != i1:
        return None
    for known, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if (truth := is_true(known)) is not None:
            return other if truth == isinstance(op, arith.AndIOp) else known
    return None


@pattern
def select_by_known(op: arith.SelectOp, rewriter: Rewriter) -> Replacement:
    """Fold a select with a constant condition."""
    truth = is_true(op.cond)
    return None if truth is None else op.lhs if truth else op.rhs


@pattern
def always_masked(op: Operation, rewriter: Rewriter) -> Replacement:
    """Remove a mask that is always true."""
    mask = mask_of(op)
    return unmasked(op) if mask is not None and is_true(mask) else None
