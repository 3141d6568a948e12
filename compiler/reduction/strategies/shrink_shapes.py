"""Makes the sizes of tensors and buffers smaller, everywhere at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from xdsl.dialects.builtin import (
    IntAttr,
    MemRefType,
    ModuleOp,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute

from ....ir.dialects.host import BufferType
from ....ir.dialects.shape import ExprAttr
from ....ir.expressions import Expression, constant
from ....ir.shapes import DimsAttr, tensor
from .attributes import Rewrite, attributes_of, rewrite_attributes
from .changes import Change

ChangeOfSize = Callable[[Expression], Expression]

SIZES = (1, 2, 3, 4)
"""The values tried for a size, besides half of it."""


def shrink_shapes(module: ModuleOp) -> Iterator[Change]:
    """Replace one size by a smaller one, alone or with all its multiples; or one symbol by a number.

    A size is changed wherever it occurs: in types, strides, offsets and the bounds of loops.
    """
    sizes, symbols = _sizes_and_symbols(module)
    for name in sorted(symbols):
        for number in (2, 3):
            yield Change(module, lambda name=name, number=number: rewrite_attributes(
                module, _on_expressions(lambda e: e.substitute({name: number}))))
    for size in sorted(sizes, reverse=True):
        for smaller in dict.fromkeys((*SIZES, size // 2)):
            if 0 < smaller < size:
                for scaled in (True, False):
                    yield Change(module, lambda size=size, smaller=smaller, scaled=scaled: rewrite_attributes(
                        module, _on_expressions(lambda e: _scale(e, size, smaller, scaled))))


def _scale(expression: Expression, size: int, smaller: int, scaled: bool) -> Expression:
    number = expression.as_int
    if number == size:
        return constant(smaller)
    if not scaled:
        return expression
    if number is not None:
        return constant(number // size * smaller) if number % size == 0 else expression
    # The coefficients of a subscript are strides, which are products of sizes.
    result = constant(0)
    for term, coefficient in expression.terms:
        factor = coefficient // size * smaller if coefficient % size == 0 else coefficient
        result += Expression(((term, factor),))
    return result


def _on_expressions(change: ChangeOfSize) -> Rewrite:
    """Return a rewriting of attributes that changes each size, offset, stride and bound."""

    def rewrite(attribute: Attribute) -> Attribute | None:
        match attribute:
            case TensorType(encoding=DimsAttr(data=sizes)):
                return tensor(map(change, sizes), attribute.element_type)
            case TensorType() | MemRefType() | VectorType():
                return None
            case IntAttr():
                return _integer(change, attribute)
            case DimsAttr():
                return DimsAttr(tuple(map(change, attribute.data)))
            case ExprAttr():
                return ExprAttr(change(attribute.data))
            case _:
                return None

    return rewrite


def _integer(change: ChangeOfSize, attribute: IntAttr) -> IntAttr:
    if attribute.data < 0:  # a dynamic size
        return attribute
    number = change(constant(attribute.data)).as_int
    return attribute if number is None else IntAttr(number)


def _sizes_and_symbols(module: ModuleOp) -> tuple[set[int], set[str]]:
    sizes: set[int] = set()
    symbols: set[str] = set()
    for attribute in dict.fromkeys(attributes_of(module)):
        for size in _dimensions(attribute):
            symbols |= size.symbols()
            if size.as_int is not None and size.as_int > 1:
                sizes.add(size.as_int)
    return sizes, symbols


def _dimensions(type: Attribute) -> list[Expression]:
    match type:
        case TensorType(encoding=DimsAttr(data=sizes)) | BufferType(sizes=DimsAttr(data=sizes)):
            return list(sizes)
        case TensorType() | MemRefType() | VectorType():
            return [constant(size) for size in type.get_shape() if size >= 0]
        case _:
            return []
