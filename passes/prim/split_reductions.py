"""Long reductions in two stages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat, BFloat16Type, Float16Type, f32
from xdsl.ir import SSAValue

from ...ir.dialects import prim
from ...ir.dialects.prim.folding import Combiner
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import Expression, constant, product, split_multiples
from ...ir.numerics import Numerics
from ...ir.shapes import dims
from ...ir.watching import Watcher, describe
from ..rewriting.machine_options import from_machine
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter
from .splitting.chunks import COMBINATIONS, chunks_of_columns
from .splitting.contractions import blocks_of, matrices_of, signature_of, split_contraction


class SplitReductions(RewritePass):
    """Split a long reduction into two stages, the first over chunks, where the rows alone would leave threads idle or
    miss the cache.

        %s = prim.reduce <add> %x dims [0] : tensor<1000000xf32> -> tensor<f32>
    becomes
        %0 = prim.reshape %x : tensor<1000000xf32> -> tensor<64x15625xf32>
        %1 = prim.reduce <add> %0 dims [1] : tensor<64x15625xf32> -> tensor<64xf32>
        %s = prim.reduce <add> %1 dims [0] : tensor<64xf32> -> tensor<f32>

    A reduction of contiguous elements is split into about `rows` chunks if it has fewer than `min-rows` results. A
    reduction of columns is split into chunks of about `chunk` elements, which are still in the cache when the next
    column is read, or into the number of chunks in its attribute `chunks`. If no suitable number divides the size, the
    remainder after the last whole chunk is reduced separately. A symbolic size is split if its expression has a
    suitable divisor. Partial results of bf16 and f16 are f32. Under strict numerics, sums and products of floats are
    not split.
    """

    name = "split-reductions"

    min_rows: int = from_machine("enough_rows")
    """Results that keep all threads busy, as in `fuse`."""
    rows: int = from_machine("enough_chunks")
    """Chunks to make: several for each thread, so that one that starts late does not hold up the others."""
    min_chunk: int = from_machine("least_chunk")
    """Elements below which a chunk is not worth a step of its own."""
    chunk: int = from_machine("single_core_elements")
    """Elements in a chunk across memory: 128 KiB of f32, half of a small second-level cache."""
    min_length: int = from_machine("least_row")
    """Elements of a row below which it is reduced at once."""
    shortest_column: int = 32
    """Elements of a column in such a chunk at least, so that there are fewer sums to add up."""
    columns: int = from_machine("enough_columns")
    """Results across memory that keep all programs of a GPU busy: with fewer, columns are cut into chunks, so that
    there are about twice as many. 0 cuts columns into chunks for the cache instead."""
    min_column: int = from_machine("least_column")
    """Elements of a column below which it is reduced at once, if `columns` is given; a chunk has a sixteenth of them at
    least."""

    product_block: int = from_machine("product_block")
    """Rows, and columns, of a block of a matrix product. A product of fewer blocks than `min-rows` is split, so that
    all programs of a GPU have one; 0 counts its results as rows instead."""
    min_terms: int = 4096
    """Terms of the sums of such a product below which they are not split."""
    chunk_of_terms: int = 512
    """Terms of a chunk at least, beside which it does not count to write and read the sums."""
    products: tuple[str, ...] = ()
    """Products of matrices whose number of chunks a measurement found, as `1x64x64x8192:4`: matrices, rows, columns,
    terms, and chunks, 1 for a product that stays whole."""

    def __post_init__(self) -> None:
        if not all(re.fullmatch(r"\d+(x\d+){3}:[1-9]\d*", each) for each in self.products):
            raise ValueError("a product has matrices, rows, columns, terms, and chunks, as 1x64x64x8192:4")

    def cuts(self, op: prim.ContractOp) -> list[str]:
        """What `products` may say of a contraction: other numbers of chunks than the one that is made without it."""
        found = matrices_of(op)
        blocks = blocks_of(op, self.product_block) if self.product_block and op.multiplies_matrices else None
        if found is None or not blocks or 2 * blocks > self.min_rows:
            return []
        wanted = min(-(-self.min_rows // blocks), found[-1] // self.chunk_of_terms)
        made = wanted if found[-1] >= self.min_terms else 1
        counts = {1, wanted // 2, wanted, 2 * wanted} if wanted > 1 else set[int]()
        return [f"{signature_of(found)}:{count}" for count in sorted(counts - {0, made})]

    def rewrite(self, op: prim.ReduceOp | prim.ContractOp, rewriter: Rewriter) -> Replacement:
        watcher = rewriter.watcher
        ordered = isinstance(op.result.type.element_type, AnyFloat) and op.kind in (Combiner.ADD, Combiner.MUL)
        if ordered and rewriter.numerics == Numerics.STRICT:
            watcher.missed(op, "not split: under strict numerics a sum keeps its order")
            return None
        if isinstance(op, prim.ContractOp):
            return self._rewrite_contraction(op, rewriter)
        run = _outermost_run(op)
        count = self._chunks(op, run, watcher)
        if count is None:
            return None
        rewriter.explain(f"{describe(op)} reduces {count} chunks first")
        return _split(rewriter, op, run, count)

    def _rewrite_contraction(self, op: prim.ContractOp, rewriter: Rewriter) -> Replacement:
        """Cut the longest of the contracted dimensions."""
        if not op.folded or 0 in (extent.as_int for extent in op.extents.data):
            return None
        position = max(range(op.rank, len(op.extents.data)), key=lambda k: op.extents.data[k].as_int or self.min_length)
        if self.products and (found := matrices_of(op)) is not None:
            measured = dict(each.split(":") for each in self.products).get(signature_of(found))
            if measured is not None:
                rewriter.explain(f"{describe(op)} adds up {measured} chunks, which was measured to be fastest")
                return split_contraction(rewriter, op, position, int(measured)) if int(measured) > 1 else None
        kept, reduced = product(op.extents.data[:op.rank]).as_int, product(op.folded)
        blocks = blocks_of(op, self.product_block) if self.product_block and op.multiplies_matrices else None
        bounds = self._chunks_of_rows(op, kept, reduced, rewriter.watcher) if blocks is None else \
            self._chunks_of_blocks(op, blocks, reduced.as_int, rewriter.watcher)
        if bounds is None:
            return None
        count = self._count(op, [op.extents.data[position]], bounds, rewriter.watcher)
        if count is None:
            return None
        rewriter.explain(f"{describe(op)} adds up {count} chunks first")
        return split_contraction(rewriter, op, position, count)

    def _chunks_of_rows(self, op: prim.FoldingOp, kept: int | None, reduced: Expression,
                        watcher: Watcher) -> tuple[int, int] | None:
        """How many chunks are wanted for `kept` rows of `reduced` elements in a row, and how many are the most; None
        if they are not cut."""
        if kept is None:
            watcher.missed(op, "not split: how many rows there are depends on symbols")
            return None
        if kept >= self.min_rows:
            watcher.missed(op, "not split: {rows} rows keep all threads busy, bound {bound}",
                           rows=kept, bound=self.min_rows)
            return None
        if 0 < (elements := kept * (reduced.as_int or 0)) <= self.chunk:
            watcher.missed(op, "not split: it reduces {elements} elements, bound {bound}",
                           elements=elements, bound=self.chunk)
            return None
        if (reduced.as_int or self.min_length) < self.min_length:
            watcher.missed(op, "not split: its rows have {length} elements, bound {bound}",
                           length=str(reduced), bound=self.min_length)
            return None
        wanted = -(-self.rows // kept)
        return wanted, (reduced.as_int or self.min_chunk * wanted) // self.min_chunk

    def _chunks_of_blocks(self, op: prim.ContractOp, blocks: int, terms: int | None,
                          watcher: Watcher) -> tuple[int, int] | None:
        """The same for so many blocks of a product of matrices."""
        if terms is None or terms < self.min_terms:
            watcher.missed(op, "not split: it has sums of {terms} terms, bound {bound}",
                           terms="unknown" if terms is None else terms, bound=self.min_terms)
            return None
        if 2 * blocks > self.min_rows:
            watcher.missed(op, "not split: {blocks} blocks keep all programs busy, bound {bound}",
                           blocks=blocks, bound=self.min_rows // 2)
            return None
        return -(-self.min_rows // blocks), terms // self.chunk_of_terms

    def _count(self, op: prim.FoldingOp, sizes: Sequence[Expression], bounds: tuple[int, int],
               watcher: Watcher) -> int | None:
        """A number of chunks for dimensions of these sizes; `bounds` are how many are wanted and how many the most."""
        wanted, most = bounds
        if min(wanted, most) < 2:
            watcher.missed(op, "not split: its rows are shorter than two chunks of {bound} elements",
                           bound=self.min_chunk)
            return None
        count = _divisor(sizes, min(wanted, most), most)
        if count is None:
            watcher.missed(op, "not split: {length} elements cannot be cut into about {wanted} chunks",
                           length=str(product(sizes)), wanted=min(wanted, most))
        return count

    def _chunks(self, op: prim.ReduceOp, run: range, watcher: Watcher) -> int | None:
        """Into how many chunks the dimensions `run`, taken as one, are cut; None for an op that stays."""
        sizes = dims(tensor_of(op.input))
        numbers = [size.as_int for size in sizes]
        if not sizes or not op.axes or 0 in numbers:
            return None
        reduced = product(sizes[axis] for axis in op.axes)
        kept = product(size for axis, size in enumerate(sizes) if axis not in op.axes).as_int
        if op.axes[-1] == len(sizes) - 1:
            found = self._chunks_of_rows(op, kept, reduced, watcher)
            if found is None:
                return None
            wanted, most = found
        elif self.columns:
            found = chunks_of_columns(self, op, kept, reduced.as_int, watcher)
            if found is None:
                return None
            assert kept is not None and reduced.as_int is not None
            wanted, most = found
            if op.chunks is not None:
                wanted, most = op.chunks, max(most, 2 * op.chunks)
        else:
            inner = product(sizes[op.axes[-1] + 1:]).as_int
            total = reduced.as_int
            if inner is None or total is None:
                watcher.missed(op, "not split: its size across memory depends on symbols")
                return None
            if inner * total <= 4 * self.chunk:
                watcher.missed(op, "not split: its columns take {elements} elements, bound {bound}",
                               elements=inner * total, bound=4 * self.chunk)
                return None
            wanted = -(-inner * total // self.chunk)
            most = min(wanted * 2, total // self.shortest_column)
            if most < 2:
                watcher.missed(op, "not split: its columns have {length} elements, bound {bound}",
                               length=total, bound=2 * self.shortest_column)
                return None
        return self._count(op, [sizes[axis] for axis in run], (wanted, most), watcher)


def _outermost_run(op: prim.ReduceOp) -> range:
    """The first reduced dimension, with those reduced dimensions that follow it directly."""
    end = op.axes[0] if op.axes else 0
    while end in op.axes:
        end += 1
    return range(op.axes[0] if op.axes else 0, end)


def _divisor(sizes: Sequence[Expression], wanted: int, most: int) -> int | None:
    """A number of chunks for dimensions of these sizes: one that divides the first of them, or else all
    together; the least from `wanted` on, or else one somewhat smaller. If there is none, `wanted`; but None
    for symbolic sizes, or for so few elements that they cannot be cut."""
    for length in (sizes[0], product(sizes)):
        for count in (*range(wanted, min(most, 4 * wanted) + 1), *range(wanted - 1, wanted // 2, -1)):
            if count > 1 and not split_multiples(length, constant(count))[1]:
                return count
    number = product(sizes).as_int
    return wanted if number is not None and number >= 2 * wanted else None


def _split(rewriter: Rewriter, op: prim.ReduceOp, run: range, count: int) -> SSAValue:
    """The two stages: whole chunks, then the results of the chunks, and what was left over."""
    element = tensor_of(op.input).element_type
    value = op.input
    if isinstance(element, BFloat16Type | Float16Type) and op.kind in (Combiner.ADD, Combiner.MUL):
        value = rewriter.add(prim.ConvertOp(value, f32))
    sizes = dims(tensor_of(value))
    if not split_multiples(sizes[run.start], constant(count))[1]:
        run = run[:1]
    before, behind = sizes[:run.start], sizes[run.stop:]
    length = product(sizes[axis] for axis in run)
    size, rest = split_multiples(length, constant(count))
    axes = [run.start, *(axis - len(run) + 1 for axis in op.axes if axis not in run)]
    left_over: SSAValue | None = None
    if rest:
        value = _reshape(rewriter, value, [*before, length, *behind])
        tail = _cut(rewriter, value, run.start, size * count, rest)
        left_over = rewriter.add(prim.ReduceOp(op.kind, tail, axes))
        value = _cut(rewriter, value, run.start, constant(0), size * count)
    value = _reshape(rewriter, value, [*before, constant(count), size, *behind])
    value = rewriter.add(prim.ReduceOp(op.kind, value, [axis + 1 for axis in axes]))
    value = rewriter.add(prim.ReduceOp(op.kind, value, [run.start], second_stage=True))
    if left_over is not None:
        value = rewriter.add(COMBINATIONS[op.kind](value, left_over))
    return value if value.type == op.result.type else rewriter.add(prim.ConvertOp(value, element))


def _reshape(rewriter: Rewriter, value: SSAValue, sizes: Sequence[Expression]) -> SSAValue:
    return value if dims(tensor_of(value)) == tuple(sizes) else rewriter.add(prim.ReshapeOp(value, sizes))


def _cut(
    rewriter: Rewriter, value: SSAValue, axis: int, start: Expression, count: Expression
) -> SSAValue:
    """The `count` indices from `start` on along one dimension."""
    sizes = list(dims(tensor_of(value)))
    offsets = [constant(0)] * len(sizes)
    sizes[axis], offsets[axis] = count, start
    return rewriter.add(prim.SliceOp(value, offsets, [1] * len(sizes), sizes))
