"""Writing a kernel of blocks: operations are appended to the open block, and values are broadcast to common
dimensions."""

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
    """Dimensions in the order of blocks: those of outer loops first."""
    return tuple(sorted(dimensions))


class Writer:
    """Appends operations to the innermost open block. Operations with equal keys are created once in a block and the
    blocks inside of it."""

    def __init__(self, block: Block):
        self.location: LocationAttr | None = None
        self._scopes: list[tuple[Block, dict[Hashable, SSAValue]]] = [(block, {})]

    @contextmanager
    def inside(self, block: Block) -> Iterator[Block]:
        """Write into a block inside of the open one."""
        self._scopes.append((block, {}))
        yield block
        self._scopes.pop()

    @contextmanager
    def apart(self, block: Block) -> Iterator[Block]:
        """Write into a block that does not use values of the open blocks."""
        outer, self._scopes = self._scopes, [(block, {})]
        yield block
        self._scopes = outer

    def emit(self, op: Operation) -> Operation:
        if self.location is not None:
            op.location = self.location
        self._scopes[-1][0].add_op(op)
        return op

    def value(self, op: Operation) -> SSAValue:
        """Emit an operation and return its only result."""
        return self.emit(op).results[0]

    def once(self, key: Hashable, make: Callable[[], SSAValue]) -> SSAValue:
        """The value with a key, created now if there is none yet."""
        for _, known in reversed(self._scopes):
            if key in known:
                return known[key]
        made = self._scopes[-1][1][key] = make()
        return made

    # Constants

    def constant(self, value: float | int, type: Attribute) -> SSAValue:
        """A constant, as a scalar."""
        if isinstance(type, AnyFloat):
            return self.once(("constant", repr(value), type),
                             lambda: self.value(arith.ConstantOp(FloatAttr(value, type))))
        assert isinstance(type, IntegerType) and isinstance(value, int)
        return self.once(("constant", value, type), lambda: self.value(arith.ConstantOp(IntegerAttr(value, type))))

    def filled(self, value: float | int, type: Attribute) -> SSAValue:
        """A block filled with a number, or a scalar if `type` is none."""
        scalar, shape = self.constant(value, triton.element_of(type)), triton.shape_of(type)
        return self.splat(scalar, shape)

    def splat(self, scalar: SSAValue, shape: Sequence[int]) -> SSAValue:
        if not shape:
            return scalar
        return self.once(("splat", scalar, tuple(shape)), lambda: self.value(triton.SplatOp(scalar, shape)))

    # Dimensions

    def spread(self, lanes: Lanes, dimensions: Dimensions) -> SSAValue:
        """A value broadcast to all of `dimensions`."""
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
        """The operation that `make` creates from operands that are broadcast to common dimensions."""
        met = dimensions.union(*(operand.dimensions for operand in operands))
        return Lanes(make(*(self.spread(operand, met) for operand in operands)), ordered(met))

    def compute(self, kind: Callable[..., Operation], *operands: Lanes) -> Lanes:
        """The result of an operation on operands that are broadcast to common dimensions."""
        return self.combine(lambda *values: self.value(kind(*values)), *operands)

    def integer(self, value: int) -> Lanes:
        """An index as a scalar."""
        return Lanes(self.constant(value, i64))
