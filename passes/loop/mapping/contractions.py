"""The mapping of kernels that multiply matrices: each program computes a block of rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import starmap
from math import prod

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, IntegerAttr, i64
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import (
    GROUPED,
    STAGES,
    WARPS,
    BlockAttr,
    KernelOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    Reduction,
)
from ....ir.dtypes import is_float8
from ....ir.interfaces.effects import is_pure
from ....ir.machines.gpu import Gpu
from ...analysis.product_tiles import FEW_ROWS, TILES, TILES_OF_FLOAT8, ProductTile
from ..analysis.index_expressions import Names
from ..analysis.reductions import yielded
from ..scheduling.reordering import obstacle_to_pair
from .accesses import Accesses
from .kernel_loops import expected_trips, power_of_two, trip_count

MIN_ROWS = 5
"""Rows, or columns, from which on a block of `Gpu.least_product` of them pays, although most of it is idle."""


GROUP = 8
"""How many programs along rows share all columns before others begin."""
OTHER_GROUPS = (1, 32)
"""Numbers of them that a measurement may choose instead."""

TILES_WITHOUT_TENSOR_CORES = tuple(starmap(ProductTile, ((64, 64, 16, 4, 3), (32, 32, 32, 4, 3), (16, 64, 32, 4, 3))))
"""Where each thread multiplies and adds for itself: the instructions for all terms of a block are written out."""

SHARED_BESIDE = 1 << 10
"""Bytes of shared memory that are not for blocks of factors."""

MOST_TERMS_AT_ONCE = 128
"""Sums of so many terms or fewer, which another loop adds up, are computed at once, so that the loads of the next ones
begin meanwhile."""

MAX_TILE_OF_SEVERAL = 128 * 128
"""Rows times columns of a program that computes several products, each with sums and factors of its own."""


@dataclass(frozen=True)
class ContractionNest:
    """The loops of a kernel that is a matrix product, grouped by the factors that depend on them, outermost first.
    `columns` are the loops of the factor that the innermost loop belongs to."""

    loops: tuple[ParallelOp, ...]
    batches: tuple[ParallelOp, ...]
    rows: tuple[ParallelOp, ...]
    columns: tuple[ParallelOp, ...]
    sums: tuple[ReduceOp, ...]
    element: Attribute
    """The type of the factors."""
    adding: ReduceOp | None = None
    """The loop around the sums that adds up what is computed of them, as scaled sums of blocks of terms."""

    @property
    def groups(self) -> tuple[tuple[ParallelOp, ...], ...]:
        """The loops of batches, of rows and of columns."""
        return self.batches, self.rows, self.columns

    def sizes(self, names: Names) -> tuple[int, int, int]:
        """The expected numbers of matrices, of rows and of columns."""
        matrices, rows, columns = (prod(expected_trips(loop, names) for loop in loops) for loops in self.groups)
        return matrices, rows, columns


def contraction_nest(kernel: KernelOp) -> ContractionNest | str | None:
    """The nest of a kernel whose only reductions are matrix products, the reason why it is not supported, or None if it
    has no matrix product."""
    nest: list[ParallelOp] = []
    block = kernel.body.block
    while len(loops := [op for op in block.ops if isinstance(op, LoopOp)]) == 1 and isinstance(loops[0], ParallelOp):
        nest.append(loops[0])
        block = loops[0].body.block
    adding = loops[0] if len(loops) == 1 and isinstance(loops[0], ReduceOp) and _adds_up_sums(loops[0]) else None
    if adding is not None:
        if any(op.regions for op in block.ops if op is not adding):
            return "it has other loops too"
        block = adding.body.block
        loops = [op for op in block.ops if isinstance(op, LoopOp)]
    sums = [loop for loop in loops if isinstance(loop, ReduceOp)]
    if len(nest) < 2 or not sums or not all(map(_is_sum_of_products, sums)):
        return None
    if len(sums) != len(loops) or any(op.regions for op in block.ops if op not in sums):
        return "it has other loops too"
    if (reason := next(filter(None, map(obstacle_to_pair, nest, nest[1:])), None)) is not None:
        return reason
    if any(loop.lower_bound != 0 or loop.step_size != 1 for loop in (*nest, *sums, *([adding] if adding else []))):
        return "its loops do not go from 0 in steps of 1"
    accesses = Accesses(kernel, Names())
    pairs: set[frozenset[frozenset[ParallelOp]]] = set()
    elements: set[Attribute] = set()
    for loop, factors in ((each, factors) for each in sums for factors in _factors(each)):
        elements.update(factor.type for factor in factors)
        if not all(accesses.depends(factor, loop) for factor in factors):
            return "a factor is the same for all terms"
        first, second = (frozenset(each for each in nest if accesses.depends(factor, each)) for factor in factors)
        if not (first - second and second - first):
            return "its factors do not vary over rows and over columns"
        pairs.add(frozenset((first - second, second - first)))
    if len(pairs) != 1 or len(elements) != 1:
        return "its products have different rows and columns, or factors of different types"
    names = Names()
    rows, columns = sorted((_as_one(sorted(each, key=nest.index), names) for each in pairs.pop()),
                           key=lambda loops: nest.index(loops[-1]))
    batches = tuple(loop for loop in nest if loop not in (*rows, *columns))
    return ContractionNest(tuple(nest), batches, rows, columns, tuple(sums), elements.pop(), adding)


def _adds_up_sums(loop: ReduceOp) -> bool:
    """Whether a loop adds up what is computed of the results of other loops in it."""
    return {*loop.reductions} == {Reduction.ADD} and any(isinstance(op, ReduceOp) for op in loop.body.block.ops)


def _as_one(loops: Sequence[ParallelOp], names: Names) -> tuple[ParallelOp, ...]:
    """The innermost of some loops, and the loops around it that can be coalesced with it without a division by a length
    that is only known at run time."""
    known = len(loops) - 1
    while known > 0 and trip_count(loops[known], names) is not None:
        known -= 1
    return tuple(loops[known:])


def trips_of(loops: Iterable[LoopOp], names: Names) -> int | None:
    """The product of the trip counts of nested loops; None if one of them is not known."""
    counts = [trip_count(loop, names) for loop in loops]
    return None if None in counts else prod(count or 0 for count in counts)


def tiles_of(nest: ContractionNest, gpu: Gpu, precision: str) -> list[ProductTile]:
    """Tiles, sorted by the predicted time for the multiplications and loads of a program, in rounds of all
    multiprocessors."""
    names, on_tensor_cores = Names(), is_on_tensor_cores(nest, precision)
    sizes = nest.sizes(names)

    def cost(tile: ProductTile) -> tuple[int, int]:
        return tile.rounds(*sizes, gpu.multiprocessors) * tile.cost(), tile.blocks(*sizes)

    few_rows, few_columns = ((count := trips_of(loops, names)) is not None and count <= gpu.least_product
                             for loops in nest.groups[1:])
    tiles = TILES_WITHOUT_TENSOR_CORES if not on_tensor_cores else \
        TILES_OF_FLOAT8 if is_float8(nest.element) else TILES
    if on_tensor_cores and few_rows:
        tiles = FEW_ROWS
    elif on_tensor_cores and few_columns:
        tiles = tuple(tile._replace(rows=tile.columns, columns=tile.rows) for tile in FEW_ROWS)
    products = sum(len(loop.outputs) for loop in nest.sums)
    if products > 1:
        tiles = tuple(tile for tile in tiles if tile.rows * tile.columns <= MAX_TILE_OF_SEVERAL)
    half = on_tensor_cores and isinstance(nest.element, Float32Type)
    lengths = [trip_count(loop, names) for loop in nest.sums]
    least = Gpu.least_product * (2 if is_float8(nest.element) else 1)
    longest = None if None in lengths else max(least, power_of_two(max(length or 1 for length in lengths)))

    def fitting(terms: int) -> int:
        terms = terms // 2 if half else terms
        if longest is None:
            return terms
        return longest if nest.adding is not None and longest <= MOST_TERMS_AT_ONCE else min(terms, longest)

    def stages(tile: ProductTile) -> int:
        """The number of stages of the factors that fit into shared memory, at most the tile's."""
        lines = tile.rows + tile.columns + (products - 1) * max(tile.rows, tile.columns)
        stage = lines * tile.terms * nest.element.bitwidth // 8  # type: ignore[attr-defined]
        return min(tile.stages, (gpu.shared - SHARED_BESIDE) // stage)

    tiles = [tile._replace(terms=fitting(tile.terms)) for tile in sorted(tiles, key=cost)]
    return [tile._replace(stages=stages(tile)) for tile in tiles if stages(tile) > 1]


def is_on_tensor_cores(nest: ContractionNest, precision: str) -> bool:
    """Whether tensor cores multiply operands of the nest's type with this precision."""
    return precision == "tf32" or not isinstance(nest.element, Float32Type)


def write_tile(kernel: KernelOp, loops: Sequence[LoopOp], sums: Iterable[ReduceOp], tile: ProductTile,
               group: int = GROUP) -> None:
    """Write a tile into the attributes of a kernel. The last loops are those of rows and columns, the others are the
    batch. `group` is the number of programs along rows that process all columns before the next ones start
    (swizzling)."""
    for loop, axis, lanes in zip(reversed(loops), "yxz", (tile.columns, tile.rows, 1), strict=False):
        loop.attributes["block"] = BlockAttr.of(lanes, axis)
    for loop in sums:
        loop.attributes["block"] = BlockAttr.of(tile.terms)
    for name, number in ((WARPS, tile.warps), (STAGES, tile.stages), (GROUPED, group)):
        kernel.attributes[name] = IntegerAttr(number, i64)


def _is_sum_of_products(loop: ReduceOp) -> bool:
    """Whether a reduction adds products of two factors of a type that tensor cores multiply, where each product may be
    contracted with the addition."""
    if {*loop.reductions} != {Reduction.ADD} or not all(isinstance(each.type, Float32Type) for each in loop.outputs):
        return False
    for value in yielded(loop):
        product = value.owner
        if not isinstance(product, arith.MulfOp) or product.parent is not loop.body.block \
                or FastMathFlag.ALLOW_CONTRACT not in product.fastmath.data:
            return False
    if not all(is_repeatable(op) for op in loop.body.block.ops if op is not loop.body.block.last_op):
        return False
    types = {factor.type for factors in _factors(loop) for factor in factors}
    return len(types) == 1 and all(
        isinstance(each, BFloat16Type | Float16Type | Float32Type) or is_float8(each) for each in types)


def is_repeatable(op: Operation) -> bool:
    """Whether an operation loads or computes something, and does nothing else."""
    return isinstance(op, LoadOp) or (is_pure(op) and not op.regions)


def _factors(loop: ReduceOp) -> list[list[SSAValue]]:
    """The factors of each sum of a reduction, before they are widened."""
    products = [value.owner for value in yielded(loop)]
    return [[wider.input if isinstance(wider := value.owner, arith.ExtFOp)
             and all(use.operation in products for use in value.uses) else value for value in product.operands]
            for product in products if isinstance(product, Operation)]
