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
    """A name for each loop of a kernel: at first that of its variable in the kernel's text, and the same from then on,
    whatever becomes of the text."""

    def __init__(self, kernel: KernelOp, names: Sequence[str] | None = None):
        """The names as they are printed, or those given for the loops in their order."""
        self._kernel = kernel
        printed = {value: name for name, value in names_in(kernel).items()}
        self.sizes = {argument: printed[argument] for argument in kernel.body.block.args}
        """The names of the kernel's arguments."""
        loops = _loops(kernel)
        names = [printed[loop.induction_variable] for loop in loops] if names is None else names
        self.names = dict(zip(loops, names, strict=True))

    @property
    def loops(self) -> dict[str, LoopOp]:
        """The loops by their names."""
        return {name: loop for loop, name in self.names.items()}

    def in_order(self) -> dict[LoopOp, str]:
        """The loops in the order of the text, with their names."""
        return {loop: self.names[loop] for loop in _loops(self._kernel)}

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
