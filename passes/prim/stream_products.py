"""The pass `stream-products`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import product
from ...ir.machines.gpu import Gpu
from ...ir.machines.targets import machine_of
from ...ir.modules.symbols import programs_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.shapes import dims, element_count
from ...ir.watching import Watcher, describe
from .streaming.grouping import group, move_readers, score_makers, source_of, views
from .streaming.pattern import NotStreamed
from .streaming.products import StreamedProduct, stages_of, streamed_product


@dataclass(frozen=True)
class StreamProducts(ModulePass):
    """Compute a product whose factor is made elementwise of other products in one kernel with these, which does not
    store the factor in memory.

        %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : ... -> tensor<8x512x512xf32>
        %e = prim.exp %s : tensor<8x512x512xf32>
        %w = prim.convert %e : tensor<8x512x512xf32> -> tensor<8x512x512xbf16>
        %y = prim.contract <mul, add> %w[b, k, m], %g[b, k, n] -> [b, m, n] : ... -> tensor<8x512x64xf32>
    becomes
        %y = prim.fusion "bmm_exp" (%0 = %q ..., %1 = %k ..., %2 = %g ...) -> (tensor<8x512x64xf32>) {
          %s = prim.contract <mul, add> %0[b, m, k], %1[b, n, k] -> [b, m, n] : ...
          ...
          %y = prim.contract <mul, add> %w[b, k, m], %2[b, k, n] -> [b, m, n] {tile = array<i64: 64, 32>} : ...
          prim.yield %y : tensor<8x512x64xf32>
        }
    The gradients of attention are such products: that of the queries is a sum over terms of the scores, and those of
    keys and values are sums over rows. Sums that walk over the same blocks are one kernel. Blocks that a causal mask or
    a sliding window makes zero are skipped.

    A factor that is rounded only after the sum is rounded before it, if the other one has 16 bits: its products are.

    The pass changes modules for a GPU alone, where tensor cores multiply the blocks; it does nothing under strict
    numerics, and if such a factor, or what it is made of, is used elsewhere.
    """

    name = "stream-products"

    most: int = 4
    """Products that a factor is made of, at most."""
    few: int = 8
    """Blocks of terms at most, where programs on less than an eighth of the multiprocessors add them up."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, machine = watcher_of(ctx), machine_of(op)
        if numerics_of(op) < Numerics.DEFAULT or not isinstance(machine, Gpu):
            return
        for function in programs_of(op):
            found = dict(self._found(function.body.block.ops, machine, watcher))
            found = _alone(found, watcher)
            for sums in _together(found, machine):
                tile = _tile(machine)
                if not watcher.allows(sums[-1].op):
                    continue
                watcher.done(sums[-1].op, lambda sums=sums: f"{describe(sums[-1].op)} and the products that "
                             "its factor is made of are one kernel, {sums} of {rows} rows by {terms} terms at a time",
                             sums=len(sums), rows=tile[0], terms=tile[1])
                makers: dict[Operation, None] = {}
                for each in sums:
                    each.mark(tile)
                    makers |= {**found[each], **views(each.matrix)}
                fusion = group([each.op for each in sums], makers, machine.cost)
                move_readers(fusion, fusion)
            erase_dead(function)

    def _found(self, ops: Iterable[Operation], gpu: Gpu,
               watcher: Watcher) -> Iterator[tuple[StreamedProduct, dict[Operation, None]]]:
        """The sums that can be computed by blocks, each with what makes its weights."""
        for op in list(ops):
            if not isinstance(op, prim.ContractOp):
                continue
            try:
                if (found := self._match(op, gpu)) is not None:
                    yield found
            except NotStreamed as reason:
                watcher.missed(op, f"its factor is stored: {reason}")

    def _match(self, op: prim.ContractOp, gpu: Gpu) -> tuple[StreamedProduct, dict[Operation, None]] | None:
        made = [score_makers(operand, gpu.cost, self.most) if _is_larger(operand, op) else ([], {})
                for operand in op.operands]
        positions = [at for at, (scores, _) in enumerate(made) if scores]
        if len(positions) != 1:
            return None
        scores, makers = made[positions[0]]
        found = streamed_product(op, positions[0], scores, makers)
        elements = {tensor_of(source_of(each)).element_type
                    for each in (*(operand for score in scores for operand in score.operands), found.matrix)}
        if elements != {found.element} or not isinstance(found.element, BFloat16Type | Float16Type | Float32Type):
            raise NotStreamed("tensor cores do not multiply its factors")
        if tensor_of(found.weights).element_type != found.element and not _is_rounded(op.result, found):
            raise NotStreamed("its factor has more bits than the other one, and its sum is not rounded")
        widest = gpu.product_block if isinstance(found.element, Float32Type) else gpu.streamed_columns
        if not all(gpu.least_product <= each <= widest for each in found.widths):
            raise NotStreamed("its rows are too short or too long for a block")
        programs, blocks = _counts(found, _tile(gpu))
        if programs is not None and blocks is not None and 8 * programs < gpu.multiprocessors and blocks > self.few:
            raise NotStreamed(f"{programs} programs would add up {blocks} blocks of terms each")
        if stages_of([found], gpu, _tile(gpu)) < 1:
            raise NotStreamed("shared memory does not hold its blocks")
        return found, makers


def _tile(gpu: Gpu) -> tuple[int, int]:
    """The rows and terms that a program computes together.

    [M] H100, a training step of flex_attention with a causal score function in bf16, 4x16x2048x64, by rows, terms,
    warps and stages, us: 64, 32, 4, 3 takes 770; 64, 64, 4, 2 816; 64, 64, 4, 3 1001; 128, 128, 8, 2 993; 128, 64, 8,
    2 994; 64, 128, 4, 2 1107; Inductor's kernels 901.
    """
    return gpu.product_block, gpu.product_block // 2


def _counts(found: StreamedProduct, tile: tuple[int, int]) -> tuple[int | None, int | None]:
    """The programs, and the blocks of terms that each adds up, where they are known."""
    extents = found.op.extents.data
    rows = (extents[found.row] + (tile[0] - 1)) // tile[0]
    terms = (extents[found.op.rank] + (tile[1] - 1)) // tile[1]
    return product([*(extents[each] for each in found.batch), rows]).as_int, terms.as_int


def _is_larger(factor: SSAValue, op: prim.ContractOp) -> bool:
    """Whether a factor has more elements than the result and the other factor, where they are known."""
    counts = [element_count(dims(tensor_of(each))) for each in (factor, op.result, *op.operands)]
    known = [each.as_int for each in counts]
    return known[0] is None or all(each is None or each <= known[0] for each in known)


def _is_rounded(value: SSAValue, found: StreamedProduct) -> bool:
    """Whether all that uses a value rounds it to the type of the factors."""
    return all(_is_rounded(use.operation.results[0], found) if isinstance(use.operation, prim.ViewOp) else
               isinstance(use.operation, prim.ConvertOp) and
               tensor_of(use.operation.result).element_type == found.element for use in value.uses)


def _alone(found: dict[StreamedProduct, dict[Operation, None]],
           watcher: Watcher) -> dict[StreamedProduct, dict[Operation, None]]:
    """The sums of which nothing else uses what is as large as their weights and made of products."""
    while True:
        inside = {op for each, makers in found.items() for op in (*makers, each.op)}
        kept = {each: makers for each, makers in found.items()
                if all(use.operation in inside for op in _between(each, makers) for use in op.results[0].uses)}
        for each in found.keys() - kept.keys():
            watcher.missed(each.op, "its factor is stored: it, or what it is made of, is used elsewhere, too")
        if len(kept) == len(found):
            return kept
        found = kept


def _between(found: StreamedProduct, makers: Collection[Operation]) -> list[Operation]:
    """The contractions that the weights are made of, and what depends on them."""
    made: dict[Operation, None] = dict.fromkeys(found.scores)
    pending = list(made)
    for op in pending:
        for use in op.results[0].uses:
            if use.operation in makers and use.operation not in made:
                made[use.operation] = None
                pending.append(use.operation)
    return pending


def _together(found: Collection[StreamedProduct], gpu: Gpu) -> list[list[StreamedProduct]]:
    """Sums that one kernel computes: they walk over the same blocks, share products, and do not need each other."""
    groups: list[list[StreamedProduct]] = []
    for each in found:
        for others in groups:
            shared = set(each.scores) & {score for one in others for score in one.scores}
            if each.walk() == others[0].walk() and shared and not _needs(each.op, {one.op for one in others}) \
                    and stages_of([*others, each], gpu, _tile(gpu)) >= 1:
                others.append(each)
                break
        else:
            groups.append([each])
    return groups


def _needs(op: Operation, others: set[prim.ContractOp]) -> bool:
    """Whether an operation needs what one of others gives, all of which stand before it."""
    found: set[Operation] = set(others)
    first = next(each for each in op.parent.ops if each in others)  # type: ignore[union-attr]
    while first is not op:
        if any(operand.owner in found for inner in first.walk() for operand in inner.operands):
            found.add(first)
        assert first.next_op is not None
        first = first.next_op
    return any(operand.owner in found for operand in op.operands)
