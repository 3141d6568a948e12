"""The pass `fold-applies`."""

from __future__ import annotations

from ...ir.dialects.loop import ApplyOp, KernelOp, has_expressions, index_operands
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.index_expressions import Names


class FoldApplies(KernelPass):
    """Fold the expression of a `loop.apply` into the subscripts and bounds that use it, and simplify them.

        %k = loop.apply %i + 16 : index
        %v = loop.load %x[%k] : memref<?xf32> -> f32
    becomes
        %v = loop.load %x[%i + 16] : memref<?xf32> -> f32
    An apply that nothing uses any more is gone.
    """

    name = "fold-applies"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        names = Names()
        for inner in kernel.walk():
            if has_expressions(inner):
                old = names.expressions(inner)
                new = {name: names.simplify(expression) for name, expression in old.items()}
                applies = any(isinstance(index.owner, ApplyOp) for index in index_operands(inner))
                if (applies or new != old) and watcher.allows(self.name, inner):
                    watcher.done(self.name, inner, lambda inner=inner: f"an index of {inner.name} is simpler")
                    names.write(inner, new)
        for inner in list(kernel.walk(reverse=True)):
            if isinstance(inner, ApplyOp) and not list(inner.result.uses):
                inner.detach()
                inner.erase()
