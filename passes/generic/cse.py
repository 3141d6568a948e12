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

    An operation without effects also replaces equal ones in nested regions. One that reads memory replaces only
    operations of its block, up to the next operation that may write. Operations with regions are equal if their regions
    are. The remaining operation has the locations of all that it replaces, unless it is a constant.
    """

    name = "cse"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        merge_equal_operations(op, watcher_of(ctx))
