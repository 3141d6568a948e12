"""Reductions of the loop dialect: loops that combine the values of their iterations, and reductions over vector
lanes.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    ArrayAttr,
    Float32Type,
    Float64Type,
    IntegerType,
    VectorType,
)
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, Region, SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    lazy_traits_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    Pure,
    SingleBlockImplicitTerminator,
)
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...expressions import Expression
from ...vector_types import element_of
from ..shape import ExprAttr
from .loop_bounds import LoopOp, parse_range, step_attribute
from .loops import ParallelOp, YieldOp

DOT = "dot"
"""The attribute of a `loop.reduce` whose products of blocks are matrix products."""
IMPRECISE_TERMS = "imprecise_terms"
"""The attribute of a `loop.reduce` with `dot` for 8-bit floats: the number of products that are added with the
reduced precision of tensor cores before their sum is added in f32. A number larger than a block means all products.
"""

ROW_WALK = "row_walk"
"""The attribute of a `loop.reduce` over rows: a program processes the rows one after the other, reduces each, and
accumulates a sum per column.
"""


class Reduction(StrEnum):
    """How `loop.reduce` and `loop.reduce_lanes` combine.

    The arg kinds combine pairs (value, i64 index). `softmax` combines pairs of floats (maximum, sum), where the terms
    of the sum are relative to the maximum, so that one pass over a row computes its maximum and its sum of
    exponentials:

        (m, s) and (n, t) give  (m, s + t * e)  if m >= n,  (n, s * e + t)  if not,  with e = exp(-|m - n|)

    where e = 1 if m and n are equal, infinite or not, and NaN propagates as in a maximum. Starting from (-inf, 0),
    values x with weights w result in the maximum m of all x, and the sum of all w * exp(x - m).
    """

    ADD = "add"
    MUL = "mul"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    AND = "and"
    OR = "or"
    XOR = "xor"
    ARGMAXIMUM = "argmaximum"
    ARGMINIMUM = "argminimum"
    SOFTMAX = "softmax"

    @property
    def arity(self) -> int:
        """The number of values in a combined tuple."""
        return 2 if self in (Reduction.ARGMAXIMUM, Reduction.ARGMINIMUM, Reduction.SOFTMAX) else 1


@irdl_attr_definition
class ReductionAttr(EnumAttribute[Reduction], SpacedOpaqueSyntaxAttribute):
    """The kind of a reduction."""

    name = "loop.reduction"


def _parse_kinds(parser: Parser) -> ArrayAttr[ReductionAttr]:
    return ArrayAttr(parser.parse_comma_separated_list(
        parser.Delimiter.ANGLE, lambda: ReductionAttr(parser.parse_str_enum(Reduction))))


def _print_kinds(printer: Printer, kinds: Sequence[Reduction]) -> None:
    printer.print_string(f"<{', '.join(kinds)}>")


@irdl_op_definition
class ReduceOp(LoopOp):
    """Combine the values that the iterations yield; without iterations the result is the identity of the combination
    (the least value for `maximum`, the pair of it and index 0 for `argmaximum`). Vectors are combined lane by lane.
    One loop may have several kinds. Floats may be combined in any order; NaN propagates through a maximum, and among
    equal values the lower index is chosen. The attribute `dot` says that a sum of products multiplies blocks as
    matrices, and in which precision; for 8-bit floats, `imprecise_terms` gives the number of terms added with the
    precision of tensor cores. A loop with the attribute `row_walk` is nested in a loop over columns, which is nested
    in a loop over chunks of rows; it processes one row after the other, and may reduce each.

    %m = loop.reduce <maximum> %j = 0 to 1024 : f32 { ... loop.yield %v : f32 }
    %v, %k = loop.reduce <argmaximum> %j = 0 to 1024 : f32, i64 { ... loop.yield %x, %i : f32, i64 }
    %p = loop.reduce <add> %k = 0 to 1024 : f32 attributes {block = #loop.block<64>, dot = "ieee"} { ... }
    %t, %s = loop.reduce <softmax> %j = 0 to 1024 : f32, f32 { ... loop.yield %x, %one : f32, f32 }
    """

    name = "loop.reduce"
    kinds = prop_def(ArrayAttr[ReductionAttr])
    outputs = var_result_def(AnyAttr())
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp),))

    def __init__(self, kinds: Sequence[Reduction | str], types: Sequence[Attribute], upper: Expression | int,
                 body: Region, bounds: Sequence[SSAValue] = (), *, lower: Expression | int = 0, step: int = 1):
        super().__init__(
            operands=[bounds],
            properties={"kinds": ArrayAttr([ReductionAttr(Reduction(k)) for k in kinds]),
                        "lower": ExprAttr(Expression.of(lower)), "upper": ExprAttr(Expression.of(upper)),
                        "step": step_attribute(step)},
            regions=[body], result_types=[types],
        )

    @property
    def has_reorderable_iterations(self) -> bool:
        return True

    @property
    def reductions(self) -> list[Reduction]:
        return [kind.data for kind in self.kinds]

    def verify_(self) -> None:
        self.verify_loop()
        if sum(kind.arity for kind in self.reductions) != len(self.outputs):
            kinds = ", ".join(self.reductions)
            raise VerifyException(f"loop.reduce <{kinds}> does not have {len(self.outputs)} results")
        last = self.body.block.last_op
        if not isinstance(last, YieldOp) or [v.type for v in last.values] != [r.type for r in self.outputs]:
            raise VerifyException("loop.reduce yields values of its result types")
        if len(self.body.block.args) != 1:
            raise VerifyException("loop.reduce carries no values")
        position = 0
        for kind in self.reductions:
            types = [r.type for r in self.outputs[position:position + kind.arity]]
            if kind == Reduction.SOFTMAX and not (isinstance(types[0], Float32Type | Float64Type)
                                                  and types[0] == types[1]):
                raise VerifyException(f"loop.reduce <softmax> combines two f32 or two f64, not {types[0]}, {types[1]}")
            position += kind.arity
        columns = self.parent_op()
        if ROW_WALK in self.attributes and not (isinstance(columns, ParallelOp)
                                                and isinstance(columns.parent_op(), ParallelOp)):
            raise VerifyException(f"loop.reduce: {ROW_WALK} stands in a loop over columns in one over chunks of rows")

    @classmethod
    def parse(cls, parser: Parser) -> ReduceOp:
        kinds = _parse_kinds(parser)
        variable, operands, properties = parse_range(parser)
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.build(operands=[operands.operands], properties=properties | {"kinds": kinds},
                       regions=[parser.parse_region([variable])], result_types=[types])
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        _print_kinds(printer, self.reductions)
        printer.print_string(" ")
        self.print_range(printer)
        printer.print_string(" : ")
        printer.print_list([r.type for r in self.outputs], printer.print_attribute)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)


@irdl_op_definition
class ReduceLanesOp(IRDLOperation):
    """Combine the lanes of a vector (of a pair of vectors, for the arg kinds) into one scalar, by a tree of halves.

    %s = loop.reduce_lanes <add> %v : vector<16xf32>
    """

    name = "loop.reduce_lanes"
    inputs = var_operand_def(VectorType)
    kind = prop_def(ReductionAttr)
    outputs = var_result_def(AnyAttr())
    traits = traits_def(Pure())

    def __init__(self, kind: Reduction | str, *inputs: SSAValue):
        types = [element_of(value.type) for value in inputs]
        super().__init__(operands=[inputs], properties={"kind": ReductionAttr(Reduction(kind))}, result_types=[types])

    def verify_(self) -> None:
        if len(self.inputs) != self.kind.data.arity:
            raise VerifyException(f"loop.reduce_lanes <{self.kind.data}> takes {self.kind.data.arity} vectors")
        if self.kind.data == Reduction.SOFTMAX:
            raise VerifyException("loop.reduce_lanes <softmax>: its reduction is of scalars")
        if self.kind.data.arity == 2 and element_of(self.inputs[1].type) != IntegerType(64):
            raise VerifyException("loop.reduce_lanes: the indices are i64")

    @classmethod
    def parse(cls, parser: Parser) -> ReduceLanesOp:
        with parser.in_angle_brackets():
            kind = parser.parse_str_enum(Reduction)
        values = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        op = cls(kind, *parser.resolve_operands(values, types, parser.pos))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        _print_kinds(printer, [self.kind.data])
        printer.print_string(" ")
        printer.print_list(self.inputs, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list([v.type for v in self.inputs], printer.print_attribute)
