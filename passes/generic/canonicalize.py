"""Canonicalization."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.folder import Folder
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern
from xdsl.traits import ConstantLike, HasCanonicalizationPatternsTrait, HasFolder
from xdsl.transforms.canonicalize import CanonicalizationRewritePattern
from xdsl.transforms.dead_code_elimination import is_trivially_dead

from ...ir.context import watcher_of
from ...ir.locations import LocationKeeper
from ...ir.watching import Watcher, describe
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
        PatternRewriteWalker(_Simplify(Folder(ctx), watcher_of(ctx)), listener=LocationKeeper()).rewrite_module(op)
        EliminateDeadCode().apply(ctx, op)


@dataclass
class _Simplify(RewritePattern):
    """Erase an operation if it is dead, else fold it, else try its canonicalization patterns.

    Whether a pattern applies shows only when it has, so the watcher is asked for each operation that has patterns.
    """

    folder: Folder
    watcher: Watcher
    _refused: set[Operation] = field(default_factory=set)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        try:
            if op in self._refused:
                return
            if is_trivially_dead(op):
                if self._allows("erase", op):
                    self.watcher.done("erase", op, lambda: f"nothing uses {describe(op)}")
                    rewriter.erase(op)
            elif (folded := self._fold(op)) is not None:
                results, constants = folded
                if self._allows("fold", op):
                    self.watcher.done("fold", op, lambda: f"{describe(op)} is folded")
                    rewriter.replace(op, constants, results)
            elif op.has_trait(HasCanonicalizationPatternsTrait) and self._allows("canonicalize", op):
                CanonicalizationRewritePattern().match_and_rewrite(op, rewriter)
        except OverflowError:
            # xDSL cannot make a constant beyond the range of its type: that operation is left to run time.
            pass

    def _allows(self, rewrite: str, op: Operation) -> bool:
        allowed = self.watcher.allows(rewrite, op)
        if not allowed:
            self._refused.add(op)  # the walk comes back until nothing changes
        return allowed

    def _fold(self, op: Operation) -> tuple[list[SSAValue], list[Operation]] | None:
        # A constant folds to itself: made anew each time, it would never come to an end.
        if op.has_trait(ConstantLike, value_if_unregistered=True) or not op.has_trait(HasFolder):
            return None
        return self.folder.try_fold(op)
