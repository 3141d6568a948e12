"""Matrix products as the passes that merge them see and write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import AnyFloat, ModuleOp
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import aten
from ....ir.dialects.aten import argument, arguments
from ....ir.expressions import Expression, constant
from ....ir.machines.machine import Machine
from ....ir.machines.targets import machine_of
from ....ir.shapes import tensor
from ..operators.chains import keeps_order, permutation
from ..operators.operands import element, rank, sizes
from ..operators.operator_builder import OperatorBuilder

__all__ = ["THIN", "MatrixOperand", "MatrixProduct", "blocks_inside", "chunks", "concatenate", "consecutive_order",
           "is_thin", "matrix_operand_of", "matrix_product_of", "transpose", "width"]

THIN = 4
"""A product is thin if so few columns share what is read for them, or if so few numbers are summed."""


def is_thin(x: SSAValue, y: SSAValue, machine: Machine) -> bool:
    """Whether `x @ y` over the last two dimensions has few operations for each element that it reads or writes."""
    rows, inner, columns = *sizes(x)[-2:], sizes(y)[-1]
    if _is_few(columns) or _is_few(inner):
        return True
    if len(sizes(x)) == 2 or not _is_few(rows):
        return False  # one large matrix is read once by the library
    matrix = (inner * columns).as_int
    # It is read once for each of a few rows, and stays in the cache beside them.
    return rows == 1 or (matrix is not None and matrix <= machine.single_core_elements // 2)


def _is_few(size: Expression) -> bool:
    return size.as_int is not None and 1 <= size.as_int <= THIN


class MatrixOperand(NamedTuple):
    """A matrix, and whether its transpose is the operand."""

    value: SSAValue
    is_transposed: bool = False

    def flipped(self) -> MatrixOperand:
        """The transpose."""
        return MatrixOperand(self.value, not self.is_transposed)


class MatrixProduct(NamedTuple):
    """A matrix product that the library computes, of sizes that are numbers."""

    op: Operation
    left: MatrixOperand
    right: MatrixOperand
    added: SSAValue | None
    """What is added to it as it is."""
    rows: int
    inner: int
    columns: int
    is_transposed: bool = False
    """Whether this is the transpose of what `op` computes."""

    def flipped(self) -> MatrixProduct:
        """The transpose."""
        return MatrixProduct(self.op, self.right.flipped(), self.left.flipped(), self.added, self.columns, self.inner,
                       self.rows, not self.is_transposed)


def blocks_inside(module: ModuleOp) -> list[Block]:
    """The blocks of all operations in a module."""
    return [block for op in module.walk() if op is not module for region in op.regions for block in region.blocks]


def matrix_operand_of(value: SSAValue, owned: bool = False) -> MatrixOperand:
    """The matrix before transpositions; with `owned`, only transpositions without other uses are skipped."""
    is_transposed = False
    while isinstance(op := value.owner, Operation) and permutation(op) == [1, 0] \
            and (not owned or value.has_one_use()):
        value, is_transposed = op.operands[0], not is_transposed
    return MatrixOperand(value, is_transposed)


def factors_of(op: Operation) -> tuple[SSAValue, SSAValue] | None:
    """The matrices, or batches of matrices, that an operator multiplies, if the result has their type; None for other
    operators."""
    if (product := op.get_trait(aten.MatrixProduct)) is None:
        return None
    left, right = product.factors(op)
    return (left, right) if rank(right) > 1 and element(op.results[0]) == element(left) == element(right) else None


def matrix_product_of(op: Operation) -> MatrixProduct | None:
    """The matrix product that an operator computes, of floating-point numbers and without factors; None if it is none,
    or so thin that it is fused with its readers."""
    product = op.get_trait(aten.MatrixProduct)
    if product is None or op.attributes or (factors := factors_of(op)) is None or rank(op.results[0]) != 2:
        return None
    kind = element(op.results[0])
    if not isinstance(kind, AnyFloat) or any(element(operand) != kind for operand in op.operands):
        return None
    given = arguments(op)
    if product.added is not None and (given["beta"] != 1 or given["alpha"] != 1):
        return None
    left, right = factors
    rows, inner, columns = (size.as_int for size in (*sizes(left), sizes(right)[1]))
    if rows is None or inner is None or columns is None or 0 in (rows, inner, columns) or \
            is_thin(left, right, machine_of(op)):
        return None
    added = None if product.added is None else given[product.added]
    return MatrixProduct(op, matrix_operand_of(left), matrix_operand_of(right), added, rows, inner, columns)


def width(op: Operation) -> int:
    """The bytes of an element of a floating-point result."""
    kind = element(op.results[0])
    assert isinstance(kind, AnyFloat)
    return kind.bitwidth // 8


def chunks(products: Sequence[MatrixProduct], size: Callable[[MatrixProduct], int], limit: int,
           most: int) -> list[list[MatrixProduct]]:
    """Consecutive products in lists with a limited number of products and a limited total size."""
    lists: list[list[MatrixProduct]] = [[]]
    total = 0
    for product in products:
        total += size(product)
        if lists[-1] and (total > limit or len(lists[-1]) == most):
            lists.append([])
            total = size(product)
        lists[-1].append(product)
    return lists


def transpose(builder: OperatorBuilder, value: SSAValue) -> SSAValue:
    """The transpose of a matrix."""
    return builder.call("aten.t", {"self": value}, tensor(reversed(sizes(value)), element(value)))


def concatenate(builder: OperatorBuilder, matrices: Sequence[MatrixOperand], axis: int) -> SSAValue:
    """Concatenated matrices; if most of them are transposed, they are concatenated first and transposed afterwards,
    since that copies whole rows."""
    if 2 * sum(matrix.is_transposed for matrix in matrices) > len(matrices):
        return transpose(builder, concatenate(builder, [matrix.flipped() for matrix in matrices], 1 - axis))
    parts = [transpose(builder, part) if is_transposed else part for part, is_transposed in matrices]
    if len(parts) == 1:
        return parts[0]
    shape = list(sizes(parts[0]))
    shape[axis] = sum((sizes(part)[axis] for part in parts), start=constant(0))
    return builder.call("aten.cat", {"tensors": parts, "dim": axis}, tensor(shape, element(parts[0])))


def consecutive_order(matrices: Sequence[MatrixOperand], axis: int) -> list[int] | None:
    """The order in which matrices are adjacent parts of an existing tensor; None if there is none."""
    found: list[tuple[int, int]] = []
    sources: set[SSAValue] = set()
    for place, (value, is_transposed) in enumerate(matrices):
        if is_transposed == (axis == 0) or (piece := _piece(value)) is None:
            return None
        sources.add(piece.source)
        found.append((piece.number, place))
    found.sort()
    numbers = [number for number, _ in found]
    if len(sources) != 1 or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return None
    return [place for _, place in found]


class _Piece(NamedTuple):
    """A tensor that is a slice of another one along its first dimension."""

    source: SSAValue
    number: int


def _piece(value: SSAValue) -> _Piece | None:
    """The position of a matrix in the tensor of which it is an element of the first dimension."""
    while isinstance(op := value.owner, Operation) and op.operands and keeps_order(op):
        value = op.operands[0]
    if not isinstance(op, Operation) or op.name not in ("aten.unbind.int", "aten.select.int"):
        return None
    source = op.operands[0]
    if argument(op, "dim") % rank(source) != 0:
        return None
    if op.name == "aten.unbind.int":
        return _Piece(source, value.index)  # type: ignore[attr-defined]
    number, length = argument(op, "index"), sizes(source)[0].as_int
    if not isinstance(number, int) or length is None:
        return None
    return _Piece(source, number % length)
