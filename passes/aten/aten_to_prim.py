"""The lowering from aten to prim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, NoneType, StringAttr, TensorType
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten.arguments import has_schema, schema_of
from ...ir.dialects.prim import ElementwiseOp
from ...ir.dialects.prim.types import tensor_of
from ...ir.errors import PassError
from ...ir.modules.levels import EXTERN, NO_LOWERING
from ...ir.shapes import dims
from ...ir.training import is_computed_once, mark_computed_once
from ...ir.vector_types import is_half
from ...ir.watching import SILENT, Watcher, counted
from .lowerings.application import apply_lowering
from .lowerings.builder import Builder, Extern

FORBIDDEN = "its lowering is forbidden"


@dataclass(frozen=True)
class AtenToPrim(ModulePass):
    """Lower aten operations to prim operations. An operation that stays gives the reason in its attribute `extern`.

        %0 = aten.add.Tensor %x, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
        %1 = aten.mm %0, %w : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    becomes
        %0 = prim.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
        %1 = prim.add %x, %0 : tensor<4x8xf32>
        %2 = aten.mm %1, %w {extern = "library"} : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>

    An operation that already has this attribute, because it runs on another device than the program, is left
    unchanged.
    """

    name = "aten-to-prim"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for nested in list(op.walk()):
            if has_schema(nested) and EXTERN not in nested.attributes:
                lower(nested, watcher)


def lower(op: Operation, watcher: Watcher = SILENT) -> None:
    """Replace one aten op by prim ops, or mark it extern."""
    builder = Builder(op)
    try:
        values = apply_lowering(builder)
        _check(op, values)
        if not _needs_layout(op) and not watcher.allows(op):
            raise Extern(FORBIDDEN)
    except Extern as reason:
        for unused in reversed(builder.ops):
            unused.erase()
        op.attributes[EXTERN] = StringAttr(text := str(reason))
        watcher.missed(op, lambda: f"{op.name} is left to ATen: {text}")
        return
    ops = len(builder.ops)
    watcher.done(op, lambda: f"{op.name} becomes {counted(ops, 'prim op')}", ops=ops)
    block = op.parent_block()
    assert block is not None
    block.insert_ops_before(builder.ops, op)
    if is_computed_once(op):
        for each in builder.ops:
            if isinstance(each, ElementwiseOp) and is_half(tensor_of(each.results[0]).element_type):
                mark_computed_once(each)
    for result, value in zip(op.results, values, strict=True):
        if value is not None:
            value.name_hint = value.name_hint or result.name_hint
            result.replace_all_uses_with(value)
    block.erase_op(op)


def _needs_layout(op: Operation) -> bool:
    """Whether ATen may reject an operand with other strides than in eager mode, since it views it. Such an operation is
    always lowered."""
    schema = schema_of(op)
    return schema.name == "_unsafe_view" or any(result.alias for result in schema.returns)


def _check(op: Operation, values: Sequence[SSAValue | None]) -> None:
    """Check the results of a lowering against the types of its operation; sizes that are different expressions are not
    known to be equal."""
    every = list(zip(op.results, values, strict=True))
    pairs = [(r.type, v.type) for r, v in every if v is not None and not isinstance(r.type, NoneType)]
    if any((value is None or isinstance(result.type, NoneType)) and result.first_use for result, value in every):
        raise Extern(f"{NO_LOWERING}: a result that is not computed is used")
    wanted, given = [want for want, _ in pairs], [got for _, got in pairs]
    if wanted == given:
        return
    for want, got in zip(wanted, given, strict=True):
        assert isinstance(want, TensorType) and isinstance(got, TensorType)
        numbers = zip(want.get_shape(), got.get_shape(), strict=False)
        if (
            want.element_type != got.element_type
            or want.get_num_dims() != got.get_num_dims()
            or any(w >= 0 and g >= 0 and w != g for w, g in numbers)
        ):
            raise PassError.at(op, f"the lowering of {op.name} gives {got} instead of {want}")
    raise Extern(f"{NO_LOWERING}: the sizes {_differing(wanted, given)} are not known to be equal")


def _differing(wanted: Sequence, given: Sequence) -> str:
    pairs = (
        (w, g)
        for want, got in zip(wanted, given, strict=True)
        for w, g in zip(dims(want), dims(got), strict=True)
        if w != g
    )
    return " and ".join(map(str, next(pairs)))
