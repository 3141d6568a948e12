"""Loop nests that sum products of two operands, each of which is used by many iterations: matrix products."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import LoadOp, LoopOp, ParallelOp, ReduceOp, Reduction, StoreOp
from ....ir.interfaces.effects import Memory
from ..analysis.index_expressions import Names
from ..scheduling.new_loops import yielded_values
from ..scheduling.reordering import obstacle_to_pair

__all__ = ["Contraction", "contraction_of", "neighbours_along", "sums_of_products"]


@dataclass(frozen=True)
class Contraction:
    """A sum of products in parallel loops, of which nothing but the next one is in each."""

    sum: ReduceOp
    loops: Sequence[ParallelOp]
    """The loops around it, from the outermost on."""
    rows: ParallelOp
    """The loop that changes only the factor that is the same in all lanes."""
    columns: ParallelOp
    """The loop of the lanes, which changes only the other factor."""
    is_left: bool
    """Whether the factor that is the same in all lanes is the first one."""

    @property
    def element(self) -> FixedBitwidthType:
        """The type of the sum."""
        type = self.sum.outputs[0].type
        assert isinstance(type, FixedBitwidthType)
        return type

    def operands(self, sum: ReduceOp) -> tuple[SSAValue, SSAValue]:
        """In a copy of the sum: the factor that is the same in all lanes, and the other one."""
        left, right = _factors(sum)
        return (left, right) if self.is_left else (right, left)


def _is_sum_of_products(op: ReduceOp) -> bool:
    """Whether a loop adds products of floats of which each may be rounded together with the addition, and does nothing
    else."""
    if op.reductions != [Reduction.ADD] or op.step_size != 1 \
            or not isinstance(op.outputs[0].type, AnyFloat) or any(inner.regions for inner in op.body.block.ops):
        return False
    product = yielded_values(op)[0].owner
    return isinstance(product, arith.MulfOp) and product.parent_op() is op and product.fastmath is not None \
        and FastMathFlag.ALLOW_CONTRACT in product.fastmath.data


def _factors(sum: ReduceOp) -> tuple[SSAValue, SSAValue]:
    """The two factors of the products that a loop adds; of wide products those of the lanes."""
    product = yielded_values(sum)[0].owner
    assert isinstance(product, arith.MulfOp)
    return product.lhs, product.rhs


def contraction_of(sum: ReduceOp, memory: Memory) -> Contraction | str:
    """The nest around a sum of products, or why it is none of a matrix product."""
    loops: list[ParallelOp] = []
    around = sum.parent_op()
    while isinstance(around, ParallelOp) and around.step_size == 1 and \
            (not loops or obstacle_to_pair(around, loops[0], memory) is None):
        loops.insert(0, around)
        around = around.parent_op()
    if not loops:
        return "it stands in no parallel loop"
    if any(other is not sum for other in sums_of_products(loops[0])):
        return "its loops compute other sums of products, too"
    changed = [_variables(factor, loops[0]) for factor in _factors(sum)]
    own = [[loop for loop in loops if loop.induction_variable in mine and loop.induction_variable not in other]
           for mine, other in (changed, changed[::-1])]
    if not all(own):
        return "a factor is used by one iteration only: it is the product of a matrix and a vector"
    names = Names()
    columns = max((loop for side in own for loop in side), key=lambda loop: (
        _stores_along(loop, loops[-1], names), _side_along(loop, sum, names), _extent(loop)))
    is_left = columns in own[1]
    rows = max(own[0 if is_left else 1], key=_extent)
    return Contraction(sum, loops, rows, columns, is_left)


def neighbours_along(value: SSAValue, loop: LoopOp, names: Names) -> bool:
    """Whether a value is read from memory in which neighbouring iterations of a loop have it side by side."""
    load = value.owner
    while isinstance(load, arith.ExtFOp):
        load = load.operands[0].owner
    variable = names.of(loop.induction_variable).as_symbol
    return isinstance(load, LoadOp) and variable is not None \
        and names.expressions(load)["subscript"].coefficient(variable) == 1


def _extent(loop: LoopOp) -> int:
    count = loop.trip_count.as_int
    return 1 << 32 if count is None else count


def _side_along(loop: LoopOp, sum: ReduceOp, names: Names) -> bool:
    return any(neighbours_along(factor, loop, names) for factor in _factors(sum))


def _stores_along(loop: ParallelOp, innermost: ParallelOp, names: Names) -> bool:
    """Whether all results of neighbouring iterations are neighbours."""
    variable = names.of(loop.induction_variable).as_symbol or ""
    stores = [op for op in innermost.body.block.ops if isinstance(op, StoreOp)]
    return all(names.expressions(op)["subscript"].coefficient(variable) == 1 for op in stores)


def _variables(value: SSAValue, outermost: LoopOp) -> set[SSAValue]:
    """The variables of loops, from `outermost` on, that a value is computed of."""
    found: set[SSAValue] = set()
    seen: set[Operation] = set()
    pending = [value]
    while pending:
        each = pending.pop()
        owner = each.owner
        if not isinstance(owner, Operation):
            found.add(each)
        elif owner not in seen and outermost.is_ancestor(owner):
            seen.add(owner)
            pending += [operand for inner in owner.walk() for operand in inner.operands]
    return found


def sums_of_products(op: Operation) -> Iterator[ReduceOp]:
    """The sums of products inside of an operation."""
    for inner in op.walk():
        if isinstance(inner, ReduceOp) and _is_sum_of_products(inner):
            yield inner
