"""What all of prim's operations have in common."""

from __future__ import annotations

from abc import ABC

from xdsl.irdl import IRDLOperation, traits_def

from ...interfaces.emission import LegalOn

__all__ = ["PrimOp"]


class PrimOp(IRDLOperation, ABC):
    """An operation on immutable tensors, which depends on its operands alone. Passes on the level prim take it for one
    of theirs, whichever dialect it is from: it joins others in a fusion, or is computed again, and becomes loops."""

    traits = traits_def(LegalOn(frozenset({"prim"})))
