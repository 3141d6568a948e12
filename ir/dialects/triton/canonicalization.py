"""Patterns that simplify triton's operations; those of masks come with the trait `Masked`."""

from __future__ import annotations

from ...dialects import triton
from ...rewriting.patterns import pattern
from ...rewriting.rewriter import Replacement, Rewriter
from ..arith.constants import is_true


@pattern
def assertion_of_truth(op: triton.AssertOp, rewriter: Rewriter) -> Replacement:
    """What always holds need not be asserted."""
    return [] if is_true(op.condition) else None
