"""The names that values of a kernel have in its text."""

from __future__ import annotations

from io import StringIO

from xdsl.ir import BlockArgument, SSAValue
from xdsl.printer import Printer

from ....ir.dialects.loop import KernelOp, LoopOp

__all__ = ["loops_by_name", "names_in"]


def names_in(kernel: KernelOp) -> dict[str, SSAValue]:
    """The values of a kernel by their names, without `%`, in the order of the text."""
    printer = _NamePrinter()
    printer.print_op(kernel)
    return printer.named


def loops_by_name(kernel: KernelOp) -> dict[str, LoopOp]:
    """The loops of a kernel by the names of their variables."""
    found: dict[str, LoopOp] = {}
    for name, value in names_in(kernel).items():
        loop = value.owner.parent_op() if isinstance(value, BlockArgument) else None
        if isinstance(loop, LoopOp) and value is loop.induction_variable:
            found[name] = loop
    return found


class _NamePrinter(Printer):
    """Notes the name of each value that it prints."""

    def __init__(self) -> None:
        super().__init__(stream=StringIO())
        self.named: dict[str, SSAValue] = {}

    def print_ssa_value(self, value: SSAValue) -> str:
        name = super().print_ssa_value(value)
        self.named.setdefault(name, value)
        return name
