"""The base class of passes with one method, which returns the replacement of one operation.

    class UseRsqrt(RewritePass):
        '''Multiply by the inverse of a root instead of dividing by the root.'''

        name = "use-rsqrt"

        def rewrite(self, op: prim.DivOp) -> Replacement:
            if isinstance(root := op.rhs.owner, prim.SqrtOp):
                inverse = prim.RsqrtOp(root.input)
                return inverse, prim.MulOp(op.lhs, inverse.result)
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, dataclass_transform, get_type_hints

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.rewriting.driver import rewrite_once
from ...ir.rewriting.rewriter import InPlace, Replacement, Rewriter
from .machine_options import settle

__all__ = ["InPlace", "Replacement", "RewritePass", "Rewriter"]


@dataclass_transform(frozen_default=True)
class RewritePass(ModulePass):
    """A pass that visits each operation once, in the order of the module, and may replace it.

    The annotation of `rewrite` says which operations it is given: `prim.DivOp`, a union, or `Operation` for all. What
    it makes is not visited again; what only the replaced operation used is erased with it. The fields of a subclass are
    its options; those that were not given come from the machine (`from_machine`) before `rewrite` is called.

    A rewrite that needs to know more takes a second parameter, `rewriter: Rewriter`: it has the module's `numerics` and
    `machine`, adds operations one by one, gives analyses of the kernel or function around, and has the watcher for
    remarks on what is left as it is.
    """

    @abstractmethod
    def rewrite(self, *args: Any, **kwargs: Any) -> Replacement:
        """`rewrite(self, op)` or `rewrite(self, op, rewriter)`: what takes the place of `op`. That is new operations,
        the last of which has its results; or a value that is there already; an empty sequence if `op` is only to go;
        `InPlace` for a change of the operation itself; None to leave it. The method changes nothing itself."""

    def __init_subclass__(cls, **kwargs: Any):
        super().__init_subclass__(**kwargs)
        dataclass(frozen=True)(cls)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        hints = get_type_hints(type(self).rewrite)
        rewrite = settle(self, op).rewrite
        rewrite_once(self.name, op, hints.get("op", Operation),
                     rewrite if "rewriter" in hints else lambda each, _: rewrite(each),
                     Rewriter(op, watcher_of(ctx)))
