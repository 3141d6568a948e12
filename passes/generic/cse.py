"""Common subexpression elimination."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ..rewriting.equal_operations import merge_equal_operations


@dataclass(frozen=True)
class EliminateCommonSubexpressions(ModulePass):
    """Replace an operation by an equal one that dominates it.

        %0 = prim.exp %x : tensor<4xf32>
        %1 = prim.exp %x : tensor<4xf32>
        %2 = prim.add %0, %1 : tensor<4xf32>
    becomes
        %0 = prim.exp %x : tensor<4xf32>
        %2 = prim.add %0, %0 : tensor<4xf32>

    An operation without effects also serves in the regions below it; one that reads memory serves to the end
    of its block, or to the next operation that may write. Regions are compared too. What stands for several
    operations has the locations of all of them, unless it is a constant.
    """

    name = "cse"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        merge_equal_operations(op, watcher_of(ctx))
