"""Multiplication by powers of two, the last step of exponential functions."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import AnyFloatConstr, VectorType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, VarConstraint, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from ...interfaces.lanes import LaneWise


@irdl_op_definition
class ScaleOp(IRDLOperation):
    """Compute `x * 2**n`, rounded once, for an integer n between -1000 and 254, given as a float, and 1/4 <= x <= 4.
    Results below the range of floats are 0, above it infinity; NaN propagates. With n = -1000 the zero result takes
    no longer than any other.

    %r = loop.scale %x by %n : vector<16xf32>
    """

    name = "loop.scale"
    T: ClassVar = VarConstraint("T", AnyFloatConstr | VectorType.constr(AnyFloatConstr))
    value = operand_def(T)
    exponent = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), LaneWise())
    assembly_format = "$value `by` $exponent attr-dict `:` type($result)"

    def __init__(self, value: SSAValue, exponent: SSAValue):
        super().__init__(operands=[value, exponent], result_types=[value.type])
