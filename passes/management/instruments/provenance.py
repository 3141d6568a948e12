"""That no operation loses the place that it comes from, checked after each pass."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
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
        self._known = {origin for _, origins in _operations(module) for origin in origins}

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        name = pass_text(module_pass)
        if isinstance(module_pass, Override):
            self.begin(module)  # the user's text, with places of its own
            return
        self._refuse(list(operations_without_origin(module)), f"after {module_pass.name}", name)
        for op, origins in _operations(module):
            if not self._known.issuperset(origins):
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
    return (op for op, origins in _operations(module) if not origins)


def _operations(module: ModuleOp) -> Iterator[tuple[Operation, tuple[Origin, ...]]]:
    """The operations in a module, and the places that their own locations name."""
    known: dict[int, tuple[Origin, ...]] = {}  # many share a location, and to hash one is to walk through it
    for op in module.walk():
        if op is not module:
            location = op.location
            if id(location) not in known:
                known[id(location)] = origins_in(location)
            yield op, known[id(location)]
