"""The pass `share-heads`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import BFloat16Type, Float16Type, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import arguments, call
from ...ir.expressions import Expression
from ...ir.locations import inherit_location
from ...ir.shapes import tensor
from ...ir.targets import CUDA, target_of
from ..generic.dce import erase_dead
from .attention.chains import keeps_order, memory_order
from .attention.layouts import layouts
from .operands import element, sizes
from .operator_builder import OperatorBuilder

ATTENTION = "aten.scaled_dot_product_attention"
GROUPED = ("aten._scaled_dot_product_flash_attention_for_cpu", "aten._scaled_dot_product_flash_attention")
"""Kernels that take fewer heads of keys and values than of queries as they are."""


class Repeated(NamedTuple):
    """Heads before each was repeated."""

    heads: SSAValue
    times: Expression


@dataclass(frozen=True)
class ShareHeads(ModulePass):
    """Give attention the heads of keys and values once, where several heads of queries share each (GQA).

        %r = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
        %e = aten.expand %r {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
        %m = aten.reshape %e {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
        ... %n likewise from %v
        %y = aten.scaled_dot_product_attention %q, %m, %n : (tensor<1x8x64x32xf32>, ...) -> tensor<1x8x64x32xf32>
    becomes
        %y = aten.scaled_dot_product_attention %q, %k, %v {enable_gqa = true} : (...) -> tensor<1x8x64x32xf32>

    So the repeated heads are not written to memory, nor read. On a CPU all kernels take heads so. On CUDA those for
    f16 and bf16 without a mask do; for others the queries that share a head become rows of one, where nothing depends
    on the number of a row and they lie so in memory.
    """

    name = "share-heads"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, target = watcher_of(ctx), target_of(op)
        for each in [each for each in op.walk() if each.name in (ATTENTION, *GROUPED)]:
            given = arguments(each)
            if len(sizes(given["query"])) != 4:
                continue
            key, value = _repeated(given["key"]), _repeated(given["value"])
            if key is None or value is None or key.times != value.times:
                continue
            by_rows = each.name == ATTENTION and target == CUDA and not _has_kernel(each)
            if by_rows and (reason := _why_not_by_rows(each)) is not None:
                watcher.missed(self.name, each, f"heads of keys and values are repeated in memory: {reason}")
            elif watcher.allows(self.name, each):
                how = "queries of {times} heads are rows of one" if by_rows else "{times} heads of queries share one"
                watcher.done(self.name, each, how, times=str(key.times))
                (_by_rows if by_rows else _grouped)(each, key, value, target)


def _repeated(value: SSAValue) -> Repeated | None:
    """The heads, of which a value has each several times, one beside the other; computed for one use."""
    batch, heads, rows, width = sizes(value)
    while isinstance(op := value.owner, Operation) and value.has_one_use():
        if op.name == "aten.expand" and not keeps_order(op):
            before, after = sizes(op.operands[0]), sizes(op.results[0])
            if len(after) != 5 or len(before) != 5 or before[2] != 1 or (after[0], *after[3:]) != (batch, rows, width) \
                    or (before[0], before[1], *before[3:]) != (after[0], after[1], *after[3:]) \
                    or after[1] * after[2] != heads:
                return None
            return Repeated(op.operands[0], after[2])
        if not keeps_order(op):
            return None
        value = op.operands[0]
    return None


def _has_kernel(op: Operation) -> bool:
    """Whether CUDA has a kernel for heads that are shared."""
    given = arguments(op)
    square = sizes(given["query"])[2] == sizes(given["key"])[2]
    return isinstance(element(given["query"]), BFloat16Type | Float16Type) and given["attn_mask"] is None \
        and (square or not given["is_causal"])


def _why_not_by_rows(op: Operation) -> str | None:
    """Why the queries of several heads cannot be rows of one."""
    given = arguments(op)
    if given["attn_mask"] is not None or given["is_causal"]:
        return "what is hidden depends on the row"
    query = given["query"]
    if sizes(query)[2] != 1 and memory_order(query) != [0, 1, 2, 3]:
        return "the rows of a head of queries do not lie together"
    return None


def _once(builder: OperatorBuilder, found: Repeated) -> SSAValue:
    """Heads as batch, heads, rows, width."""
    batch, heads, _, rows, width = sizes(found.heads)
    inner = found.heads.owner
    if isinstance(inner, Operation) and keeps_order(inner) and sizes(inner.operands[0]) == (batch, heads, rows, width):
        return inner.operands[0]
    return builder.reshape(found.heads, (batch, heads, rows, width))


def _grouped(op: Operation, key: Repeated, value: Repeated, target: str) -> None:
    """The same call of the heads as they are."""
    builder = OperatorBuilder(op)
    given = {**arguments(op), "key": _once(builder, key), "value": _once(builder, value)}
    attributes = dict(op.attributes)
    if op.name == ATTENTION:
        given["enable_gqa"] = True
        for name in ("operand_strides", "strides"):
            attributes.pop(name, None)
        attributes |= layouts([given[name] for name in ("query", "key", "value", "attn_mask") if given[name]], target)
    new = call(op.name, given, [result.type for result in op.results], attributes)
    _replace(op, new, new.results)


def _by_rows(op: Operation, key: Repeated, value: Repeated, target: str) -> None:
    """A call in which the queries that share a head are rows of it."""
    builder = OperatorBuilder(op)
    given = arguments(op)
    batch, heads, rows, width = sizes(given["query"])
    keys, values = _once(builder, key), _once(builder, value)
    shape = (batch, sizes(keys)[1], key.times * rows, width)
    query = builder.reshape(given["query"], shape)
    new = {**given, "query": query, "key": keys, "value": values}
    result = builder.call(ATTENTION, new, tensor(shape, element(query)), layouts([query, keys, values], target))
    _replace(op, None, [builder.reshape(result, (batch, heads, rows, width))])


def _replace(op: Operation, new: Operation | None, values: list[SSAValue] | tuple[SSAValue, ...]) -> None:
    block, function = op.parent, op.parent_op()
    assert block is not None and function is not None
    if new is not None:
        inherit_location(new, op)
        block.insert_op_before(new, op)
    for old, value in zip(op.results, values, strict=True):
        value.name_hint = old.name_hint
        old.replace_all_uses_with(value)
    block.erase_op(op)
    erase_dead(function)
