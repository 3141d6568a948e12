"""Blocks of rows and terms of a softmax between two sums of products, for the programs of a GPU."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type
from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.index_maps import Index
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression, constant, product
from ....ir.machines.gpu import Gpu
from ....ir.shapes import dims
from ..analysis.demands import Demands
from .grouping import source_of
from .pattern import NotStreamed, WeightedSum

__all__ = ["Blocks", "blocks_of_programs"]

LEAST_BLOCKS = 2
"""Blocks of terms of a chunk, at least."""
LAUNCH_BLOCKS = 8
"""Blocks of terms that take as long as the kernel that combines chunks. [M] H100, 2x16x1024x64 in bf16: 31 us, 16
blocks in each of two rounds of programs."""


class Blocks(NamedTuple):
    """How the rows and terms of a softmax are cut."""

    tile: tuple[int, int]
    """The rows and terms whose scores are computed together."""
    rows: tuple[Expression, ...]
    """The dimensions of the rows, of which the last one is cut into blocks."""
    chunk: int | None = None
    """Terms after which another sum begins."""
    others: tuple[tuple[int, int], ...] = ()
    """Tiles from which the first run may choose another one."""


def blocks_of_programs(found: WeightedSum, scores: prim.ContractOp, gpu: Gpu, tiles: int) -> Blocks:
    """The rows and terms that a program of a GPU computes together, on tensor cores, with up to so many tiles; raises
    NotStreamed.

    [M] H100, slopes by flex_attention in bf16, us, with 64 rows and four warps, 128 and eight: 4x16x2048x64 206, 212,
    with a causal mask 122, 139; 2x16x1024x64 31, 33; 2x16x1024x128 46, 51. In f32 2x16x1024x128 takes 3459, the
    library 464.
    """
    factors = {tensor_of(source_of(each)).element_type for each in (*scores.operands, found.values)}
    element = factors.pop()
    if factors or not isinstance(element, BFloat16Type | Float16Type | Float32Type):
        raise NotStreamed("tensor cores do not multiply its factors")
    widths = [each.as_int or 0 for each in (*scores.folded, found.contraction.extents.data[found.column])]
    widest = gpu.product_block if isinstance(element, Float32Type) else gpu.streamed_columns
    if len(widths) != 2 or not all(gpu.least_product <= each <= widest for each in widths):
        raise NotStreamed("its rows are too short or too long for a block")
    block = gpu.product_block
    rows = _rows_with_same_terms(found, scores, block)
    height = rows[-1].as_int
    tile = block if height is None else min(block, gpu.product_lanes(height)), block

    def fits(tile: tuple[int, int]) -> bool:
        return gpu.streamed_stages(tile, (widths[0], widths[1]), element.size) > 0

    if not fits(tile):
        raise NotStreamed("shared memory does not hold its blocks")
    programs = product((*rows[:-1], (rows[-1] + (tile[0] - 1)) // tile[0])).as_int
    chunk = _chunk(dims(tensor_of(found.scores))[-1].as_int, programs, block, gpu)
    others = [(tile[0], block // 2), *([(2 * block, block)] if tile[0] == block else []), (tile[0], 2 * block)]
    others = [each for each in others if fits(each) and (chunk is None or chunk % each[1] == 0)]
    return Blocks(tile, rows, chunk, tuple(others[:tiles - 1]))


def _chunk(terms: int | None, programs: int | None, block: int, gpu: Gpu) -> int | None:
    """The terms of a chunk, so that all programs are under way at a time; None where there are enough without chunks.
    A number of terms that is not known is taken for a large one."""
    if programs is None or 2 * programs > gpu.enough_programs:
        return None
    if terms is None:
        return LAUNCH_BLOCKS * block
    blocks = -(-terms // block)
    chunk = max(-(-blocks * programs // gpu.enough_programs), LEAST_BLOCKS)
    return chunk * block if chunk + LAUNCH_BLOCKS < blocks else None


def _rows_with_same_terms(found: WeightedSum, scores: prim.ContractOp, block: int) -> tuple[Expression, ...]:
    """The dimensions of the rows as blocks need them: the last one is of rows that are multiplied by the same matrices.
    Where it has fewer than a block, it takes in what precedes it, or a part of that."""
    sizes = dims(tensor_of(found.scores))[:-1]
    if (last := sizes[-1].as_int) is None or last > block:
        if not _share_terms(found, scores, {len(sizes) - 1: sizes[-1]}):
            raise NotStreamed("its rows are multiplied by matrices of their own")
        return sizes
    count, parts, at = 1, dict[int, Expression](), len(sizes)
    while at > 0 and count < block and (size := sizes[at - 1].as_int) is not None:
        at -= 1
        part = next(each for each in range(size, 0, -1) if size % each == 0 and count * each <= block and (
            each == 1 or _share_terms(found, scores, {**parts, at: constant(each)})))
        count, parts[at] = count * part, constant(part)
        if part < size:
            return *sizes[:at], constant(size // part), constant(count)
    return *sizes[:at], constant(count)


def _share_terms(found: WeightedSum, scores: prim.ContractOp, parts: dict[int, Expression]) -> bool:
    """Whether rows that differ within parts of their dimensions only are multiplied by the same matrices: what tells
    them apart is in one factor of the scores only, and not in the values. `parts` are the lengths of the parts."""
    sizes = dims(tensor_of(found.scores))
    probe = Demands({})
    within = dict(zip(parts, probe.fresh_index(list(parts.values())), strict=True))
    index = tuple(probe.fresh_index([size // parts.get(at, 1)])[0] * parts[at] + within[at] if at in parts
                  else probe.fresh(size) for at, size in enumerate(sizes))
    probe.trace(found.scores, index)
    own, term = probe.symbols(within.values()), probe.symbols(index[-1:])
    places = {f"d{at}": each for at, each in enumerate(index)}
    values = tuple(each.substitute(places) for each in found.values_map)
    factors = [each for place in probe.reductions[scores.result] for each in zip(
               scores.operands, scores.term(place, tuple(map(probe.fresh, scores.folded))), strict=True)]
    used = [probe.symbols(_place_in_source(*each, probe)) for each in factors]
    return not own & probe.symbols(_place_in_source(found.values, values, probe)) \
        and not any(own & symbols and term & symbols for symbols in used)


def _place_in_source(value: SSAValue, index: Index, probe: Demands) -> Index:
    """The index in what a value is a view of, or was before it was widened."""
    while isinstance(op := value.owner, prim.ViewOp | prim.ConvertOp):
        value, index = op.input, op.operand_index(index, probe.ranges) if isinstance(op, prim.ViewOp) else index
        index = tuple(map(probe.simplify, index))
    return tuple(map(probe.simplify, index))
