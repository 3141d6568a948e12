"""Keeping what loops around a row do not change in memory."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, MemRefType, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import AllocOp, ApplyOp, LoadOp, LoopOp, ParallelOp, StoreOp, YieldOp, loop_body
from ....ir.expressions import Expression
from ....ir.locations import inherit_location
from .invariants import Row, stored_type


def hoist(row: Row, size: int) -> ParallelOp:
    """Compute what is kept of a row of at most `size` iterations before the loops around it, and load it there;
    returns the loop that computes it."""
    return _Hoisting(row, size).rewrite()


class _Hoisting:
    """The rewrite of one row."""

    def __init__(self, row: Row, size: int):
        self.row, self.size, self.names = row, size, row.names
        self.lower = self.names.expressions(row.loop)["lower"]

    def rewrite(self) -> ParallelOp:
        row = self.row
        parts = dict.fromkeys(row.offsets.values())
        rows = {what: self._allocate(what) for what in [*row.values, *parts]}
        before = self._fill(rows)
        for load, part in row.offsets.items():
            offset = self.names.of(self._load(rows[part], load, IndexType()))
            subscript = self.names.expressions(load)["subscript"]
            self.names.write(load, {"subscript": subscript - part + offset})
        for value in row.values:
            owner = value.owner
            assert isinstance(owner, Operation)
            loaded = self._load(rows[value], owner, value.type)
            loaded.name_hint = value.name_hint
            value.replace_all_uses_with(loaded)
        for op in reversed(row.fixed):
            if op in row.dead or op.results[0].first_use is None:
                op.detach()
                op.erase()
        return before

    def _allocate(self, what: SSAValue | Expression) -> SSAValue:
        type = stored_type(what) if isinstance(what, SSAValue) else i64
        alloc = AllocOp(MemRefType(type, [self.size]))
        alloc.location = self.row.loop.location
        alloc.result.name_hint = "row"
        self._insert(alloc, self.row.around)
        return alloc.result

    def _insert(self, op: Operation, before: Operation) -> None:
        block = before.parent
        assert block is not None
        block.insert_op_before(op, before)

    def _fill(self, rows: dict[SSAValue | Expression, SSAValue]) -> ParallelOp:
        """The loop that computes what is kept."""
        old = self.row.loop
        bounds = self.names.expressions(old)
        operands, (lower, upper) = self.names.close(bounds["lower"], bounds["upper"])
        loop = ParallelOp(upper, loop_body(), operands, lower=lower)
        inherit_location(loop, old)
        loop.induction_variable.name_hint = old.induction_variable.name_hint
        self._insert(loop, self.row.around)
        block = loop.body.block
        values: dict[SSAValue, SSAValue] = {old.induction_variable: loop.induction_variable}
        for op in self.row.needed:
            copy = op.clone(values)
            inherit_location(copy, op)
            block.add_op(copy)
        for what, memory in rows.items():
            source = self.row.needed[-1]
            if isinstance(what, SSAValue):
                assert isinstance(what.owner, Operation)
                value, source = values[what], what.owner
            else:
                indices, (renamed,) = self.names.close(what)
                value = self._add(block, ApplyOp(renamed, [values.get(index, index) for index in indices]), source)
            if isinstance(value.type, IndexType):
                value = self._add(block, arith.IndexCastOp(value, i64), source)
            place, indices = self._place(loop)
            store = StoreOp(value, memory, place, indices)
            inherit_location(store, source)
            block.add_op(store)
        end = YieldOp()
        inherit_location(end, old)
        block.add_op(end)
        return loop

    def _add(self, block: Block, op: Operation, source: Operation) -> SSAValue:
        inherit_location(op, source)
        block.add_op(op)
        return op.results[0]

    def _place(self, loop: LoopOp) -> tuple[Expression, list[SSAValue]]:
        """Where an iteration has its part of the memory."""
        indices, (place,) = self.names.close(self.names.of(loop.induction_variable) - self.lower)
        return place, indices

    def _load(self, memory: SSAValue, before: Operation, type: Attribute) -> SSAValue:
        place, indices = self._place(self.row.loop)
        loaded: Operation = LoadOp(memory, place, indices)
        inherit_location(loaded, before)
        self._insert(loaded, before)
        if isinstance(type, IndexType):
            loaded = arith.IndexCastOp(loaded.results[0], type)
            inherit_location(loaded, before)
            self._insert(loaded, before)
        return loaded.results[0]
