"""That no operation loses the place that it comes from, checked after each pass."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import LocationAttr, ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ....ir.errors import VerificationError, operation_text
from ....ir.provenance import Origin, origins_in
from ...generic.override import Override
from ..pass_manager import Instrument
from ..pass_options import pass_text

__all__ = ["ProvenanceCheck", "operations_without_origin"]

MAX_SHOWN = 3


class ProvenanceCheck(Instrument):
    """Refuses a module with an operation, other than itself, whose location names no place in a file; after a pass
    also one whose location names a place that no operation had before the first pass.

    Both are mistakes of a pass: what it makes has the locations of what it replaces.
    """

    def __init__(self) -> None:
        self._known: set[Origin] = set()

    def begin(self, module: ModuleOp) -> None:
        self._refuse(list(operations_without_origin(module)), "before the first pass", "the input")
        self._known = {origin for location in _locations(module) for origin in origins_in(location)}

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        name = pass_text(module_pass)
        if isinstance(module_pass, Override):
            self.begin(module)  # the user's text, with places of its own
            return
        self._refuse(list(operations_without_origin(module)), f"after {module_pass.name}", name)
        invented = {location for location in _locations(module) if not self._known.issuperset(origins_in(location))}
        for op in module.walk():
            if op.location in invented:
                raise VerificationError("a location names a place that no operation had before the first pass",
                                        op=op, pass_name=name)

    def _refuse(self, lost: list[Operation], when: str, name: str) -> None:
        if not lost:
            return
        count = f"{len(lost)} operation has" if len(lost) == 1 else f"{len(lost)} operations have"
        shown = "\n".join(operation_text(op, lines=1) for op in lost[:MAX_SHOWN])
        hint = "give a new operation the location of what it replaces: LocationKeeper, inherit_location"
        raise VerificationError(f"{when} {count} no place in a file", op=shown, hint=hint, pass_name=name)


def operations_without_origin(module: ModuleOp) -> Iterator[Operation]:
    """The operations in a module whose own location names no place in a file."""
    without = {location for location in _locations(module) if not origins_in(location)}
    for op in module.walk():
        if op is not module and op.location in without:
            yield op


def _locations(module: ModuleOp) -> set[LocationAttr]:
    return {op.location for op in module.walk() if op is not module}
