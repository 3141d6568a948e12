"""That no operation loses the place that it comes from, checked after each pass."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass

from ....ir.errors import VerificationError, operation_text
from ....ir.provenance import Origin, origins_in
from ...generic.override import Override
from ..pass_manager import Instrument
from ..pass_options import pass_text

__all__ = ["ProvenanceCheck"]

MAX_SHOWN = 3


class ProvenanceCheck(Instrument):
    """Refuses a module with an operation, other than itself, whose location names no place in a file; after a pass
    also one whose location names a place that no operation had before the first pass.

    Both are mistakes of a pass: what it makes has the locations of what it replaces.
    """

    def __init__(self) -> None:
        self._known: set[Origin] = set()
        self._accepted: dict[int, Attribute] = {}
        """Locations that were checked, by identity: to hash one is to walk through it, and many share one."""

    def begin(self, module: ModuleOp) -> None:
        self._accepted.clear()
        new = self._not_accepted(module)
        self._refuse([op for op, origins in new if not origins], "before the first pass", "the input")
        self._known = {origin for _, origins in new for origin in origins}
        self._accept(new)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        name = pass_text(module_pass)
        if isinstance(module_pass, Override):
            self.begin(module)  # the user's text, with places of its own
            return
        new = self._not_accepted(module)
        self._refuse([op for op, origins in new if not origins], f"after {module_pass.name}", name)
        for op, origins in new:
            if not self._known.issuperset(origins):
                raise VerificationError("a location names a place that no operation had before the first pass",
                                        op=op, pass_name=name)
        self._accept(new)

    def _not_accepted(self, module: ModuleOp) -> list[tuple[Operation, tuple[Origin, ...]]]:
        """The operations in a module whose own locations are new, and the places that these name."""
        found: dict[int, tuple[Origin, ...]] = {}
        new: list[tuple[Operation, tuple[Origin, ...]]] = []
        for op in module.walk():
            location = op.location
            if id(location) in self._accepted or op is module:
                continue
            if id(location) not in found:
                found[id(location)] = origins_in(location)
            new.append((op, found[id(location)]))
        return new

    def _accept(self, new: list[tuple[Operation, tuple[Origin, ...]]]) -> None:
        self._accepted.update((id(op.location), op.location) for op, _ in new)

    def _refuse(self, lost: list[Operation], when: str, name: str) -> None:
        if not lost:
            return
        count = f"{len(lost)} operation has" if len(lost) == 1 else f"{len(lost)} operations have"
        shown = "\n".join(operation_text(op, lines=1) for op in lost[:MAX_SHOWN])
        hint = "give a new operation the location of what it replaces: LocationKeeper, inherit_location"
        raise VerificationError(f"{when} {count} no place in a file", op=shown, hint=hint, pass_name=name)
