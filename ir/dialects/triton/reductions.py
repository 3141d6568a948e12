"""triton's reductions and scans along a dimension of blocks; a region combines two elements, or two tuples of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Self

from xdsl.dialects.builtin import IntegerAttr, TensorType, UnitAttr, i32
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import ConstantLike, HasParent, IsTerminator, Pure, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from .blocks import verify_block
from .types import element_of, shape_of, with_shape

__all__ = ["CombineOperation", "HistogramOp", "ReduceOp", "ReduceReturnOp", "ScanOp", "ScanReturnOp"]


class CombineOperation(IRDLOperation):
    """The base class of `triton.reduce` and `triton.scan`. The region takes one element of each operand, then another
    of each, and returns one of each; it has to be associative.
    """

    inputs = var_operand_def(BaseAttr(TensorType))
    axis = prop_def(IntegerAttr)
    combine = region_def("single_block")
    outputs = var_result_def(AnyAttr())
    RETURN: ClassVar[type[IRDLOperation]]

    @property
    def dimension(self) -> int:
        """The dimension along which elements are combined."""
        return self.axis.value.data

    @staticmethod
    @abstractmethod
    def output_type(input: Attribute, axis: int) -> Attribute:
        """The type of the result for an operand."""

    @classmethod
    def empty_combination(cls, inputs: Sequence[SSAValue]) -> Region:
        """Create the region that combines `inputs`, with arguments and without operations."""
        elements = [element_of(value.type) for value in inputs]
        return Region(Block(arg_types=elements * 2))

    def verify_(self) -> None:
        if not self.inputs:
            raise VerifyException(f"{self.name} combines one block or more")
        shapes = [shape_of(value.type) for value in self.inputs]
        if any(shape != shapes[0] for shape in shapes):
            types = ", ".join(str(value.type) for value in self.inputs)
            raise VerifyException(f"{self.name} takes blocks of one shape, not {types}")
        if not 0 <= self.dimension < len(shapes[0]):
            raise VerifyException(f"{self.name}: {self.inputs[0].type} has no dimension {self.dimension}")
        expected = [self.output_type(value.type, self.dimension) for value in self.inputs]
        if [value.type for value in self.outputs] != expected:
            types = ", ".join(map(str, expected))
            raise VerifyException(f"{self.name} gives {types}, not {', '.join(str(v.type) for v in self.outputs)}")
        elements = [element_of(value.type) for value in self.inputs]
        listed = ", ".join(map(str, elements))
        if [argument.type for argument in self.combine.block.args] != elements * 2:
            raise VerifyException(f"{self.name}: the combination takes {listed} twice")
        last = self.combine.block.last_op
        if not isinstance(last, self.RETURN) or [value.type for value in last.operands] != elements:
            raise VerifyException(f"{self.name}: the combination ends with {self.RETURN.name} of {listed}")
        for op in self.combine.walk():
            if any(not self.is_ancestor(value.owner) and not _is_constant(value) for value in op.operands):
                raise VerifyException(f"{self.name}: the combination takes nothing from around it but constants")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        unresolved = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_unresolved_operand)
        parser.parse_keyword("axis")
        axis = parser.parse_integer(allow_boolean=False)
        modifiers = cls.parse_modifiers(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        operands = parser.resolve_operands(unresolved, types, parser.pos)
        parser.parse_keyword("combine")
        arguments = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_argument)
        op = cls.build(operands=[operands], properties={"axis": IntegerAttr(axis, i32), **modifiers},
                       regions=[parser.parse_region(arguments)],
                       result_types=[[cls.output_type(type, axis) for type in types]])
        op.attributes.update(attributes)
        return op

    @classmethod
    def parse_modifiers(cls, parser: Parser) -> dict[str, Attribute]:
        """Parse modifiers after the axis."""
        return {}

    def print_modifiers(self, printer: Printer) -> None:
        """Print modifiers after the axis."""

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.inputs, printer.print_ssa_value)
        printer.print_string(f" axis {self.dimension}")
        self.print_modifiers(printer)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.inputs.types, printer.print_attribute)
        printer.print_string(" combine ")
        with printer.in_parens():
            printer.print_list(self.combine.block.args, printer.print_block_argument)
        printer.print_string(" ")
        printer.print_region(self.combine, print_entry_block_args=False)


def _is_constant(value: SSAValue) -> bool:
    return isinstance(value.owner, Operation) and value.owner.has_trait(ConstantLike, value_if_unregistered=False)


@irdl_op_definition
class ReduceOp(CombineOperation):
    """Combine the elements along a dimension into one, in any order; the result does not have the dimension.

    %m = triton.reduce %v axis 1 : tensor<16x64xf32> combine (%a: f32, %b: f32) {
      %c = arith.maximumf %a, %b : f32
      triton.reduce.return %c : f32
    }
    """

    name = "triton.reduce"
    inputs = var_operand_def(BaseAttr(TensorType))
    axis = prop_def(IntegerAttr)
    combine = region_def("single_block")
    outputs = var_result_def(AnyAttr())
    traits = traits_def(RecursiveMemoryEffect())

    def __init__(self, inputs: Sequence[SSAValue], axis: int, combine: Region):
        super().__init__(operands=[inputs], properties={"axis": IntegerAttr(axis, i32)}, regions=[combine],
                         result_types=[[self.output_type(value.type, axis) for value in inputs]])

    @staticmethod
    def output_type(input: Attribute, axis: int) -> Attribute:
        shape = shape_of(input)
        return with_shape((*shape[:axis], *shape[axis + 1 :]), element_of(input))


@irdl_op_definition
class ScanOp(CombineOperation):
    """Inclusive scan along a dimension: combine each element with those before it, or with `reverse` with those after
    it.

    %c = triton.scan %v axis 0 reverse : tensor<128xf32> combine (%a: f32, %b: f32) {
      %s = arith.addf %a, %b : f32
      triton.scan.return %s : f32
    }
    """

    name = "triton.scan"
    inputs = var_operand_def(BaseAttr(TensorType))
    axis = prop_def(IntegerAttr)
    reverse = opt_prop_def(UnitAttr)
    combine = region_def("single_block")
    outputs = var_result_def(AnyAttr())
    traits = traits_def(RecursiveMemoryEffect())

    def __init__(self, inputs: Sequence[SSAValue], axis: int, combine: Region, *, reverse: bool = False):
        super().__init__(
            operands=[inputs],
            properties={"axis": IntegerAttr(axis, i32), "reverse": UnitAttr() if reverse else None},
            regions=[combine], result_types=[[value.type for value in inputs]],
        )

    @staticmethod
    def output_type(input: Attribute, axis: int) -> Attribute:
        return input

    @classmethod
    def parse_modifiers(cls, parser: Parser) -> dict[str, Attribute]:
        return {"reverse": UnitAttr()} if parser.parse_optional_keyword("reverse") else {}

    def print_modifiers(self, printer: Printer) -> None:
        if self.reverse is not None:
            printer.print_string(" reverse")


@irdl_op_definition
class ReduceReturnOp(IRDLOperation):
    """The combination of two elements in a `triton.reduce`."""

    name = "triton.reduce.return"
    values = var_operand_def(AnyAttr())
    traits = lazy_traits_def(lambda: (IsTerminator(), HasParent(ReduceOp), Pure()))
    assembly_format = "$values attr-dict `:` type($values)"

    def __init__(self, *values: SSAValue):
        super().__init__(operands=[values])


@irdl_op_definition
class ScanReturnOp(IRDLOperation):
    """The combination of two elements in a `triton.scan`."""

    name = "triton.scan.return"
    values = var_operand_def(AnyAttr())
    traits = lazy_traits_def(lambda: (IsTerminator(), HasParent(ScanOp), Pure()))
    assembly_format = "$values attr-dict `:` type($values)"

    def __init__(self, *values: SSAValue):
        super().__init__(operands=[values])


ReduceOp.RETURN = ReduceReturnOp
ScanOp.RETURN = ScanReturnOp


@irdl_op_definition
class HistogramOp(IRDLOperation):
    """Count the occurrences of each integer from 0 to the size of the result, exclusive.

    %n = triton.histogram %v : tensor<128xi32> -> tensor<16xi32>
    """

    name = "triton.histogram"
    source = operand_def(BaseAttr(TensorType))
    result = result_def(BaseAttr(TensorType))
    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"

    def __init__(self, source: SSAValue, bins: int):
        super().__init__(operands=[source], result_types=[TensorType(i32, [bins])])

    def verify_(self) -> None:
        source, result = self.source.type, self.result.type
        if len(shape_of(source)) != 1 or str(element_of(source)) not in ("i32", "i64") \
                or len(shape_of(result)) != 1 or element_of(result) != i32:
            raise VerifyException(f"triton.histogram counts the integers of a row as i32: not {source} as {result}")
        verify_block(result)
