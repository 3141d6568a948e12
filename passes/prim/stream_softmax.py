"""The pass `stream-softmax`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import FixedBitwidthType, ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.affine_values import AffineValues
from ...ir.dialects.prim.types import tensor_of
from ...ir.machines.gpu import Gpu
from ...ir.machines.targets import machine_of
from ...ir.modules.symbols import programs_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.shapes import dims
from ...ir.watching import describe
from ..rewriting.machine_options import from_machine, settled
from .analysis.demands import Demands
from .analysis.hidden_terms import limits
from .streaming.grouping import group, score_makers, views
from .streaming.pattern import NotStreamed, WeightedSum, match, reductions_of
from .streaming.programs import Blocks, blocks_of_programs
from .streaming.rewriting import rewrite


@dataclass(frozen=True)
class StreamSoftmax(ModulePass):
    """Compute the softmax of a matrix product and its product with another matrix (attention) in one kernel that
    stores neither scores nor weights in memory.

        %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : ... -> tensor<8x512x512xf32>
        %m = prim.reduce <maximum> %s dims [2] : tensor<8x512x512xf32> -> tensor<8x512xf32>
        ...                                                %e = exp(%s - %m), %t its sum, and %w = %e / %t
        %y = prim.contract <mul, add> %w[b, m, k], %v[b, k, n] -> [b, m, n] : ... -> tensor<8x512x64xf32>
    becomes
        %y = prim.fusion "bmm_softmax" (%0 = %q ..., %1 = %k ..., %2 = %v ...) -> (tensor<8x512x64xf32>) {
          %s = prim.contract <mul, add> %0[b, m, k], %1[b, n, k] -> [b, m, n] : ...
          %y, %t, %m = prim.softmax_contract %s[b, m, k], %2[b, k, n] -> [b, m, n] tile [64, 256] : ...
          %5 = prim.div %y, %4 : tensor<8x512x64xf32>
          prim.yield %5 : tensor<8x512x64xf32>
        }
    Instead of the weights, the final sums are divided by the sum of exponentials, and terms are accumulated relative
    to the maximum score so far (online softmax). Each block of scores is thus used while it is in the cache. Any
    elementwise operations may stand between the products and the softmax: scales, caps, biases, masks. Blocks of terms
    that a causal mask or a sliding window hides are skipped; a value there that is not finite then does not make the
    result NaN. What the weights are multiplied by, as dropout does, is computed for each block, too.

    On a GPU, heads that share keys and values are rows of one block. Where there are few blocks of rows, as in
    decoding, the terms are cut into chunks (`chunk 512`), and another kernel combines their sums, relative to the
    greatest score of all.

    The pass does nothing under strict numerics, and if scores or weights are used elsewhere, as in training.
    """

    name = "stream-softmax"

    rows: int = 64
    """Rows of scores that are computed together: the lanes of four vectors of 512 bits."""
    terms: int = 256
    """Terms of rows that are computed together, at most; where a mask hides terms, as many as rows."""
    few: int = 8
    """So many rows, at least, share the terms that are read."""
    cache: int = from_machine("l2")
    """The bytes of the second-level cache, of which half holds the scratch memory of a block of rows."""
    tiles: int = 1
    """On a GPU, tiles at most with which kernels are generated, of which the first run chooses the fastest."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, costs = watcher_of(ctx), machine_of(op).cost
        if numerics_of(op) < Numerics.DEFAULT:
            return
        for function in programs_of(op):
            for contraction in [each for each in function.body.block.ops if isinstance(each, prim.ContractOp)]:
                try:
                    found = match(contraction)
                    scores, makers = score_makers(found.scores, costs)
                    blocks = self._blocks(found, scores[0] if scores else None, makers)
                except NotStreamed as reason:
                    if str(reason):
                        watcher.missed(contraction, f"the softmax has kernels of its own: {reason}")
                    continue
                if not watcher.allows(contraction):
                    continue
                chunks = "" if blocks.chunk is None else f", in chunks of {blocks.chunk} terms"
                watcher.done(contraction, lambda found=found, chunks=chunks: (
                    f"{describe(found.contraction)} and the softmax before it are one kernel, {{rows}} rows by "
                    f"{{terms}} terms at a time{chunks}"), rows=blocks.tile[0], terms=blocks.tile[1])
                stream = rewrite(found, blocks)
                erase_dead(function)
                makers = {**score_makers(stream.scores, costs)[1], **views(stream.values)}
                if stream.factors is not None:
                    makers |= score_makers(stream.factors, costs, most=0)[1]
                group([stream], makers, costs)
                erase_dead(function)

    def _blocks(self, found: WeightedSum, scores: prim.ContractOp | None, makers: dict[Operation, None]) -> Blocks:
        """What is computed together; raises NotStreamed."""
        if scores is None:
            raise NotStreamed("scores are no products, or are made in many steps")
        others = {*makers, found.exponentials.input.owner, *reductions_of(found)}
        users = [use.operation for op in _between(scores, found.scores) for use in op.results[0].uses]
        if any(user not in others for user in users):
            raise NotStreamed("its scores are used elsewhere, too")
        needing = _needing(found.maximum, found.contraction)
        if found.values.owner in needing:
            raise NotStreamed("the matrix depends on the softmax")
        if any(factor.owner in needing for factor in found.factors):
            raise NotStreamed("a factor of the weights depends on the softmax")
        sizes = dims(tensor_of(found.scores))
        rows, terms = sizes[-2].as_int, sizes[-1].as_int
        if 0 in (rows, terms):
            raise NotStreamed("it has no elements")
        if isinstance(machine := machine_of(found.contraction), Gpu):
            return blocks_of_programs(found, scores, machine, self.tiles)
        if rows is not None and rows < self.few:
            raise NotStreamed(f"it has {rows} rows, whose scores take little memory")
        columns = [scores.folded[0].as_int if len(scores.folded) == 1 else None,
                   found.contraction.extents.data[found.column].as_int]
        element = tensor_of(found.scores).element_type
        assert isinstance(element, FixedBitwidthType)
        most = self.cache // 2 // element.size
        height = self.rows if rows is None else -(-rows // -(-rows // self.rows))
        while height > 1 and height * (self.rows + sum(each or 0 for each in columns)) > most:
            height = -(-height // 2)
        width = self.rows if _is_limited(found.scores) else self.terms
        while width > self.rows and height * (width + sum(each or 0 for each in columns)) > most:
            width //= 2
        return Blocks((height, width if terms is None else _block_of(terms, width)), sizes[:-1])


def _is_limited(scores: SSAValue) -> bool:
    """Whether rows have ranges of terms of their own, of which smaller blocks leave out more."""
    probe = Demands({})
    index = tuple(map(probe.fresh, dims(tensor_of(scores))))
    return bool(limits(scores, index, probe.ranges, AffineValues(probe.ranges)))


def _block_of(terms: int, most: int) -> int:
    """The terms of a block: as many in each, of as few blocks as may be, or of up to twice as many."""
    least = -(-terms // most)
    return next((terms // count for count in range(least, 2 * least + 1) if terms % count == 0), -(-terms // least))


def _needing(first: Operation, last: Operation) -> set[Operation | Block]:
    """The operations from one to another of a block that need what the first one gives."""
    found: set[Operation | Block] = {first}
    op = first.next_op
    while op is not None and op is not last:
        if any(operand.owner in found for inner in op.walk() for operand in inner.operands):
            found.add(op)
        op = op.next_op
    return found


def _between(first: Operation, last: SSAValue) -> list[Operation]:
    """The operations on the way from one to the one that makes a value, without that."""
    found: dict[Operation, bool] = {first: True}

    def leads(op: Operation | Block) -> bool:
        if not isinstance(op, Operation):
            return False
        if op not in found:
            found[op] = False
            found[op] = any([leads(operand.owner) for operand in op.operands])
        return found[op]

    leads(last.owner)
    return [op for op, is_between in found.items() if is_between and op is not last.owner]


