"""Applying the lowering of an operator."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat, ComplexType, IntegerType, NoneType, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects.aten import CallOp
from ....ir.dialects.aten.arguments import arguments, schema_of
from ....ir.dtypes import is_float8
from ....ir.modules.levels import NO_LOWERING
from ....ir.plugins import find_in_packages
from ..operators.chains import only_moves
from .builder import Builder, Extern
from .refused import is_refused
from .table import LOWERINGS

__all__ = ["apply_lowering", "lowered_operations"]

COMPLEX = f"{NO_LOWERING}: complex numbers"
RANDOM = "random numbers from ATen's generator"


def apply_lowering(builder: Builder) -> Sequence[SSAValue | None]:
    """The results of the operator that `builder` replaces, in its operations; raises Extern."""
    op = builder.source
    lowering = LOWERINGS.get(op.schema.qualified_name if isinstance(op, CallOp) else op.name)
    if lowering is None and isinstance(op, CallOp):
        lowering = find_in_packages("lowerings", op.schema.qualified_name)
    if lowering is None:
        raise Extern(RANDOM if "nondeterministic_seeded" in schema_of(op).tags else NO_LOWERING)
    types = [*op.operand_types, *op.result_types]
    if (odd := next((type for type in types if not _is_supported(type)), None)) is not None:
        is_complex = isinstance(odd, TensorType) and isinstance(odd.element_type, ComplexType)
        raise Extern(COMPLEX if is_complex else f"{NO_LOWERING}: a value of type {odd}")
    given = arguments(op)
    if is_refused(op, given):
        raise Extern(f"{NO_LOWERING}: PyTorch refuses tensors of these types, or these numbers")
    if any(map(_is_of_float8, types)):
        _check_float8(op)
    if any(isinstance(each, complex) for each in given.values()):
        raise Extern(COMPLEX)
    values = lowering(builder, *given.values())
    return [values] if isinstance(values, SSAValue) else values


def lowered_operations(op: Operation) -> list[type[Operation]]:
    """The kinds of the operations to which an operator is lowered, which stays as it is; none if it is ATen's."""
    builder = Builder(op)
    try:
        apply_lowering(builder)
        return [type(each) for each in builder.ops]
    except Extern:
        return []
    finally:
        for unused in reversed(builder.ops):
            unused.erase()


def _is_supported(type: Attribute) -> bool:
    """Whether prim has tensors of this type; `none` is the type of a result that is not computed."""
    return isinstance(type, NoneType) or (
        isinstance(type, TensorType) and isinstance(type.element_type, AnyFloat | IntegerType)
    )


TAKE_FLOAT8 = ("aten._to_copy", "prims.convert_element_type", "aten.split.Tensor", "aten.view.dtype",
               "aten._scaled_mm", "aten._scaled_mm_v2", "aten.cat", "aten.stack", "aten.copy", "aten.index.Tensor",
               "aten.index_select", "aten.gather", "aten.embedding", "aten.where.self", "aten.select_scatter",
               "aten.slice_scatter")
"""Operators that take floats of eight bits, besides those that only move elements."""


def _is_of_float8(type: Attribute) -> bool:
    return isinstance(type, TensorType) and is_float8(type.element_type)


def _check_float8(op: Operation) -> None:
    """Raise Extern for operations on 8-bit floats that kernels do not support."""
    if op.name not in TAKE_FLOAT8 and not only_moves(op):
        raise Extern(f"{NO_LOWERING}: floats of eight bits")
