"""The attribute `block`, which maps a loop to the programs and blocks of a GPU kernel."""

from __future__ import annotations

from xdsl.dialects.builtin import IntAttr, NoneAttr, StringAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

AXES = ("x", "y", "z")
"""The axes of the launch grid, in order."""


@irdl_attr_definition
class BlockAttr(ParametrizedAttribute):
    """Map `size` iterations of a loop to the lanes of one dimension of block tensors; the size is a power of two.

    #loop.block<128, x>   on an outermost loop.parallel: each block is a separate program, along a launch axis
    #loop.block<1024>     on an inner loop: a program executes the blocks one after the other, or all iterations
                          at once if they fit into one block

    Lanes beyond the last iteration are inactive. In a program loop of size 1 each program executes one iteration with
    scalars. A loop without the attribute is serial.
    """

    name = "loop.block"
    size: IntAttr
    axis: StringAttr | NoneAttr

    @staticmethod
    def of(size: int, axis: str | None = None) -> BlockAttr:
        return BlockAttr(IntAttr(size), NoneAttr() if axis is None else StringAttr(axis))

    @property
    def lanes(self) -> int:
        """The number of iterations executed at once."""
        return self.size.data

    @property
    def launch_axis(self) -> str | None:
        """`x`, `y` or `z` if the blocks are programs; None if one program executes them all."""
        return self.axis.data if isinstance(self.axis, StringAttr) else None

    def verify(self) -> None:
        if self.lanes < 1 or self.lanes & (self.lanes - 1):
            raise VerifyException(f"#loop.block: the size {self.lanes} is not a power of two")
        if self.launch_axis is not None and self.launch_axis not in AXES:
            raise VerifyException(f"#loop.block: a launch axis is x, y or z, not {self.launch_axis}")

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        with parser.in_angle_brackets():
            size = parser.parse_integer(allow_boolean=False)
            axis = StringAttr(parser.parse_identifier()) if parser.parse_optional_punctuation(",") else NoneAttr()
        return [IntAttr(size), axis]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(str(self.lanes))
            if self.launch_axis is not None:
                printer.print_string(f", {self.launch_axis}")


def block_of(loop: Operation) -> BlockAttr | None:
    """The block attribute of a loop, or None."""
    block = loop.attributes.get("block")
    return block if isinstance(block, BlockAttr) else None


def is_program_loop(loop: Operation) -> bool:
    """Whether the blocks of a loop are separate programs."""
    block = block_of(loop)
    return block is not None and block.launch_axis is not None
