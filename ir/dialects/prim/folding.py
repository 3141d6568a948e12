"""The base class of prim's operations that combine many terms into one element."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from xdsl.utils.str_enum import StrEnum

from ...expressions import Expression
from .operation import PrimOp

__all__ = ["Combiner", "FoldingOp"]

Index = Sequence[Expression]


class Combiner(StrEnum):
    """An associative, commutative operation by which a reduction or a scan combines elements."""

    ADD = "add"
    MUL = "mul"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    AND = "and"
    OR = "or"
    XOR = "xor"


class FoldingOp(PrimOp, ABC):
    """An operation whose result elements combine terms, which loops over some dimensions compute."""

    @property
    @abstractmethod
    def kind(self) -> Combiner:
        """The operation that combines the terms."""

    @property
    @abstractmethod
    def folded(self) -> tuple[Expression, ...]:
        """The extents of the reduced dimensions, outermost first."""

    @abstractmethod
    def term(self, index: Index, folded: Index) -> tuple[tuple[Expression, ...], ...]:
        """For each operand, the index of the element in the term `folded` of the result's element at `index`."""
