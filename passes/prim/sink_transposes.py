"""The pass `sink-transposes`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ArrayAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.prim.elementwise import ElementwiseOp
from ...ir.dialects.prim.types import tensor_of
from ...ir.dialects.shape import DimsAttr
from ...ir.expressions import Expression
from ...ir.locations import inherit_location
from ...ir.module_verifier import STRIDES
from ...ir.shapes import contiguous_strides, dims, tensor
from ...ir.symbols import argument_facts, result_facts
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass

Order = tuple[int, ...]
"""The dimensions of a tensor, those that lie farthest apart in memory first."""


class SinkTransposes(KernelPass):
    """Compute in the order of memory on tensors whose dimensions lie in another order than their shape lists them.

        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<2048, 1, 256, 32>], extern = "library"}
        %e = prim.exp %y : tensor<4x32x8x8xf32>
        %s = prim.reduce <add> %e dims [0, 2, 3] : tensor<4x32x8x8xf32> -> tensor<32xf32>
    becomes
        %y = aten.convolution %x, %w {...} attributes {strides = [#shape.dims<2048, 1, 256, 32>], extern = "library"}
        %0 = prim.transpose %y permutation [0, 2, 3, 1] : tensor<4x32x8x8xf32> -> tensor<4x8x8x32xf32>
        %e = prim.exp %0 : tensor<4x8x8x32xf32>
        %s = prim.reduce <add> %e dims [0, 1, 2] : tensor<4x8x8x32xf32> -> tensor<32xf32>

    What comes after may take neighbours in a shape for neighbours in memory: whether a reduction goes along rows or
    down columns decides how it is cut and what it is fused with. An operation is turned if most of the tensors that it
    reads lie in that order; its result is transposed back for what is not, which needs no kernel. What the caller is
    promised in another order is computed in that.
    """

    name = "sink-transposes"

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        if orders := _orders(function):
            _Sinking(orders, _asked(function), watcher).run(function.body.block)


def order_of(sizes: Sequence[Expression], strides: Sequence[Expression]) -> Order | None:
    """The order in which a tensor without gaps lies; None for one that lies as its shape reads, and for others."""
    steps = [stride.as_int for stride in strides]
    if len(steps) < 2 or None in steps or 0 in steps:
        return None
    order = tuple(sorted(range(len(steps)), key=lambda axis: steps[axis] or 0, reverse=True))
    if list(order) == sorted(order):
        return None
    wanted = contiguous_strides([sizes[axis] for axis in order])
    fits = all(strides[axis] == step or sizes[axis] == 1 for axis, step in zip(order, wanted, strict=True))
    return order if fits else None


def _orders(function: FuncOp) -> dict[SSAValue, Order]:
    """How arguments and results of operators lie that do not lie as their shapes read."""
    block, found = function.body.block, dict[SSAValue, Order]()
    said: list[tuple[SSAValue, Attribute | None]] = []
    said.extend((argument, argument_facts(function, argument).get(STRIDES)) for argument in block.args)
    for op in block.ops:
        if isinstance(given := op.attributes.get("strides"), ArrayAttr):
            said.extend(zip(op.results, given.data, strict=False))
    for value, strides in said:
        if isinstance(value.type, TensorType) and isinstance(strides, DimsAttr):
            order = order_of(dims(value.type), strides.data)
            if order is not None:
                found[value] = order
    return found


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


@dataclass
class _Sinking:
    """One walk through a function, operands before what is computed of them."""

    orders: dict[SSAValue, Order]
    """How values lie that do not lie as their shapes read."""
    asked: dict[SSAValue, set[Order]]
    watcher: Watcher
    turned: dict[tuple[SSAValue, Order], SSAValue] = field(default_factory=dict)
    """Values with their dimensions in an order."""

    def run(self, block: Block) -> None:
        for op in list(block.ops):
            if isinstance(op, ElementwiseOp | prim.ReduceOp):
                self._visit(op)

    def _visit(self, op: Operation) -> None:
        order = self._order_of_most(op.operands)
        if order is None:
            return
        after = _order_of_rest(order, op.axes) if isinstance(op, prim.ReduceOp) else order
        if self.asked.get(op.results[0], {after}) != {after} or not self.watcher.allows(SinkTransposes.name, op):
            return
        self.watcher.done(SinkTransposes.name, op, "its dimensions are taken in the order of memory")
        operands = [self._in_order(value, order, op) for value in op.operands]
        if isinstance(op, prim.ReduceOp):
            new: Operation = prim.ReduceOp(op.kind, operands[0], [order.index(axis) for axis in op.axes],
                                           second_stage=op.is_second_stage)
        else:
            result = tensor_of(op.results[0])
            type = tensor([dims(result)[axis] for axis in order], result.element_type)
            new = op.create(operands=operands, result_types=[type], properties=dict(op.properties),
                            attributes=dict(op.attributes))
        self._replace(op, new, after)

    def _order_of_most(self, values: Sequence[SSAValue]) -> Order | None:
        """The order of more than half of the bytes that are read; None if that is the order of the shape."""
        read: Counter[Order | None] = Counter()
        for value in dict.fromkeys(values):
            if not isinstance(value.owner, prim.BroadcastOp | prim.ConstantOp):
                read[self.orders.get(value)] += tensor_of(value).element_type.bitwidth  # type: ignore[attr-defined]
        order, most = max(read.items(), key=lambda item: item[1], default=(None, 0))
        return order if 2 * most > read.total() else None

    def _in_order(self, value: SSAValue, order: Order, user: Operation) -> SSAValue:
        if (value, order) not in self.turned:
            transpose = prim.TransposeOp(value, order)
            self._insert(transpose, user, user)
            self.turned[value, order] = transpose.result
        return self.turned[value, order]

    def _replace(self, op: Operation, new: Operation, order: Order) -> None:
        """Put an op in the place of another one whose result has its dimensions in `order`."""
        self._insert(new, op, op)
        value = new.results[0]
        value.name_hint = op.results[0].name_hint
        if list(order) != sorted(order):
            back = prim.TransposeOp(value, [order.index(axis) for axis in range(len(order))])
            self._insert(back, op, op)
            self.orders[back.result] = order
            self.turned[back.result, order] = value
            value = back.result
        op.results[0].replace_all_uses_with(value)
        op.detach()
        op.erase()

    def _insert(self, op: Operation, before: Operation, source: Operation) -> None:
        assert before.parent is not None
        inherit_location(op, source)
        before.parent.insert_op_before(op, before)


def _order_of_rest(order: Order, gone: Sequence[int]) -> Order:
    """The order of the dimensions that are left when others are gone."""
    kept = [axis for axis in order if axis not in gone]
    numbers = {axis: number for number, axis in enumerate(sorted(kept))}
    return tuple(numbers[axis] for axis in kept)
