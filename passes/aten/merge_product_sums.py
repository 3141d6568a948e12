"""The pass `merge-product-sums`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.aten import argument
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.shapes import tensor
from ...ir.watching import Watcher
from ..rewriting.machine_options import from_machine, settled
from .matrix_products.products import (
    MatrixOperand,
    MatrixProduct,
    blocks_inside,
    chunks,
    concatenate,
    consecutive_order,
    matrix_operand_of,
    matrix_product_of,
    transpose,
    width,
)
from .operators.operands import element, rank, sizes
from .operators.operator_builder import OperatorBuilder


@dataclass(frozen=True)
class MergeProductSums(ModulePass):
    """Replace a sum of matrix products by one product of concatenated operands.

        %p = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
        %q = aten.mm %c, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
        %s = aten.add.Tensor %p, %q : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
    becomes
        %l = aten.cat [%a, %c] {dim = 1} : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<512x32xf32>
        %r = aten.cat [%b, %d] : (tensor<16x256xf32>, tensor<16x256xf32>) -> tensor<32x256xf32>
        %s = aten.mm %l, %r : (tensor<512x32xf32>, tensor<32x256xf32>) -> tensor<512x256xf32>

    Such sums are the gradient of a weight that is used several times, as in each step of a recurrence: products with
    few terms, each as large as the weight. After the rewrite only one product is written to memory, and none is read
    to be added. Instead, the operands are copied, unless they are contiguous already, and kept until the last is
    computed. The pass compares the bytes of both alternatives, counts a library call as `call` bytes, and requires
    known sizes. Products may be transposed in the sum; other addends are added afterwards.

    Bits change, since the library accumulates the whole sum before it rounds, and in another order.
    """

    name = "merge-product-sums"
    call: int = from_machine("call_bytes")
    """The bytes that memory transfers in the time of a library call."""
    memory: int = 1 << 26
    """The bytes of copied operands at most; a longer sum becomes several products."""
    pieces: int = 64
    """As many products become one at most, as each operand is one more argument of the kernel that copies it."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if numerics_of(op) < Numerics.DEFAULT:
            return
        watcher = watcher_of(ctx)
        for block in blocks_inside(op):
            changed = False
            orders: dict[frozenset[SSAValue], list[SSAValue]] = {}
            for found in _sums(block, self):
                changed |= self._merge(found, orders, watcher)
            function = block.parent_op()
            if changed and function is not None:
                erase_dead(function)

    def pays_for(self, product: MatrixProduct) -> bool:
        """Whether copying the operands of a product takes less time than writing and reading the product."""
        return _operands(product) < _result(product) + self.call

    def _merge(self, found: Sum, orders: dict[frozenset[SSAValue], list[SSAValue]], watcher: Watcher) -> bool:
        products = _ordered(found.products, orders)
        saved = (len(products) - 1) * (_result(products[0]) + self.call)
        sides = [[each.left for each in products], [each.right for each in products]]
        copied = 0
        for axis, (side, length) in enumerate(zip(sides, (products[0].rows, products[0].columns), strict=True)):
            if consecutive_order(side, 1 - axis) != list(range(len(side))):
                inner = sum(each.inner for each in products)
                copied += self.call + 2 * inner * length * width(found.root)
        count = len(products)
        if copied >= saved:
            watcher.missed(found.root, "{products} products stay apart: copying their operands takes {copied} "
                           "bytes, and {saved} are saved", products=count, copied=copied, saved=saved)
            return False
        if not watcher.allows(found.root):
            return False
        watcher.done(found.root, "{products} products are one: {copied} bytes are copied, {saved} saved",
                     products=count, copied=copied, saved=saved)
        _write(found, chunks(products, _operands, 2 * self.memory, self.pieces))
        return True


class Sum(NamedTuple):
    """A sum of products that are transposed in the same way as the root, and of other addends."""

    root: Operation
    products: list[MatrixProduct]
    others: list[MatrixOperand]


def _operands(product: MatrixProduct) -> int:
    """The bytes that are read and written to copy the operands of a product."""
    return 2 * product.inner * (product.rows + product.columns) * width(product.op)


def _result(product: MatrixProduct) -> int:
    """The bytes that are written and read to add a product to another one."""
    return 2 * product.rows * product.columns * width(product.op)


def _sums(block: Block, limits: MergeProductSums) -> list[Sum]:
    """The sums of a block with at least two products whose operands are worth copying, in order."""
    found: list[Sum] = []
    inside: set[Operation] = set()
    for op in reversed(list(block.ops)):
        if op not in inside and _summands(op) is not None:
            each = _collect(op, inside, limits)
            if len(each.products) > 1:
                found.append(each)
    return found[::-1]


def _summands(op: Operation) -> list[SSAValue] | None:
    """The matrices that an operator adds without a factor, all of the result's type; None if it does anything else."""
    if op.name not in ("aten.add.Tensor", "aten.addmm") or rank(op.results[0]) != 2:
        return None
    if op.name == "aten.add.Tensor":
        if argument(op, "alpha") != 1:
            return None
        values = list(op.operands)
    elif (product := matrix_product_of(op)) is not None and product.added is not None:
        values = [product.added]
    else:
        return None
    result = op.results[0]
    if not isinstance(element(result), AnyFloat) or set(op.attributes) - {"strides"}:
        return None
    return values if all(value.type == result.type for value in values) else None


def _collect(root: Operation, inside: set[Operation], limits: MergeProductSums) -> Sum:
    """Collect the summands of a sum, from left to right, through sums and transpositions without other uses; record the
    sums inside of it."""
    found = Sum(root, [], [])
    waiting: list[MatrixOperand | MatrixProduct] = [MatrixOperand(root.results[0])]
    while waiting:
        part = waiting.pop()
        if isinstance(part, MatrixProduct):
            found.products.append(part)
            continue
        op, is_transposed = part.value.owner, part.is_transposed
        if isinstance(op, Operation) and (op is root or (op.parent is root.parent and part.value.has_one_use())):
            product, summands = matrix_product_of(op), _summands(op)
            is_part = summands is not None or (product is not None and product.added is None)
            if is_part and (product is None or limits.pays_for(product)):
                inside.add(op)
                parts: list[MatrixOperand | MatrixProduct] = [
                    matrix_operand_of(value, owned=True) for value in summands or ()]
                if product is not None:
                    parts.append(product)
                waiting.extend(each.flipped() if is_transposed else each for each in reversed(parts))
                continue
        found.others.append(part)
    return found


def _ordered(products: list[MatrixProduct], orders: dict[frozenset[SSAValue], list[SSAValue]]) -> list[MatrixProduct]:
    """Products in the order in which their operands are adjacent in memory, or in that of another sum with the same
    operands, so that these are copied once."""
    lefts, rights = [each.left for each in products], [each.right for each in products]
    order = consecutive_order(rights, 0) or consecutive_order(lefts, 1)
    if order is None:
        for side in (lefts, rights):
            values = [matrix.value for matrix in side]
            if (known := orders.get(frozenset(values))) is not None and len(set(values)) == len(values):
                order = [values.index(value) for value in known]
                break
    products = products if order is None else [products[place] for place in order]
    for side in ([each.left.value for each in products], [each.right.value for each in products]):
        orders.setdefault(frozenset(side), side)
    return products


def _write(found: Sum, lists: Sequence[Sequence[MatrixProduct]]) -> None:
    """Replace a sum by one product for each list, and the other addends."""
    root = found.root
    builder = OperatorBuilder(*(each.op for products in lists for each in products if each.op is not root), root)
    parts = [_product(builder, products) for products in lists]
    for value, is_transposed in found.others:
        parts.append(transpose(builder, value) if is_transposed else value)
    result = parts[0]
    for part in parts[1:]:
        result = builder.add(result, part)
    result.name_hint = root.results[0].name_hint
    root.results[0].replace_all_uses_with(result)


def _product(builder: OperatorBuilder, products: Sequence[MatrixProduct]) -> SSAValue:
    """The sum of products as one product; transposed if most of them were."""
    if 2 * sum(each.is_transposed for each in products) > len(products):
        return transpose(builder, _product(builder, [each.flipped() for each in products]))
    left = concatenate(builder, [each.left for each in products], 1)
    right = concatenate(builder, [each.right for each in products], 0)
    type = tensor((sizes(left)[0], sizes(right)[1]), element(left))
    return builder.call("aten.mm", {"self": left, "mat2": right}, type)
