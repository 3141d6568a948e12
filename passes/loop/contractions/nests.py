"""Loop nests that sum products of two operands, each of which is used by many iterations: matrix products."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, IntegerType
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import (
    DotOp,
    LoadOp,
    LoadPackedOp,
    LoopOp,
    PackOp,
    ParallelOp,
    ReduceOp,
    Reduction,
    StoreOp,
    has_expressions,
)
from ....ir.interfaces.effects import Memory
from ....ir.traversal import backward_slice, operands_in
from ..analysis.index_expressions import Names
from ..scheduling.reordering import obstacle_to_pair

__all__ = ["FEW_COLUMNS", "Contraction", "are_one_range", "computation", "contraction_of", "factors", "is_in_order",
           "is_line_along", "loops_around", "neighbours_along", "strided_factor", "sums_of_products", "terms_around",
           "trips_of"]

ENOUGH_ROWS = 48
"""So many rows at least are worth packing what they share, where other rows have it packed again. [M] A convolution by
3 x 3 of channels that lie together, on Zen 4: with 56 places as rows 74 GFLOP/s, with its 64 features 55; with 28
places as rows 61, with 128 features 77."""

ENOUGH_USES = 8
"""So many uses of each element are worth packing a factor for."""

FEW_COLUMNS = 64
"""Fewer columns do not fill the registers of any machine."""


@dataclass(frozen=True)
class Contraction:
    """A sum of products in perfectly nested parallel loops."""

    terms: Sequence[ReduceOp]
    """The loops that add the products up, from the outermost on: that of a matrix product, or those over the channels
    and taps of a convolution."""
    loops: Sequence[ParallelOp]
    """The parallel loops around them, from the outermost on."""
    rows: ParallelOp
    """The loop that changes only the factor that is the same in all lanes."""
    columns: Sequence[ParallelOp]
    """The loops of the lanes, which change only the other factor, from the outermost on."""
    are_stored_apart: bool
    """Whether results of the columns lie anywhere; else they are one range of neighbours, as those of all places of an
    image are."""
    is_left: bool
    """Whether the factor that is the same in all lanes is the first one."""

    @property
    def element(self) -> FixedBitwidthType:
        """The type of the sum."""
        type = self.terms[0].outputs[0].type
        assert isinstance(type, FixedBitwidthType)
        return type

    def operands(self, sum: ReduceOp) -> tuple[SSAValue, SSAValue]:
        """The factors of a copy of the sum: the one that is the same in all lanes, and the other one."""
        left, right = factors(sum)
        return (left, right) if self.is_left else (right, left)


def _is_sum_of_products(op: ReduceOp) -> bool:
    """Whether a loop does nothing but to add products: of integers, of floats that may be contracted with the addition,
    or of packed numbers."""
    if op.reductions != [Reduction.ADD] or op.step_size != 1 or any(inner.regions for inner in op.body.block.ops):
        return False
    product = op.yielded[0].owner
    if not isinstance(product, Operation) or product.parent_op() is not op:
        return False
    if isinstance(product, arith.MulfOp):
        return isinstance(op.outputs[0].type, AnyFloat) and product.fastmath is not None \
            and FastMathFlag.ALLOW_CONTRACT in product.fastmath.data
    if isinstance(product, arith.MuliOp):
        type = op.outputs[0].type
        return isinstance(type, IntegerType) and type.width.data >= 32
    return isinstance(product, DotOp) and product.addend is None


def factors(sum: ReduceOp) -> tuple[SSAValue, SSAValue]:
    """The two factors of the products that a loop adds."""
    product = sum.yielded[0].owner
    assert isinstance(product, arith.MulfOp | arith.MuliOp | DotOp)
    return product.lhs, product.rhs


def contraction_of(sum: ReduceOp, memory: Memory) -> Contraction | str:
    """The nest around a sum of products, or the reason why it is not a matrix product."""
    terms = terms_around(sum, memory)
    loops = loops_around(terms[0], memory)
    if not loops:
        return "it stands in no parallel loop"
    if any(other is not sum for other in sums_of_products(loops[0])):
        return "its loops compute other sums of products, too"
    computed = [computation(factor, loops[0]) for factor in factors(sum)]
    changed = [variables for _, variables in computed]
    own = [[loop for loop in loops if loop.induction_variable in mine and loop.induction_variable not in other]
           for mine, other in (changed, changed[::-1])]
    if not all(own):
        return "a factor is used by one iteration only: it is the product of a matrix and a vector"
    names = Names()
    lanes = max((loop for side in own for loop in reversed(side)), key=lambda loop: (
        _share_panels(own[0 if loop in own[1] else 1]), _stores_along(loop, loops[-1], names),
        _side_along(loop, sum, names), _extent(loop)))
    is_left = lanes in own[1]
    rows = max(own[0 if is_left else 1], key=_extent)
    lines = computed[1 if is_left else 0][0] - computed[0 if is_left else 1][0]
    others = [op for op in loops[-1].body.walk() if has_expressions(op) and op not in lines]
    columns = _one_range(lanes, own[1 if is_left else 0], others, names)
    more = _more_columns(columns, own[1 if is_left else 0])
    apart = bool(more) or not _stores_along(lanes, loops[-1], names)
    return Contraction(terms, loops, rows, [*more, *columns], apart, is_left)


def strided_factor(sum: ReduceOp, memory: Memory) -> tuple[SSAValue, ParallelOp, ParallelOp] | None:
    """The factor of a sum whose elements for neighbouring results lie apart, where those of the results and of the
    other factor lie together, with the outermost of the loops that use it again and the loop over neighbouring
    results; None if there is none."""
    loops, names = loops_around(terms_around(sum, memory)[0], memory), Names()
    if len(loops) < 2 or not _stores_along(loops[-1], loops[-1], names):
        return None
    *outer, lanes = loops
    if (uses := trips_of(outer)) is not None and uses < ENOUGH_USES:
        return None
    apart = [factor for factor in factors(sum) if not neighbours_along(factor, lanes, names)]
    if len(apart) != 1 or _load_of(apart[0]) is None:
        return None
    _, variables = computation(apart[0], outer[0])
    is_repeated = lanes.induction_variable in variables and variables.isdisjoint(
        loop.induction_variable for loop in outer)
    return (apart[0], outer[0], lanes) if is_repeated else None


def loops_around(op: Operation, memory: Memory) -> list[ParallelOp]:
    """The parallel loops around an operation that may be interchanged, outermost first."""
    loops: list[ParallelOp] = []
    while isinstance(around := (loops[0] if loops else op).parent_op(), ParallelOp) and around.step_size == 1 \
            and (not loops or obstacle_to_pair(around, loops[0], memory) is None):
        loops.insert(0, around)
    return loops


def terms_around(sum: ReduceOp, memory: Memory) -> list[ReduceOp]:
    """A sum and the sums directly around it, outermost first."""
    terms = [sum]
    while isinstance(around := terms[0].parent_op(), ReduceOp) and around.step_size == 1 \
            and obstacle_to_pair(around, terms[0], memory) is None:
        terms.insert(0, around)
    return terms


def are_one_range(loops: Sequence[LoopOp], ops: Iterable[Operation], names: Names) -> bool:
    """Whether nested loops can be coalesced without a division in any subscript: an iteration of a loop advances each
    subscript as far as all iterations of the loops inside, whose number is known."""
    variables = [names.of(loop.induction_variable).as_symbol or "" for loop in loops]
    trips = 1
    for loop, variable in zip(loops[:0:-1], variables[-2::-1], strict=True):
        count = loop.trip_count.as_int
        if count is None or loop.lower_bound != 0:
            return False
        trips *= count
        for place in (place for op in ops for place in names.expressions(op).values()):
            step, steps = (place.coefficient(each) for each in (variables[-1], variable))
            if step is None or steps is None or steps != step * trips:
                return False
    return True


def _share_panels(rows: Sequence[ParallelOp]) -> bool:
    """Whether a panel of columns, packed in the longest of the loops over rows, is used by enough rows."""
    return len(rows) == 1 or max(map(_extent, rows)) >= ENOUGH_ROWS


def _more_columns(columns: Sequence[LoopOp], own: Sequence[ParallelOp]) -> list[ParallelOp]:
    """The loops around those over the columns that are needed to get enough columns."""
    more: list[ParallelOp] = []
    others = [loop for loop in own if loop not in columns]
    while others and (count := trips_of([*more, *columns])) is not None and count < FEW_COLUMNS:
        more.insert(0, others.pop())
    return more


def _one_range(lanes: ParallelOp, own: Sequence[ParallelOp], ops: Sequence[Operation],
               names: Names) -> list[ParallelOp]:
    """The loop of the lanes and the loops that can be coalesced with it."""
    columns = [lanes]
    while (outer := next((loop for loop in own if loop not in columns and are_one_range([loop, *columns], ops, names)),
                         None)) is not None:
        columns.insert(0, outer)
    return columns


def neighbours_along(value: SSAValue, loop: LoopOp, names: Names) -> bool:
    """Whether a value is loaded, and neighbouring iterations of a loop load neighbouring elements."""
    owner = value.owner
    load = _load_of(owner.values[0] if isinstance(owner, PackOp) else value)
    variable = names.of(loop.induction_variable).as_symbol
    return load is not None and variable is not None \
        and names.expressions(load)["subscript"].coefficient(variable) == (
            load.count if isinstance(load, LoadPackedOp) else 1)


def _load_of(value: SSAValue) -> LoadOp | LoadPackedOp | None:
    """The load of a value that is only widened afterwards; None for any other value."""
    owner = value.owner
    while isinstance(owner, arith.ExtFOp | arith.ExtSIOp):
        owner = owner.operands[0].owner
    return owner if isinstance(owner, LoadOp | LoadPackedOp) else None


def is_line_along(value: SSAValue, loops: Sequence[LoopOp]) -> bool:
    """Whether nested loops load a value unconditionally, with a constant distance between the elements of successive
    iterations."""
    load, names = _load_of(value), Names()
    if load is None or load.mask is not None:
        return False
    place, variable = names.expressions(load)["subscript"], names.of(loops[-1].induction_variable).as_symbol or ""
    return place.coefficient(variable) is not None and are_one_range(loops, [load], names)


def is_in_order(value: SSAValue, loops: Sequence[LoopOp]) -> bool:
    """Whether nested loops load a value unconditionally from consecutive elements."""
    return is_line_along(value, loops) and neighbours_along(value, loops[-1], Names())


def trips_of(loops: Iterable[LoopOp]) -> int | None:
    """The product of the trip counts of nested loops; None if one of them is not known."""
    counts = [loop.trip_count.as_int for loop in loops]
    return None if None in counts else prod(each for each in counts if each is not None)


def _extent(loop: LoopOp) -> int:
    count = loop.trip_count.as_int
    return 1 << 32 if count is None else count


def _side_along(loop: LoopOp, sum: ReduceOp, names: Names) -> bool:
    return any(neighbours_along(factor, loop, names) for factor in factors(sum))


def _stores_along(loop: ParallelOp, innermost: ParallelOp, names: Names) -> bool:
    """Whether neighbouring iterations store their results in neighbouring elements."""
    variable = names.of(loop.induction_variable).as_symbol or ""
    stores = [op for op in innermost.body.block.ops if isinstance(op, StoreOp)]
    return all(names.expressions(op)["subscript"].coefficient(variable) == 1 for op in stores)


def computation(value: SSAValue, outermost: LoopOp) -> tuple[set[Operation], set[SSAValue]]:
    """The operations inside of a loop that a value is computed by, and the induction variables that it depends on."""
    operations = backward_slice([value], outermost.is_ancestor)
    used = [value, *operands_in(operations)]
    return set(operations), {each for each in used if not isinstance(each.owner, Operation)}


def sums_of_products(op: Operation) -> Iterator[ReduceOp]:
    """The sums of products inside of an operation."""
    for inner in op.walk():
        if isinstance(inner, ReduceOp) and _is_sum_of_products(inner):
            yield inner
