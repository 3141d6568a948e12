"""triton's pointers, loads and stores."""

from __future__ import annotations

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
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.effects import OperandEffects
from ...interfaces.masks import Masked
from ...interfaces.views import ViewLike
from .types import CONDITIONS, POINTEES, POINTERS, PointerType, element_of, pointee_type, shape_of

__all__ = ["AddPtrOp", "LoadOp", "StoreOp"]


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
        if not isinstance(element_of(self.pointers.type), PointerType):
            raise VerifyException(f"{self.name}: {self.pointers.type} holds no addresses")
        if shape_of(self.pointers.type) != shape_of(self.offsets.type) \
                or str(element_of(self.offsets.type)) not in ("i32", "i64"):
            raise VerifyException(f"{self.pointers.type} cannot be moved on by {self.offsets.type}")


@irdl_op_definition
class LoadOp(IRDLOperation):
    """Load from an address, or from a block of addresses. Where the mask is false, nothing is read and the result is
    `other`, or undefined without it.

    %v = triton.load %p : tensor<128x!triton.ptr<f32>>
    %v = triton.load %p, %mask, %other : tensor<128x!triton.ptr<f32>>
    """

    name = "triton.load"
    pointers = operand_def(POINTERS)
    mask = opt_operand_def(CONDITIONS)
    other = opt_operand_def(POINTEES)
    result = result_def(POINTEES)
    traits = traits_def(OperandEffects(reads=("pointers",)), Masked(otherwise="other"))
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = "$pointers (`,` $mask^)? (`,` $other^)? attr-dict `:` type($pointers)"

    def __init__(self, pointers: SSAValue, mask: SSAValue | None = None, other: SSAValue | None = None):
        super().__init__(operands=[pointers, mask, other], result_types=[pointee_type(pointers.type)])

    def verify_(self) -> None:
        if self.other is not None and self.mask is None:
            raise VerifyException("triton.load: a value for lanes that are masked out needs a mask")


@irdl_op_definition
class StoreOp(IRDLOperation):
    """Store a value to an address, or a block of values to a block of addresses. Where the mask is false, nothing is
    written.

    triton.store %p, %v, %mask : tensor<128x!triton.ptr<f32>>
    """

    name = "triton.store"
    pointers = operand_def(POINTERS)
    value = operand_def(POINTEES)
    mask = opt_operand_def(CONDITIONS)
    traits = traits_def(OperandEffects(writes=("pointers",)), Masked())
    assembly_format = "$pointers `,` $value (`,` $mask^)? attr-dict `:` type($pointers)"

    def __init__(self, pointers: SSAValue, value: SSAValue, mask: SSAValue | None = None):
        super().__init__(operands=[pointers, value, mask])
