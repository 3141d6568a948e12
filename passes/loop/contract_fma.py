"""The pass `contract-fma`."""

from __future__ import annotations

from typing import TypeGuard

from xdsl.dialects import math
from xdsl.dialects.builtin import f32, f64
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.rewriter import Rewriter
from xdsl.utils.type import get_element_type_or_self

from ...ir.dialects import arith
from ...ir.dialects.loop import DotOp, KernelOp, ReduceOp, Reduction
from ...ir.numerics import Numerics, numerics_of
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.edits import insert_before
from ..rewriting.kernel_pass import KernelPass
from .analysis.reductions import parts_of, yielded
from .scheduling.combination import carried_through


class ContractFma(KernelPass):
    """Contract a product and an addition or subtraction of it into one fused operation, which rounds once.

        %p = arith.mulf %a, %b : f32
        %s = arith.addf %p, %c : f32
    becomes
        %s = math.fma %a, %b, %c : f32
    A product with other uses is not contracted, so that no operation is executed twice. A reduction that adds products
    becomes a loop that carries the sum. A product marked `fastmath<contract>`, as in a tensor contraction, is
    contracted under any numerics, and so is a `loop.dot`, which takes the sum as its addend. For other products the
    result is at least as accurate, but not bitwise equal to eager's, and `a * b - a * b` may differ from zero; they
    are therefore only contracted under `fast` numerics. Under `default` numerics, only sums of squares in reductions
    are contracted: nothing cancels in them, so that infinities, NaN and zeros do not change, and the order of the
    additions is unspecified anyway. A variance uses the saved operation to correct the rounding error of its mean.
    """

    name = "contract-fma"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        numerics = numerics_of(kernel)
        products: list[arith.MulfOp | DotOp] = []
        for loop in [op for op in operations_in(kernel) if isinstance(op, ReduceOp)]:
            added = [each for each in _added_products(loop) if _says_so(each) or numerics is Numerics.FAST
                     or (each.lhs is each.rhs and numerics is not Numerics.STRICT)]
            if added and watcher.allows(loop):
                carried_through(loop)
                products += added
        others = [op for op in operations_in(kernel) if _is_product(op)
                  and (_says_so(op) or numerics is Numerics.FAST)]
        products = list(dict.fromkeys([*products, *others]))
        for product in products:
            if _is_contractible(product) and watcher.allows(product):
                for sum in list(product.result.uses):
                    watcher.done(sum.operation, "a product and a sum are rounded once")
                    _contract(product, sum.operation)
                Rewriter.erase_op(product)


def _is_product(op: Operation | Block) -> TypeGuard[arith.MulfOp | DotOp]:
    """Whether an operation multiplies and does nothing else."""
    return isinstance(op, arith.MulfOp) or (isinstance(op, DotOp) and op.addend is None)


def _added_products(loop: ReduceOp) -> list[arith.MulfOp | DotOp]:
    """The products that a reduction adds and that have no other use, if its combinations can be written as
    operations."""
    if Reduction.SOFTMAX in loop.reductions:
        return []
    added = [yielded(loop)[part.start].owner
             for kind, part in zip(loop.reductions, parts_of(loop), strict=True) if kind == Reduction.ADD]
    return [op for op in added if _is_product(op) and op.parent is loop.body.block
            and op.result.has_one_use() and (isinstance(op, DotOp) or _is_wide_enough(op.result))]


def _says_so(product: arith.MulfOp | DotOp) -> bool:
    """Whether a product may be contracted under all numerics."""
    if isinstance(product, DotOp):
        return True
    return product.fastmath is not None and FastMathFlag.ALLOW_CONTRACT in product.fastmath.data


def _is_contractible(product: arith.MulfOp | DotOp) -> bool:
    users = [use.operation for use in product.result.uses]
    if isinstance(product, DotOp):
        return bool(users) and all(isinstance(user, arith.AddfOp | arith.AddiOp) and user.lhs is not user.rhs
                                   for user in users)
    return bool(users) and _is_wide_enough(product.result) and all(
        isinstance(user, arith.AddfOp | arith.SubfOp) and user.lhs is not user.rhs for user in users)


def _is_wide_enough(value: SSAValue) -> bool:
    """Whether the processor has a fused operation for a type; f16 and bf16 are computed in f32."""
    return get_element_type_or_self(value.type) in (f32, f64)


def _contract(product: arith.MulfOp | DotOp, sum: Operation) -> None:
    """Replace an addition or subtraction, of which a product is an operand, by a fused operation."""
    new: list[Operation] = []

    def negative(value: SSAValue) -> SSAValue:
        new.append(arith.NegfOp(value))
        return new[-1].results[0]

    factor, term = product.lhs, sum.operands[1]
    if term is product.result:
        term = sum.operands[0]
        factor = negative(factor) if isinstance(sum, arith.SubfOp) else factor
    elif isinstance(sum, arith.SubfOp):
        term = negative(term)
    new.append(DotOp(product.element, factor, product.rhs, term) if isinstance(product, DotOp) else  # type: ignore[arg-type]
               math.FmaOp(factor, product.rhs, term))
    # Where the sum was carried to this iteration the product's place is early enough, and its factors die there.
    carried = isinstance(term, BlockArgument) and product.parent is sum.parent
    insert_before(product if carried else sum, *new, like=(product, sum))
    new[-1].results[0].name_hint = sum.results[0].name_hint
    sum.results[0].replace_all_uses_with(new[-1].results[0])
    Rewriter.erase_op(sum)
