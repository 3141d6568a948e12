"""Numbering of a program's source positions, so that the cached code of a program serves equal programs in other
places.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from xdsl.dialects.builtin import LocationAttr, ModuleOp
from xdsl.ir import Operation

from ..codegen.emit.provenance import Provenance
from ..ir.errors import SourcePosition, position_of
from ..ir.provenance import Origin, by_identity, origins_in
from ..ir.traversal import operations_in

__all__ = ["Places"]


class Places:
    """The source positions in a module before lowering, numbered in the order in which its operations name them.

    Programs that are equal apart from their source positions have equal patterns: the operations that share a line,
    and the names of operators. After lowering, they differ only in positions.
    """

    def __init__(self, module: ModuleOp):
        self._numbers: dict[SourcePosition, int] = {}

        @by_identity
        def described(location: LocationAttr) -> str:
            return " ".join(f"{origin.operator}@{self._numbers.setdefault(origin.position, len(self._numbers))}"
                            for origin in origins_in(location))

        self.pattern = "\n".join(described(op.location) for op in operations_in(module))
        """A text that is equal for equal programs, independent of their source positions."""

    def numbered(self, provenance: Provenance, externs: Sequence[Operation]) -> str:
        """The origins of a program's code and operator calls, as text with numbers for positions."""
        new = {origin: replace(origin, file="", line=number, column=0) for origin in provenance.origins
               if (number := self._numbers.get(origin.position)) is not None}
        calls = [self._numbers.get(position, str(position)) if (position := position_of(op)) else ""
                 for op in externs]
        return json.dumps({"code": provenance.with_origins(new).to_record(), "externs": calls})

    def placed(self, text: str) -> tuple[Provenance, list[str]]:
        """The inverse of `numbered`, for this program or an equal one, with this program's positions."""
        record = json.loads(text)
        provenance = Provenance.from_record(record["code"])
        positions = list(self._numbers)
        new: dict[Origin, Origin] = {}
        for origin in provenance.origins:
            if not origin.file:
                place = positions[origin.line]
                new[origin] = Origin(place.file, place.line, place.column, origin.operator)
        calls = [str(positions[each]) if isinstance(each, int) else each for each in record["externs"]]
        return provenance.with_origins(new), calls
