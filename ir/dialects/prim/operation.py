"""What all of prim's operations have in common."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable

from xdsl.irdl import IRDLOperation, traits_def

from ...expressions import Expression
from ...interfaces.emission import LegalOn
from ..shape import DimsAttr, ExprAttr

__all__ = ["PrimOp"]


class PrimOp(IRDLOperation, ABC):
    """An operation on immutable tensors, which depends on its operands alone. Passes on the level prim take it for one
    of theirs, whichever dialect it is from: it joins others in a fusion, or is computed again, and becomes loops."""

    traits = traits_def(LegalOn(frozenset({"prim"})))

    @property
    def mentioned(self) -> Iterable[Expression]:
        """The integer expressions over shape symbols that properties consist of."""
        for attribute in self.properties.values():
            if isinstance(attribute, ExprAttr):
                yield attribute.data
            elif isinstance(attribute, DimsAttr):
                yield from attribute.data
