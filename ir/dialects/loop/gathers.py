"""Loads of a vector from computed offsets in the loop dialect."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import MemRefType, VectorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    BaseAttr,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...interfaces.effects import OperandEffects
from ...interfaces.masks import Masked
from ...machines.operation_classes import BelongsTo, OperationClass
from ..shape import ExprAttr
from .accesses import BUFFER, AccessOp, Subscript
from .index_operands import INDEX


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
    result = result_def(VarConstraint("Moved", BaseAttr(VectorType)))
    traits = traits_def(BelongsTo(OperationClass.GATHER), OperandEffects(reads=("buffer",)), Masked())
    custom_directives = (Subscript,)
    assembly_format = ("$buffer custom<Subscript>($subscript, $indices) `at` $offsets (`where` $mask^)? attr-dict `:` "
                       "type($buffer) `,` type($offsets) `->` type($result)")

    def __init__(self, buffer: SSAValue, subscript: Expression, indices: Sequence[SSAValue], offsets: SSAValue,
                 mask: SSAValue | None = None):
        assert isinstance(buffer.type, MemRefType) and isinstance(offsets.type, VectorType)
        super().__init__(operands=[buffer, indices, offsets, mask], properties={"subscript": ExprAttr(subscript)},
                         result_types=[VectorType(buffer.type.element_type, offsets.type.get_shape())])

    @property
    def stride(self) -> None:  # type: ignore[override]
        """None, because the offsets space the lanes."""
        return None

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
