"""The base class of all prim operations."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable

from xdsl.irdl import IRDLOperation, traits_def

from ...expressions import Expression
from ...interfaces.emission import LegalOn
from ...shapes import DimsAttr
from ..shape import ExprAttr

__all__ = ["PrimOp"]


class PrimOp(IRDLOperation, ABC):
    """An operation on immutable tensors that depends only on its operands. Passes on the level prim accept subclasses
    from any dialect: they may be fused or recomputed, and are lowered to loops.
    """

    traits = traits_def(LegalOn(frozenset({"prim"})))

    @property
    def mentioned(self) -> Iterable[Expression]:
        """The integer expressions over shape symbols in the properties."""
        for attribute in self.properties.values():
            if isinstance(attribute, ExprAttr):
                yield attribute.data
            elif isinstance(attribute, DimsAttr):
                yield from attribute.data
