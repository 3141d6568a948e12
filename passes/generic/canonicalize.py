"""Canonicalization."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import GreedyRewritePatternApplier, PatternRewriteWalker
from xdsl.transforms.canonicalize import CanonicalizationRewritePattern

from ...ir.locations import LocationKeeper
from .dce import EliminateDeadCode


@dataclass(frozen=True)
class Canonicalize(ModulePass):
    """Apply each operation's own folds and simplifications until none applies, and erase what is then dead.

        %c0 = arith.constant 0 : index
        %0 = arith.addi %i, %c0 : index
        %1 = arith.muli %0, %n : index
    becomes
        %1 = arith.muli %i, %n : index
    """

    name = "canonicalize"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        patterns = GreedyRewritePatternApplier([CanonicalizationRewritePattern()], ctx, folding_enabled=True)
        PatternRewriteWalker(patterns, listener=LocationKeeper()).rewrite_module(op)
        EliminateDeadCode().apply(ctx, op)
