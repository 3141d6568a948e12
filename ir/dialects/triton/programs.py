"""triton's queries of the program grid, assertions and barriers."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr, i1, i32
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    EqAttrConstraint,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect, Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...interfaces.effects import ReportsErrors
from ...rewriting.patterns import CanonicalizedBy
from .types import element_of

__all__ = ["AssertOp", "Axis", "AxisAttr", "BarrierOp", "GetNumProgramsOp", "GetProgramIdOp"]


class Axis(StrEnum):
    """An axis of the grid of programs."""

    X = "x"
    Y = "y"
    Z = "z"

    @property
    def number(self) -> int:
        return "xyz".index(self)


@irdl_attr_definition
class AxisAttr(EnumAttribute[Axis], SpacedOpaqueSyntaxAttribute):
    """An axis of the grid of programs."""

    name = "triton.axis"


class ProgramOperation(IRDLOperation):
    """A number that is the same for all lanes of a program."""

    axis = prop_def(AxisAttr)
    result = result_def(EqAttrConstraint(i32))
    traits = traits_def(Pure())
    assembly_format = "$axis attr-dict `:` `i32`"

    def __init__(self, axis: Axis | str):
        super().__init__(properties={"axis": AxisAttr(Axis(axis))}, result_types=[i32])


@irdl_op_definition
class GetProgramIdOp(ProgramOperation):
    """The index of the program in the launch grid, along an axis.

    %pid = triton.get_program_id x : i32
    """

    name = "triton.get_program_id"


@irdl_op_definition
class GetNumProgramsOp(ProgramOperation):
    """The number of programs of the launch grid, along an axis.

    %n = triton.get_num_programs x : i32
    """

    name = "triton.get_num_programs"


@irdl_op_definition
class AssertOp(IRDLOperation):
    """Stop the whole launch with a message if a condition, or any condition of a block, is false.

    triton.assert %inside, "index out of range" : tensor<128xi1>
    """

    name = "triton.assert"
    condition = operand_def(AnyAttr())
    message = prop_def(StringAttr)
    traits = traits_def(ReportsErrors(), CanonicalizedBy(f"{__package__}.canonicalization"))
    assembly_format = "$condition `,` $message attr-dict `:` type($condition)"

    def __init__(self, condition: SSAValue, message: str):
        super().__init__(operands=[condition], properties={"message": StringAttr(message)})

    def verify_(self) -> None:
        if element_of(self.condition.type) != i1:
            raise VerifyException(f"triton.assert takes conditions, not {self.condition.type}")


@irdl_op_definition
class BarrierOp(IRDLOperation):
    """Wait until all threads of the program have arrived; afterwards each sees the previous writes of all. Either all
    lanes reach it or none.

    triton.barrier
    """

    name = "triton.barrier"
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__()
