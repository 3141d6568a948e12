"""Dot products of narrow numbers in the loop dialect: an i32 packs several elements of 16 or 8 bits, and the products
of corresponding elements are summed, as by the dot product instructions of processors. Numbers of few bits are looked
up in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float32Type,
    IntegerType,
    MemRefType,
    VectorType,
    bf16,
    f32,
)
from xdsl.dialects.builtin import i8 as int8
from xdsl.dialects.builtin import i32 as int32
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...interfaces.effects import OperandEffects
from ...interfaces.lanes import LaneWise
from ...vector_types import element_of
from ..derived_types import Derived
from ..shape import ExprAttr
from .accesses import BUFFER, MOVED, AccessOp, Subscript
from .index_operands import INDEX, in_lanes_of

__all__ = ["DotOp", "LoadPackedOp", "LookupOp", "PackOp", "Packed", "packed_count", "sum_type"]

Packed: TypeAlias = BFloat16Type | IntegerType
"""The element types that an i32 may pack: bf16, or signed i8."""


_TABLES = (2, 4, 8, 16)
"""The sizes of tables: a vector register of 512 bits holds one."""


def packed_count(element: Attribute) -> int | None:
    """The number of elements of a type that an i32 packs; None for other types."""
    return 2 if element == bf16 else 4 if element == int8 else None


def sum_type(element: Packed) -> Float32Type | IntegerType:
    """The type of a sum of products of packed elements."""
    return f32 if element == bf16 else int32


RESULT = VarConstraint("Result", AnyAttr())
PACKED = Derived(lambda type: in_lanes_of(type, int32), ("Result",))
"""An i32, or a vector of them, for the result."""


@irdl_op_definition
class PackOp(IRDLOperation):
    """Pack two bf16 or four i8 into an i32, the first one in the lowest bits.

    %p = loop.pack %a, %b : vector<16xbf16>
    """

    name = "loop.pack"
    values = var_operand_def()
    result = result_def()
    traits = traits_def(Pure(), LaneWise())

    def __init__(self, *values: SSAValue):
        super().__init__(operands=[values], result_types=[in_lanes_of(values[0].type, int32)])

    def verify_(self) -> None:
        type = self.values[0].type if self.values else None
        if type is None or packed_count(element_of(type)) != len(self.values) \
                or any(value.type != type for value in self.values):
            raise VerifyException("loop.pack takes two bf16 or four i8, or vectors of them")
        if self.result.type != in_lanes_of(type, int32):
            raise VerifyException(f"loop.pack of {type} gives {in_lanes_of(type, int32)}")

    @classmethod
    def parse(cls, parser: Parser) -> PackOp:
        values = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        op = cls(*(parser.resolve_operand(value, type) for value in values))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.values, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.values[0].type)


@irdl_op_definition
class LookupOp(IRDLOperation):
    """Select an element of a table by the lowest bits of an i32: by four of 16 elements. Other bits are ignored. From a
    table of bf16 each half of the i32 selects one, and both are packed as by `loop.pack`.

    %p = loop.lookup %i in dense<[0.0, 1.0, -2.0, -1.0]> : vector<4xf32> : vector<16xf32>
    %q = loop.lookup %i in dense<[0.0, 1.0, -2.0, -1.0]> : vector<4xbf16> : vector<16xi32>
    """

    name = "loop.lookup"
    numbers = operand_def(PACKED)
    table = prop_def(DenseIntOrFPElementsAttr)
    result = result_def(RESULT)
    traits = traits_def(Pure(), LaneWise())
    assembly_format = "$numbers `in` $table attr-dict `:` type($result)"

    def __init__(self, numbers: SSAValue, table: DenseIntOrFPElementsAttr):
        super().__init__(operands=[numbers], properties={"table": table},
                         result_types=[in_lanes_of(numbers.type, _looked_up(table))])

    @property
    def elements(self) -> Sequence[float]:
        """The elements of the table."""
        found = [each for each in self.table.get_values() if isinstance(each, float)]
        return found * self.table.type.get_shape()[0] if len(found) == 1 else found

    def verify_(self) -> None:
        type = self.table.type
        if not isinstance(type, VectorType) or type.element_type not in (bf16, f32) \
                or type.element_count() not in _TABLES:
            raise VerifyException(f"loop.lookup has a table of 2, 4, 8 or 16 bf16 or f32, not {type}")
        if element_of(self.numbers.type) != int32:
            raise VerifyException(f"loop.lookup takes i32 or a vector of them, not {self.numbers.type}")
        wanted = in_lanes_of(self.numbers.type, _looked_up(self.table))
        if self.result.type != wanted:
            raise VerifyException(f"loop.lookup in {type} gives {wanted}")


def _looked_up(table: DenseIntOrFPElementsAttr) -> Attribute:
    """The type of a result that is no vector."""
    return f32 if element_of(table.type) == f32 else int32


@irdl_op_definition
class LoadPackedOp(AccessOp):
    """Load adjacent elements as packed i32: two bf16 or four i8, in the layout of `loop.pack`, or a vector of
    consecutive i32. The address need not be a multiple of four bytes.

    %p = loop.load_packed %x[%i * 1024 + %k * 2] : memref<4096xbf16> -> i32
    %q = loop.load_packed %x[%i * 1024] : memref<4096xbf16> -> vector<16xi32>
    """

    name = "loop.load_packed"
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    result = result_def(MOVED)
    traits = traits_def(OperandEffects(reads=("buffer",)))
    custom_directives = (Subscript,)
    assembly_format = ("$buffer custom<Subscript>($subscript, $indices) (`where` $mask^)? attr-dict `:` "
                       "type($buffer) `->` type($result)")

    def __init__(self, buffer: SSAValue, subscript: Expression, indices: Sequence[SSAValue], type: Attribute = int32):
        super().__init__(operands=[buffer, indices, None], properties={"subscript": ExprAttr(subscript)},
                         result_types=[type])

    @property
    def stride(self) -> None:  # type: ignore[override]
        """None, because the lanes are neighbours."""
        return None

    @property
    def is_exact(self) -> bool:
        return False

    @property
    def count(self) -> int:
        """The number of elements of the buffer in an i32."""
        assert isinstance(self.buffer.type, MemRefType)
        return packed_count(self.buffer.type.element_type) or 1

    @property
    def lane_distance(self) -> int:
        """The number of elements in an i32."""
        return self.count

    @property
    def places(self) -> range:
        """The loaded elements, relative to the subscript."""
        return range(self.count * (self.lanes or 1))

    def verify_(self) -> None:
        type = self.buffer.type
        if not isinstance(type, MemRefType) or len(type.get_shape()) != 1 or packed_count(type.element_type) is None:
            raise VerifyException(f"loop.load_packed reads a flat buffer of bf16 or i8, not {type}")
        if self.mask is not None:
            raise VerifyException("loop.load_packed reads neighbours without a condition")
        if element_of(self.result.type) != int32:
            raise VerifyException(f"loop.load_packed gives i32, not {self.result.type}")
        first, (size,) = self.subscript_expression.as_int, type.get_shape()
        if first is not None and size > 0 and not 0 <= first <= size - len(self.places):
            raise VerifyException(f"loop.load_packed: {len(self.places)} elements from {first} on are not in {type}")


@irdl_op_definition
class DotOp(IRDLOperation):
    """Sum the products of packed elements, and add `to` if it is given; lane by lane for vectors.

    For bf16 the result is f32: each addition rounds, in any order, products are exact or rounded, and subnormal
    numbers of f32 may be flushed to zero, as by `vdpbf16ps`. For i8 the result is i32, exact modulo 2**32.

    %s = loop.dot <bf16> %a, %b : vector<16xf32>
    %t = loop.dot <i8> %a, %b to %s : i32
    """

    name = "loop.dot"
    lhs = operand_def(PACKED)
    rhs = operand_def(PACKED)
    addend = opt_operand_def(RESULT)
    element = prop_def()
    result = result_def(RESULT)
    traits = traits_def(Pure(), LaneWise())
    assembly_format = "` ` `<` $element `>` $lhs `,` $rhs (`to` $addend^)? attr-dict `:` type($result)"

    def __init__(self, element: Packed, lhs: SSAValue, rhs: SSAValue, addend: SSAValue | None = None):
        super().__init__(operands=[lhs, rhs, addend], properties={"element": element},
                         result_types=[in_lanes_of(lhs.type, sum_type(element))])

    def verify_(self) -> None:
        if packed_count(self.element) is None:
            raise VerifyException(f"loop.dot multiplies bf16 or i8, not {self.element}")
        if self.lhs.type != self.rhs.type or element_of(self.lhs.type) != int32:
            raise VerifyException(f"loop.dot takes two i32 or vectors of them, not {self.lhs.type} and {self.rhs.type}")
        wanted = in_lanes_of(self.lhs.type, sum_type(self.element))  # type: ignore[arg-type]
        if self.result.type != wanted:
            raise VerifyException(f"loop.dot <{self.element}> of {self.lhs.type} gives {wanted}")
