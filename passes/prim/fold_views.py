"""Fewer, simpler rearranging ops."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ..rewriting.value_rewriter import ValueRewriter
from .view_patterns import broadcasts, joints, reshapes, slices, transposes


@dataclass(frozen=True)
class FoldViews(ModulePass):
    """Combine rearranging ops with one another and take out those that change nothing.

        %1 = prim.reshape %0 : tensor<4x6xf32> -> tensor<24xf32>
        %2 = prim.reshape %1 : tensor<24xf32> -> tensor<2x12xf32>
        %3 = prim.transpose %2 permutation [1, 0] : tensor<2x12xf32> -> tensor<12x2xf32>
        %4 = prim.transpose %3 permutation [1, 0] : tensor<12x2xf32> -> tensor<2x12xf32>
    becomes
        %2 = prim.reshape %0 : tensor<4x6xf32> -> tensor<2x12xf32>

    What is left has a usual form: of a chain the slice comes first and the broadcast last, so that less is
    carried along; a transpose that moves sizes of 1 only is a reshape; a view of an iota is an iota.
    """

    name = "fold-views"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        modules = (broadcasts, joints, reshapes, slices, transposes)
        rules = {kind: rule for module in modules for kind, rule in module.RULES.items()}
        ValueRewriter(rules, watcher_of(ctx)).run(op)
