"""Indexes the remarks of a graph by the operation that they describe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from xdsl.ir import Operation

from ..ir.errors import SourcePosition
from ..ir.provenance import origins_in
from ..ir.watching import RemarkKind
from .report import Said
from .tables import Tables

__all__ = ["Remarked"]


class Remarked:
    """The remarks of the passes, from the remarks file of a dump."""

    def __init__(self, records: Sequence[Mapping[str, Any]], tables: Tables):
        self._by_op: dict[tuple[str, str, SourcePosition | None], dict[str, str]] = {}
        counts: dict[tuple[str, str, str, str, SourcePosition | None], int] = {}
        for record in records:
            where = record["where"] and SourcePosition(**record["where"])
            key = (record["kind"], record["pass"], record["kernel"] or "", record["message"], where)
            counts[key] = counts.get(key, 0) + 1
            self._by_op.setdefault((record["pass"], record["op"], where), {})[record["message"]] = record["kind"]
        sets = {where: tables.set_at(where) for where in {key[-1] for key in counts}}
        self.said = tuple(Said(*key[:4], sets[key[4]], count) for key, count in counts.items())

    def about(self, op: Operation, passes: Iterable[str], kind: RemarkKind | None = None) -> tuple[str, ...]:
        """Return the remarks of some passes about operations with the same name and position, optionally of one kind.
        """
        places = [origin.position for origin in origins_in(op.location)]
        return tuple(dict.fromkeys(message for name in passes for place in dict.fromkeys(places)
                                   for message, found in self._by_op.get((name, op.name, place), {}).items()
                                   if kind is None or found == kind.value))
