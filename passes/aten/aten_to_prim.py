"""The lowering from aten to prim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, IntegerType, ModuleOp, NoneType, StringAttr, TensorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import CallOp
from ...ir.dialects.aten.arguments import arguments, has_schema, schema_of
from ...ir.dialects.prim import ElementwiseOp
from ...ir.dialects.prim.types import tensor_of
from ...ir.dtypes import is_float8
from ...ir.errors import PassError
from ...ir.modules.levels import EXTERN, NO_LOWERING
from ...ir.plugins import find_in_packages
from ...ir.shapes import dims
from ...ir.training import is_computed_once, mark_computed_once
from ...ir.vector_types import is_half
from ...ir.watching import SILENT, Watcher, counted
from .lowerings import LOWERINGS
from .lowerings.builder import Builder, Extern
from .lowerings.refused import is_refused
from .operators.chains import only_moves

COMPLEX = f"{NO_LOWERING}: complex numbers"
RANDOM = "random numbers from ATen's generator"
FORBIDDEN = "its lowering is forbidden"
ROUNDING = "ATen rounds to floats of eight bits, as its versions differ in what becomes of large numbers"


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
        values = _apply_lowering(builder)
        _check(op, values)
        if not _needs_layout(op) and not watcher.allows("aten-to-prim", op):
            raise Extern(FORBIDDEN)
    except Extern as reason:
        for unused in reversed(builder.ops):
            unused.erase()
        op.attributes[EXTERN] = StringAttr(text := str(reason))
        watcher.missed("aten-to-prim", op, lambda: f"{op.name} is left to ATen: {text}")
        return
    ops = len(builder.ops)
    watcher.done("aten-to-prim", op, lambda: f"{op.name} becomes {counted(ops, 'prim op')}", ops=ops)
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


def _apply_lowering(builder: Builder) -> Sequence[SSAValue | None]:
    op = builder.source
    lowering = LOWERINGS.get(op.schema.qualified_name if isinstance(op, CallOp) else op.name)
    if lowering is None and isinstance(op, CallOp):
        lowering = find_in_packages("lowerings", op.schema.qualified_name)
    if lowering is None:
        raise Extern(RANDOM if "nondeterministic_seeded" in schema_of(op).tags else NO_LOWERING)
    types = [*op.operand_types, *op.result_types]
    if not all(map(_is_supported, types)):
        raise Extern(COMPLEX)
    given = arguments(op)
    if is_refused(op, given):
        raise Extern(f"{NO_LOWERING}: PyTorch refuses tensors of these types, or these numbers")
    if any(map(_is_of_float8, types)):
        _check_float8(op)
    if any(isinstance(each, complex) for each in given.values()):
        raise Extern(COMPLEX)
    values = lowering(builder, *given.values())
    return [values] if isinstance(values, SSAValue) else values


def _is_supported(type: Attribute) -> bool:
    """Whether prim has tensors of this type; `none` is the type of a result that is not computed."""
    return isinstance(type, NoneType) or (
        isinstance(type, TensorType) and isinstance(type.element_type, AnyFloat | IntegerType)
    )


TAKE_FLOAT8 = ("aten.split.Tensor", "aten.view.dtype", "aten._scaled_mm", "aten._scaled_mm_v2")
"""Operators that take floats of eight bits, besides those that only move elements."""
CONVERSIONS = ("aten._to_copy", "prims.convert_element_type")


def _is_of_float8(type: Attribute) -> bool:
    return isinstance(type, TensorType) and is_float8(type.element_type)


def _check_float8(op: Operation) -> None:
    """Raise Extern for operations on 8-bit floats that kernels do not support."""
    if op.name in CONVERSIONS:
        if _is_of_float8(op.results[0].type):
            raise Extern(ROUNDING)
    elif op.name not in TAKE_FLOAT8 and not only_moves(op):
        raise Extern(f"{NO_LOWERING}: floats of eight bits")


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
