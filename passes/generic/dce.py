"""Dead code elimination."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.rewriting.dead_code import erase_dead


@dataclass(frozen=True)
class EliminateDeadCode(ModulePass):
    """Erase operations that have no effect and whose results nobody uses.

        %0 = prim.exp %x : tensor<4xf32>
        func.return %x : tensor<4xf32>
    becomes
        func.return %x : tensor<4xf32>
    """

    name = "dce"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        erase_dead(op, watcher_of(ctx))
