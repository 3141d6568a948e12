"""Operations whose result types follow from their operands and properties."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from xdsl.ir import Attribute

__all__ = ["InfersResultTypes"]


class InfersResultTypes:
    """The base of operation classes that infer their result types.

    It is not needed if results share the type of an operand, which IRDL expresses by a type variable.
    """

    @classmethod
    @abstractmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        """Infer the result types; operands and properties satisfy the constraints of the class."""
