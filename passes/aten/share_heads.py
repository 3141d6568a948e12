"""The pass `share-heads`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import BFloat16Type, Float16Type, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import Attention, arguments, call
from ...ir.dialects.shape import AssertOp
from ...ir.expressions import Expression
from ...ir.machines.targets import CUDA, target_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.shapes import tensor
from ..rewriting.edits import erase, insert_before
from .attention.layouts import layouts
from .operators.chains import keeps_order, memory_order
from .operators.operands import element, sizes
from .operators.operator_builder import OperatorBuilder

ATTENTION = "aten.scaled_dot_product_attention"


class Repeated(NamedTuple):
    """Heads before each was repeated."""

    heads: SSAValue
    times: Expression


@dataclass(frozen=True)
class ShareHeads(ModulePass):
    """Pass each head of keys and values to attention once, where several heads of queries share it (grouped-query
    attention).

        %r = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
        %e = aten.expand %r {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
        %m = aten.reshape %e {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
        ... %n likewise from %v
        %y = aten.scaled_dot_product_attention %q, %m, %n : (tensor<1x8x64x32xf32>, ...) -> tensor<1x8x64x32xf32>
    becomes
        %y = aten.scaled_dot_product_attention %q, %k, %v {enable_gqa = true} : (...) -> tensor<1x8x64x32xf32>

    The repeated heads are then neither written to memory nor read. On a CPU all kernels support shared heads. On CUDA
    those for f16 and bf16 without a mask do. For others, the queries that share a head become rows of one head, if
    masking depends on neither row nor head, as in a step that decodes one token, and if the layout permits it. If
    torch has already chosen a kernel, it is replaced by the operator, provided that only the result of the attention
    is used.
    """

    name = "share-heads"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, target = watcher_of(ctx), target_of(op)
        found = [(each, attention) for each in op.walk() if (attention := each.get_trait(Attention)) is not None]
        for each, attention in found:
            given = _given(each, attention)
            if given is None or len(sizes(given["query"])) != 4:
                continue
            key, value = _repeated(given["key"]), _repeated(given["value"])
            if key is None or value is None or key.times != value.times:
                continue
            is_shared = attention.shares_heads
            by_rows = not (target != CUDA or _has_kernel(given) if is_shared is None else is_shared)
            if by_rows and (reason := _why_not_by_rows(given)) is not None:
                watcher.missed(each, f"heads of keys and values are repeated in memory: {reason}")
            elif watcher.allows(each):
                how = "queries of {times} heads are rows of one" if by_rows else "{times} heads of queries share one"
                watcher.done(each, how, times=str(key.times))
                if by_rows:
                    _by_rows(each, given, key, value, target)
                else:
                    _grouped(each, attention, given, key, value, target)


def _given(op: Operation, attention: Attention) -> dict[str, Any] | None:
    """The arguments of attention, by the names of the operator if it has to replace a kernel; None if it cannot."""
    given = arguments(op)
    if attention.is_gradient:
        return None
    if not attention.for_cuda or attention.shares_heads:
        return given
    if given["dropout_p"] != 0.0 or not all(isinstance(use.operation, AssertOp) for result in op.results[1:]
                                            for use in result.uses):
        return None
    mask = None if attention.mask is None else given[attention.mask]
    return {"query": given["query"], "key": given["key"], "value": given["value"], "attn_mask": mask,
            "dropout_p": 0.0, "is_causal": given["is_causal"], "scale": given["scale"], "enable_gqa": False}


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


def _has_kernel(given: Mapping[str, Any]) -> bool:
    """Whether CUDA has a kernel for heads that are shared."""
    square = sizes(given["query"])[2] == sizes(given["key"])[2]
    return isinstance(element(given["query"]), BFloat16Type | Float16Type) and given["attn_mask"] is None \
        and (square or not given["is_causal"])


def _why_not_by_rows(given: Mapping[str, Any]) -> str | None:
    """Why the queries of several heads cannot be rows of one."""
    if given["is_causal"]:
        return "what is hidden depends on the row"
    if (mask := given["attn_mask"]) is not None and any(size != 1 for size in sizes(_unexpanded(mask))[-3:-1]):
        return "what is hidden depends on the row or the head"
    query = given["query"]
    if sizes(query)[2] != 1 and memory_order(query) != [0, 1, 2, 3]:
        return "the rows of a head of queries do not lie together"
    return None


def _unexpanded(mask: SSAValue) -> SSAValue:
    """A mask before it was given the sizes of what it hides."""
    while isinstance(op := mask.owner, Operation) and op.name == "aten.expand":
        mask = op.operands[0]
    return mask


def _once(builder: OperatorBuilder, found: Repeated) -> SSAValue:
    """Heads as batch, heads, rows, width."""
    batch, heads, _, rows, width = sizes(found.heads)
    inner = found.heads.owner
    if isinstance(inner, Operation) and keeps_order(inner) and sizes(inner.operands[0]) == (batch, heads, rows, width):
        return inner.operands[0]
    return builder.reshape(found.heads, (batch, heads, rows, width))


def _grouped(op: Operation, attention: Attention, given: Mapping[str, Any], key: Repeated, value: Repeated,
             target: str) -> None:
    """The same call of the heads as they are."""
    builder = OperatorBuilder(op)
    given = {**given, "key": _once(builder, key), "value": _once(builder, value)}
    attributes, name, results = dict(op.attributes), op.name, op.result_types
    if not attention.shares_heads:
        given["enable_gqa"] = True
        for attribute in ("operand_strides", "strides"):
            attributes.pop(attribute, None)
        attributes |= layouts([given[each] for each in ("query", "key", "value", "attn_mask") if given[each]], target)
        name, results = ATTENTION, op.result_types[:1]
    new = call(name, given, results, attributes)
    _replace(op, new, new.results)


def _by_rows(op: Operation, given: Mapping[str, Any], key: Repeated, value: Repeated, target: str) -> None:
    """A call in which the queries that share a head are rows of it."""
    builder = OperatorBuilder(op)
    batch, heads, rows, width = sizes(given["query"])
    keys, values = _once(builder, key), _once(builder, value)
    shape = (batch, sizes(keys)[1], key.times * rows, width)
    query = builder.reshape(given["query"], shape)
    mask = None if given["attn_mask"] is None else _unexpanded(given["attn_mask"])
    new = {**given, "query": query, "key": keys, "value": values, "attn_mask": mask}
    operands = [query, keys, values, *([] if mask is None else [mask])]
    result = builder.call(ATTENTION, new, tensor(shape, element(query)), layouts(operands, target))
    _replace(op, None, [builder.reshape(result, (batch, heads, rows, width))])


def _replace(op: Operation, new: Operation | None, values: Sequence[SSAValue]) -> None:
    """Put values, and what computes them, in the place of the results that are used."""
    function = op.parent_op()
    assert function is not None
    if new is not None:
        insert_before(op, new)
    for old, value in zip(op.results, values, strict=False):
        value.name_hint = old.name_hint
        old.replace_all_uses_with(value)
    # What the kernel promised of its other results, such as the number of rows, nobody needs any more.
    erase(*dict.fromkeys(use.operation for old in op.results for use in old.uses))
    erase(op)
    erase_dead(function)
