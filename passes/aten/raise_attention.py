"""The pass `raise-attention`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.expressions import Expression, constant, product
from ...ir.machines.targets import CUDA, target_of
from ...ir.modules.levels import EXTERN
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.shapes import tensor
from ...ir.watching import Watcher
from .attention.layouts import layouts
from .attention.masking import Masking, masking, nothing_kept
from .attention.pattern import SOFTMAX, Attention, Mask, NotAttention, match, scaling
from .operators.chains import in_shape, only_moves, permutation
from .operators.operands import element, sizes
from .operators.operator_builder import OperatorBuilder

OPERATOR = "aten.scaled_dot_product_attention"


@dataclass(frozen=True)
class RaiseAttention(ModulePass):
    """Call the library's attention for attention written in plain operators.

        %kt = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
        %s = aten.bmm %q, %kt : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
        %c = aten.mul.Scalar %s {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
        %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
        %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    becomes
        %q1 = aten.reshape %q {shape = [1, 8, 64, 32]} : (tensor<8x64x32xf32>) -> tensor<1x8x64x32xf32>
        %k1, %v1 likewise
        %a = aten.scaled_dot_product_attention %q1, %k1, %v1 {scale = 0.125} : (...) -> tensor<1x8x64x32xf32>
        %y = aten.reshape %a {shape = [8, 64, 32]} : (tensor<1x8x64x32xf32>) -> tensor<8x64x32xf32>
    Between the product and the softmax there may be a scale, additive masks, masks that replace scores by minus
    infinity or another number below -1e30, and conversions between floats. Causal masks (`tril`, comparisons of
    `arange`) become `is_causal`. A constant factor of the query or the key becomes part of the scale.

    Rows that are masked completely: if minus infinity masks a whole row, its softmax is NaN, but the library's result
    is not; unless the mask excludes this, such rows are filled with NaN after the call. If another number masks a
    whole row, the scores are lost in rounding, and the library averages the values as the softmax does. f16 has no
    such number, so for f16 only minus infinity and causal masks are supported.

    Bits change, but the result is about as accurate as eager's (`default` numerics). The pattern is not matched if
    scores or weights are used elsewhere, as in training, or if the library has no kernel that avoids storing the
    scores.
    """

    name = "raise-attention"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, numerics = watcher_of(ctx), numerics_of(op)
        if numerics < Numerics.DEFAULT:
            return
        for softmax in [each for each in op.walk() if each.name in SOFTMAX and EXTERN not in each.attributes]:
            try:
                attention = match(softmax)
                batch = _batch(attention)
                if (reason := _unsupported(attention, target_of(op))) is not None:
                    raise NotAttention(reason)
                how = masking(attention, numerics)
            except NotAttention as reason:
                if text := str(reason):
                    watcher.missed(softmax, f"not raised to the library's attention: {text}")
                continue
            if watcher.allows(softmax):
                _raise(attention, batch, how, target_of(op), watcher)


def _batch(attention: Attention) -> tuple[Expression, Expression]:
    """Batch and heads, as which the batch dimensions of the scores are seen."""
    match attention.shape[:-2]:
        case ():
            return constant(1), constant(1)
        case (heads,):
            return constant(1), Expression.of(heads)
        case (batch, heads):
            return Expression.of(batch), Expression.of(heads)
        case several:
            if attention.masks:
                raise NotAttention(f"it is masked over {len(several)} batch dimensions")
            return constant(1), product(several)


def _unsupported(attention: Attention, target: str) -> str | None:
    """Why the library would compute this with its scores in memory, as the program does; or None."""
    values = (attention.query, attention.transposed_key, attention.value)
    kind, width = element(values[0]), sizes(values[0])[-1]
    if any(element(value) != kind for value in (*values, attention.second.results[0])):
        return "query, key and value differ in type"
    if not isinstance(kind, Float32Type | Float64Type | BFloat16Type | Float16Type):
        return f"its elements are {kind}"
    if sizes(values[2])[-1] != width:
        return "key and value differ in width"
    if any(size == 0 for value in values for size in sizes(value)):
        return "it is empty"
    if 1 in (width, sizes(values[1])[-1]):
        return "there is one key, or a width of 1"
    if target != CUDA:
        return None
    if isinstance(kind, Float64Type):
        return "there is no such kernel for f64 on CUDA"
    if width.as_int is None or width.as_int % 8 or width.as_int > 256:
        return f"a width of {width}: kernels for CUDA take multiples of 8 up to 256"
    columns = attention.shape[-1]
    if attention.masks and columns != 1 and all(_columns(mask) == 1 for mask in attention.masks):
        return "all columns have one mask, which kernels for CUDA read for each column"
    return None


def _columns(mask: Mask) -> Expression:
    """The columns that a mask has of its own."""
    given = mask.condition if mask.addend is None else mask.addend
    assert given is not None
    return Expression.of(sizes(given)[-1]) if sizes(given) else constant(1)


def _raise(
    attention: Attention, batch: tuple[Expression, Expression], how: Masking, target: str, watcher: Watcher
) -> None:
    rows, columns, width = *attention.shape[-2:], sizes(attention.query)[-1]
    mask = "causal" if how.causal else "masked" if attention.masks else "without a mask"
    watcher.done(attention.softmax, f"attention over {rows} by {columns} scores, {mask}, is the library's")
    builder = OperatorBuilder(attention.first, attention.softmax, attention.second)
    unscaled_query, query_scale = _unscaled(builder, attention.query)
    unscaled_key, key_scale = _unscaled(builder, attention.transposed_key)
    query = _in_heads(builder, unscaled_query, (*batch, rows, width))
    key = _key(builder, unscaled_key, (*batch, columns, width))
    value = _in_heads(builder, attention.value, (*batch, columns, width))
    operands = [query, key, value]
    bias = how.build(builder)
    scale = attention.scale * query_scale * key_scale
    given = {"query": query, "key": key, "value": value, "is_causal": how.causal, "scale": scale}
    if bias is not None:
        given["attn_mask"] = bias
        operands.append(bias)
    type = tensor((*batch, rows, width), element(query))
    result = builder.call(OPERATOR, given, type, layouts(operands, target))
    if bias is not None and how.may_hide_rows:
        hidden = nothing_kept(builder, bias)
        result = builder.fill_where(hidden, result, float("nan"))
    old = attention.second.results[0]
    result = builder.reshape(result, sizes(old))
    result.name_hint = old.name_hint
    old.replace_all_uses_with(result)
    function = attention.second.parent_op()
    assert function is not None
    erase_dead(function)


def _unscaled(builder: OperatorBuilder, operand: SSAValue) -> tuple[SSAValue, float]:
    """An operand before it was multiplied by a number, and the number, if nothing else is computed from the product."""
    moves: list[Operation] = []
    value = operand
    while isinstance(op := value.owner, Operation) and value.has_one_use():
        if (scaled := scaling(op)) is not None and scaled[0].type == value.type:
            value, factor = scaled
            for move in reversed(moves):
                value = builder.repeat(move, value)
            return value, factor
        if not only_moves(op):
            break
        moves.append(op)
        value = op.operands[0]
    return operand, 1.0


def _in_heads(builder: OperatorBuilder, value: SSAValue, shape: tuple[Expression, ...]) -> SSAValue:
    """An operand of a product as batch, heads, rows, width: a value before it, or a view of it."""
    found = in_shape(value, shape)
    return builder.reshape(value, shape) if found is None else found


def _key(builder: OperatorBuilder, transposed: SSAValue, shape: tuple[Expression, ...]) -> SSAValue:
    """The key whose transpose a product has on its right."""
    turned = in_shape(transposed, (*shape[:2], shape[3], shape[2]))
    if turned is not None and isinstance(turned.owner, Operation) and permutation(turned.owner) == [0, 1, 3, 2]:
        return turned.owner.operands[0]
    if isinstance(transposed.owner, Operation) and permutation(transposed.owner) == [0, 2, 1]:
        return _in_heads(builder, transposed.owner.operands[0], shape)
    rank = len(sizes(transposed))
    return builder.reshape(builder.permute(transposed, [*range(rank - 2), rank - 1, rank - 2]), shape)
