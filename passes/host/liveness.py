"""Which host values share memory, and when that memory is last used."""

from __future__ import annotations

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.host import AllocOp, BufferType, SliceOp, ViewOp


class Liveness:
    """The memory behind every buffer of a function, and the position of its last use.

    A view shares its operand's memory; so may the results of an extern call whose schema says so, or which has none.
    """

    def __init__(self, function: FuncOp):
        self.ops = list(function.body.block.ops)
        self.position = {op: at for at, op in enumerate(self.ops)}
        self.roots: dict[SSAValue, frozenset[SSAValue]] = {}
        self.last_use: dict[SSAValue, int] = {}
        self.escaping: set[SSAValue] = set()
        for argument in function.body.block.args:
            self.roots[argument] = frozenset([argument])
        for at, op in enumerate(self.ops):
            for operand in op.operands:
                for root in self.roots.get(operand, ()):
                    self.last_use[root] = at
                    if isinstance(op, ReturnOp):
                        self.escaping.add(root)
            for result in op.results:
                self.roots[result] = self._roots_of(op, result)
                self.last_use.setdefault(result, at)

    def _roots_of(self, op: Operation, result: SSAValue) -> frozenset[SSAValue]:
        if isinstance(op, ViewOp):
            return self.roots[op.input]
        own = frozenset([result])
        if isinstance(op, AllocOp | SliceOp) or not isinstance(result.type, BufferType) or not _may_alias(op):
            return own
        return own.union(*(self.roots.get(operand, frozenset()) for operand in op.operands))

    def dies_at(self, buffer: SSAValue, op: Operation) -> bool:
        """Whether nothing uses the memory of `buffer` after `op`, inside or outside of the function."""
        at = self.position[op]
        return all(not isinstance(root.owner, Block) and root not in self.escaping and self.last_use[root] <= at
                   for root in self.roots[buffer])


def _may_alias(op: Operation) -> bool:
    """Whether a result of an extern call may lie in the memory of an operand."""
    schema = getattr(op, "schema", None)
    # ATen may return an operand or views of it from these, though their schemas promise fresh tensors or leave it open.
    return schema is None or any(result.alias for result in schema.returns) or schema.name in _MAY_RETURN_OPERAND


_MAY_RETURN_OPERAND = frozenset({
    "contiguous", "reshape", "to", "_unsafe_view", "lift_fresh", "expand_as", "unsafe_chunk", "unsafe_split",
    "unsafe_split_with_sizes",
})
