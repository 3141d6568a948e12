"""The lowering of factors of matrix products that are blocks of a matrix to loads by tensor descriptors."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import AnyFloat, FixedBitwidthType, i32
from xdsl.ir import BlockArgument, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import LoadOp, ReduceOp
from ....ir.dialects.triton.descriptors import ALIGNMENT
from ....ir.expressions import Expression
from ....ir.interfaces.effects import accessed_arguments
from .dimensions import Dimension
from .kernel_lowering import KernelLowering
from .writer import Lanes, ordered

__all__ = ["DescribedLoad", "described_load"]

MOST_ACROSS = 256
"""Elements of a block along a dimension ([D] CUDA driver API, cuTensorMapEncodeTiled)."""


@dataclass(frozen=True)
class DescribedLoad:
    """A load of blocks of a matrix whose rows are aligned."""

    load: LoadOp
    dimensions: tuple[Dimension, Dimension]
    """The dimensions of the matrix: elements are adjacent along the last."""
    sizes: tuple[int, int]
    stride: int
    """The distance of rows, in elements."""
    first: Expression
    """The place of the matrix in the buffer."""

    def describe(self, k: KernelLowering) -> SSAValue:
        """Write the descriptor."""
        base = k.arguments[self.load.buffer]
        if self.first.terms:
            base = k.writer.value(triton.AddPtrOp(base, k.index.value(self.first).value))
        block = [each.size for each in self.dimensions]
        return k.writer.value(triton.MakeTensorDescriptorOp(base, self.sizes, (self.stride, 1), block))

    def read(self, k: KernelLowering, descriptor: SSAValue) -> None:
        """Write the load of the open block of iterations."""
        k.writer.location = self.load.location
        starts = [k.index.start(each.loop.induction_variable).value for each in self.dimensions]
        offsets = [k.writer.once(("offset", start), lambda start=start: k.writer.value(arith.TruncIOp(start, i32)))
                   for start in starts]
        block = k.writer.value(triton.DescriptorLoadOp(descriptor, offsets))
        block.name_hint = self.load.result.name_hint
        if ordered(frozenset(self.dimensions)) != self.dimensions:
            block = k.writer.value(triton.TransOp(block, [1, 0]))
        k.values[self.load.result] = Lanes(block, ordered(frozenset(self.dimensions)))


def described_load(k: KernelLowering, op: ReduceOp, value: SSAValue, along: Dimension, own: Dimension
                   ) -> DescribedLoad | None:
    """How a factor of a product is loaded by a descriptor, if it is loaded in the loop over its terms, `own`, from a
    matrix of known sizes whose rows are aligned, nothing else decides whether it is loaded, and nothing writes the
    matrix."""
    load, element = value.owner, value.type
    if not isinstance(load, LoadOp) or load.parent is not op.body.block or load.mask is not None \
            or not isinstance(element, AnyFloat) or not isinstance(element, FixedBitwidthType) \
            or k.variation.of(value) != {along, own} or not all(_counts_lanes(k, each) for each in (along, own)):
        return None
    _, conditions = k.variation.around[op.body.block].guard(frozenset((along, own)))
    if any(condition.source not in (along.loop, own.loop) for condition in conditions) \
            or not _is_only_read(k, load.buffer):
        return None
    rest, strides = k.names.simplify(k.names.read(load, load.subscript_expression)), dict[Dimension, int]()
    for each in (along, own):
        name = k.names.of(each.loop.induction_variable).as_symbol
        factor = None if name is None else rest.coefficient(name)
        if factor is None or (stride := factor.as_int) is None or stride < 1:
            return None
        strides[each] = stride
        rest -= factor * k.names.of(each.loop.induction_variable)
    outer, inner = sorted((along, own), key=lambda each: -strides[each])
    sizes = [k.variation.trip_count(each.loop).as_int for each in (outer, inner)]
    least = ALIGNMENT // element.size
    numbers = [strides[outer], *(coefficient for _, coefficient in rest.terms)]
    rows, columns = sizes
    if not rows or not columns or strides[inner] != 1 or strides[outer] < columns \
            or any(each % least for each in numbers):
        return None
    if inner.size < least or max(outer.size, inner.size) > MOST_ACROSS or not _is_known_before(k, op, rest):
        return None
    return DescribedLoad(load, (outer, inner), (rows, columns), strides[outer], rest)


def _counts_lanes(k: KernelLowering, dimension: Dimension) -> bool:
    """Whether the iterations of a loop are 0, 1, ..., in the order of its lanes."""
    loop = dimension.loop
    return loop.lower_bound == 0 and loop.step_size == 1 and k.variation.of(loop.induction_variable) == {dimension}


def _is_only_read(k: KernelLowering, buffer: SSAValue) -> bool:
    """Whether a buffer is an argument that the kernel does not write: descriptors read by other ways than stores
    write."""
    return (isinstance(buffer, BlockArgument) and buffer in k.arguments
            and buffer.index not in accessed_arguments(k.kernel)[1])


def _is_known_before(k: KernelLowering, op: ReduceOp, expression: Expression) -> bool:
    """Whether an expression is the same for all lanes, and known before a loop."""
    values = [k.names.values[name] for name in expression.symbols()]
    return not k.variation.of_expression(expression) and all(value in k.values for value in values) \
        and not any(op.is_ancestor(value.owner) for value in values)
