"""The host dialect's type of a buffer."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Attribute, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import irdl_attr_definition, param_def
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ..dtypes import element_bytes
from ..expression_syntax import parse_expression, print_expression
from ..expressions import Expression
from ..shapes import DimsAttr, contiguous_strides

__all__ = ["BufferType", "buffer_type"]


@irdl_attr_definition
class BufferType(ParametrizedAttribute, TypeAttribute):
    """The memory of a tensor: sizes, element type and strides in elements (row-major by default).

    !host.buffer<[s0, 8], f32>      !host.buffer<[4, 8], f32, [1, 4]>
    """

    name = "host.buffer"
    sizes: DimsAttr = param_def()
    element_type: Attribute = param_def()
    strides: DimsAttr = param_def()

    @staticmethod
    def of(sizes: Sequence[int | Expression], element: Attribute,
           strides: Sequence[int | Expression] | None = None) -> BufferType:
        return BufferType(DimsAttr.of(sizes), element,
                          DimsAttr.of(contiguous_strides(sizes) if strides is None else strides))

    @property
    def is_contiguous(self) -> bool:
        return self.strides.data == contiguous_strides(self.sizes.data)

    @property
    def is_row_major(self) -> bool:
        """Whether the buffer is contiguous, apart from the strides of dimensions of size one."""
        return all(stride == step or size == 1 for size, stride, step in zip(
            self.sizes.data, self.strides.data, contiguous_strides(self.sizes.data), strict=True))

    @property
    def extent(self) -> int | None:
        """The number of elements from the first to the last one in memory; None if unknown."""
        sizes, strides = ([each.as_int for each in listed.data] for listed in (self.sizes, self.strides))
        if 0 in sizes:
            return 0
        spans = [None if size is None or stride is None else (size - 1) * stride
                 for size, stride in zip(sizes, strides, strict=True)]
        return None if None in spans else 1 + sum(span for span in spans if span)

    @property
    def byte_size(self) -> int | None:
        """The bytes from the first element to the last; None if a size or stride is symbolic."""
        if self.extent is None or any(each.as_int is None for each in (*self.sizes.data, *self.strides.data)):
            return None
        return self.extent * element_bytes(self.element_type)

    def verify(self) -> None:
        if len(self.sizes.data) != len(self.strides.data):
            raise VerifyException("a buffer has one stride for each size")

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        def numbers() -> DimsAttr:
            return DimsAttr(tuple(parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, lambda: parse_expression(parser))))

        with parser.in_angle_brackets():
            sizes = numbers()
            parser.parse_punctuation(",")
            element = parser.parse_type()
            strides = numbers() if parser.parse_optional_punctuation(",") else \
                DimsAttr(contiguous_strides(sizes.data))
        return [sizes, element, strides]

    def print_parameters(self, printer: Printer) -> None:
        def numbers(attribute: DimsAttr) -> None:
            with printer.in_square_brackets():
                printer.print_list(attribute.data, lambda e: print_expression(printer, e))

        with printer.in_angle_brackets():
            numbers(self.sizes)
            printer.print_string(", ")
            printer.print_attribute(self.element_type)
            if not self.is_contiguous:
                printer.print_string(", ")
                numbers(self.strides)


def buffer_type(value: SSAValue) -> BufferType:
    """The type of a buffer; raises VerifyException for any other value."""
    if not isinstance(value.type, BufferType):
        raise VerifyException(f"expected a buffer, got {value.type}")
    return value.type
