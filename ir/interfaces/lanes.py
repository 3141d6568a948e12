"""How operations treat the lanes of their vectors: each by itself, and whether they compute with them."""

from __future__ import annotations

from functools import cache

from xdsl.dialects import arith, math, vector
from xdsl.ir import Operation
from xdsl.traits import OpTrait

from .emission import cpp_text_of, is_mappable

__all__ = ["LaneWise", "MovesLanes", "is_lane_wise", "moves_lanes"]


class LaneWise(OpTrait):
    """A lane of a result depends only on the same lane of each operand that is a vector, and on all other operands."""


class MovesLanes(LaneWise):
    """The operation takes f16 and bf16 as they are in memory; others compute with them as f32."""


_UPSTREAM = (arith.BitcastOp, vector.BitcastOp, vector.InsertOp)
_LANE_WISE = frozenset({*arith.Arith.operations, *math.Math.operations, vector.FMAOp})
"""Operations of xDSL, which lacks the traits."""


@cache
def moves_lanes(kind: type[Operation]) -> bool:
    """Whether a kind of operation moves lanes without computing with them."""
    return kind in _UPSTREAM or kind.has_trait(MovesLanes, value_if_unregistered=False)


@cache
def is_lane_wise(kind: type[Operation]) -> bool:
    """Whether a kind of operation says that it treats each lane by itself. C++ expressions are of single lanes."""
    return kind in _LANE_WISE or kind.has_trait(LaneWise, value_if_unregistered=False) or is_mappable(kind) \
        or cpp_text_of(kind) is not None
