"""The check that passes keep the collectives of a program."""

from __future__ import annotations

from itertools import zip_longest

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.errors import PassError
from ..analysis.communication import Started, sequence, starts_in
from .nested_pass import NestedPass
from .pass_manager import Instrument

__all__ = ["KeptCollectives", "changes_collectives", "first_difference"]


def changes_collectives(module_pass: ModulePass) -> bool:
    """Whether a pass declares that it may merge, split or remove collectives."""
    inner = module_pass.inner if isinstance(module_pass, NestedPass) else module_pass
    return getattr(inner, "changes_collectives", False)


def first_difference(one: list[Started], other: list[Started]) -> tuple[Started | None, Started | None] | None:
    """The first collectives in which two sequences differ; None in the place of one that the other lacks."""
    return next(((ours, theirs) for ours, theirs in zip_longest(one, other) if ours != theirs), None)


class KeptCollectives(Instrument):
    """Refuses a pass that adds, removes, changes or reorders collectives and does not declare it: other ranks start the
    collectives of the program, so that they and this one would wait for each other forever.
    """

    def begin(self, module: ModuleOp) -> None:
        self._same, self._kept = _attributes(module), sequence(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        if not self._kept:
            return
        now = _attributes(module)
        if now == self._same:  # texts take longer to compare
            return
        self._same, before, self._kept = now, self._kept, sequence(module)
        difference = first_difference(before, self._kept)
        if difference is not None and not changes_collectives(module_pass):
            before, after = ("nothing" if each is None else each.text for each in difference)
            raise PassError(f"the pass changes collectives, which other ranks would wait for: it starts {after} in the "
                            f"place of {before}",
                            hint="a pass that may do this declares it: changes_collectives = True")


def _attributes(module: ModuleOp) -> list[tuple[object, ...]]:
    return [(start.order, start.collective, start.group, *start.inputs.types) for start in starts_in(module)]
