"""Sizes of tensors: builtin tensor types, with a `#shape.dims` encoding if a dimension is symbolic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from xdsl.dialects.builtin import DYNAMIC_INDEX, NoneAttr, TensorType
from xdsl.ir import Attribute, Data
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

from .expression_syntax import parse_expression, print_expression
from .expressions import Expression, constant, product

__all__ = ["DimsAttr", "contiguous_strides", "dims", "element_count", "tensor"]


@irdl_attr_definition
class DimsAttr(Data[tuple[Expression, ...]]):
    """A list of integer expressions: the sizes, strides or offsets of a tensor's dimensions."""

    name = "shape.dims"

    @staticmethod
    def of(values: Sequence[int | Expression]) -> DimsAttr:
        return DimsAttr(tuple(map(Expression.of, values)))

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> tuple[Expression, ...]:
        return tuple(parser.parse_comma_separated_list(parser.Delimiter.ANGLE, lambda: parse_expression(parser)))

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_list(self.data, lambda e: print_expression(printer, e))


@lru_cache(maxsize=65536)
def _tensor(sizes: tuple[Expression, ...], element: Attribute) -> TensorType:
    numbers = [size.as_int for size in sizes]
    shape = [DYNAMIC_INDEX if number is None else number for number in numbers]
    return TensorType(element, shape, DimsAttr(sizes)) if None in numbers else TensorType(element, shape)


def tensor(sizes: Iterable[int | Expression], element: Attribute) -> TensorType:
    """The tensor type of these sizes, memoized."""
    return _tensor(tuple(map(Expression.of, sizes)), element)


@lru_cache(maxsize=65536)
def dims(type: TensorType) -> tuple[Expression, ...]:
    """The sizes of all dimensions; raises ValueError for a `?` without encoding."""
    if isinstance(type.encoding, DimsAttr):
        return type.encoding.data
    if not isinstance(type.encoding, NoneAttr) or DYNAMIC_INDEX in type.get_shape():
        raise ValueError(f"{type} does not name its dynamic sizes: write them as `#shape.dims<..>`")
    return tuple(map(constant, type.get_shape()))


def element_count(sizes: Iterable[int | Expression]) -> Expression:
    """The number of elements of a tensor with these sizes; 1 for a scalar."""
    return product(sizes)


def contiguous_strides(sizes: Sequence[int | Expression]) -> tuple[Expression, ...]:
    """Row-major strides, in elements, as of a new tensor in torch: a size of 0 counts as 1."""
    strides: list[Expression] = []
    step = constant(1)
    for size in reversed(sizes):
        strides.append(step)
        size = Expression.of(size)
        step = step * (1 if size == 0 else size)
    return tuple(reversed(strides))
