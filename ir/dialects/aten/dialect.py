"""The dialects `aten` and `prims`: their ops are found by name in the table of schemas."""

from __future__ import annotations

from xdsl.ir import Operation

from ...lazy_dialect import LazyDialect
from .operation import CallOp, op_class

__all__ = ["Aten", "Prims"]


class OperatorDialect(LazyDialect):
    """The operators of one torch namespace."""

    def find_operation(self, name: str) -> type[Operation] | None:
        return op_class(name)


Aten = OperatorDialect("aten", [CallOp])
Prims = OperatorDialect("prims")
