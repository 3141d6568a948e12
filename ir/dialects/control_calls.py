"""The interface of the operations of the control dialect, which call functions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation

__all__ = ["Call", "ControlOp", "numbered"]


class Call(NamedTuple):
    """A call of a function by an operation."""

    function: str
    inputs: tuple[Attribute, ...]
    outputs: tuple[Attribute, ...] | None
    """None for a function that returns one condition."""


class ControlOp(IRDLOperation):
    """The interface of all operations of the dialect."""

    @property
    @abstractmethod
    def calls(self) -> list[Call]:
        """The called functions with the types of their arguments and results, in textual order."""

    @property
    @abstractmethod
    def is_data_dependent(self) -> bool:
        """Whether the control flow depends on values of tensors, not only on sizes."""

    @property
    @abstractmethod
    def arguments_of(self) -> list[tuple[str, int] | None]:
        """For each operand the function that receives it, and the number of the argument."""

    @property
    @abstractmethod
    def results_of(self) -> list[tuple[str, int] | None]:
        """For each result a function that returns it, and the number of the result."""


def numbered(function: SymbolRefAttr, values: Sequence[SSAValue], first: int = 0) -> list[tuple[str, int]]:
    """A function with the number of its argument or result, for each of the values, starting at `first`."""
    return [(function.string_value(), first + position) for position in range(len(values))]
