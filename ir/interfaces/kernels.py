"""What a launch starts, whatever the kernel is made of."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from xdsl.dialects.builtin import SymbolNameConstraint
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation, prop_def, region_def

__all__ = ["Kernel"]


class Kernel(IRDLOperation):
    """A kernel has a name and a body, and the arguments of the body's block are what a launch gives it."""

    LEVEL: ClassVar[str]
    """The level of the IR that a module with such kernels stands on."""

    sym_name = prop_def(SymbolNameConstraint())
    body = region_def("single_block")

    def describe_launch(self) -> str:
        """What a launch takes beside the arguments, for people: threads, or a grid of programs."""
        return ""

    @staticmethod
    @abstractmethod
    def takes_buffer(argument: Attribute, element: Attribute, extent: int | None) -> bool:
        """Whether an argument of the type `argument` can be given a buffer of elements of the type `element`; `extent`
        is how many elements there are from its first to its last, None if that is not known."""
