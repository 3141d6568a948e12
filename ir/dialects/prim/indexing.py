"""prim's ops that access elements at computed indices."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...machines.operation_classes import BelongsTo, OperationClass
from ...rewriting.patterns import CanonicalizedBy
from ...shapes import dims, tensor
from .assembly import parse_tensor_type, print_signature
from .operation import PrimOp
from .types import INDEX_ELEMENT, print_conversion, tensor_of

TENSOR = BaseAttr(TensorType)


def _verify_indices(op: IRDLOperation, indexed: TensorType, indices: Sequence[SSAValue], shape: TensorType) -> None:
    if len(indices) != len(dims(indexed)):
        raise VerifyException(f"{op.name} takes one index tensor for each dimension of {indexed}, not {len(indices)}")
    wanted = tensor(dims(shape), INDEX_ELEMENT)
    for index in indices:
        if index.type != wanted:
            raise VerifyException(f"{op.name}: an index tensor here is {wanted}, not {index.type}")


@irdl_op_definition
class GatherOp(PrimOp):
    """Gather elements at computed indices: `r[p] = a[i0[p], i1[p], ...]`.

    Each dimension of the operand has an i64 index tensor of the result's shape; for an unchanged dimension it is a
    (broadcast) `prim.iota`. An index out of range is an error at run time.

    %r = prim.gather %a[%i, %j] : tensor<4x8xf32> -> tensor<3x8xf32>
    """

    name = "prim.gather"
    input = operand_def(TENSOR)
    indices = var_operand_def(TENSOR)
    result = result_def(TENSOR)
    traits = traits_def(BelongsTo(OperationClass.GATHER), Pure(),
                        CanonicalizedBy(f"{__package__}.canonicalization.joints"))

    def __init__(self, input: SSAValue, indices: Sequence[SSAValue], type: TensorType | None = None):
        if type is None:
            type = tensor(dims(tensor_of(indices[0])), tensor_of(input).element_type)
        super().__init__(operands=[input, indices], result_types=[type])

    def verify_(self) -> None:
        if tensor_of(self.input).element_type != self.result.type.element_type:
            raise VerifyException(f"prim.gather keeps the element type: {print_conversion(self)}")
        _verify_indices(self, tensor_of(self.input), self.indices, self.result.type)

    @classmethod
    def parse(cls, parser: Parser) -> GatherOp:
        operand = parser.parse_unresolved_operand()
        indices = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parse_tensor_type(parser)
        parser.parse_punctuation("->")
        result = parse_tensor_type(parser)
        index_type = tensor(dims(result), INDEX_ELEMENT)
        operands = [parser.resolve_operand(operand, type), *(parser.resolve_operand(i, index_type) for i in indices)]
        return cls.create(operands=operands, attributes=attributes, result_types=[result])

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.input)
        with printer.in_square_brackets():
            printer.print_list(self.indices, printer.print_ssa_value)
        print_signature(printer, self, [self.input])


class ScatterKind(StrEnum):
    """How an update is combined with the existing element."""

    SET = "set"
    ADD = "add"
    MUL = "mul"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"


@irdl_attr_definition
class ScatterKindAttr(EnumAttribute[ScatterKind], SpacedOpaqueSyntaxAttribute):
    """How `prim.scatter` combines an update with the existing element."""

    name = "prim.scatter_kind"


@irdl_op_definition
class ScatterOp(PrimOp):
    """Combine updates into the base at computed indices, in row-major order of the updates: `r = base; r[i0[p],
    i1[p], ...] = kind(r[..], updates[p])`. Indices as in `prim.gather`.

    %r = prim.scatter <add> %base[%i, %j], %updates : tensor<4x8xf32>, tensor<3x8xf32> -> tensor<4x8xf32>
    """

    name = "prim.scatter"
    base_ = operand_def(TENSOR)
    indices = var_operand_def(TENSOR)
    updates = operand_def(TENSOR)
    kind = prop_def(ScatterKindAttr)
    result = result_def(TENSOR)
    traits = traits_def(BelongsTo(OperationClass.GATHER), Pure())

    def __init__(self, kind: ScatterKind | str, base: SSAValue, indices: Sequence[SSAValue], updates: SSAValue):
        super().__init__(operands=[base, indices, updates],
                         properties={"kind": ScatterKindAttr(ScatterKind(kind))}, result_types=[base.type])

    def verify_(self) -> None:
        base, updates = tensor_of(self.base_), tensor_of(self.updates)
        if base != self.result.type or base.element_type != updates.element_type:
            raise VerifyException(f"prim.scatter keeps the base's type: {print_conversion(self)}")
        _verify_indices(self, base, self.indices, updates)

    @classmethod
    def parse(cls, parser: Parser) -> ScatterOp:
        with parser.in_angle_brackets():
            kind = parser.parse_str_enum(ScatterKind)
        base = parser.parse_unresolved_operand()
        indices = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_unresolved_operand)
        parser.parse_punctuation(",")
        updates = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        base_type = parse_tensor_type(parser)
        parser.parse_punctuation(",")
        updates_type = parse_tensor_type(parser)
        parser.parse_punctuation("->")
        result = parse_tensor_type(parser)
        index_type = tensor(dims(updates_type), INDEX_ELEMENT)
        operands = [parser.resolve_operand(base, base_type), *(parser.resolve_operand(i, index_type) for i in indices),
                    parser.resolve_operand(updates, updates_type)]
        return cls.create(operands=operands, properties={"kind": ScatterKindAttr(kind)}, attributes=attributes,
                          result_types=[result])

    def print(self, printer: Printer) -> None:
        printer.print_string(f" <{self.kind.data}> ")
        printer.print_ssa_value(self.base_)
        with printer.in_square_brackets():
            printer.print_list(self.indices, printer.print_ssa_value)
        printer.print_string(", ")
        printer.print_ssa_value(self.updates)
        print_signature(printer, self, [self.base_, self.updates])
