"""The dialect `horner`, which has one operation."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat, DenseArrayBase, TensorType, f64
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import BaseAttr, IRDLOperation, irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException


@irdl_op_definition
class PolynomialOp(IRDLOperation):
    """A polynomial at each element, by its coefficients from the constant one upwards.

    %y = horner.polynomial %x [1.0, 0.0, 0.5] : tensor<4xf32>
    """

    name = "horner.polynomial"
    input = operand_def(BaseAttr(TensorType))
    coefficients = prop_def(DenseArrayBase)
    result = result_def(BaseAttr(TensorType))
    traits = traits_def(Pure())

    def __init__(self, input: SSAValue, coefficients: Sequence[float]):
        super().__init__(
            operands=[input],
            properties={"coefficients": DenseArrayBase.from_list(f64, coefficients)},
            result_types=[input.type],
        )

    @property
    def numbers(self) -> tuple[float, ...]:
        """The coefficients as Python has them."""
        return tuple(self.coefficients.get_values())

    def verify_(self) -> None:
        if self.input.type != self.result.type:
            raise VerifyException(f"a polynomial of {self.input.type} is not {self.result.type}")
        if not isinstance(self.input.type.element_type, AnyFloat):
            raise VerifyException(f"a polynomial is computed of floats, not of {self.input.type.element_type}")
        if not self.numbers:
            raise VerifyException("a polynomial has at least one coefficient")

    @classmethod
    def parse(cls, parser: Parser) -> PolynomialOp:
        operand = parser.parse_unresolved_operand()
        numbers = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_number)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        op = cls(parser.resolve_operand(operand, parser.parse_type()), [float(number) for number in numbers])
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.input)
        printer.print_string(f" [{', '.join(map(repr, self.numbers))}]")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


Horner = Dialect("horner", [PolynomialOp])
