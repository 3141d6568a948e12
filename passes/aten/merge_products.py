"""The pass `merge-products`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter
from xdsl.traits import is_side_effect_free

from ...ir.context import watcher_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.shapes import tensor
from ...ir.watching import Watcher
from ..rewriting.edits import move_before
from ..rewriting.machine_options import from_machine, settled
from .matrix_products.products import (
    MatrixOperand,
    MatrixProduct,
    blocks_inside,
    chunks,
    concatenate,
    consecutive_order,
    matrix_product_of,
    transpose,
    width,
)
from .operators.chains import only_moves
from .operators.operands import element, rank, sizes
from .operators.operator_builder import OperatorBuilder

Key = tuple[MatrixOperand, SSAValue | None, Attribute]
"""What products that become one have in common: the matrix on the right, the bias, the type of elements."""


@dataclass(frozen=True)
class MergeProducts(ModulePass):
    """Merge independent matrix products with the same right operand into one product.

        %p = aten.addmm %b, %x, %w : (tensor<512xf32>, tensor<4x64xf32>, tensor<64x512xf32>) -> tensor<4x512xf32>
        %q = aten.addmm %b, %y, %w : (tensor<512xf32>, tensor<4x64xf32>, tensor<64x512xf32>) -> tensor<4x512xf32>
    becomes
        %r = aten.cat [%x, %y] : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
        %m = aten.addmm %b, %r, %w : (tensor<512xf32>, tensor<8x64xf32>, tensor<64x512xf32>) -> tensor<8x512xf32>
        %p = aten.slice.Tensor %m {end = 4} : (tensor<8x512xf32>) -> tensor<4x512xf32>
        %q = aten.slice.Tensor %m {start = 4, end = 8} : (tensor<8x512xf32>) -> tensor<4x512xf32>

    Examples are the products of a recurrence with its inputs, and a network that is applied to two inputs. The matrix
    is then read once, and the library is called once, with more rows to distribute over threads. The operands of all
    products of a group are computed before the first of them. A product depends on another one of its group if it uses
    values computed from it; products at the same depth of these dependences are merged.

    Rows are copied, unless they are contiguous already, and results stay in memory until their last use. Products are
    therefore merged only if the matrix is the larger part of the bytes that a product accesses, and larger than the
    copied rows; a library call counts as `call` bytes. All sizes must be known. A product that the program returns is
    not merged.

    Bits may change, since the library sums in another order for other sizes.
    """

    name = "merge-products"
    call: int = from_machine("call_bytes")
    """The bytes that memory transfers in the time of a library call."""
    memory: int = 1 << 26
    """The bytes of a merged result at most; a larger group becomes several products."""
    pieces: int = 64
    """As many products become one at most, as the rows of each are one more argument of the kernel that copies them."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if numerics_of(op) < Numerics.DEFAULT:
            return
        watcher = watcher_of(ctx)
        for block in blocks_inside(op):
            for group in self._groups(block):
                order = _Order(block, group)
                for level in order.levels(group):
                    for chunk in chunks(level, _result, self.memory, self.pieces):
                        self._merge(order, chunk, watcher)

    def _groups(self, block: Block) -> list[list[MatrixProduct]]:
        """The products of a block that have an operand in common and for which merging may pay, in order."""
        groups: dict[Key, list[MatrixProduct]] = defaultdict(list)
        for op in block.ops:
            product = matrix_product_of(op)
            if product is None or not self._pays_for(product) or _is_returned(op.results[0]):
                continue
            if product.added is None or rank(product.added) == 1:
                groups[product.right, product.added, element(op.results[0])].append(product)
        return [group for group in groups.values() if len(group) > 1]

    def _pays_for(self, product: MatrixProduct) -> bool:
        """Whether the right operand is most of the memory traffic of a product."""
        rows = product.rows * (product.inner + product.columns)
        return rows * width(product.op) < product.inner * product.columns * width(product.op) + self.call

    def _merge(self, order: _Order, products: Sequence[MatrixProduct], watcher: Watcher) -> None:
        products = [products[0], *(each for each in products[1:] if order.can_move(each, products[0]))]
        if len(products) < 2:
            return
        first = products[0]
        saved = (len(products) - 1) * (first.inner * first.columns * width(first.op) + self.call)
        places = consecutive_order([each.left for each in products], 0)
        copied = 0 if places else self.call + 2 * sum(each.rows for each in products) * first.inner * width(first.op)
        count = len(products)
        if copied >= saved:
            watcher.missed(first.op, "{products} products stay apart: copying their rows takes {copied} "
                           "bytes, and {saved} are saved", products=count, copied=copied, saved=saved)
        elif watcher.allows(first.op):
            watcher.done(first.op, "{products} products are one: {copied} bytes are copied, {saved} saved",
                         products=count, copied=copied, saved=saved)
            for each in products[1:]:
                order.move(each, first)
            order.put(_write(first.op, [products[place] for place in places] if places else products), first)
            for each in products:
                Rewriter.erase_op(each.op)


def _result(product: MatrixProduct) -> int:
    """The bytes of a product."""
    return product.rows * product.columns * width(product.op)


def _is_returned(value: SSAValue) -> bool:
    """Whether the function returns a value, or a view of it, which then has its own memory anyway."""
    return any(isinstance(use.operation, ReturnOp)
               or (only_moves(use.operation) and _is_returned(use.operation.results[0])) for use in value.uses)


class _Order:
    """The order of the operations of a block from the first product of a group to the last."""

    def __init__(self, block: Block, group: Sequence[MatrixProduct]):
        self._block = block
        self._places: dict[Operation, int] = {}
        op: Operation | None = group[0].op
        while op is not None and group[-1].op not in self._places:
            self._places[op] = len(self._places)
            op = op.next_op

    def levels(self, group: Sequence[MatrixProduct]) -> list[list[MatrixProduct]]:
        """The products by the number of products of the group on the longest dependence path to each."""
        products = {each.op: each for each in group}
        depths: dict[Operation, int] = {}
        levels: dict[int, list[MatrixProduct]] = defaultdict(list)
        for op in self._places:
            depth = max((depths.get(owner, 0) for owner in _read(op)), default=0)
            if op in products:
                levels[depth].append(products[op])
                depth += 1
            if depth:
                depths[op] = depth
        return [levels[depth] for depth in sorted(levels)]

    def can_move(self, product: MatrixProduct, first: MatrixProduct) -> bool:
        """Whether the computation of the left operand of a product can be moved before an earlier product."""
        return all(is_side_effect_free(op) for op in self._behind(product, first))

    def move(self, product: MatrixProduct, first: MatrixProduct) -> None:
        """Move the computation of the left operand of a product before an earlier one."""
        ops = list(self._behind(product, first))
        move_before(first.op, *ops)
        self.put(ops, first)

    def put(self, ops: Sequence[Operation], first: MatrixProduct) -> None:
        """Record that operations were inserted directly before a product."""
        self._places.update(dict.fromkeys(ops, self._places[first.op]))

    def _behind(self, product: MatrixProduct, first: MatrixProduct) -> Iterator[Operation]:
        """The operations after an earlier product that compute the left operand of a product, operands first."""
        start = self._places[first.op]
        seen: set[Operation] = set()
        waiting = [(op, False) for op in _owners([product.left.value])]
        while waiting:
            op, is_done = waiting.pop()
            if is_done:
                yield op
            elif op not in seen and self._places.get(op, -1) > start:
                seen.add(op)
                waiting.append((op, True))
                waiting.extend((owner, False) for owner in _read(op))


def _owners(values: Sequence[SSAValue]) -> list[Operation]:
    return [value.owner for value in values if isinstance(value.owner, Operation)]


def _read(op: Operation) -> list[Operation]:
    """The operations whose results an operation, or an operation inside of it, reads."""
    return _owners(op.operands) if not op.regions else [owner for each in op.walk() for owner in _owners(each.operands)]


def _write(place: Operation, products: Sequence[MatrixProduct]) -> list[Operation]:
    """Replace several products by one product, before an operation, and slices of it; returns the new operations."""
    first, before = products[0], place.prev_op
    builder = OperatorBuilder(*(each.op for each in products if each.op is not place), place)
    rows = concatenate(builder, [each.left for each in products], 0)
    right = first.right.value if not first.right.is_transposed else transpose(builder, first.right.value)
    type = tensor((sizes(rows)[0], sizes(right)[1]), element(rows))
    if first.added is None:
        result = builder.call("aten.mm", {"self": rows, "mat2": right}, type)
    else:
        result = builder.call("aten.addmm", {"self": first.added, "mat1": rows, "mat2": right}, type)
    start = 0
    for each in products:
        old = each.op.results[0]
        given = {"self": result, "dim": 0, "start": start, "end": (start := start + each.rows)}
        part = builder.call("aten.slice.Tensor", given, old.type)  # type: ignore[arg-type]
        part.name_hint = old.name_hint
        old.replace_all_uses_with(part)
    new: list[Operation] = []
    while (op := place.prev_op if not new else new[-1].prev_op) is not None and op is not before:
        new.append(op)
    return new
