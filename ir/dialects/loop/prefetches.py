"""Memory that is fetched into the caches before it is read."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, traits_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression
from ...interfaces.effects import OperandEffects
from ..shape import ExprAttr
from .accesses import BUFFER
from .index_operands import INDEX, IndexExpressions

__all__ = ["PrefetchOp"]


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """Fetch the cache line of an element into the first-level cache. It changes nothing that a program computes, and
    the element need not be in the buffer. Since nothing depends on it, it is dead code like an unused load.

    loop.prefetch %x[%i * 4096 + %k + 24576] : memref<16777216xi8>
    """

    name = "loop.prefetch"
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    subscript = prop_def(ExprAttr)
    traits = traits_def(OperandEffects(), IndexExpressions("indices", ("subscript",)))

    def __init__(self, buffer: SSAValue, subscript: Expression, indices: Sequence[SSAValue]):
        super().__init__(operands=[buffer, indices], properties={"subscript": ExprAttr(subscript)})

    def verify_(self) -> None:
        if not isinstance(self.buffer.type, MemRefType) or len(self.buffer.type.get_shape()) != 1:
            raise VerifyException(f"loop.prefetch: a buffer is flat, {self.buffer.type} is not")

    @classmethod
    def parse(cls, parser: Parser) -> PrefetchOp:
        buffer = parser.parse_unresolved_operand()
        operands = OperandExpressions(parser)
        with parser.in_square_brackets():
            subscript = operands.parse()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        op = cls(parser.resolve_operand(buffer, parser.parse_type()), subscript, operands.operands)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.buffer)
        with printer.in_square_brackets():
            print_expression(printer, self.subscript.data, self.indices)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.buffer.type)
