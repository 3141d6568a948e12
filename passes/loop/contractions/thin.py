"""Products of a matrix and few rows, which are limited by memory bandwidth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.ir import SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import KernelOp, LoadOp, LoopOp, ParallelOp, ReduceOp, Reduction
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.vector_types import stored_bits
from ..analysis.index_expressions import Names
from .nests import loops_around, terms_around, trips_of

__all__ = ["ThinProduct", "sums_in", "thin_product_of"]

MAX_STRIDE = 4
"""How far apart in memory are neighbouring terms of what all columns share, at most: as the numbers that are multiplied
by those in the same half of neighbouring bytes."""


@dataclass(frozen=True)
class ThinProduct:
    """A sum in perfectly nested parallel loops over the columns of a matrix and over few rows."""

    terms: Sequence[ReduceOp]
    """The loops that add up, from the outermost on: several where terms in groups have a factor of each group."""
    columns: ParallelOp
    """The loop that changes what is computed of elements of the matrix."""
    rows: ParallelOp | None
    """The loop that changes only the other factor; None where there is one row."""
    loops: tuple[ParallelOp, ...]
    """All loops around the sum, from the outermost on."""
    is_along_sum: bool
    """Whether neighbours in memory are added up, in both factors; else they belong to neighbouring columns."""
    column_bytes: int | None
    """How far apart columns of the matrix are in memory, in bytes; None if that is not known."""

    is_unpacked: bool
    """Whether numbers of the matrix are computed of fewer bits."""

    @property
    def sum(self) -> ReduceOp:
        """The innermost loop of the sum."""
        return self.terms[-1]

    def shared(self) -> Iterator[SSAValue]:
        """What all columns need of elements of the other factor, where that is more than to load neighbours in memory:
        they are apart, or are widened."""
        names = Names()
        for load in self.sum.body.block.ops:
            if not isinstance(load, LoadOp) or _step(load, self.columns, names) != 0 \
                    or not (step := _step(load, self.sum, names)):
                continue
            value = load.result
            user = value.get_user_of_unique_use() if value.has_one_use() else None
            if isinstance(user, arith.ExtFOp | arith.ExtSIOp) and user.parent is load.parent:
                yield user.results[0]
            elif step > 1:
                yield value

    @property
    def row_count(self) -> int:
        """The number of rows that the matrix is multiplied by."""
        count = 1 if self.rows is None else self.rows.trip_count.as_int
        assert count is not None
        return count


def sums_in(kernel: KernelOp) -> Iterator[ReduceOp]:
    """The innermost loops that add numbers of 32 or more bits."""
    for op in kernel.walk():
        if isinstance(op, ReduceOp) and op.reductions == [Reduction.ADD] and op.step_size == 1 \
                and not any(inner.regions for inner in op.body.block.ops):
            type = op.outputs[0].type
            if isinstance(type, AnyFloat | IntegerType) and type.bitwidth >= 32:
                yield op


def thin_product_of(sum: ReduceOp, memory: Memory, most_rows: int) -> ThinProduct | None:
    """The nest around a sum over a matrix and at most so many rows; None if it is none. What is computed of their
    elements before they are added up may be more than a product: a matrix of few bits is unpacked and scaled so."""
    terms = terms_around(sum, memory)
    loops = loops_around(terms[0], memory)
    if not loops or any(isinstance(op, LoopOp) and op not in terms for op in loops[-1].body.walk()):
        return None
    reads: list[LoadOp] = []
    for op in sum.body.block.ops:
        effects = effects_of(op, memory)
        if isinstance(op, LoadOp):
            reads.append(op)
        elif effects.reads or effects.writes or not effects.repeatable:
            return None
    names = Names()
    for columns in reversed(loops):
        matrix = [load for load in reads if _step(load, columns, names) != 0]
        others = [load for load in reads if load not in matrix]
        rows = [loop for loop in loops if all(_step(load, loop, names) == 0 for load in matrix)
                and any(_step(load, loop, names) != 0 for load in others)]
        count = trips_of(rows)
        if len(rows) > 1 or count is None or count > most_rows or _is_shorter(columns, count) \
                or not any(_step(load, sum, names) != 0 for load in others):
            continue
        along_sum = _lies_along(matrix, sum, 1, names) and _lies_along(others, sum, MAX_STRIDE, names)
        if along_sum or (len(terms) == 1 and _lies_along(matrix, columns, 1, names)
                         and any(_step(load, sum, names) != 0 for load in matrix)):
            apart = [_bytes_between(load, columns, names) for load in matrix]
            return ThinProduct(terms, columns, rows[0] if rows else None, tuple(loops), along_sum,
                               None if None in apart else max(each or 0 for each in apart),
                               any(stored_bits(load.result.type) <= 8 for load in matrix))
    return None


def _step(load: LoadOp, loop: LoopOp, names: Names) -> int | None:
    """The distance in memory between two successive iterations of a loop; None if it is not constant."""
    place, variable = names.expressions(load)["subscript"], names.of(loop.induction_variable).as_symbol or ""
    step = place.coefficient(variable)
    return None if step is None else step.as_int


def _bytes_between(load: LoadOp, loop: LoopOp, names: Names) -> int | None:
    """How many bytes what successive iterations load is apart; None if that is not constant."""
    step = _step(load, loop, names)
    return None if step is None else abs(step) * stored_bits(load.result.type) // 8


def _lies_along(loads: Sequence[LoadOp], loop: LoopOp, most_apart: int, names: Names) -> bool:
    """Whether each load reads the same or a nearby element in successive iterations of a loop, and at least one reads
    another element."""
    steps = [_step(load, loop, names) for load in loads]
    return any(steps) and all(step is not None and 0 <= step <= most_apart for step in steps)


def _is_shorter(columns: ParallelOp, rows: int) -> bool:
    count = columns.trip_count.as_int
    return count is not None and count <= rows

