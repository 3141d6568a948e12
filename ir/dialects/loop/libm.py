"""Calls of functions of C's mathematical library that the math dialect lacks."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...interfaces.lanes import LaneWise
from ...machines.operation_classes import BelongsTo, OperationClass

LIBM_FUNCTIONS = {"erfc": 1, "fmod": 2, "lgamma": 1, "nextafter": 2}
"""The supported functions by their C name for double, with the number of their operands."""


@irdl_op_definition
class LibmOp(IRDLOperation):
    """Call a function of C's mathematical library, lane by lane; the name is that of the function for double.

    %r = loop.libm "fmod" %x, %y : f32
    """

    name = "loop.libm"
    T: ClassVar = VarConstraint("T", AnyAttr())
    function = prop_def(StringAttr)
    inputs = var_operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), LaneWise(), BelongsTo(OperationClass.LIBRARY))
    assembly_format = "$function $inputs attr-dict `:` type($result)"

    def __init__(self, function: str, *inputs: SSAValue):
        super().__init__(operands=[inputs], properties={"function": StringAttr(function)},
                         result_types=[inputs[0].type])

    def verify_(self) -> None:
        if self.function.data not in LIBM_FUNCTIONS:
            raise VerifyException(f"loop.libm knows {', '.join(LIBM_FUNCTIONS)}, not '{self.function.data}'")
        if len(self.inputs) != LIBM_FUNCTIONS[self.function.data]:
            raise VerifyException(f"loop.libm: {self.function.data} takes "
                                  f"{LIBM_FUNCTIONS[self.function.data]} operands, not {len(self.inputs)}")
