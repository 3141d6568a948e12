"""Loads of a vector from computed offsets in the loop dialect."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IntegerAttr, MemRefType, VectorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...interfaces.effects import OperandEffects
from ...interfaces.masks import Masked
from ...machines.operation_classes import BelongsTo, OperationClass
from ..shape import ExprAttr
from .accesses import BUFFER, AccessOp, parse_subscript, print_place
from .index_operands import BOOL, INDEX, in_lanes_of


@irdl_op_definition
class GatherOp(AccessOp):
    """Load one element per lane from separate places: lane k loads `buffer[subscript + offsets[k]]`. With `where`, a
    lane whose condition is false is not read and is 0.

    %a = loop.gather %x[%j] at %o : memref<4096xf32>, vector<16xi64> -> vector<16xf32>
    """

    name = "loop.gather"
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    offsets = operand_def(VectorType)
    stride = opt_prop_def(IntegerAttr)
    result = result_def(VectorType)
    traits = traits_def(BelongsTo(OperationClass.GATHER), OperandEffects(reads=("buffer",)), Masked())

    def __init__(self, buffer: SSAValue, subscript: Expression, indices: Sequence[SSAValue], offsets: SSAValue,
                 mask: SSAValue | None = None):
        assert isinstance(buffer.type, MemRefType) and isinstance(offsets.type, VectorType)
        super().__init__(operands=[buffer, indices, offsets, mask], properties={"subscript": ExprAttr(subscript)},
                         result_types=[VectorType(buffer.type.element_type, offsets.type.get_shape())])

    @property
    def is_exact(self) -> bool:
        return False

    @property
    def lane_distance(self) -> int:
        """0, because the offsets, and not the subscript, differ from lane to lane."""
        return 0

    def verify_(self) -> None:
        self.verify_access(self.result.type)
        if self.offsets.type != VectorType(i64, self.result.type.get_shape()):
            raise VerifyException(f"loop.gather of {self.result.type} cannot be placed by {self.offsets.type}")
        if self.mask is not None and self.mask.type != in_lanes_of(self.result.type, BOOL):
            raise VerifyException(f"loop.gather of {self.result.type} cannot be masked by {self.mask.type}")

    @classmethod
    def parse(cls, parser: Parser) -> GatherOp:
        buffer = parser.parse_unresolved_operand()
        indices, subscript = parse_subscript(parser)
        parser.parse_keyword("at")
        offsets = parser.parse_unresolved_operand()
        mask = parser.parse_unresolved_operand() if parser.parse_optional_keyword("where") else None
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        buffer_type = parser.parse_type()
        parser.parse_punctuation(",")
        offsets_type = parser.parse_type()
        parser.parse_punctuation("->")
        type = parser.parse_type()
        resolved = None if mask is None else parser.resolve_operand(mask, in_lanes_of(type, BOOL))
        op = cls.build(operands=[parser.resolve_operand(buffer, buffer_type), indices,
                                 parser.resolve_operand(offsets, offsets_type), resolved],
                       properties={"subscript": subscript}, result_types=[type])
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        print_place(printer, self)
        printer.print_string(" at ")
        printer.print_ssa_value(self.offsets)
        if self.mask is not None:
            printer.print_string(" where ")
            printer.print_ssa_value(self.mask)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.buffer.type)
        printer.print_string(", ")
        printer.print_attribute(self.offsets.type)
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)
