"""Which loops of a kernel are worth vectorizing: those along which memory accesses are contiguous."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from xdsl.dialects.builtin import AnyFloat, MemRefType, VectorType
from xdsl.ir import Operation

from ....ir.dialects.loop import (
    AccessOp,
    ForOp,
    LoopOp,
)
from ....ir.expressions import Expression
from ....ir.interfaces.effects import AtomicUpdate
from ....ir.traversal import operations_in
from ...analysis.lane_shuffles import WIDEST_LOAD, widest_masked_load
from ..analysis.index_expressions import Names

UNKNOWN_EXTENT = 64
"""How often a loop of unknown extent is taken to run."""

SPREAD_COST = 2.0
"""What one lane costs where the lanes' places are far apart, against 1 for a scalar access: a load, and the insertion
of its value into the vector, since a gather or a wide stride is put together lane by lane."""


@dataclass(frozen=True)
class Candidate:
    """A loop, and how many scalar accesses a vector loop in its place would save."""

    loop: LoopOp
    gain: float


def choose(root: Operation, names: Names, lanes: int, bits: int) -> list[Candidate]:
    """The loops inside of `root` to vectorize, at most one on each path from it to an innermost loop, for
    registers of so many bits."""
    return _best(root, names, lanes, bits, 1.0)


def left_scalar(
    root: Operation, chosen: Sequence[LoopOp], names: Names, lanes: int, bits: int
) -> Iterator[tuple[LoopOp, str]]:
    """The innermost loops inside of `root` that stay scalar in and around the `chosen` ones, each with the reason."""
    for loop in root.walk():
        if not isinstance(loop, LoopOp) or any(isinstance(inner, LoopOp) for inner in loop.walk() if inner is not loop):
            continue
        if not any(each.is_ancestor(loop) for each in chosen):
            yield loop, _why_scalar(loop, names, lanes, bits)


def _why_scalar(loop: LoopOp, names: Names, lanes: int, bits: int) -> str:
    if isinstance(loop, ForOp):
        return "each iteration needs the one before"
    if not _is_candidate(loop):
        return "it moves by more than one index at a time, tile by tile, or holds vectors already"
    gain = _gain(loop, names, max(min(lanes, extent(loop)), 1), bits, 1.0)
    if gain > 0:
        return "a loop around it would gain more, but cannot be vectorized"
    if gain == 0:
        return "vectors would cost as much"
    return f"its accesses are not to neighbours in memory, so vectors would cost {-gain:.1f} accesses an iteration"


def _best(op: Operation, names: Names, lanes: int, bits: int, times: float) -> list[Candidate]:
    """The choice with the greatest gain among `op` itself and the best choices inside of it."""
    runs = times
    if isinstance(op, LoopOp):
        runs *= extent(op)
    inside = [candidate for region in op.regions for block in region.blocks for inner in block.ops
              for candidate in _best(inner, names, lanes, bits, runs) if inner.regions]
    if runs and _is_candidate(op):
        gain = _gain(op, names, min(lanes, extent(op)), bits, runs)
        if gain > 0 and gain >= sum(candidate.gain for candidate in inside):
            return [Candidate(op, gain)]
    return inside


def extent(loop: LoopOp) -> int:
    """The trip count of the loop, or the expected one."""
    count = loop.trip_count.as_int
    return UNKNOWN_EXTENT if count is None else count


def _is_candidate(op: Operation) -> TypeGuard[LoopOp]:
    """Whether the iterations of `op` may run side by side: a loop in steps of 1, without vectors inside, and without
    operations that access memory in other ways than element by element, such as tile by tile."""
    if not isinstance(op, LoopOp) or not op.has_reorderable_iterations or op.step_size != 1:
        return False
    return not any(any(isinstance(value.type, VectorType) for value in inner.results)
                   or (not isinstance(inner, AccessOp) and any(isinstance(each.type, MemRefType)
                                                               for each in inner.operands))
                   for inner in op.walk())


def _gain(loop: LoopOp, names: Names, lanes: int, bits: int, runs: float) -> float:
    """The accesses and computations that are saved if `lanes` iterations of `loop` are executed at a time."""
    variable = names.of(loop.induction_variable).as_symbol
    assert variable is not None
    saved = 0.0

    def visit(op: Operation, times: float) -> None:
        nonlocal saved
        if isinstance(op, AccessOp):
            saved += times * _access_gain(op, names, variable, lanes, bits)
        elif op.results and isinstance(op.results[0].type, AnyFloat) and op.operands:
            saved += times * (1 - 1 / lanes)
        for region in op.regions:
            for inner in region.block.ops:
                visit(inner, times * extent(op) if isinstance(op, LoopOp) and op is not loop else times)

    visit(loop, runs)
    return saved


def _access_gain(op: AccessOp, names: Names, variable: str, lanes: int, bits: int) -> float:
    if not op.is_exact or op.has_trait(AtomicUpdate):
        return 0.0  # its elements stay neighbours, or are updated one by one
    step = step_along(names.expressions(op)["subscript"], variable)
    if step == 0:
        return 1 - 1 / lanes if op.results else 0.0
    stride = None if step is None else step.as_int
    if stride is None:
        return 1 - SPREAD_COST
    if op.mask is None:
        return 1 - _lane_cost(stride, WIDEST_LOAD, 2, lanes)
    widest = widest_masked_load(op.results[0].type, bits) if op.results else 1
    return 1 - _lane_cost(stride, widest, 4, lanes)


def _lane_cost(stride: int, widest: int, work: int, lanes: int) -> float:
    """The cost of one lane: its share of the loads and stores of vectors, and of the shuffles between them; each vector
    takes so many operations, and lanes that are further apart than `widest` are moved one by one."""
    if stride == 1:
        return 1 / lanes
    if abs(stride) > widest:
        return SPREAD_COST
    return min(SPREAD_COST, (work * abs(stride) - 1 + (stride < 0)) / lanes)


def step_along(expression: Expression, variable: str) -> Expression | None:
    """The distance that `expression` moves when `variable` grows by 1; None if it is not constant."""
    return expression.coefficient(variable)


def lane_count(loop: Operation, bits: int) -> int:
    """The number of lanes of the widest floats computed inside that fit a register; integers and indices may take
    several registers."""
    widths = [r.type.bitwidth for op in operations_in(loop) for r in op.results if isinstance(r.type, AnyFloat)]
    return max(bits // max([32, *widths]), 1)
