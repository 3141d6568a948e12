"""prim's ops that create tensors without operands."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence

from xdsl.dialects.builtin import I64, AnyFloat, IntegerAttr, IntegerType, TensorType, i64
from xdsl.ir import Attribute
from xdsl.irdl import BaseAttr, irdl_op_definition, prop_def, result_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...machines.operation_classes import BelongsTo, OperationClass
from ...rewriting.patterns import CanonicalizedBy
from ...shapes import dims, tensor
from ..shape import ExprAttr
from .assembly import parse_tensor_type
from .operation import PrimOp
from .scalars import ScalarAttr, parse_scalar, print_scalar, scalar_attribute, scalar_value
from .types import INDEX_ELEMENT

TENSOR = BaseAttr(TensorType)


class CreationOp(PrimOp, ABC):
    """A tensor without operands, which is recomputed wherever it is used."""

    result = result_def(TENSOR)


@irdl_op_definition
class ConstantOp(CreationOp):
    """A tensor filled with one number, rounded to the element type.

    %c = prim.constant 0.5 : tensor<4x8xf32>
    """

    name = "prim.constant"
    value = prop_def(BaseAttr(ScalarAttr.__args__[0]) | BaseAttr(IntegerAttr))  # type: ignore[attr-defined]
    traits = traits_def(BelongsTo(OperationClass.FREE), Pure())

    def __init__(self, value: ScalarAttr | float | int, type: TensorType):
        attribute = scalar_attribute(value) if isinstance(value, float | int) else value
        super().__init__(properties={"value": attribute}, result_types=[type])

    @property
    def number(self) -> float | int:
        """The value as a Python number."""
        return scalar_value(self.value)

    def verify_(self) -> None:
        element = self.result.type.element_type
        if isinstance(element, IntegerType) and isinstance(self.number, float):
            raise VerifyException(f"prim.constant of {element} takes an integer, not {self.number}")
        if not isinstance(element, IntegerType | AnyFloat):
            raise VerifyException(f"prim.constant makes tensors of numbers or booleans, not of {element}")

    @classmethod
    def parse(cls, parser: Parser) -> ConstantOp:
        value = parse_scalar(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parse_tensor_type(parser)
        if isinstance(type.element_type, AnyFloat):
            value = scalar_attribute(float(scalar_value(value)))
        op = cls(value, type)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        print_scalar(printer, self.value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class IotaOp(CreationOp):
    """The index of each element along one dimension, as i64.

    %i = prim.iota dim 1 : tensor<4x8xi64>
    """

    name = "prim.iota"
    dim = prop_def(IntegerAttr[I64])
    traits = traits_def(Pure(), CanonicalizedBy(f"{__package__}.canonicalization.constants"))
    assembly_format = "`dim` $dim attr-dict `:` type($result)"

    def __init__(self, sizes: Sequence[int | Expression], dim: int):
        super().__init__(
            properties={"dim": IntegerAttr(dim, i64)}, result_types=[tensor(sizes, INDEX_ELEMENT)]
        )

    @property
    def axis(self) -> int:
        return self.dim.value.data

    def verify_(self) -> None:
        if self.result.type.element_type != INDEX_ELEMENT:
            raise VerifyException(f"prim.iota gives i64, not {self.result.type.element_type}")
        if not 0 <= self.axis < len(dims(self.result.type)):
            raise VerifyException(f"prim.iota along dim {self.axis} of {self.result.type}")


@irdl_op_definition
class SizeOp(CreationOp):
    """A tensor filled with an integer expression over shape symbols.

    %n = prim.size <s0 * 128> : tensor<i64>
    """

    name = "prim.size"
    value = prop_def(ExprAttr)
    traits = traits_def(BelongsTo(OperationClass.FREE), Pure(),
                        CanonicalizedBy(f"{__package__}.canonicalization.constants"))
    assembly_format = "$value attr-dict `:` type($result)"

    def __init__(self, value: Expression, type: Attribute):
        super().__init__(properties={"value": ExprAttr(value)}, result_types=[type])
