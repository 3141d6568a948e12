"""Loops and accesses of scratch memory that are written where the open loops are, and stay there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from xdsl.dialects.builtin import FixedBitwidthType, LocationAttr, MemRefType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import (
    AllocOp,
    ForOp,
    LoadOp,
    ParallelOp,
    ReduceOp,
    Reduction,
    StoreOp,
    YieldOp,
    loop_body,
)
from ....ir.expressions import Expression, constant
from ....ir.ranges import Range, bounds
from .scopes import Scopes

__all__ = ["StreamLoops"]

ZERO = constant(0)


class StreamLoops:
    """Writes into open scopes; unlike `Scopes.compute` it moves nothing out of loops, since scratch memory changes in
    them."""

    def __init__(self, scopes: Scopes, type: FixedBitwidthType, location: LocationAttr):
        """`type` is that of the elements of scratch memory."""
        self.scopes, self.type, self.location = scopes, type, location

    @contextmanager
    def loop(self, kind: type[ParallelOp] | type[ForOp], upper: Expression, name: str,
             lower: Expression = ZERO) -> Iterator[Expression]:
        """Inside of a new loop; gives the symbol of its variable."""
        scopes, body, depth = self.scopes, loop_body(), self.scopes.innermost
        variable = body.block.args[0]
        variable.name_hint = name
        with scopes.open(body.block, [(variable, Range(bounds(lower, scopes.ranges)[0], upper))]) as (mine,):
            yield mine
            self.emit(YieldOp())
        operands, (low, high) = scopes.operands(lower, upper)
        scopes.location = self.location
        scopes.emit(kind(high, body, operands, lower=low), depth)

    def parallel(self, upper: Expression, name: str) -> AbstractContextManager[Expression]:
        """Inside of a new parallel loop."""
        return self.loop(ParallelOp, upper, name)

    def fold(self, kind: Reduction, count: Expression, term: Callable[[Expression], SSAValue]) -> SSAValue:
        """The combination of `count` terms."""
        scopes, body, depth = self.scopes, loop_body(), self.scopes.innermost
        variable = body.block.args[0]
        variable.name_hint = "r"
        with scopes.open(body.block, [(variable, Range(0, count))]) as (mine,):
            value = term(mine)
            self.emit(YieldOp(value))
        operands, (upper,) = scopes.operands(count)
        scopes.location = self.location
        return scopes.emit(ReduceOp([kind], [value.type], upper, body, operands), depth).results[0]

    def emit(self, op: Operation) -> Sequence[SSAValue]:
        """Append an operation to the innermost loop; gives its results."""
        self.scopes.location = self.location
        return self.scopes.emit(op, self.scopes.innermost).results

    def scratch(self, count: Expression, name: str, type: FixedBitwidthType | None = None) -> SSAValue:
        """Scratch memory for so many elements, a known number."""
        assert count.as_int is not None
        [memory] = self.emit(AllocOp(MemRefType(type or self.type, [count.as_int])))
        memory.name_hint = name
        return memory

    def load(self, memory: SSAValue, place: Expression) -> SSAValue:
        operands, (subscript,) = self.scopes.operands(self.scopes.simplify(place))
        return self.emit(LoadOp(memory, subscript, operands))[0]

    def store(self, value: SSAValue, memory: SSAValue, place: Expression) -> None:
        operands, (subscript,) = self.scopes.operands(self.scopes.simplify(place))
        self.emit(StoreOp(value, memory, subscript, operands))
