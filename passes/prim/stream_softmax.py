"""The pass `stream-softmax`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import BFloat16Type, FixedBitwidthType, Float16Type, Float32Type, ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

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
from ..rewriting.edits import insert_before
from ..rewriting.machine_options import from_machine, settled
from .analysis.demands import Demands
from .analysis.hidden_terms import limits
from .streaming.grouping import group, score_makers, source_of
from .streaming.pattern import NotStreamed, WeightedSum, match, reductions_of


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
    result NaN.

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
                    tile = self._tile(found, scores, makers)
                except NotStreamed as reason:
                    if str(reason):
                        watcher.missed(contraction, f"the softmax has kernels of its own: {reason}")
                    continue
                if not watcher.allows(contraction):
                    continue
                watcher.done(contraction, lambda found=found: f"{describe(found.contraction)} and the "
                             "softmax before it are one kernel, {rows} rows by {terms} terms at a time",
                             rows=tile[0], terms=tile[1])
                stream = _rewrite(found, tile)
                erase_dead(function)
                _move_readers(stream)
                group(stream, makers, costs)
                erase_dead(function)

    def _tile(self, found: WeightedSum, scores: prim.ContractOp | None, makers: dict[Operation, None]
              ) -> tuple[int, int]:
        """The rows and terms whose scores are computed together; raises NotStreamed."""
        if scores is None:
            raise NotStreamed("scores are no products, or are made in many steps")
        others = {*makers, found.exponentials.input.owner, *reductions_of(found)}
        users = [use.operation for op in _between(scores, found.scores) for use in op.results[0].uses]
        if any(user not in others for user in users):
            raise NotStreamed("its scores are used elsewhere, too")
        if found.values.owner in _needing(found.maximum, found.contraction):
            raise NotStreamed("the matrix depends on the softmax")
        sizes = dims(tensor_of(found.scores))
        rows, terms = sizes[-2].as_int, sizes[-1].as_int
        if isinstance(machine := machine_of(found.contraction), Gpu):
            return _tile_of_program(found, scores, machine)
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
        return height, width if terms is None else _block_of(terms, width)


def _tile_of_program(found: WeightedSum, scores: prim.ContractOp, gpu: Gpu) -> tuple[int, int]:
    """The rows and terms that a program of a GPU computes together, on tensor cores; raises NotStreamed.

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
    height, block = dims(tensor_of(found.scores))[-2].as_int, gpu.product_block
    if height == 1:
        raise NotStreamed("a row alone is no block")
    if not _share_terms(found, scores):
        raise NotStreamed("its rows are multiplied by matrices of their own")
    tile = block if height is None else min(block, gpu.product_lanes(height)), block
    if not gpu.streamed_stages(tile, (widths[0], widths[1]), element.size):
        raise NotStreamed("shared memory does not hold its blocks")
    return tile


def _share_terms(found: WeightedSum, scores: prim.ContractOp) -> bool:
    """Whether the last dimension of the rows is one of one factor of the scores only, and none of the values."""
    probe = Demands({})
    index = tuple(map(probe.fresh, dims(tensor_of(found.scores))))
    probe.trace(found.scores, index)
    row, term = (probe.symbols([each]) for each in index[-2:])
    factors = [factor for place in probe.reductions[scores.result]
               for factor in scores.term(place, tuple(map(probe.fresh, scores.folded)))]
    values = set().union(*(each.symbols() for each in found.values_map))
    return f"d{len(index) - 2}" not in values and not any(row | term <= probe.symbols(each) for each in factors)


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


def _rewrite(found: WeightedSum, tile: tuple[int, int]) -> prim.SoftmaxContractOp:
    """Put the sum of the exponentials' products in the place of the sum of the weights' products."""
    new: list[Operation] = []

    def add(op: Operation) -> SSAValue:
        new.append(op)
        return op.results[0]

    contraction, sizes = found.contraction, dims(tensor_of(found.scores))
    columns = contraction.extents.data[found.column]
    stream = prim.SoftmaxContractOp(found.scores, found.values, found.values_map, columns, tile)
    value, rows = add(stream), list(range(len(sizes) - 1))
    total, greatest = stream.total, stream.maximum
    if not found.is_guarded:
        # Where a row has no finite maximum, its exponentials are NaN.
        total = add(prim.AddOp(total, add(prim.SubOp(greatest, greatest))))
    hidden: SSAValue | None = None
    replaced: dict[SSAValue, SSAValue] = {}
    for each in reductions_of(found):
        if each.kind == prim.Combiner.ADD:
            replaced[each.result] = total
        elif each.kind == prim.Combiner.MAXIMUM:
            replaced[each.result] = greatest
        else:
            if hidden is None:
                nothing = add(prim.ConstantOp(float("-inf"), tensor_of(greatest)))
                hidden = add(prim.CompareOp("eq", greatest, nothing))
            replaced[each.result] = hidden
    for step in found.steps:
        row = replaced.get(step.row, step.row)
        type = tensor_of(value)
        if step.kind != "clear" and tensor_of(row).element_type != type.element_type:
            row = add(prim.ConvertOp(row, type.element_type))
        row = add(prim.BroadcastOp(row, rows, dims(type)))
        if step.kind == "clear":
            value = add(prim.SelectOp(row, add(prim.ConstantOp(0.0, type)), value))
        else:
            value = add((prim.DivOp if step.kind == "divide" else prim.MulOp)(value, row))
    shape = (*found.row_extents, columns)
    if dims(tensor_of(value)) != shape:
        value = add(prim.ReshapeOp(value, shape))
    order = list(range(len(found.row_extents)))
    order.insert(found.column, len(order))
    if order != sorted(order):
        value = add(prim.TransposeOp(value, order))
    insert_before(contraction, *new, like=(contraction, found.exponentials))
    value.name_hint = contraction.result.name_hint
    contraction.result.replace_all_uses_with(value)
    for old, row in replaced.items():
        old.replace_all_uses_with(row)
    return stream


def _move_readers(stream: prim.SoftmaxContractOp) -> None:
    """Put all that needs the stream, and stands before it, behind it."""
    block = stream.parent
    assert block is not None
    moved: list[Operation] = []
    needing: set[SSAValue] = set(stream.results)
    for op in block.ops:
        if op is stream:
            break
        if any(operand in needing for inner in op.walk() for operand in inner.operands):
            moved.append(op)
            needing.update(op.results)
    for op in reversed(moved):
        op.detach()
        Rewriter.insert_op(op, InsertPoint.after(stream))
