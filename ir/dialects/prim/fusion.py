"""prim's groups of ops that become one kernel."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import StringAttr, TensorType
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    BaseAttr,
    irdl_op_definition,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, IsTerminator, Pure, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from .operation import PrimOp

TENSOR = BaseAttr(TensorType)


@irdl_op_definition
class YieldOp(PrimOp):
    """The values that a group returns."""

    name = "prim.yield"
    values = var_operand_def(TENSOR)
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def __init__(self, values: Sequence[SSAValue]):
        super().__init__(operands=[values])


@irdl_op_definition
class FusionOp(PrimOp):
    """A group of ops that becomes one kernel; it computes what its ops compute in sequence.

    %r = prim.fusion "softmax" (%a = %x : tensor<4x8xf32>) -> (tensor<4x8xf32>) {
      %e = prim.exp %a : tensor<4x8xf32>
      prim.yield %e : tensor<4x8xf32>
    }
    """

    name = "prim.fusion"
    inputs = var_operand_def(TENSOR)
    label = prop_def(StringAttr)
    body = region_def("single_block")
    outputs = var_result_def(TENSOR)
    traits = traits_def(IsolatedFromAbove(), RecursiveMemoryEffect())

    def __init__(self, label: str, inputs: Sequence[SSAValue], result_types: Sequence[Attribute], body: Region):
        super().__init__(operands=[inputs], properties={"label": StringAttr(label)}, regions=[body],
                         result_types=[result_types])

    @property
    def terminator(self) -> YieldOp:
        last = self.body.block.last_op
        assert isinstance(last, YieldOp)
        return last

    def verify_(self) -> None:
        block = self.body.block
        if [a.type for a in block.args] != [v.type for v in self.inputs]:
            raise VerifyException("prim.fusion: the block arguments have the inputs' types")
        if not isinstance(block.last_op, YieldOp):
            raise VerifyException("prim.fusion ends in prim.yield")
        if [v.type for v in block.last_op.values] != [r.type for r in self.outputs]:
            raise VerifyException("prim.fusion yields values of its result types")

    @classmethod
    def parse(cls, parser: Parser) -> FusionOp:
        label = parser.parse_str_literal()
        arguments, inputs = [], []

        def binding() -> None:
            argument = parser.parse_argument(expect_type=False)
            parser.parse_punctuation("=")
            value = parser.parse_unresolved_operand()
            parser.parse_punctuation(":")
            type = parser.parse_type()
            arguments.append(argument.resolve(type))
            inputs.append(parser.resolve_operand(value, type))

        parser.parse_comma_separated_list(parser.Delimiter.PAREN, binding)
        parser.parse_punctuation("->")
        types = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_type)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(arguments)
        if not body.blocks:
            body.add_block(Block(arg_types=[a.type for a in arguments]))
        op = cls(label, inputs, types, body)
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_string_literal(self.label.data)
        printer.print_string(" ")

        def binding(pair: tuple[SSAValue, SSAValue]) -> None:
            printer.print_ssa_value(pair[0])
            printer.print_string(" = ")
            printer.print_ssa_value(pair[1])
            printer.print_string(" : ")
            printer.print_attribute(pair[1].type)

        with printer.in_parens():
            printer.print_list(list(zip(self.body.block.args, self.inputs, strict=True)), binding)
        printer.print_string(" -> ")
        with printer.in_parens():
            printer.print_list([r.type for r in self.outputs], printer.print_attribute)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)
