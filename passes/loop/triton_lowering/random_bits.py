"""The lowering of random bits on blocks to integer arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from ....ir import philox
from ....ir.dialects import arith, prim
from .arithmetic import Formula
from .writer import Writer


@dataclass(frozen=True)
class _Words:
    """A block or a scalar, with operators that emit operations."""

    writer: Writer
    value: SSAValue

    def __add__(self, other: _Words | int) -> _Words:
        return self._with(arith.AddiOp, other)

    def __mul__(self, other: _Words | int) -> _Words:
        return self._with(arith.MuliOp, other)

    def __and__(self, other: _Words | int) -> _Words:
        return self._with(arith.AndIOp, other)

    def __or__(self, other: _Words | int) -> _Words:
        return self._with(arith.OrIOp, other)

    def __xor__(self, other: _Words | int) -> _Words:
        return self._with(arith.XOrIOp, other)

    __rxor__ = __xor__

    def __lshift__(self, other: _Words | int) -> _Words:
        return self._with(arith.ShLIOp, other)

    def __rshift__(self, other: _Words | int) -> _Words:
        return self._with(arith.ShRUIOp, other)

    def _with(self, kind: Callable[[SSAValue, SSAValue], Operation], other: _Words | int) -> _Words:
        value = self.writer.filled(other, self.value.type) if isinstance(other, int) else other.value
        return _Words(self.writer, self.writer.value(kind(self.value, value)))


def _random_bits(w: Writer, op: Operation, xs: list[SSAValue]) -> SSAValue:
    return philox.random_bits(*(_Words(w, x) for x in xs)).value


FORMULAS: dict[type[Operation], Formula] = {prim.RandomBitsOp: _random_bits}
