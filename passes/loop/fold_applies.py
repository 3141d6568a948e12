"""The pass `fold-applies`."""

from __future__ import annotations

from xdsl.ir import Operation

from ...ir.dialects.loop import ApplyOp, has_expressions, index_operands
from ..rewriting.rewrite_pass import InPlace, Replacement, RewritePass, Rewriter
from .analysis.index_expressions import Names


class FoldApplies(RewritePass):
    """Fold the expression of a `loop.apply` into the subscripts and bounds that use it, and simplify them.

        %k = loop.apply %i + 16 : index
        %v = loop.load %x[%k] : memref<?xf32> -> f32
    becomes
        %v = loop.load %x[%i + 16] : memref<?xf32> -> f32
    An apply without remaining uses is erased.
    """

    name = "fold-applies"

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        if not has_expressions(op):
            return None
        names = rewriter.analysis(Names.in_kernel, op)
        old = names.expressions(op)
        new = {name: names.simplify(expression) for name, expression in old.items()}
        if new == old and not any(isinstance(index.owner, ApplyOp) for index in index_operands(op)):
            return None
        rewriter.explain(lambda: f"an index of {op.name} is simpler")
        return InPlace(lambda: names.write(op, new))
