"""The interface of kernels, independent of their dialect."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from xdsl.dialects.builtin import SymbolNameConstraint
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation, prop_def, region_def

__all__ = ["Kernel"]


class Kernel(IRDLOperation):
    """A kernel has a name and a body; a launch passes the arguments of the body's block."""

    LEVEL: ClassVar[str]
    """The level of the IR to which modules with such kernels belong."""

    sym_name = prop_def(SymbolNameConstraint())
    body = region_def("single_block")

    @property
    def programs(self) -> int | None:
        """How often a launch executes the body; None if this depends on arguments."""
        return 1

    def describe_launch(self) -> str:
        """A description of the launch for humans: the threads, or the grid of programs."""
        return ""

    @staticmethod
    @abstractmethod
    def takes_buffer(argument: Attribute, element: Attribute, extent: int | None) -> bool:
        """Whether an argument of type `argument` accepts a buffer with elements of type `element`. `extent` is the
        number of elements from the first to the last one, None if unknown.
        """
