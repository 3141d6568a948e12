"""The shape dialect: symbolic sizes as attributes and as values.

    tensor<?x8xf32, #shape.dims<s0, 8>>     a tensor of s0 rows; the encoding has the size of every dimension
    #shape.expr<s0 * 2 + 1>                 a symbolic integer as a property of an op
    %n = shape.value <s0 * 2> : index       the same integer as a value
    shape.assert <s0 - 1>, "one row"        stops the program if the integer is zero
    shape.assert %k is <4>, "not four"      stops it if a value differs from the integer it was compiled for
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import Float64Type, IndexType, IntegerAttr, StringAttr, i64
from xdsl.ir import Attribute, Data, Dialect, SSAValue
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.traits import MemoryWriteEffect, Pure
from xdsl.utils.exceptions import VerifyException

from ..expression_syntax import parse_expression, print_expression
from ..expressions import Expression
from ..formulas import Formula, format_formula, operand_count, parse_formula
from ..shapes import DimsAttr


@irdl_attr_definition
class ExprAttr(Data[Expression]):
    """An integer expression over shape symbols, or inside loop ops over the op's index operands."""

    name = "shape.expr"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> Expression:
        with parser.in_angle_brackets():
            return parse_expression(parser)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            print_expression(printer, self.data)


@irdl_op_definition
class ValueOp(IRDLOperation):
    """Compute an integer expression over the function's shape symbols."""

    name = "shape.value"
    value = prop_def(ExprAttr)
    result = result_def(IndexType())
    traits = traits_def(Pure())

    def __init__(self, value: Expression):
        super().__init__(properties={"value": ExprAttr(value)}, result_types=[IndexType()])

    @classmethod
    def parse(cls, parser: Parser) -> ValueOp:
        value = ExprAttr.parse_parameter(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        parser.parse_type()
        op = cls(value)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        self.value.print_parameter(printer)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : index")


@irdl_attr_definition
class FormulaAttr(Data[Formula]):
    """A formula over an operation's operands `d0`, `d1`, ..., with the functions of `ir.formulas`."""

    name = "shape.formula"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> Formula:
        with parser.in_angle_brackets():
            return parse_formula(parser)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(format_formula(self.data))


NUMBER = BaseAttr(IndexType) | BaseAttr(Float64Type)
"""A number in the host program: an integer or a float."""


@irdl_op_definition
class ComputeOp(IRDLOperation):
    """Compute a number at run time from sizes and from numbers read from tensors.

    %n = shape.compute <trunc(mul(0.6, float(d0)))>(%s0) : (index) -> index
    """

    name = "shape.compute"
    formula = prop_def(FormulaAttr)
    inputs = var_operand_def(NUMBER)
    result = result_def(NUMBER)
    traits = traits_def(Pure())
    assembly_format = "$formula `` `(` $inputs `)` attr-dict `:` `(` type($inputs) `)` `->` type($result)"

    def __init__(self, formula: Formula, inputs: Sequence[SSAValue], type: Attribute):
        """`type` is index or f64."""
        super().__init__(operands=[inputs], properties={"formula": FormulaAttr(formula)}, result_types=[type])

    def verify_(self) -> None:
        if (count := operand_count(self.formula.data)) > len(self.inputs):
            raise VerifyException(f"the formula is of d{count - 1}, and there are {len(self.inputs)} operands")


@irdl_op_definition
class DimOp(IRDLOperation):
    """The size of a dimension of a tensor or buffer, as determined by an operator.

    %n = shape.dim %x, 0 : tensor<?x8xf32, #shape.dims<u0, 8>>
    """

    name = "shape.dim"
    input = operand_def(AnyAttr())
    position = prop_def(IntegerAttr)
    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "$input `,` $position attr-dict `:` type($input)"

    def __init__(self, input: SSAValue, position: int):
        super().__init__(operands=[input], properties={"position": IntegerAttr(position, i64)},
                         result_types=[IndexType()])


@irdl_op_definition
class AssertOp(IRDLOperation):
    """Stop the program with an error message if an integer expression over the function's symbols is zero, or if an
    operand differs from the expression. Later operations may rely on the condition.

    shape.assert <s0 mod 2>, "the number of rows is odd"
    shape.assert %n is <4>, "n is 4"
    """

    name = "shape.assert"
    operand = opt_operand_def(IndexType())
    value = prop_def(ExprAttr)
    message = prop_def(StringAttr)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = "($operand^ `is`)? $value `,` $message attr-dict"

    def __init__(self, value: Expression, message: str, operand: SSAValue | None = None):
        super().__init__(operands=[operand], properties={"value": ExprAttr(value), "message": StringAttr(message)})


Shape = Dialect("shape", [AssertOp, ComputeOp, DimOp, ValueOp], [ExprAttr, DimsAttr, FormulaAttr])
