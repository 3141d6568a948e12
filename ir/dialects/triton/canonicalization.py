"""Canonicalization patterns of triton's operations; those of masks belong to the trait `Masked`."""

from __future__ import annotations

from ...dialects import triton
from ...rewriting.patterns import pattern
from ...rewriting.rewriter import Replacement, Rewriter
from ..arith.constants import is_true


@pattern
def assertion_of_truth(op: triton.AssertOp, rewriter: Rewriter) -> Replacement:
    """Remove an assertion that always holds."""
    return [] if is_true(op.condition) else None
