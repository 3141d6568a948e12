"""Dot products for whole tiles of sums, as by the tile registers of processors."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import BFloat16Type, IntegerAttr, IntegerType, MemRefType, i32, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, traits_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression
from ...interfaces.effects import OperandEffects
from ..shape import ExprAttr
from .accesses import BUFFER
from .dots import packed_count, sum_type
from .index_operands import INDEX, IndexExpressions
from .strided_tiles import parse_sizes, parse_tile, print_tile

__all__ = ["DotTileOp"]

_EXPRESSIONS = ("lhs_subscript", "lhs_stride", "rhs_subscript", "rhs_stride", "terms")


@irdl_op_definition
class DotTileOp(IRDLOperation):
    """Sum products of packed elements for a tile: `target[r * columns + c]` becomes the sum over `t < terms` of the dot
    products of the i32 at `lhs + r * lhs_stride + t` and that at `rhs + t * rhs_stride + c`. Where the left buffer has
    bf16 or i8 instead of i32, neighbours are packed as by `loop.load_packed`, and its subscript and stride count its
    own elements. `loop.dot` documents the rounding; there may be a single sum for all terms.

    loop.dot_tile <bf16> 8 by 4 of %x[%i * 6] stride 6 and %w[0] stride 4 to %t terms 3 :
        memref<48xbf16>, memref<12xi32>, memref<32xf32>
    """

    name = "loop.dot_tile"
    lhs = operand_def(BUFFER)
    rhs = operand_def(BUFFER)
    target = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    element = prop_def()
    rows = prop_def(IntegerAttr)
    columns = prop_def(IntegerAttr)
    lhs_subscript = prop_def(ExprAttr)
    lhs_stride = prop_def(ExprAttr)
    rhs_subscript = prop_def(ExprAttr)
    rhs_stride = prop_def(ExprAttr)
    terms = prop_def(ExprAttr)
    traits = traits_def(OperandEffects(reads=("lhs", "rhs"), writes=("target",)),
                        IndexExpressions("indices", _EXPRESSIONS))

    def __init__(self, element: BFloat16Type | IntegerType, sizes: tuple[int, int], buffers: Sequence[SSAValue],
                 expressions: Sequence[Expression], indices: Sequence[SSAValue]):
        """`buffers` are both factors and the target; `expressions` the subscripts and strides of the factors, and the
        number of terms."""
        super().__init__(
            operands=[*buffers, indices],
            properties={"element": element, "rows": IntegerAttr(sizes[0], i64), "columns": IntegerAttr(sizes[1], i64),
                        **{name: ExprAttr(each) for name, each in zip(_EXPRESSIONS, expressions, strict=True)}})

    @property
    def sizes(self) -> tuple[int, int]:
        """The rows and columns of the tile."""
        return self.rows.value.data, self.columns.value.data

    @property
    def packed(self) -> int:
        """The number of elements of the left buffer in an i32."""
        return 1 if _element(self.lhs) == i32 else packed_count(self.element) or 1

    @property
    def expressions(self) -> tuple[Expression, ...]:
        """The subscripts and strides of the factors, and the number of terms, over `d0`, `d1`, ..."""
        return (self.lhs_subscript.data, self.lhs_stride.data, self.rhs_subscript.data, self.rhs_stride.data,
                self.terms.data)

    def verify_(self) -> None:
        if packed_count(self.element) is None:
            raise VerifyException(f"loop.dot_tile multiplies bf16 or i8, not {self.element}")
        if min(self.sizes) < 1:
            raise VerifyException(f"loop.dot_tile: a tile of {self.sizes[0]} by {self.sizes[1]} has no elements")
        left, right, target = (_element(each) for each in (self.lhs, self.rhs, self.target))
        if left not in (i32, self.element) or right != i32:
            raise VerifyException(f"loop.dot_tile <{self.element}> reads flat buffers of i32, or of {self.element} on "
                                  f"the left, not {self.lhs.type} and {self.rhs.type}")
        if target != sum_type(self.element):  # type: ignore[arg-type]
            raise VerifyException(f"loop.dot_tile <{self.element}> does not give {self.target.type}")
        assert isinstance(self.target.type, MemRefType)
        [room] = self.target.type.get_shape()
        if 0 <= room < self.sizes[0] * self.sizes[1]:
            raise VerifyException(f"loop.dot_tile: {self.target.type} has no room for {self.sizes[0]} by "
                                  f"{self.sizes[1]} sums")

    @classmethod
    def parse(cls, parser: Parser) -> DotTileOp:
        with parser.in_angle_brackets():
            element = parser.parse_type()
        sizes = parse_sizes(parser)
        operands = OperandExpressions(parser)
        (lhs, *left), (rhs, *right) = (parse_tile(parser, keyword, operands) for keyword in ("of", "and"))
        parser.parse_keyword("to")
        buffers = (lhs, rhs, parser.parse_unresolved_operand())
        parser.parse_keyword("terms")
        terms = operands.parse()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        if len(types) != len(buffers):
            parser.raise_error(f"loop.dot_tile has {len(buffers)} buffers, and {len(types)} types are given")
        op = cls(element, sizes, [parser.resolve_operand(*each) for each in zip(buffers, types, strict=True)],  # type: ignore[arg-type]
                 [*left, *right, terms], operands.operands)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" <")
        printer.print_attribute(self.element)
        printer.print_string(f"> {self.sizes[0]} by {self.sizes[1]}")
        left, left_stride, right, right_stride, terms = self.expressions
        print_tile(printer, "of", self.lhs, left, left_stride, self.indices)
        print_tile(printer, "and", self.rhs, right, right_stride, self.indices)
        printer.print_string(" to ")
        printer.print_ssa_value(self.target)
        printer.print_string(" terms ")
        print_expression(printer, terms, self.indices)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list((self.lhs.type, self.rhs.type, self.target.type), printer.print_attribute)


def _element(buffer: SSAValue) -> Attribute | None:
    """The element type of a flat buffer."""
    type = buffer.type
    return type.element_type if isinstance(type, MemRefType) and len(type.get_shape()) == 1 else None
