"""prim's ops that enlarge or join tensors: padding and concatenation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import FloatAttr, IntegerAttr, IntegerType, TensorType, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import BaseAttr, irdl_op_definition, prop_def, result_def, traits_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression, constant
from ...inference import InfersResultTypes
from ...machines.operation_classes import BelongsTo, OperationClass
from ...ranges import Ranges
from ...rewriting.patterns import CanonicalizedBy
from ...shapes import DimsAttr, dims, tensor
from ..number_lists import Sizes
from .assembly import parse_operands, parse_signature, print_signature
from .index_maps import Index
from .operation import PrimOp
from .scalars import Scalar, ScalarAttr, scalar_attribute, scalar_value
from .types import print_conversion, tensor_of
from .views import TENSOR, RearrangementOp


@irdl_op_definition
class PadOp(RearrangementOp):
    """Pad the operand along each dimension with `low[k]` copies of a number before it, and with copies after it up to
    the result's size.

    %b = prim.pad %a low [0, 2] with 0.0 : tensor<4x8xf32> -> tensor<4x12xf32>
    """

    name = "prim.pad"
    traits = traits_def(BelongsTo(OperationClass.CONVERSION), CanonicalizedBy(f"{__package__}.canonicalization.joints"))
    low = prop_def(DimsAttr)
    value = prop_def(BaseAttr(FloatAttr) | BaseAttr(IntegerAttr))
    custom_directives = (Scalar, Sizes)
    assembly_format = ("$input `low` custom<Sizes>($low) `with` custom<Scalar>($value) attr-dict `:` type($input) "
                       "`->` type($result)")

    def __init__(self, input: SSAValue, low: Sequence[int | Expression], value: ScalarAttr | float | int,
                 sizes: Sequence[int | Expression]):
        attribute = scalar_attribute(value) if isinstance(value, float | int) else value
        super().__init__(operands=[input], properties={"low": DimsAttr.of(low), "value": attribute},
                         result_types=[tensor(sizes, tensor_of(input).element_type)])

    @property
    def number(self) -> float | int:
        """The padding as a Python number."""
        return scalar_value(self.value)

    def shape_problem(self) -> str | None:
        element = self.result.type.element_type
        if isinstance(element, IntegerType) and isinstance(self.number, float):
            return f"{self.number} is not of type {element}"
        if not len(self.low.data) == len(self.source) == len(self.target):
            return "low and both shapes have one entry a dimension"
        for low, size, total in zip(self.low.data, self.source, self.target, strict=True):
            high = (total - low - size).as_int
            if (low.as_int or 0) < 0 or (high or 0) < 0:
                return "the operand does not fit into the result"
        return None

    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        """The operand's index, which is out of bounds in the padding."""
        return tuple(position - low for position, low in zip(index, self.low.data, strict=True))


@irdl_op_definition
class ConcatenateOp(PrimOp, InfersResultTypes):
    """Concatenate the operands along one dimension.

    %c = prim.concatenate %a, %b dim 0 : tensor<4x8xf32>, tensor<2x8xf32> -> tensor<6x8xf32>
    """

    name = "prim.concatenate"
    inputs = var_operand_def(TENSOR)
    dim = prop_def(IntegerAttr)
    result = result_def(TENSOR)
    traits = traits_def(BelongsTo(OperationClass.CONVERSION), Pure(),
                        CanonicalizedBy(f"{__package__}.canonicalization.constants"),
                        CanonicalizedBy(f"{__package__}.canonicalization.joints"))

    def __init__(self, inputs: Sequence[SSAValue], dim: int):
        sizes = list(dims(tensor_of(inputs[0])))
        sizes[dim] = sum((dims(tensor_of(value))[dim] for value in inputs), constant(0))
        super().__init__(operands=[inputs], properties={"dim": IntegerAttr(dim, i64)},
                         result_types=[tensor(sizes, tensor_of(inputs[0]).element_type)])

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        first, dim = operand_types[0], properties["dim"]
        assert isinstance(first, TensorType) and isinstance(dim, IntegerAttr)
        sizes, axis = list(dims(first)), dim.value.data
        sizes[axis] = sum((dims(type)[axis] for type in operand_types if isinstance(type, TensorType)), constant(0))
        return [tensor(sizes, first.element_type)]

    @property
    def axis(self) -> int:
        return self.dim.value.data

    def verify_(self) -> None:
        sizes = [dims(tensor_of(value)) for value in self.inputs]
        total = dims(self.result.type)
        if not sizes:
            raise VerifyException("prim.concatenate takes at least one operand")
        if not 0 <= self.axis < len(total) or any(len(s) != len(total) for s in sizes):
            raise VerifyException(f"prim.concatenate along dim {self.axis}: {print_conversion(self)}")
        if any(tensor_of(v).element_type != self.result.type.element_type for v in self.inputs):
            raise VerifyException(f"prim.concatenate keeps the element type: {print_conversion(self)}")
        for axis, size in enumerate(total):
            parts = [s[axis] for s in sizes]
            if sum(parts, constant(0)) != size if axis == self.axis else any(p != size for p in parts):
                raise VerifyException(f"prim.concatenate: sizes of dim {axis} do not add up: {print_conversion(self)}")

    @classmethod
    def parse(cls, parser: Parser) -> ConcatenateOp:
        operands = parse_operands(parser)
        parser.parse_keyword("dim")
        dim = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict()
        types, result = parse_signature(parser, len(operands))
        return cls.create(operands=[parser.resolve_operand(o, t) for o, t in zip(operands, types, strict=True)],
                          properties={"dim": IntegerAttr(dim, i64)}, attributes=attributes, result_types=[result])

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_string(f" dim {self.axis}")
        print_signature(printer, self)
