"""prim's ops that combine elements along dimensions."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, IntegerType, TensorType, UnitAttr, i64
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    BaseAttr,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...inference import InfersResultTypes
from ...machines.operation_classes import BelongsTo, OperationClass
from ...rewriting.patterns import CanonicalizedBy
from ...shapes import dims, tensor
from .assembly import integers, parse_integers, parse_signature, print_integers, print_signature
from .folding import Combiner, FoldingOp, Index
from .types import INDEX_ELEMENT, print_conversion, tensor_of

TENSOR = BaseAttr(TensorType)


@irdl_attr_definition
class CombinerAttr(EnumAttribute[Combiner], SpacedOpaqueSyntaxAttribute):
    """How a reduction or a scan combines elements."""

    name = "prim.combiner"


def _verify_combiner(op: IRDLOperation, kind: Combiner, type: TensorType) -> None:
    if kind in (Combiner.AND, Combiner.OR, Combiner.XOR) and not isinstance(type.element_type, IntegerType):
        raise VerifyException(f"{op.name} <{kind}> combines integers or booleans, not {type.element_type}")


SECOND_STAGE = "second_stage"
"""The attribute of a reduction that combines the partial results of a split reduction."""

CHUNKS = "chunks"
"""The attribute of a reduction with the number of chunks into which it will be split, if it is split."""


@irdl_op_definition
class ReduceOp(FoldingOp, InfersResultTypes):
    """Combine all elements along some dimensions, which the result does not have. An empty sum is 0, an empty product
    1, an empty maximum the least value of the type. A reduction with the attribute `second_stage` combines the
    partial results of a split reduction; `fuse` does not fuse it with the first stage. The attribute `chunks` is the
    number of chunks into which a reduction will be split, if it is split.

    %s = prim.reduce <add> %a dims [1] : tensor<4x8xf32> -> tensor<4xf32>
    """

    name = "prim.reduce"
    input = operand_def(TENSOR)
    combiner = prop_def(CombinerAttr)
    dims = prop_def(DenseArrayBase.constr(i64))
    result = result_def(TENSOR)
    traits = traits_def(Pure(), CanonicalizedBy(f"{__package__}.canonicalization.constants"),
                        CanonicalizedBy(f"{__package__}.canonicalization.reductions"))

    def __init__(self, combiner: Combiner | str, input: SSAValue, axes: Sequence[int], *, second_stage: bool = False):
        sizes = dims(tensor_of(input))
        kept = [size for axis, size in enumerate(sizes) if axis not in axes]
        super().__init__(
            operands=[input],
            properties={"combiner": CombinerAttr(Combiner(combiner)), "dims": integers(sorted(axes))},
            result_types=[tensor(kept, tensor_of(input).element_type)],
            attributes={SECOND_STAGE: UnitAttr()} if second_stage else {},
        )

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        type, axes = operand_types[0], properties["dims"]
        assert isinstance(type, TensorType) and isinstance(axes, DenseArrayBase)
        gone = axes.get_values()
        return [tensor([size for k, size in enumerate(dims(type)) if k not in gone], type.element_type)]

    @property
    def kind(self) -> Combiner:
        return self.combiner.data

    @property
    def axes(self) -> tuple[int, ...]:
        return tuple(self.dims.get_values())

    @property
    def folded(self) -> tuple[Expression, ...]:
        sizes = dims(tensor_of(self.input))
        return tuple(sizes[axis] for axis in self.axes)

    def term(self, index: Index, folded: Index) -> tuple[tuple[Expression, ...], ...]:
        kept, gone = iter(index), iter(folded)
        return (tuple(next(gone) if axis in self.axes else next(kept) for axis in range(len(index) + len(folded))),)

    @property
    def is_second_stage(self) -> bool:
        """Whether it combines the partial results of a split reduction."""
        return SECOND_STAGE in self.attributes

    @property
    def chunks(self) -> int | None:
        """The number of chunks into which it will be split, if it is split; None if undecided."""
        count = self.attributes.get(CHUNKS)
        return count.value.data if isinstance(count, IntegerAttr) else None

    def verify_(self) -> None:
        if not isinstance(self.attributes.get(SECOND_STAGE, UnitAttr()), UnitAttr):
            raise VerifyException(f"prim.reduce: {SECOND_STAGE} has no value, not {self.attributes[SECOND_STAGE]}")
        if CHUNKS in self.attributes and (self.chunks is None or self.chunks < 2):
            raise VerifyException(f"prim.reduce: {CHUNKS} is a number of at least 2, not {self.attributes[CHUNKS]}")
        type, axes = tensor_of(self.input), self.axes
        _verify_combiner(self, self.kind, type)
        sizes = dims(type)
        if list(axes) != sorted(set(axes)) or any(not 0 <= axis < len(sizes) for axis in axes):
            raise VerifyException(f"prim.reduce: dims {list(axes)} are not dimensions of {type} in rising order")
        if self.result.type != tensor([s for k, s in enumerate(sizes) if k not in axes], type.element_type):
            raise VerifyException(f"prim.reduce over dims {list(axes)}: {print_conversion(self)}")

    @classmethod
    def parse(cls, parser: Parser) -> ReduceOp:
        with parser.in_angle_brackets():
            combiner = parser.parse_str_enum(Combiner)
        operand = parser.parse_unresolved_operand()
        parser.parse_keyword("dims")
        axes = parse_integers(parser)
        attributes = parser.parse_optional_attr_dict()
        (type,), result = parse_signature(parser, 1)
        return cls.create(operands=[parser.resolve_operand(operand, type)], attributes=attributes,
                          properties={"combiner": CombinerAttr(combiner), "dims": axes}, result_types=[result])

    def print(self, printer: Printer) -> None:
        printer.print_string(f" <{self.kind}> ")
        printer.print_ssa_value(self.input)
        printer.print_string(" dims ")
        print_integers(printer, self.dims)
        print_signature(printer, self)


class AxisOp(FoldingOp, ABC):
    """An op that combines elements along a single dimension."""

    input = operand_def(TENSOR)
    combiner = prop_def(CombinerAttr)
    dim = prop_def(IntegerAttr)
    result = result_def(TENSOR)
    traits = traits_def(Pure())

    @property
    def kind(self) -> Combiner:
        return self.combiner.data

    @property
    def axis(self) -> int:
        return self.dim.value.data

    @property
    def folded(self) -> tuple[Expression, ...]:
        return (dims(tensor_of(self.input))[self.axis],)

    def verify_axis(self) -> None:
        if not 0 <= self.axis < len(dims(tensor_of(self.input))):
            raise VerifyException(f"{self.name} along dim {self.axis} of {self.input.type}")

    @classmethod
    def parse(cls, parser: Parser) -> AxisOp:
        with parser.in_angle_brackets():
            combiner = parser.parse_str_enum(Combiner)
        operand = parser.parse_unresolved_operand()
        parser.parse_keyword("dim")
        dim = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict()
        (type,), result = parse_signature(parser, 1)
        return cls.create(operands=[parser.resolve_operand(operand, type)], attributes=attributes,
                          properties={"combiner": CombinerAttr(combiner), "dim": IntegerAttr(dim, i64)},
                          result_types=[result])

    def print(self, printer: Printer) -> None:
        printer.print_string(f" <{self.kind}> ")
        printer.print_ssa_value(self.input)
        printer.print_string(f" dim {self.axis}")
        print_signature(printer, self)


@irdl_op_definition
class ArgReduceOp(AxisOp, InfersResultTypes):
    """The index of the greatest (`maximum`) or least (`minimum`) element along a dimension, which the result does not
    have. Among equal elements it is the first one; a NaN precedes every number.

    %k = prim.argreduce <maximum> %a dim 1 : tensor<4x8xf32> -> tensor<4xi64>
    """

    name = "prim.argreduce"
    traits = traits_def(BelongsTo(OperationClass.CONVERSION))

    def __init__(self, combiner: Combiner | str, input: SSAValue, dim: int):
        kept = [size for axis, size in enumerate(dims(tensor_of(input))) if axis != dim]
        super().__init__(
            operands=[input],
            properties={"combiner": CombinerAttr(Combiner(combiner)), "dim": IntegerAttr(dim, i64)},
            result_types=[tensor(kept, INDEX_ELEMENT)],
        )

    def term(self, index: Index, folded: Index) -> tuple[tuple[Expression, ...], ...]:
        return ((*index[:self.axis], *folded, *index[self.axis:]),)

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        type, dim = operand_types[0], properties["dim"]
        assert isinstance(type, TensorType) and isinstance(dim, IntegerAttr)
        return [tensor([size for k, size in enumerate(dims(type)) if k != dim.value.data], INDEX_ELEMENT)]

    def verify_(self) -> None:
        self.verify_axis()
        if self.kind not in (Combiner.MAXIMUM, Combiner.MINIMUM):
            raise VerifyException(f"prim.argreduce finds a maximum or a minimum, not <{self.kind}>")
        kept = [s for k, s in enumerate(dims(tensor_of(self.input))) if k != self.axis]
        if self.result.type != tensor(kept, INDEX_ELEMENT):
            raise VerifyException(f"prim.argreduce along dim {self.axis}: {print_conversion(self)}")


@irdl_op_definition
class ScanOp(AxisOp, InfersResultTypes):
    """Inclusive scan along a dimension.

    %c = prim.scan <add> %a dim 1 : tensor<4x8xf32> -> tensor<4x8xf32>
    """

    name = "prim.scan"
    traits = traits_def(BelongsTo(OperationClass.CONVERSION))

    def __init__(self, combiner: Combiner | str, input: SSAValue, dim: int):
        super().__init__(
            operands=[input],
            properties={"combiner": CombinerAttr(Combiner(combiner)), "dim": IntegerAttr(dim, i64)},
            result_types=[input.type],
        )

    def term(self, index: Index, folded: Index) -> tuple[tuple[Expression, ...], ...]:
        return ((*index[:self.axis], *folded, *index[self.axis + 1:]),)

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        return [operand_types[0]]

    def verify_(self) -> None:
        self.verify_axis()
        _verify_combiner(self, self.kind, tensor_of(self.input))
        if self.result.type != self.input.type:
            raise VerifyException(f"prim.scan keeps the type: {print_conversion(self)}")
