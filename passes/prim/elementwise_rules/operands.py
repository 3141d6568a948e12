"""What the rules ask of operands, and how they make new ones."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import BOOL, tensor_of
from ..numerics import Numerics
from ..scalar_arithmetic import Number, round_number
from ..value_rewriter import ValueRewriter

__all__ = ["Rule", "Simplifier", "constant_last", "element", "is_bool", "is_float", "is_number", "number"]


class Simplifier:
    """Inserts ops, within what the module's numerics allow."""

    def __init__(self, numerics: Numerics):
        self.numerics = numerics
        self._rewriter: ValueRewriter | None = None

    def of(self, rewriter: ValueRewriter) -> Simplifier:
        """This, inserting by way of `rewriter`."""
        self._rewriter = rewriter
        return self

    def insert(self, op: Operation) -> SSAValue:
        """The result of a new op, simplified."""
        assert self._rewriter is not None
        return self._rewriter.insert(op)

    def constant(self, value: Number, like: SSAValue) -> SSAValue:
        """A number in the shape and type of `like`."""
        whole = isinstance(element(like), IntegerType)
        return self.insert(prim.ConstantOp(int(value) if whole else float(value), tensor_of(like)))

    def allows(self, numerics: Numerics, op: Operation) -> bool:
        """Whether a rewrite of `op` that needs these numerics is legal: of integers every one is."""
        return self.numerics >= numerics or not is_float(op.results[0])


Rule = Callable[..., SSAValue | None]
"""A function of a simplifier and an op of the class that it is listed under: what replaces its result, or None."""


def element(value: SSAValue) -> object:
    return tensor_of(value).element_type


def is_float(value: SSAValue) -> bool:
    return isinstance(element(value), AnyFloat)


def is_bool(value: SSAValue) -> bool:
    return element(value) == BOOL


def number(value: SSAValue) -> Number | None:
    """The number that a constant has in every place, rounded to its type."""
    owner = value.owner
    if not isinstance(owner, prim.ConstantOp):
        return None
    return round_number(tensor_of(value).element_type, owner.number)


def constant_last(op: prim.BinaryOp) -> tuple[SSAValue, SSAValue]:
    """The operands of a commutative op, a constant as the second one."""
    return (op.lhs, op.rhs) if isinstance(op.rhs.owner, prim.ConstantOp) else (op.rhs, op.lhs)


def is_number(value: SSAValue, wanted: Number) -> bool:
    """Whether a value is this number everywhere; 0.0 is not -0.0."""
    found = number(value)
    return found is not None and found == wanted and str(float(found)) == str(float(wanted))
