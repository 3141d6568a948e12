"""Writing a kernel of blocks: operations in the scope that is open, and values brought to the dimensions they meet."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType, LocationAttr, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith, triton
from .dimensions import NONE, Dimension, Dimensions


class Lanes(NamedTuple):
    """A value with the dimensions of its block, in order; a scalar has none."""

    value: SSAValue
    dimensions: tuple[Dimension, ...] = ()


def ordered(dimensions: Dimensions) -> tuple[Dimension, ...]:
    """Dimensions as blocks have them: those of outer loops first."""
    return tuple(sorted(dimensions))


class Writer:
    """Puts operations at the end of the innermost open block. What was made once in a block, or in one around it, is
    found again by its key."""

    def __init__(self, block: Block):
        self.location: LocationAttr | None = None
        self._scopes: list[tuple[Block, dict[Hashable, SSAValue]]] = [(block, {})]

    @contextmanager
    def inside(self, block: Block) -> Iterator[Block]:
        """Write into a block within the one that is open."""
        self._scopes.append((block, {}))
        yield block
        self._scopes.pop()

    @contextmanager
    def apart(self, block: Block) -> Iterator[Block]:
        """Write into a block that sees nothing of those that are open."""
        outer, self._scopes = self._scopes, [(block, {})]
        yield block
        self._scopes = outer

    def emit(self, op: Operation) -> Operation:
        if self.location is not None:
            op.location = self.location
        self._scopes[-1][0].add_op(op)
        return op

    def value(self, op: Operation) -> SSAValue:
        """The only result of an operation, emitted."""
        return self.emit(op).results[0]

    def once(self, key: Hashable, make: Callable[[], SSAValue]) -> SSAValue:
        """What `key` stands for, made now if it is not there yet."""
        for _, known in reversed(self._scopes):
            if key in known:
                return known[key]
        made = self._scopes[-1][1][key] = make()
        return made

    # Constants

    def constant(self, value: float | int, type: Attribute) -> SSAValue:
        """A number, as a scalar."""
        if isinstance(type, AnyFloat):
            return self.once(("constant", repr(value), type),
                             lambda: self.value(arith.ConstantOp(FloatAttr(value, type))))
        assert isinstance(type, IntegerType) and isinstance(value, int)
        return self.once(("constant", value, type), lambda: self.value(arith.ConstantOp(IntegerAttr(value, type))))

    def filled(self, value: float | int, type: Attribute) -> SSAValue:
        """A number in every element of a block, or as a scalar if `type` is none."""
        scalar, shape = self.constant(value, triton.element_of(type)), triton.shape_of(type)
        return self.splat(scalar, shape)

    def splat(self, scalar: SSAValue, shape: Sequence[int]) -> SSAValue:
        if not shape:
            return scalar
        return self.once(("splat", scalar, tuple(shape)), lambda: self.value(triton.SplatOp(scalar, shape)))

    # Dimensions

    def spread(self, lanes: Lanes, dimensions: Dimensions) -> SSAValue:
        """A value as a block over all of `dimensions`: its own, and others along which it is repeated."""
        wanted = ordered(dimensions)
        if lanes.dimensions == wanted:
            return lanes.value
        shape = [dimension.size for dimension in wanted]
        if not lanes.dimensions:
            return self.splat(lanes.value, shape)
        return self.once(("spread", lanes.value, wanted), lambda: self._broadcast(lanes, wanted, shape))

    def _broadcast(self, lanes: Lanes, wanted: tuple[Dimension, ...], shape: list[int]) -> SSAValue:
        value = lanes.value
        for axis, dimension in enumerate(wanted):
            if dimension not in lanes.dimensions:
                value = self.value(triton.ExpandDimsOp(value, axis))
        return self.value(triton.BroadcastOp(value, shape))

    def combine(self, make: Callable[..., SSAValue], *operands: Lanes, dimensions: Dimensions = NONE) -> Lanes:
        """What `make` makes of operands that are brought to common dimensions first."""
        met = dimensions.union(*(operand.dimensions for operand in operands))
        return Lanes(make(*(self.spread(operand, met) for operand in operands)), ordered(met))

    def compute(self, kind: Callable[..., Operation], *operands: Lanes) -> Lanes:
        """An operation on operands that are brought to common dimensions first."""
        return self.combine(lambda *values: self.value(kind(*values)), *operands)

    def integer(self, value: int) -> Lanes:
        """An index as a scalar."""
        return Lanes(self.constant(value, i64))
