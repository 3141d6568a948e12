"""The pass `sink-transposes`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import SSAValue

from ...ir.dialects import prim
from ...ir.dialects.prim.elementwise import ElementwiseOp
from ...ir.dialects.prim.types import tensor_of
from ...ir.modules.module_verifier import STRIDES
from ...ir.modules.symbols import result_facts
from ...ir.shapes import DimsAttr, dims, tensor
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter
from .analysis.memory_orders import Order, memory_orders, order_of


class SinkTransposes(RewritePass):
    """Compute operations on transposed tensors in the order of memory, and transpose their results instead.

        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<2048, 1, 256, 32>], extern = "library"}
        %e = prim.exp %y : tensor<4x32x8x8xf32>
        %s = prim.reduce <add> %e dims [0, 2, 3] : tensor<4x32x8x8xf32> -> tensor<32xf32>
    becomes
        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<2048, 1, 256, 32>], extern = "library"}
        %0 = prim.transpose %y permutation [0, 2, 3, 1] : tensor<4x32x8x8xf32> -> tensor<4x8x8x32xf32>
        %e = prim.exp %0 : tensor<4x8x8x32xf32>
        %s = prim.reduce <add> %e dims [0, 1, 2] : tensor<4x8x8x32xf32> -> tensor<32xf32>

    Later passes may then assume that neighbours in a shape are neighbours in memory: whether a reduction runs along
    rows or down columns determines how it is split and fused. An operation is rewritten if most of its operands are in
    transposed order; its result is transposed back for other users, which needs no kernel. Results of the program are
    computed in the order that the caller expects.
    """

    name = "sink-transposes"

    def rewrite(self, op: ElementwiseOp | prim.ReduceOp, rewriter: Rewriter) -> Replacement:
        if not isinstance(op.parent_op(), FuncOp):
            return None  # of a branch: what is transposed for it would not be there after it
        layouts = rewriter.analysis(_Layouts, op)
        order = layouts.order_of_most(op.operands)
        if order is None:
            return None
        after = _order_of_rest(order, op.axes) if isinstance(op, prim.ReduceOp) else order
        if layouts.asked.get(op.results[0], {after}) != {after} or not rewriter.is_allowed(self.name, op):
            return None
        rewriter.explain("its dimensions are taken in the order of memory")
        operands = [layouts.in_order(value, order, rewriter) for value in op.operands]
        if isinstance(op, prim.ReduceOp):
            value = rewriter.add(prim.ReduceOp(op.kind, operands[0], [order.index(axis) for axis in op.axes],
                                               second_stage=op.is_second_stage))
        else:
            result = tensor_of(op.results[0])
            type = tensor([dims(result)[axis] for axis in order], result.element_type)
            value = rewriter.add(op.create(operands=operands, result_types=[type], properties=dict(op.properties),
                                           attributes=dict(op.attributes)))
        value.name_hint = op.results[0].name_hint
        return layouts.turned_back(value, after, rewriter)


def _asked(function: FuncOp) -> dict[SSAValue, set[Order]]:
    """How values are to lie that the caller is given."""
    returned, found = function.body.block.last_op, dict[SSAValue, set[Order]]()
    if isinstance(returned, ReturnOp):
        for value, facts in zip(returned.operands, result_facts(function), strict=True):
            if isinstance(value.type, TensorType):
                sizes, strides = dims(value.type), facts.get(STRIDES)
                order = order_of(sizes, strides.data) if isinstance(strides, DimsAttr) else None
                found.setdefault(value, set()).add(order or tuple(range(len(sizes))))
    return found


class _Layouts:
    """How the values of a function lie in memory, operands before what is computed of them."""

    def __init__(self, function: FuncOp):
        self.orders = memory_orders(function)
        """How values lie that do not lie as their shapes read."""
        self.asked = _asked(function)
        self.turned: dict[tuple[SSAValue, Order], SSAValue] = {}
        """Values with their dimensions in an order."""

    def order_of_most(self, values: Sequence[SSAValue]) -> Order | None:
        """The order of more than half of the bytes that are read; None if that is the order of the shape."""
        if not self.orders:
            return None
        read: Counter[Order | None] = Counter()
        for value in dict.fromkeys(values):
            if not isinstance(value.owner, prim.BroadcastOp | prim.ConstantOp):
                read[self.orders.get(value)] += tensor_of(value).element_type.bitwidth  # type: ignore[attr-defined]
        order, most = max(read.items(), key=lambda item: item[1], default=(None, 0))
        return order if 2 * most > read.total() else None

    def in_order(self, value: SSAValue, order: Order, rewriter: Rewriter) -> SSAValue:
        """A value with its dimensions in an order."""
        if (value, order) not in self.turned:
            self.turned[value, order] = rewriter.add(prim.TransposeOp(value, order))
        return self.turned[value, order]

    def turned_back(self, value: SSAValue, order: Order, rewriter: Rewriter) -> SSAValue:
        """A value whose dimensions are in `order`, as its shape reads."""
        if list(order) == sorted(order):
            return value
        back = rewriter.add(prim.TransposeOp(value, [order.index(axis) for axis in range(len(order))]))
        self.orders[back] = order
        self.turned[back, order] = value
        return back


def _order_of_rest(order: Order, gone: Sequence[int]) -> Order:
    """The order of the dimensions that are left when others are gone."""
    kept = [axis for axis in order if axis not in gone]
    numbers = {axis: number for number, axis in enumerate(sorted(kept))}
    return tuple(numbers[axis] for axis in kept)
