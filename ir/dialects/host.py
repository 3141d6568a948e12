"""The host dialect: the program that runs on the CPU, allocates buffers and launches kernels.

It is a `func.func` over `!host.buffer` values. An aten op on buffers is a call of ATen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import FlatSymbolRefAttrConstr, IndexType, IntegerAttr, StringAttr, SymbolRefAttr, i64
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import MemoryAllocEffect, Pure
from xdsl.utils.exceptions import VerifyException

from ..expression_syntax import parse_expression, print_expression
from ..expressions import Expression
from ..interfaces.effects import OperandEffects, ReportsErrors
from ..interfaces.views import ViewLike
from .host_alternatives import LaunchOneOfOp
from .host_buffers import BufferType, buffer_type
from .shape import ExprAttr

BUFFER = BaseAttr(BufferType)
HUGE_PAGES = "huge_pages"
"""The attribute of an allocation that requests huge pages."""


@irdl_op_definition
class AllocOp(IRDLOperation):
    """Allocate a buffer with undefined elements, on huge pages if the attribute requests it.

    %b = host.alloc : !host.buffer<[4, 8], f32>
    %b = host.alloc {huge_pages} : !host.buffer<[4096, 4096], f32>
    """

    name = "host.alloc"
    result = result_def(BUFFER)
    traits = traits_def(OperandEffects(allocates=("result",)))
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type: BufferType):
        super().__init__(result_types=[type])


@irdl_op_definition
class ArenaOp(IRDLOperation):
    """Memory of `size` bytes for all intermediate buffers of a run, reused by later runs.

    %a = host.arena 65536
    """

    name = "host.arena"
    size = prop_def(IntegerAttr)
    result = result_def(IndexType())
    traits = traits_def(MemoryAllocEffect())
    assembly_format = "$size attr-dict"

    def __init__(self, size: int):
        super().__init__(properties={"size": IntegerAttr(size, i64)}, result_types=[IndexType()])


@irdl_op_definition
class SliceOp(IRDLOperation):
    """A buffer in the arena, at a byte offset.

    %b = host.slice %a at 4096 : !host.buffer<[4, 8], f32>
    """

    name = "host.slice"
    arena = operand_def(IndexType())
    offset = prop_def(IntegerAttr)
    result = result_def(BUFFER)
    traits = traits_def(Pure())

    def __init__(self, arena: SSAValue, offset: int, type: BufferType):
        super().__init__(operands=[arena], properties={"offset": IntegerAttr(offset, i64)}, result_types=[type])

    @classmethod
    def parse(cls, parser: Parser) -> SliceOp:
        arena = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_keyword("at")
        offset = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_type()
        if not isinstance(type, BufferType):
            parser.raise_error("expected a buffer type", position)
        op = cls(arena, offset, type)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.arena)
        printer.print_string(f" at {self.offset.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class ViewOp(IRDLOperation):
    """An alias of a buffer with other sizes and strides, at an element offset.

    %v = host.view %b offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[8], f32>
    """

    name = "host.view"
    input = operand_def(BUFFER)
    offset = prop_def(ExprAttr)
    result = result_def(BUFFER)
    traits = traits_def(Pure(), ViewLike("input"))

    def __init__(self, input: SSAValue, offset: Expression | int, type: BufferType):
        super().__init__(operands=[input], properties={"offset": ExprAttr(Expression.of(offset))},
                         result_types=[type])

    def verify_(self) -> None:
        source, result = buffer_type(self.input), buffer_type(self.result)
        offset, there, wanted = self.offset.data.as_int, source.extent, result.extent
        if source.element_type != result.element_type:
            raise VerifyException(f"a view of {source.element_type} does not hold {result.element_type}")
        if offset is not None and there is not None and wanted and not 0 <= offset <= there - wanted:
            raise VerifyException(f"{wanted} elements from {offset} on leave the {there} that are there")

    @classmethod
    def parse(cls, parser: Parser) -> ViewOp:
        operand = parser.parse_unresolved_operand()
        parser.parse_keyword("offset")
        offset = parse_expression(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        source = parser.parse_type()
        parser.parse_punctuation("->")
        position = parser.pos
        target = parser.parse_type()
        if not isinstance(target, BufferType):
            parser.raise_error("expected a buffer type", position)
        op = cls(parser.resolve_operand(operand, source), offset, target)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.input)
        printer.print_string(" offset ")
        print_expression(printer, self.offset.data)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.input.type)
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class ExpectStridesOp(IRDLOperation):
    """Ensure that a buffer has the strides of its type: return the operand, or a copy if its strides differ.

    The types of a program's arguments, and of results of ATen, are those seen during tracing.

    %y = host.expect_strides %x : !host.buffer<[4, 8], f32, [1, 4]>
    """

    name = "host.expect_strides"
    T: ClassVar = VarConstraint("T", BUFFER)
    input = operand_def(T)
    result = result_def(T)
    traits = traits_def(OperandEffects(reads=("input",)), ViewLike("input"))
    assembly_format = "$input attr-dict `:` type($input)"

    def __init__(self, input: SSAValue):
        super().__init__(operands=[input], result_types=[input.type])


@irdl_op_definition
class ExpectSizesOp(IRDLOperation):
    """Stop the program with an error if the result of an operator has other sizes or elements than its type: no rule
    gives the sizes of the results of a custom operator, or of one whose sizes depend on values.

    host.expect_sizes %z of "aten::nonzero" : !host.buffer<[u0, 2], i64>
    """

    name = "host.expect_sizes"
    input = operand_def(BUFFER)
    operator = prop_def(StringAttr)
    traits = traits_def(OperandEffects(reads=("input",)), ReportsErrors())
    assembly_format = "$input `of` $operator attr-dict `:` type($input)"

    def __init__(self, input: SSAValue, operator: str):
        super().__init__(operands=[input], properties={"operator": StringAttr(operator)})


@irdl_op_definition
class LaunchOp(IRDLOperation):
    """Launch a kernel with buffers and shape symbols as its arguments.

    host.launch @softmax(%x, %y, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
    """

    name = "host.launch"
    kernel = prop_def(FlatSymbolRefAttrConstr)
    arguments = var_operand_def(AnyAttr())
    traits = traits_def(OperandEffects(reads=("arguments",), writes=("arguments",)))
    assembly_format = "$kernel `(` $arguments `)` attr-dict `:` type($arguments)"

    def __init__(self, kernel: str, arguments: Sequence[SSAValue]):
        super().__init__(operands=[arguments], properties={"kernel": SymbolRefAttr(kernel)})

    @property
    def kernel_names(self) -> list[str]:
        """The kernel in a list, as for `launch_one_of`."""
        return [self.kernel.string_value()]


@irdl_op_definition
class CopyOp(IRDLOperation):
    """Copy the elements of a buffer into another of the same sizes.

    host.copy %a to %b : !host.buffer<[4, 8], f32> to !host.buffer<[4, 8], f32, [1, 4]>
    """

    name = "host.copy"
    source = operand_def(BUFFER)
    target = operand_def(BUFFER)
    traits = traits_def(OperandEffects(reads=("source",), writes=("target",)))
    assembly_format = "$source `to` $target attr-dict `:` type($source) `to` type($target)"

    def __init__(self, source: SSAValue, target: SSAValue):
        super().__init__(operands=[source, target])

    def verify_(self) -> None:
        source, target = buffer_type(self.source), buffer_type(self.target)
        if source.sizes != target.sizes or source.element_type != target.element_type:
            raise VerifyException(f"{source} is copied into {target}, which has other sizes or elements")


@irdl_op_definition
class FreeOp(IRDLOperation):
    """Free a buffer.

    host.free %b : !host.buffer<[4, 8], f32>
    """

    name = "host.free"
    buffer = operand_def(BUFFER)
    traits = traits_def(OperandEffects(frees=("buffer",)))
    assembly_format = "$buffer attr-dict `:` type($buffer)"

    def __init__(self, buffer: SSAValue):
        super().__init__(operands=[buffer])


Host = Dialect("host", [AllocOp, ArenaOp, CopyOp, ExpectSizesOp, ExpectStridesOp, FreeOp, LaunchOneOfOp, LaunchOp,
                        SliceOp, ViewOp], [BufferType])
