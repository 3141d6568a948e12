"""What prim's operations have in common that combine many terms into one element."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from xdsl.utils.str_enum import StrEnum

from ...expressions import Expression
from .operation import PrimOp

__all__ = ["Combiner", "FoldingOp"]

Index = Sequence[Expression]


class Combiner(StrEnum):
    """An associative, commutative operation that a reduction or a scan folds elements with."""

    ADD = "add"
    MUL = "mul"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    AND = "and"
    OR = "or"
    XOR = "xor"


class FoldingOp(PrimOp, ABC):
    """An operation each element of whose result combines terms, which loops over some dimensions make."""

    @property
    @abstractmethod
    def kind(self) -> Combiner:
        """How the terms are combined."""

    @property
    @abstractmethod
    def folded(self) -> tuple[Expression, ...]:
        """The extents of the dimensions that are combined, outermost first."""

    @abstractmethod
    def term(self, index: Index, folded: Index) -> tuple[tuple[Expression, ...], ...]:
        """For each operand, the index of the element that goes into the term at `folded` of the result's element at
        `index`."""
