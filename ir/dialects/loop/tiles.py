"""The loop dialect's operation on tiles, which are two-dimensional parts of buffers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType, i32, i64
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, traits_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions
from ...expressions import Expression
from ...interfaces.effects import OperandEffects
from ..shape import ExprAttr
from .accesses import BUFFER
from .dots import packed_count
from .index_operands import IndexExpressions
from .strided_tiles import parse_sizes, parse_tile, print_tile

INDEX = IndexType()
BLOCK = "block"
"""The attribute of a transpose with the side of the square blocks that it processes in registers."""


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """Transpose a tile: element (r, c) at `source + r * stride + c` is copied to `target + c * stride + r`, each with
    its own stride. The tiles do not overlap. With `block`, a power of two that does not exceed a side of the tile,
    square blocks of this side are transposed in registers. If the target has i32 elements and the source bf16 or i8,
    the elements are packed as by `loop.load_packed`: `c` counts packed elements, while subscript and stride of the
    source count its own elements; the stride is a multiple of the number packed in an i32.

    loop.transpose 32 by 16 of %x[%j * 2048 + %i] stride 2048 to %t[0] stride 32 : memref<?xf32>, memref<512xf32>
    loop.transpose 32 by 16 of %x[0] stride %s0 to %t[0] stride 32 {block = 16 : i64} : memref<?xf32>, memref<512xf32>
    loop.transpose 32 by 16 of %w[%j * 64] stride 64 to %t[0] stride 32 : memref<?xbf16>, memref<512xi32>
    """

    name = "loop.transpose"
    source = operand_def(BUFFER)
    target = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    rows = prop_def(IntegerAttr)
    columns = prop_def(IntegerAttr)
    source_subscript = prop_def(ExprAttr)
    source_stride = prop_def(ExprAttr)
    target_subscript = prop_def(ExprAttr)
    target_stride = prop_def(ExprAttr)
    traits = traits_def(
        OperandEffects(reads=("source",), writes=("target",)),
        IndexExpressions("indices", ("source_subscript", "source_stride", "target_subscript", "target_stride")),
    )

    def __init__(self, sizes: tuple[int, int], source: SSAValue, target: SSAValue, expressions: Sequence[Expression],
                 indices: Sequence[SSAValue]):
        """`expressions` are the subscript and the stride of the source, followed by those of the target."""
        names = ("source_subscript", "source_stride", "target_subscript", "target_stride")
        super().__init__(
            operands=[source, target, indices],
            properties={"rows": IntegerAttr(sizes[0], i64), "columns": IntegerAttr(sizes[1], i64),
                        **{name: ExprAttr(e) for name, e in zip(names, expressions, strict=True)}},
        )

    @property
    def sizes(self) -> tuple[int, int]:
        """The rows and columns of the source's tile."""
        return self.rows.value.data, self.columns.value.data

    @property
    def block(self) -> int:
        """The side of the blocks that are transposed in registers; 1 if elements are copied one by one."""
        block = self.attributes.get(BLOCK)
        return block.value.data if isinstance(block, IntegerAttr) else 1

    @property
    def packed(self) -> int:
        """The number of elements of the source in one element of the target."""
        source, target = (buffer.type.element_type for buffer in (self.source, self.target))  # type: ignore[attr-defined]
        return 1 if source == target else packed_count(source) or 1

    @property
    def expressions(self) -> tuple[Expression, Expression, Expression, Expression]:
        """The subscript and the stride of the source, followed by those of the target, over `d0`, `d1`, ..."""
        return (self.source_subscript.data, self.source_stride.data,
                self.target_subscript.data, self.target_stride.data)

    def verify_(self) -> None:
        if min(self.sizes) < 1:
            raise VerifyException(f"loop.transpose: a tile of {self.sizes[0]} by {self.sizes[1]} has no elements")
        if self.block < 1 or self.block & (self.block - 1) or self.block > min(self.sizes):
            raise VerifyException(f"loop.transpose: the side of a block is a power of two that fits the tile of "
                                  f"{self.sizes[0]} by {self.sizes[1]}, not {self.block}")
        types = [buffer.type for buffer in (self.source, self.target)]
        for type in types:
            if not isinstance(type, MemRefType) or len(type.get_shape()) != 1:
                raise VerifyException(f"loop.transpose: a buffer is flat, {type} is not")
        if types[1].element_type == i32 and packed_count(types[0].element_type) is not None:  # type: ignore[attr-defined]
            stride = self.source_stride.data.as_int
            if stride is not None and stride % self.packed:
                raise VerifyException(f"loop.transpose: a stride of {stride} is no multiple of the {self.packed} "
                                      f"elements that are moved together")
        elif types[0].element_type != types[1].element_type:  # type: ignore[attr-defined]
            raise VerifyException(f"loop.transpose: {types[0]} and {types[1]} hold different elements")

    @classmethod
    def parse(cls, parser: Parser) -> TransposeOp:
        sizes = parse_sizes(parser)
        operands = OperandExpressions(parser)
        (read, *places), (written, *others) = (parse_tile(parser, keyword, operands) for keyword in ("of", "to"))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        source_type = parser.parse_type()
        parser.parse_punctuation(",")
        target_type = parser.parse_type()
        source, target = (parser.resolve_operand(buffer, type) for buffer, type in
                          zip((read, written), (source_type, target_type), strict=True))
        op = cls(sizes, source, target, [*places, *others], operands.operands)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.sizes[0]} by {self.sizes[1]}")
        subscript, stride, target_subscript, target_stride = self.expressions
        print_tile(printer, "of", self.source, subscript, stride, self.indices)
        print_tile(printer, "to", self.target, target_subscript, target_stride, self.indices)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(", ")
        printer.print_attribute(self.target.type)
