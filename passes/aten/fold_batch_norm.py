"""The pass `fold-batch-norm`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, Float16Type, ModuleOp, UnitAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import argument, arguments, schema_of
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import Expression
from ...ir.machines.targets import CUDA, target_of
from ...ir.modules.levels import EXTERN
from ...ir.numerics import Numerics, numerics_of
from ...ir.shapes import element_count
from ...ir.watching import Watcher
from .operators.operands import element, rank, sizes
from .operators.operator_builder import OperatorBuilder
from .operators.promotion import compute_type

INFERENCE = ("aten._native_batch_norm_legit_no_training", "aten._batch_norm_no_update")
WITH_TRAINING = ("aten.native_batch_norm", "aten.cudnn_batch_norm")
PRODUCERS = ("aten.convolution", "aten.addmm", "aten.mm")


@dataclass(frozen=True)
class FoldBatchNorm(ModulePass):
    """Fold a batch normalization by running statistics into the weight and bias of the product before it.

        %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
        %y, %a, %b = aten._native_batch_norm_legit_no_training %c, %gamma, %beta, %mean, %var {..., eps = 1.0e-05}
    becomes
        %v = aten.add.Scalar %var {other = 1.0e-05} : (tensor<8xf32>) -> tensor<8xf32>
        %r = aten.rsqrt %v : (tensor<8xf32>) -> tensor<8xf32>
        %s = aten.mul.Tensor %r, %gamma : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %w1 = aten.mul.Tensor %w, %s : (tensor<32x8xf32>, tensor<8xf32>) -> tensor<32x8xf32>
        %m = aten.mul.Tensor %mean, %s : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %t = aten.sub.Tensor %beta, %m : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %y = aten.addmm %t, %x, %w1 : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
    The weight is scaled in each call, since it may have changed; scale and shift are computed in f32 or wider. Folding
    is therefore only done if the weight is small compared with the result (`ratio`), and if the normalization would
    need its own pass over the result: not if an elementwise operator uses it, which would be fused with it. On CUDA
    the bias of a convolution needs its own pass too, so there only matrix products are folded.

    Bits change, but the result is about as accurate as eager's (`default` numerics). A scaled f16 weight may leave the
    range of f16, so it is only folded under `fast`.
    """

    name = "fold-batch-norm"
    ratio: int = 4
    """How many times as many elements as the weight the result must have."""
    always: bool = False
    """Whether to fold also where nothing is gained by it, for what follows."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        numerics = numerics_of(op)
        if numerics < Numerics.DEFAULT:
            return
        names = (*INFERENCE, *WITH_TRAINING)
        for norm in [each for each in op.walk() if each.name in names and EXTERN not in each.attributes]:
            producer = norm.operands[0].owner
            if not isinstance(producer, Operation) or producer.name not in PRODUCERS:
                continue
            reason = _why_not(norm, producer, numerics)
            if reason is None and not self.always:
                reason = self._why_no_gain(norm, producer, target_of(op))
            if reason is not None:
                watcher.missed(norm, f"not folded into {producer.name}: {reason}")
            elif watcher.allows(norm):
                _fold(norm, producer, watcher)

    def _why_no_gain(self, norm: Operation, producer: Operation, target: str) -> str | None:
        result = norm.results[0]
        if target == CUDA and producer.name == "aten.convolution":
            return "the library adds the bias of a convolution in a pass of its own"
        if all("pointwise" in getattr(schema, "tags", ()) for schema in _readers(result)):
            return "its readers are elementwise, and normalize in the same pass"
        weight, output = (_estimate(value) for value in (_weight(producer), producer.results[0]))
        if weight * self.ratio > output:
            return f"the weight is large beside the result ({weight} and {output} elements)"
        return None


def _readers(value: SSAValue) -> Sequence[object]:
    """The schemas of the operators that use a value; None for other operations."""
    return [getattr(use.operation, "schema", None) for use in value.uses]


def _estimate(value: SSAValue) -> int:
    """The number of elements of a tensor; a symbol counts as 64."""
    count = element_count(sizes(value))
    return count.evaluate(dict.fromkeys(count.symbols(), 64))


def _weight(producer: Operation) -> SSAValue:
    found = argument(producer, "weight" if producer.name == "aten.convolution" else "mat2")
    assert isinstance(found, SSAValue)
    return found


def _why_not(norm: Operation, producer: Operation, numerics: Numerics) -> str | None:
    """The reason why folding is not correct, or None."""
    product = producer.results[0]
    if norm.name in WITH_TRAINING and argument(norm, "training"):
        return "it normalizes by the statistics of its input"
    if _epsilon(norm) <= 0:
        return "without an epsilon, a variance of zero makes the scale infinite"
    if argument(norm, "running_mean") is None or argument(norm, "running_var") is None:
        return "it has no running statistics"
    if not product.has_one_use():
        return "the product has other users"
    if any(result.first_use is not None for result in norm.results[1:]):
        return "the statistics are used"
    weight = _weight(producer)
    if isinstance(weight.owner, Operation) and "strides" in weight.owner.attributes:
        return "the weight does not lie row by row"
    if element(weight) != element(product) or element(norm.results[0]) != element(product):
        return "the types of weight and result differ"
    if isinstance(element(product), Float16Type) and numerics < Numerics.FAST:
        return "a scaled weight may leave the range of f16, which asks for fast numerics"
    if producer.name == "aten.addmm":
        plain = argument(producer, "beta") == 1 and argument(producer, "alpha") == 1
        if not plain or rank(_bias(producer)) != 1:  # type: ignore[arg-type]
            return "its product is scaled, or its bias is a matrix"
    elif producer.name == "aten.convolution":
        if rank(product) != len(argument(producer, "stride")) + 2:
            return "the convolution has no batch dimension"
    return None


def _epsilon(norm: Operation) -> float:
    return argument(norm, "epsilon" if "epsilon" in schema_of(norm).by_name else "eps")


def _bias(producer: Operation) -> SSAValue | None:
    if producer.name == "aten.mm":
        return None
    return argument(producer, "bias" if producer.name == "aten.convolution" else "self")


class Affine(NamedTuple):
    """The scale and the shift of each channel of a batch normalization."""

    scale: SSAValue
    shift: SSAValue


def _fold(norm: Operation, producer: Operation, watcher: Watcher) -> None:
    weight = _weight(producer)
    watcher.done(norm, lambda: f"{norm.name} is folded into the weight and bias of {producer.name}")
    builder = OperatorBuilder(producer, norm)
    affine = _affine(builder, norm, _bias(producer), compute_type(element(weight)))
    kind = element(weight)
    wide = builder.convert(weight, element(affine.scale))
    if producer.name == "aten.convolution":
        scaled = _scale_filters(builder, producer, wide, affine.scale)
    else:
        scaled = builder.mul(wide, affine.scale)
    scaled, shift = builder.convert(scaled, kind), builder.convert(affine.shift, kind)
    result = norm.results[0]
    if producer.name == "aten.convolution":
        given = {**arguments(producer), "weight": scaled, "bias": shift}
        new = builder.call("aten.convolution", given, tensor_of(result), _layouts(producer))
    else:
        x = argument(producer, "self" if producer.name == "aten.mm" else "mat1")
        new = builder.call("aten.addmm", {"self": shift, "mat1": x, "mat2": scaled}, tensor_of(result))
    new.name_hint = result.name_hint
    result.replace_all_uses_with(new)
    for old in (norm, producer):
        block = old.parent_block()
        assert block is not None
        block.erase_op(old)


def _affine(builder: OperatorBuilder, norm: Operation, bias: SSAValue | None, kind: Attribute) -> Affine:
    """The scale and the shift of each channel, of which the shift takes in the bias before it."""
    given = arguments(norm)
    mean, variance = (builder.convert(given[name], kind) for name in ("running_mean", "running_var"))
    scale = builder.rsqrt(builder.add_number(variance, _epsilon(norm)))
    if given["weight"] is not None:
        scale = builder.mul(scale, builder.convert(given["weight"], kind))
    # The statistics are those of the product with its bias.
    center = mean if bias is None else builder.sub(mean, builder.convert(bias, kind))
    moved = builder.mul(center, scale)
    if given["bias"] is None:
        return Affine(scale, builder.call("aten.neg", {"self": moved}, tensor_of(moved)))
    return Affine(scale, builder.sub(builder.convert(given["bias"], kind), moved))


def _scale_filters(builder: OperatorBuilder, producer: Operation, weight: SSAValue, scale: SSAValue) -> SSAValue:
    """The weight of a convolution, each output channel of it multiplied by its scale."""
    shape = sizes(weight)
    ones = [Expression.of(1)] * (len(shape) - 2)
    if not argument(producer, "transposed"):
        return builder.mul(weight, builder.reshape(scale, [shape[0], Expression.of(1), *ones]))
    # Transposed: input channels first, then the output channels of one group; the groups cut the input channels.
    groups = argument(producer, "groups")
    grouped = builder.reshape(weight, [Expression.of(groups), shape[0] // groups, *shape[1:]])
    factors = builder.reshape(scale, [Expression.of(groups), Expression.of(1), shape[1], *ones])
    return builder.reshape(builder.mul(grouped, factors), shape)


def _layouts(producer: Operation) -> dict[str, Attribute]:
    """The layouts of the operands and the result of a convolution with a bias."""
    kept = {name: producer.attributes[name] for name in ("strides", "operand_strides") if name in producer.attributes}
    listed = kept.get("operand_strides")
    if isinstance(listed, ArrayAttr):
        kept["operand_strides"] = ArrayAttr([*listed.data[:2], UnitAttr()])
    return kept
