"""triton's pointers, loads and stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.effects import OperandEffects
from ...interfaces.masks import Masked
from ...interfaces.views import ViewLike
from .types import PointerType, element_of, mask_type, pointee_type, shape_of

__all__ = ["AddPtrOp", "LoadOp", "StoreOp", "parse_operands", "verify_pointers"]


def verify_pointers(op: IRDLOperation, pointers: SSAValue, mask: SSAValue | None) -> None:
    """Reject operands that are not pointers, and masks of another shape."""
    if not isinstance(element_of(pointers.type), PointerType):
        raise VerifyException(f"{op.name}: {pointers.type} holds no addresses")
    if mask is not None and mask.type != mask_type(pointers.type):
        raise VerifyException(f"{op.name} at {pointers.type} cannot be masked by {mask.type}")


def parse_operands(parser: Parser, least: int, most: int) -> list[UnresolvedOperand]:
    """Parse between `least` and `most` operands, separated by commas."""
    position = parser.pos
    operands = [parser.parse_unresolved_operand()]
    while len(operands) < most and parser.parse_optional_punctuation(","):
        operands.append(parser.parse_unresolved_operand())
    if len(operands) < least:
        parser.raise_error(f"expected {least} operands or more", position, parser.pos)
    return operands


class AccessOperation(IRDLOperation):
    """A load or a store."""

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.pointers.type)  # type: ignore[attr-defined]


@irdl_op_definition
class AddPtrOp(IRDLOperation):
    """Add signed offsets, in elements, to pointers.

    %q = triton.addptr %p, %offsets : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    """

    name = "triton.addptr"
    T: ClassVar = VarConstraint("T", AnyAttr())
    pointers = operand_def(T)
    offsets = operand_def(AnyAttr())
    result = result_def(T)
    traits = traits_def(Pure(), ViewLike("pointers"))
    assembly_format = "$pointers `,` $offsets attr-dict `:` type($pointers) `,` type($offsets)"

    def __init__(self, pointers: SSAValue, offsets: SSAValue):
        super().__init__(operands=[pointers, offsets], result_types=[pointers.type])

    def verify_(self) -> None:
        verify_pointers(self, self.pointers, None)
        if shape_of(self.pointers.type) != shape_of(self.offsets.type) \
                or str(element_of(self.offsets.type)) not in ("i32", "i64"):
            raise VerifyException(f"{self.pointers.type} cannot be moved on by {self.offsets.type}")


@irdl_op_definition
class LoadOp(AccessOperation):
    """Load from an address, or from a block of addresses. Where the mask is false, nothing is read and the result is
    `other`, or undefined without it.

    %v = triton.load %p : tensor<128x!triton.ptr<f32>>
    %v = triton.load %p, %mask, %other : tensor<128x!triton.ptr<f32>>
    """

    name = "triton.load"
    pointers = operand_def(AnyAttr())
    mask = opt_operand_def(AnyAttr())
    other = opt_operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(OperandEffects(reads=("pointers",)), Masked(otherwise="other"))
    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    def __init__(self, pointers: SSAValue, mask: SSAValue | None = None, other: SSAValue | None = None):
        super().__init__(operands=[pointers, mask, other], result_types=[pointee_type(pointers.type)])

    def verify_(self) -> None:
        verify_pointers(self, self.pointers, self.mask)
        if self.other is not None and self.mask is None:
            raise VerifyException("triton.load: a value for lanes that are masked out needs a mask")
        for value in filter(None, (self.other, self.result)):
            if value.type != pointee_type(self.pointers.type):
                raise VerifyException(f"triton.load: at {self.pointers.type} lies no {value.type}")

    @classmethod
    def parse(cls, parser: Parser) -> LoadOp:
        unresolved = parse_operands(parser, 1, 3)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        types = (type, mask_type(type), pointee_type(type))[: len(unresolved)]
        operands: Sequence[SSAValue | None] = parser.resolve_operands(unresolved, types, parser.pos)
        pointers, mask, other = (*operands, None, None)[:3]
        op = cls.build(operands=[pointers, mask, other], result_types=[pointee_type(type)])
        op.attributes.update(attributes)
        return op


@irdl_op_definition
class StoreOp(AccessOperation):
    """Store a value to an address, or a block of values to a block of addresses. Where the mask is false, nothing is
    written.

    triton.store %p, %v, %mask : tensor<128x!triton.ptr<f32>>
    """

    name = "triton.store"
    pointers = operand_def(AnyAttr())
    value = operand_def(AnyAttr())
    mask = opt_operand_def(AnyAttr())
    traits = traits_def(OperandEffects(writes=("pointers",)), Masked())

    def __init__(self, pointers: SSAValue, value: SSAValue, mask: SSAValue | None = None):
        super().__init__(operands=[pointers, value, mask])

    def verify_(self) -> None:
        verify_pointers(self, self.pointers, self.mask)
        if self.value.type != pointee_type(self.pointers.type):
            raise VerifyException(f"triton.store: at {self.pointers.type} lies no {self.value.type}")

    @classmethod
    def parse(cls, parser: Parser) -> StoreOp:
        unresolved = parse_operands(parser, 2, 3)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        types = (type, pointee_type(type), mask_type(type))[: len(unresolved)]
        pointers, value, *mask = parser.resolve_operands(unresolved, types, parser.pos)
        op = cls.build(operands=[pointers, value, mask])
        op.attributes.update(attributes)
        return op
