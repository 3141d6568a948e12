"""The names by which schedules call the loops of a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from xdsl.ir import SSAValue
from xdsl.printer import Printer

from ....ir.dialects.loop import KernelOp, LoopOp
from .primitive import Loops

__all__ = ["LoopNames", "names_in"]


class LoopNames:
    """A name for each loop and each value of a kernel: at first that in the kernel's text, and the same from then on,
    whatever becomes of the text."""

    def __init__(self, kernel: KernelOp):
        self._kernel = kernel
        self.values = {value: name for name, value in names_in(kernel).items()}
        """The names of the values that there were at first."""
        self.names = {loop: self.values[loop.induction_variable] for loop in _loops(kernel)}

    def of_clone(self, kernel: KernelOp) -> LoopNames:
        """The names of the same loops and values in a clone of the kernel."""
        names = LoopNames(kernel)
        values = dict(zip(_values(self._kernel), _values(kernel), strict=True))
        names.values = {values[value]: name for value, name in self.values.items() if value in values}
        names.names = {loop: self.names[own] for own, loop in zip(_loops(self._kernel), _loops(kernel), strict=True)}
        return names

    @property
    def loops(self) -> dict[str, LoopOp]:
        """The loops by their names."""
        return {name: loop for loop, name in self.names.items()}

    def follow(self, before: Sequence[object] = (), after: Loops = (), into: Sequence[str] = ()) -> None:
        """Name the loops that there are now: those that a primitive made, `after`, of others, `before`, by `into`, else
        like those or by the hints of their variables; then all that are new."""
        freed = {loop.induction_variable.name_hint: self.names.pop(loop) for loop in before if isinstance(loop, LoopOp)
                 and loop in self.names}
        present = set(_loops(self._kernel))
        self.names = {loop: name for loop, name in self.names.items() if loop in present and loop not in after}
        for loop, name in zip(after, into, strict=False):
            loop.induction_variable.name_hint = name
            self.names[loop] = name
        for loop in [*after[len(into):], *_loops(self._kernel)]:
            if loop in present and loop not in self.names:
                hint = loop.induction_variable.name_hint
                self.names[loop] = self._free(hint or "i", freed.get(hint))

    def _free(self, hint: str, wanted: str | None) -> str:
        taken = set(self.names.values())
        if wanted is not None and wanted not in taken:
            return wanted
        number = 0
        while (name := f"{hint}_{number}" if number else hint) in taken:
            number += 1
        return name


def names_in(kernel: KernelOp) -> dict[str, SSAValue]:
    """The values of a kernel by their names in its text, without `%`, in the order of the text."""
    printer = _NamePrinter()
    printer.print_op(kernel)
    return printer.named


def _values(kernel: KernelOp) -> list[SSAValue]:
    return [*kernel.body.block.args, *(value for op in kernel.body.walk() for value in (
        *op.results, *(argument for region in op.regions for block in region.blocks for argument in block.args)))]


def _loops(kernel: KernelOp) -> list[LoopOp]:
    return [op for op in kernel.walk() if isinstance(op, LoopOp)]


class _NamePrinter(Printer):
    """Notes the name of each value that it prints."""

    def __init__(self) -> None:
        super().__init__(stream=StringIO())
        self.named: dict[str, SSAValue] = {}

    def print_ssa_value(self, value: SSAValue) -> str:
        name = super().print_ssa_value(value)
        self.named.setdefault(name, value)
        return name
