"""Hashes that xDSL computes by methods in Python at each look-up, which was a tenth of the calls of a compilation."""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import IntegerAttr, IntegerType, MemRefType, TensorType, VectorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import IRDLOperation

__all__ = ["speed_up_hashes"]

_HASH = "_hash"


def speed_up_hashes() -> None:
    """Values and operations, which are equal to nothing else, get the comparison and the hash of any object. The hash
    of a type, which consists of those of all its parameters, is computed once for each object.
    """
    for kind in (SSAValue, Operation, IRDLOperation):
        kind.__eq__, kind.__hash__ = object.__eq__, object.__hash__  # type: ignore[method-assign]
    for kind in (IntegerAttr, IntegerType, MemRefType, TensorType, VectorType):
        _remember_hash(kind)


def _remember_hash(kind: type[Attribute]) -> None:
    compute = kind.__hash__

    def remembered(self: Attribute) -> int:
        known = self.__dict__.get(_HASH)
        if known is None:
            known = compute(self)
            object.__setattr__(self, _HASH, known)
        return known

    def state(self: Attribute) -> dict[str, Any]:
        """What is pickled: hashes of strings differ between processes."""
        return {name: value for name, value in self.__dict__.items() if name != _HASH}

    kind.__hash__, kind.__getstate__ = remembered, state  # type: ignore[method-assign]
