"""The memory of host values, and the last use of each."""

from __future__ import annotations

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.aten.effects import may_alias
from ...ir.dialects.comm import StartOp, WaitOp
from ...ir.dialects.control import ControlOp, ScanOp, WhileOp
from ...ir.dialects.host import AllocOp, BufferType, SliceOp
from ...ir.interfaces.views import viewed


class Liveness:
    """The memory behind every buffer of a function, and the position of its last use.

    A view shares its operand's memory; so may the results of an extern call whose schema says so, or which has none,
    and what a loop of functions carries that does not run. A collective uses its operands until it is waited for,
    and one in place has its results there.
    Positions are those of the function as it was: ops may be taken out of it meanwhile.
    """

    def __init__(self, function: FuncOp):
        self.ops = list(function.body.block.ops)
        self.position = {op: at for at, op in enumerate(self.ops)}
        self.roots: dict[SSAValue, frozenset[SSAValue]] = {}
        self.last_use: dict[SSAValue, int] = {}
        self.escaping: set[SSAValue] = set()
        self._values: dict[SSAValue, list[SSAValue]] | None = None
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

    def over_time(self, value: SSAValue) -> frozenset[SSAValue]:
        """The memory of a value, including everything that occupies it at other times: for a slice of an arena this is
        the whole arena. Passes that move operations must use this."""
        return frozenset(root.owner.arena if isinstance(root.owner, SliceOp) else root
                         for root in self.roots.get(value, ()))

    def users_of(self, root: SSAValue) -> set[Operation]:
        """The operations that use a memory, through any value."""
        return {use.operation for value in self._values_of(root) for use in value.uses}

    def _values_of(self, root: SSAValue) -> list[SSAValue]:
        if self._values is None:
            self._values = {}
            for value, roots in self.roots.items():
                for each in roots:
                    self._values.setdefault(each, []).append(value)
        return self._values.get(root, [])

    def merge(self, kept: SSAValue, dropped: SSAValue) -> None:
        """Record that the memory `dropped` is now `kept`; the value itself is gone."""
        moved = [value for value in self._values_of(dropped) if value is not dropped]
        assert self._values is not None
        for value in moved:
            self.roots[value] = self.roots[value] - {dropped} | {kept}
        self._values[kept] = list(dict.fromkeys([*self._values_of(kept), *moved]))
        del self.roots[dropped], self._values[dropped]
        self.last_use[kept] = max(self.last_use[kept], self.last_use.pop(dropped))

    def _roots_of(self, op: Operation, result: SSAValue) -> frozenset[SSAValue]:
        if (source := viewed(op)) is not None and source in self.roots:
            return self.roots[source]
        own = frozenset([result])
        if isinstance(op, StartOp):  # it reads until it is waited for
            return own.union(*(self.roots.get(operand, frozenset()) for operand in op.inputs))
        if isinstance(op, WaitOp) and isinstance(start := op.input.owner, StartOp) and start.in_place:
            return own | self.roots.get(start.inputs[start.outputs.index(op.input)], frozenset())
        if isinstance(op, ControlOp):
            carried = op.carried if isinstance(op, ScanOp | WhileOp) else ()
            number = op.results.index(result)
            return own | self.roots.get(carried[number], frozenset()) if number < len(carried) else own
        if isinstance(op, AllocOp | SliceOp | WaitOp) or not isinstance(result.type, BufferType) or not may_alias(op):
            return own
        return own.union(*(self.roots.get(operand, frozenset()) for operand in op.operands))

    def dies_at(self, buffer: SSAValue, op: Operation) -> bool:
        """Whether `op` is the last use of the memory of `buffer`, inside and outside of the function."""
        at = self.position[op]
        return all(not isinstance(root.owner, Block) and self.last_use[root] <= at for root in self.roots[buffer])
