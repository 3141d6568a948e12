"""The shortest way to write a pass: a method that says what takes the place of one operation.

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
from ...ir.numerics import numerics_of
from ...ir.rewriting.driver import rewrite_once
from ...ir.rewriting.rewriter import Replacement, Rewriter

__all__ = ["Replacement", "RewritePass"]


@dataclass_transform(frozen_default=True)
class RewritePass(ModulePass):
    """A pass that visits each operation once, in the order of the module, and may replace it.

    The annotation of `rewrite` says which operations it is given: `prim.DivOp`, a union, or `Operation` for all. What
    it makes is not visited again; what only the replaced operation used is erased with it. The fields of a subclass are
    its options.
    """

    @abstractmethod
    def rewrite(self, op: Any) -> Replacement:
        """What takes the place of `op`: new operations, the last of which has its results; or a value that is there
        already; an empty sequence if `op` is only to go; None to leave it. It changes nothing itself.

        How far the module allows bits of floats to change says `ir.numerics.numerics_of(op)`."""

    def __init_subclass__(cls, **kwargs: Any):
        super().__init_subclass__(**kwargs)
        dataclass(frozen=True)(cls)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kind = get_type_hints(type(self).rewrite).get("op", Operation)
        rewriter = Rewriter(numerics_of(op), watcher_of(ctx))
        rewrite_once(self.name, op, kind, lambda each, _: self.rewrite(each), rewriter)
