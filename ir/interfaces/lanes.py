"""Operations that move the lanes of vectors without computing with them."""

from __future__ import annotations

from functools import cache

from xdsl.dialects import arith, vector
from xdsl.ir import Operation
from xdsl.traits import OpTrait

__all__ = ["MovesLanes", "moves_lanes"]


class MovesLanes(OpTrait):
    """The operation takes f16 and bf16 as they are in memory; others compute with them as f32."""


_UPSTREAM = (arith.BitcastOp, vector.BitcastOp, vector.InsertOp)


@cache
def moves_lanes(kind: type[Operation]) -> bool:
    """Whether a kind of operation moves lanes without computing with them."""
    return kind in _UPSTREAM or kind.has_trait(MovesLanes)
