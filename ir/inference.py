"""Operations whose result types follow from their operands and properties."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from xdsl.ir import Attribute

__all__ = ["InfersResultTypes"]


class InfersResultTypes:
    """A base of operation classes that know the types of their results.

    Where results merely share the type of an operand (a type variable of IRDL says so) it is not needed.
    """

    @classmethod
    @abstractmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        """The types of the results; the operands and properties are of the kinds that the class declares."""
