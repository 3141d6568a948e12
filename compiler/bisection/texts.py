"""Texts of a module before and after a rewrite, with stable names of values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import StringIO

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...ir.errors import OP_LINES
from ...ir.text import LocationPrinter
from ...passes.management.instruments import Verifier
from ...passes.management.pass_manager import Instrument, PassManager

__all__ = ["StableNames", "operation_text"]


class StableNames:
    """Prints the results of passes on a module, in which the module's values keep their names.

    Otherwise, removing one value would renumber all later ones, and the difference of the texts would show them all.
    """

    def __init__(self, module: ModuleOp):
        self._module = module
        printer = _NamingPrinter({})
        printer.print_op(module)
        self._names = printer.names

    def run(
        self, passes: Sequence[ModulePass], instruments: Sequence[Instrument],
        began: Callable[[Mapping[SSAValue, str]], object] = lambda names: None,
    ) -> str | Exception:
        """The text of the passes' result on a copy of the module, or the exception that they raise.

        `began` is called with the names of the copy's values before the first pass.
        """
        values: dict[SSAValue, SSAValue] = {}
        blocks: dict[Block, Block] = {}
        copy = self._module.clone(values, blocks)
        old = {values[value]: name for value, name in self._names.items() if value in values}
        began(old)
        try:
            PassManager(passes, [*instruments, Verifier()]).run(make_context(allow_unregistered=True), copy)
        except Exception as error:  # it is a symptom of the rewrite
            return error
        kept = _values(copy)
        printer = _NamingPrinter({value: name for value, name in old.items() if value in kept})
        printer.print_op(copy)
        return printer.text


def _values(module: ModuleOp) -> set[SSAValue]:
    found: set[SSAValue] = set()
    for op in module.walk():
        found.update(op.results)
        found.update(arg for region in op.regions for block in region.blocks for arg in block.args)
    return found


def operation_text(op: Operation, names: Mapping[SSAValue, str]) -> str:
    """An operation in generic form, which works for invalid operations too."""
    printer = _NamingPrinter(dict(names), generic=True)
    printer.print_op(op)
    lines = printer.text.splitlines()
    return "\n".join(lines if len(lines) <= OP_LINES else [*lines[: OP_LINES - 1], "..."])


class _NamingPrinter(LocationPrinter):
    """A printer with given names for some values; all names are unique in the module."""

    def __init__(self, names: dict[SSAValue, str], *, generic: bool = False):
        self._stream = StringIO()
        super().__init__(stream=self._stream, print_generic_format=generic)
        self.names = names
        self._used = set(names.values())
        self._next = 0

    @property
    def text(self) -> str:
        return self._stream.getvalue() + "\n"

    def print_ssa_value(self, value: SSAValue) -> str:
        if value not in self.names:
            self.names[value] = self._fresh(value.name_hint)
        name = self.names[value]
        self.print_string(f"%{name}")
        return name

    def _fresh(self, hint: str | None) -> str:
        name, count = hint, 0
        while name is None or name in self._used:
            count += 1
            if hint is None:
                name, self._next = str(self._next), self._next + 1
            else:
                name = f"{hint}_{count}"
        self._used.add(name)
        return name
