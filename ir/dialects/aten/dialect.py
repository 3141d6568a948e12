"""The dialects `aten` and `prims`, which look up their ops by name in the table of schemas."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import Operation

from ...lazy_dialect import LazyDialect
from .operation import CallOp, op_class
from .table import op_names

__all__ = ["Aten", "Prims"]


class OperatorDialect(LazyDialect):
    """The operators of one torch namespace."""

    @property
    def operations(self) -> Iterator[type[Operation]]:
        """All operations; creating their classes takes a third of a second."""
        yield from self._operations
        yield from filter(None, map(op_class, op_names(self.name)))

    def find_operation(self, name: str) -> type[Operation] | None:
        return op_class(name)


Aten = OperatorDialect("aten", [CallOp])
Prims = OperatorDialect("prims")
