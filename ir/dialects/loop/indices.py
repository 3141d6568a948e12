"""Operations of the loop dialect on indices, and scratch memory."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import MemRefType, VectorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression
from ...interfaces.effects import OperandEffects, ReportsErrors
from ...interfaces.lanes import LaneWise
from ...interfaces.masks import Masked
from ...vector_types import element_of
from ..shape import ExprAttr
from .index_operands import BOOL, INDEX, IndexExpressions, in_lanes_of


@irdl_op_definition
class AllocOp(IRDLOperation):
    """Allocate scratch memory for one loop iteration (so for one thread), aligned to a cache line and freed at the
    end of the block.

    %row = loop.alloc : memref<1024xf32>
    """

    name = "loop.alloc"
    result = result_def(MemRefType)
    traits = traits_def(OperandEffects(allocates=("result",)))
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type: MemRefType):
        super().__init__(result_types=[type])


@irdl_op_definition
class ApplyOp(IRDLOperation):
    """Compute an integer expression.

    %k = loop.apply %i * 2 + 1 : index
    """

    name = "loop.apply"
    indices = var_operand_def(INDEX)
    value = prop_def(ExprAttr)
    result = result_def(INDEX)
    traits = traits_def(Pure(), IndexExpressions("indices", ("value",)))

    def __init__(self, value: Expression, indices: Sequence[SSAValue]):
        super().__init__(operands=[indices], properties={"value": ExprAttr(value)}, result_types=[INDEX])

    @classmethod
    def parse(cls, parser: Parser) -> ApplyOp:
        operands = OperandExpressions(parser)
        value = operands.parse()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        parser.parse_type()
        op = cls(value, operands.operands)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        print_expression(printer, self.value.data, self.indices)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : index")


@irdl_op_definition
class CheckIndexOp(IRDLOperation):
    """Check an index read from memory. The result is the value if `0 <= value < limit`; otherwise it is 0, and the
    kernel reports `index out of range` to its caller when it ends. A scalar result is an `index`. With `where`, a
    value whose condition is false is not checked and is replaced by 0.

    %k = loop.check_index %v below 1000 : i64
    %o = loop.check_index %w below %s0 * 2 where %m : vector<16xi64>
    """

    name = "loop.check_index"
    value = operand_def(AnyAttr())
    indices = var_operand_def(INDEX)
    mask = opt_operand_def()
    limit = prop_def(ExprAttr)
    result = result_def()
    traits = traits_def(ReportsErrors(), IndexExpressions("indices", ("limit",), limit="limit"), LaneWise(),
                        Masked())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    def __init__(self, value: SSAValue, limit: Expression, indices: Sequence[SSAValue], mask: SSAValue | None = None):
        super().__init__(operands=[value, indices, mask], properties={"limit": ExprAttr(limit)},
                         result_types=[value.type if isinstance(value.type, VectorType) else INDEX])

    def verify_(self) -> None:
        wanted = self.value.type if isinstance(self.value.type, VectorType) else INDEX
        if element_of(self.value.type) != i64 or self.result.type != wanted:
            raise VerifyException(f"loop.check_index turns i64 into index and keeps a vector of i64, "
                                  f"not {self.value.type} into {self.result.type}")

    @classmethod
    def parse(cls, parser: Parser) -> CheckIndexOp:
        value = parser.parse_unresolved_operand()
        parser.parse_keyword("below")
        operands = OperandExpressions(parser)
        limit = operands.parse()
        mask = parser.parse_unresolved_operand() if parser.parse_optional_keyword("where") else None
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        resolved = None if mask is None else parser.resolve_operand(mask, in_lanes_of(type, BOOL))
        op = cls(parser.resolve_operand(value, type), limit, operands.operands, resolved)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_string(" below ")
        print_expression(printer, self.limit.data, self.indices)
        if self.mask is not None:
            printer.print_string(" where ")
            printer.print_ssa_value(self.mask)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.value.type)
